internal import FlowDocument

/// Which steps inside of a modal can get out: one search backwards from the exits, over the ways on and the Back
/// buttons, so its cost grows with the steps and not with their pairs.
struct StepSearch {
    /// The screens from which nothing is known to lead out, in the order in which people reach them.
    let stuck: [Int]
    private let possible: [Int: [MissingFact]]

    init(_ interior: ModalInterior, of node: ModalNode, in context: Context) {
        let own = context.ownExits(of: node)
        let inside = Set(interior.screens)
        var seeds: [Int] = []
        var doubts: [Int: [MissingFact]] = [:]
        for screen in interior.screens {
            let exits = context.exits(from: context.graph.screens[screen], leaving: node, inside: inside)
            if !exits.certain.isEmpty { seeds.append(screen) }
            if !exits.missing.isEmpty { doubts[screen] = exits.missing }
        }
        // Gestures, taps and bar buttons are there on every step; other controls of the modal on the first.
        let everywhere = own.certain.contains { node.isEverywhere($0) }
        if everywhere { seeds = interior.screens }
        if !own.certain.isEmpty, let first = interior.screens.first { seeds.append(first) }

        let sources = context.sources(inside: interior, of: node)
        let out = Self.reached(from: seeds, over: sources)
        let stuck = interior.screens.filter { !out.contains($0) }
        self.stuck = stuck
        let doubtsEverywhere = own.missing.filter { node.isEverywhere($0) }
        var possible: [Int: [MissingFact]] = [:]
        for screen in stuck where !doubtsEverywhere.isEmpty { possible[screen] = doubtsEverywhere }
        // A step that leads to a doubtful one is doubtful for the same reason; the first reason found is kept.
        for screen in interior.screens {
            guard let facts = doubts[screen] else { continue }
            for source in Self.reached(from: [screen], over: sources, besides: possible) where possible[source] == nil {
                possible[source] = facts
            }
        }
        self.possible = possible
    }

    /// The facts that could show that a step leads out after all.
    func missing(for screen: Int) -> [MissingFact] {
        possible[screen] ?? []
    }

    private static func reached(
        from seeds: [Int], over sources: [Int: [Int]], besides known: [Int: [MissingFact]] = [:]
    ) -> Set<Int> {
        var seen = Set(seeds)
        var queue = seeds
        while let screen = queue.popLast() {
            for source in sources[screen] ?? [] where known[source] == nil && seen.insert(source).inserted {
                queue.append(source)
            }
        }
        return seen
    }
}

extension Context {
    /// For each step inside of a modal, the steps from which people can get to it, forwards or by Back.
    fileprivate func sources(inside interior: ModalInterior, of node: ModalNode) -> [Int: [Int]] {
        let hasStack = node.modal.contains.elements.contains(.navigationStack)
        var sources: [Int: [Int]] = [:]
        for screen in interior.screens {
            let isInStack = hasStack || lives(in: .navigation, graph.screens[screen])
            for step in graph.steps[screen] {
                sources[step.target, default: []].append(screen)
                if step.isPush, isInStack, !graph.screens[step.target].screen.backHidden.isTrue {
                    sources[screen, default: []].append(step.target)
                }
            }
            for departure in graph.departures[screen] where departure.isExit {
                if let target = departure.target { sources[target, default: []].append(screen) }
            }
        }
        return sources
    }

    /// Whether a screen is a container of this kind or lives in one.
    private func lives(in container: Container, _ node: ScreenNode) -> Bool {
        if node.screen.container.value == container { return true }
        guard let parent = node.screen.parent.value.flatMap(graph.screen) else { return false }
        return parent.screen.container.value == container
    }
}

extension ModalNode {
    fileprivate func isEverywhere(_ way: ExitKnowledge.ExitWay) -> Bool {
        switch way {
        case .gesture, .outsideTap, .system: true
        case .transition, .somewhere: false
        case .button(let reference), .otherControl(let reference): isInBar(reference.child)
        }
    }

    fileprivate func isEverywhere(_ fact: MissingFact) -> Bool {
        fact.subject.child.map(isInBar) ?? true
    }

    private func isInBar(_ control: String?) -> Bool {
        let location = modal.controls.elements.first { $0.id == control }?.location.value
        return location == .barLeading || location == .barTrailing
    }
}

extension ModalInterior {
    /// The screens that people see on the shortest way from the first one to this.
    func path(to screen: Int) -> [Int] {
        var path = [screen]
        while let last = path.last, let parent = parents[last] { path.append(parent) }
        return path.reversed()
    }
}
