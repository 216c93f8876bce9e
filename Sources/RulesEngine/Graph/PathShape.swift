internal import FlowDocument

/// Where the way through the inside of a modal is not one way: where it divides, comes together, or goes in circles.
struct PathShape: Sendable {
    /// A screen that leads on to more than one other.
    struct Branch: Sendable {
        var screen: Int
        /// The screens that it certainly leads on to, rather than picking a value there.
        var targets: [Int]
        /// Whether only one of them is there at a time.
        var isExclusive = false
        /// Whether the arms come together again at once.
        var rejoins = false
        /// The screens that may only be for picking a value.
        var unsure: [Int] = []

        /// Whether it is a branch whatever the unknown facts are.
        var isCertain: Bool { targets.count > 1 }
        /// Whether people hardly notice that there was another way.
        var isSoft: Bool { isExclusive || rejoins }
    }

    /// A screen that more than one other leads on to.
    struct Merge: Sendable {
        var screen: Int
        var sources: [Int]
    }

    /// The branches, in the order in which people reach them.
    private(set) var branches: [Branch] = []
    /// The merges that no branch explains whose arms come together at once.
    private(set) var merges: [Merge] = []
    /// Screens that lead to one another, in the order of each circle's first.
    private(set) var circles: [[Int]] = []
    /// Screens that lead to themselves.
    private(set) var repeated: [Int] = []

    /// - Parameter window: How many screens an arm has at most for arms to come together at once.
    init(_ graph: InteriorGraph, window: Int) {
        let pickers = LeafPickers(graph)
        var ways = Ways(graph, pickers)
        repeated = ways.repeated
        let components = Components(ways.arms.map { $0.map(\.target) })
        circles = components.members.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
        // A circle is told as one, so the ways inside of it are no branches.
        ways.keep { components.numbers[$0] != components.numbers[$1] }
        var explained: Set<Int> = []
        for (screen, arms) in ways.arms.enumerated() where arms.count > 1 {
            let certain = arms.filter(\.isCertain)
            var branch = Branch(screen: screen, targets: certain.map(\.target))
            branch.isExclusive = certain.count { !$0.isConditional } < 2
            branch.unsure = arms.filter { !$0.isCertain }.map(\.target)
            if branch.isCertain {
                let meeting = ways.meeting(of: branch.targets, window: window)
                branch.rejoins = !meeting.isEmpty
                explained.formUnion(meeting)
            }
            branches.append(branch)
        }
        var sources: [[Int]] = Array(repeating: [], count: graph.screens.count)
        for (source, arms) in ways.arms.enumerated() {
            for arm in arms where arm.isCertain { sources[arm.target].append(source) }
        }
        for (screen, sources) in sources.enumerated() where sources.count > 1 && !explained.contains(screen) {
            merges.append(Merge(screen: screen, sources: sources))
        }
    }

    /// The ways on from each screen, each once, without those that only pick a value.
    private struct Ways {
        struct Arm {
            let target: Int
            /// Whether it is known to be more than picking a value.
            let isCertain: Bool
            var isConditional: Bool
        }

        private(set) var arms: [[Arm]] = []
        private(set) var repeated: [Int] = []

        init(_ graph: InteriorGraph, _ pickers: LeafPickers) {
            for (source, steps) in graph.steps.enumerated() {
                var found: [Arm] = []
                let isPicker = graph.screens[source].screen.isLeafPicker.isTrue
                for step in steps where !step.isEmbed && !isPicker {
                    guard step.target != source else {
                        if repeated.last != source { repeated.append(source) }
                        continue
                    }
                    let isCertain: Bool
                    switch pickers.knowledge(of: step) {
                    case .isPicker: continue
                    case .unknown: isCertain = false
                    case .isNone: isCertain = true
                    }
                    if let last = found.last, last.target == step.target {
                        // Of two ways to one screen, one that is always there is always there.
                        found[found.count - 1] = Arm(
                            target: last.target, isCertain: last.isCertain || isCertain,
                            isConditional: last.isConditional && step.isConditional)
                    } else {
                        found.append(Arm(target: step.target, isCertain: isCertain, isConditional: step.isConditional))
                    }
                }
                arms.append(found)
            }
        }

        mutating func keep(_ isKept: (Int, Int) -> Bool) {
            for source in arms.indices { arms[source].removeAll { !isKept(source, $0.target) } }
        }

        /// The screens at which all arms come together, with no more screens on any of them than the window has.
        func meeting(of targets: [Int], window: Int) -> Set<Int> {
            var common: Set<Int>?
            var visits = 0
            for target in targets {
                var seen: Set<Int> = [target]
                var edge = [target]
                for _ in 0..<window {
                    var next: [Int] = []
                    for screen in edge {
                        visits += arms[screen].count
                        // What divides so often does not come together at once, whichever part is looked at first.
                        guard visits <= Self.mostVisits else { return [] }
                        next += arms[screen].map(\.target).filter { seen.insert($0).inserted }
                    }
                    edge = next
                }
                common = common?.intersection(seen) ?? seen
            }
            return common ?? []
        }

        private static let mostVisits = 256
    }
}
