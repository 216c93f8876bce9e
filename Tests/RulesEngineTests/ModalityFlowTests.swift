import FlowDocument
import Testing

@testable import RulesEngine

/// What rules say of the insides of modals that are larger than examples can show, in whatever order a file lists them.
@Suite struct ModalityFlowTests {
    static let rules: [any Rule.Type] = ModalityRules.all

    // MARK: - Size

    /// One modal with so many screens.
    static func modal(_ count: Int, steps: (Int) -> [Int]) -> Document {
        var document = Document()
        document.entry = .value(["home"])
        document.screens.append(Screen(id: "home"))
        var modal = Modal(id: "m")
        modal.style = .value(.pageSheet)
        modal.content = .value("s0")
        modal.controls = .value([])
        modal.contains = .value([.navigationStack])
        modal.taskKind = .value(.create)
        modal.inputs = .value(0)
        modal.gesture = .nothing
        document.modals.append(modal)
        document.transitions.append(Transition(id: "open", from: "home", to: "m", kind: .present))
        for number in 0..<count {
            var screen = Screen(id: NodeID("s\(number)"))
            screen.controls = .value([])
            screen.isLeafPicker = .value(false)
            document.screens.append(screen)
            for target in steps(number) where target < count {
                document.transitions.append(
                    Transition(
                        id: NodeID("t\(number).\(target)"), from: Reference(NodeID("s\(number)")),
                        to: NodeID("s\(target)"), kind: .push))
            }
        }
        return document
    }

    static func outcome(_ rule: any Rule.Type, _ document: Document) -> Outcome? {
        Linter(profile: Profile(edition: .hig2018), kept: .all).run(document, rules: [rule]).results
            .filter { $0.subject == "m" }.map(\.outcome).max()
    }

    @Test(.timeLimit(.minutes(2))) func `ten thousand screens in a row are one long way`() {
        let row = Self.modal(10_000) { [$0 + 1] }
        #expect(Self.outcome(ModalTaskSteps.self, row) == .fail)
        #expect(Self.outcome(ModalHierarchyDepth.self, row) == .fail)
        #expect(Self.outcome(ModalSinglePath.self, row) == .pass)
        #expect(Self.outcome(ModalNoInnerApp.self, row) == .pass)
        #expect(Self.outcome(ModalExitReachable.self, row) == .fail)
        #expect(Self.outcome(ModalCompletionReachable.self, row) == .fail)
        #expect(Self.outcome(ModalReturnsToContext.self, row) == .pass)
    }

    @Test(.timeLimit(.minutes(2))) func `a way out at the end of ten thousand screens is found from the first`() {
        var row = Self.modal(10_000) { [$0 + 1] }
        var done = Control(id: "done", kind: .button)
        done.exit = .value(Exit(effect: .value(.commit)))
        row.screens[10_000].controls = .value([done])
        #expect(Self.outcome(ModalExitReachable.self, row) == .pass)
        #expect(Self.outcome(ModalCompletionReachable.self, row) == .pass)
    }

    @Test(.timeLimit(.minutes(2))) func `ten thousand screens in a circle are one circle`() {
        let circle = Self.modal(10_000) { [($0 + 1) % 10_000] }
        #expect(Self.outcome(ModalSinglePath.self, circle) == .fail)
        #expect(Self.outcome(ModalTaskSteps.self, circle) == .fail)
        #expect(Self.outcome(ModalExitReachable.self, circle) == .fail)
    }

    @Test(.timeLimit(.minutes(2))) func `a screen with ten thousand ways on is one branch, and the arms do not meet`() {
        let star = Self.modal(10_000) { $0 == 0 ? Array(1..<10_000) : [] }
        #expect(Self.outcome(ModalSinglePath.self, star) == .fail)
        #expect(Self.outcome(ModalTaskSteps.self, star) == .pass)
        #expect(Self.outcome(ModalNoInnerApp.self, star) == .pass)
    }

    @Test(.timeLimit(.minutes(2))) func `layers that all lead to one another cost their edges and not their paths`() {
        // 40 layers of 25 screens: more ways through than could ever be walked.
        let layers = Self.modal(1_000) { number in
            let next = (number / 25 + 1) * 25
            return number / 25 == 0 && number > 0 ? [] : Array(next..<next + 25)
        }
        #expect(Self.outcome(ModalSinglePath.self, layers) == .fail)
        #expect(Self.outcome(ModalTaskSteps.self, layers) == .fail)
        #expect(Self.outcome(ModalNoInnerApp.self, layers) == .fail)
    }

    @Test(.timeLimit(.minutes(2))) func `beyond the cap the rules on insides say so, whichever modal comes first`() {
        let circle = LargeFlowTests.circle(2_000)
        for rule in [
            ModalTaskSteps.self, ModalHierarchyDepth.self, ModalSinglePath.self, ModalCompletionReachable.self,
            ModalExitReachable.self,
        ] as [any Rule.Type] {
            let results = Linter(kept: .all).run(circle, rules: [rule]).results
            #expect(results.count { $0.observation.reason == .tooLarge } > 1_900, "\(rule.metadata.id)")
            var reversed = circle
            reversed.modals.reverse()
            let again = Linter(kept: .all).run(reversed, rules: [rule]).results
            #expect(Self.lines(results) == Self.lines(again))
        }
    }

    @Test(.timeLimit(.minutes(2)))
    func `modals that present the next one each are told once, and are endless in a circle`() {
        var document = Document()
        for number in 0..<10_000 {
            var modal = Modal(id: NodeID("m\(number)"))
            modal.style = .value(.pageSheet)
            modal.content = .nothing
            modal.contains = .value([])
            document.modals.append(modal)
            var transition = Transition(
                id: NodeID("t\(number)"), from: Reference(NodeID("m\(number)")),
                to: NodeID("m\((number + 1) % 10_000)"), kind: .present)
            transition.skippable = .value(false)
            document.transitions.append(transition)
        }
        let profile = Profile(edition: .hig2018)
        let nested = Linter(profile: profile, kept: .all).run(document, rules: [ModalNoInnerApp.self]).results
        #expect(nested.count == 10_000 && nested.count { $0.outcome == .fail } == 1)
        document.screens.append(Screen(id: "home"))
        var open = Transition(id: "open", from: "home", to: "m0", kind: .present)
        open.skippable = .value(false)
        document.transitions.append(open)
        let chains = Linter(profile: profile, kept: .all).run(document, rules: [FlowNonlinearAccess.self]).results
        #expect(chains.filter { $0.outcome == .fail }.map(\.subject) == ["open"])
    }

    @Test(.timeLimit(.minutes(2))) func `many modals that share a screen which presents them all are bounded`() {
        var document = Document()
        document.screens.append(Screen(id: "s"))
        for number in 0..<5_000 {
            var modal = Modal(id: NodeID("m\(number)"))
            modal.style = .value(.pageSheet)
            modal.content = .value("s")
            modal.taskKind = .value(.edit)
            document.modals.append(modal)
            document.transitions.append(
                Transition(id: NodeID("t\(number)"), from: "s", to: NodeID("m\(number)"), kind: .present))
        }
        let report = Linter(profile: Profile(edition: .hig2018), kept: .all).run(document, rules: Self.rules)
        #expect(report.results.count >= 5_000)
    }

    // MARK: - Severity

    /// How grave a failure is that a document shows under an edition.
    static func severity(_ rule: any Rule.Type, _ document: Document, _ edition: Edition = .hig2018) -> Severity? {
        Linter(profile: Profile(edition: edition), kept: .all).run(document, rules: [rule]).results
            .filter { $0.outcome == .fail }.map(\.severity).max()
    }

    @Test func `a task of six steps is a warning in 2018, and one of nine later`() {
        func steps(_ count: Int, _ edition: Edition) -> Severity? {
            Self.severity(ModalTaskSteps.self, Self.modal(count) { [$0 + 1] }, edition)
        }
        #expect(steps(5, .hig2018) == .advice && steps(6, .hig2018) == .warning)
        #expect(steps(8, .hig2020s) == .advice && steps(9, .hig2020s) == .warning)
        #expect(steps(5, .hig2025) == nil && steps(6, .hig2025) == .advice)
    }

    @Test func `four pushes deep are a warning, three and a half are not`() {
        func depth(_ pushes: Int, picker: Bool) -> Severity? {
            var document = Self.modal(pushes + 1) { [$0 + 1] }
            document.screens[pushes + 1].isLeafPicker = .value(picker)
            return Self.severity(ModalHierarchyDepth.self, document)
        }
        #expect(depth(2, picker: false) == .advice)
        #expect(depth(4, picker: true) == .advice)
        #expect(depth(4, picker: false) == .warning)
    }

    @Test func `ways that come together within two screens, or exclude each other, are advice`() {
        func paths(_ steps: [(Int, Int)], conditional: Set<Int> = []) -> Severity? {
            var document = Self.modal(8) { source in steps.filter { $0.0 == source }.map(\.1) }
            for index in document.transitions.indices {
                let target = document.transitions[index].to.value?.rawValue
                if conditional.contains(where: { target == "s\($0)" }) {
                    document.transitions[index].condition = .value("isMember")
                }
            }
            return Self.severity(ModalSinglePath.self, document)
        }
        // Two screens on one arm, and one or none on the other.
        #expect(paths([(0, 1), (1, 2), (2, 3), (0, 4), (4, 3)]) == .advice)
        #expect(paths([(0, 1), (1, 2), (2, 3), (0, 3)]) == .advice)
        // Three screens on one arm.
        #expect(paths([(0, 1), (1, 2), (2, 3), (3, 4), (0, 4)]) == .warning)
        #expect(paths([(0, 1), (0, 2)]) == .warning)
        #expect(paths([(0, 1), (0, 2)], conditional: [1]) == .advice)
        #expect(paths([(0, 1), (0, 2), (0, 3)], conditional: [1]) == .warning)
        #expect(paths([(0, 1), (1, 0)]) == .warning)
        #expect(paths([(0, 1), (1, 2)]) == nil)
    }

    @Test func `more than half of all ways on is a warning`() {
        func app(pushes: Int, modals: Int) -> Severity? {
            var document = Document()
            document.entry = .value(["s0"])
            document.screens = (0...pushes).map { Screen(id: NodeID("s\($0)")) }
            document.transitions = (0..<pushes).map {
                Transition(
                    id: NodeID("p\($0)"), from: Reference(NodeID("s\($0)")), to: NodeID("s\($0 + 1)"), kind: .push)
            }
            for number in 0..<modals {
                var modal = Modal(id: NodeID("m\(number)"))
                modal.style = .value(.formSheet)
                document.modals.append(modal)
                document.transitions.append(
                    Transition(id: NodeID("t\(number)"), from: "s0", to: modal.id, kind: .present))
            }
            return Self.severity(AppModalRatio.self, document)
        }
        #expect(app(pushes: 7, modals: 3) == nil)
        #expect(app(pushes: 10, modals: 5) == .advice)
        #expect(app(pushes: 10, modals: 10) == .advice)
        #expect(app(pushes: 10, modals: 11) == .warning)
        #expect(app(pushes: 3, modals: 6) == nil)
    }

    // MARK: - Order

    /// What a report says, without the places that the order of the file decides.
    static func lines(_ results: [RuleResult]) -> [String] {
        results.map { result in
            let related = result.observation.related.map(\.rawValue).joined(separator: " ")
            let missing = result.observation.missing.map { "\($0.subject) \($0.field)" }.joined(separator: " ")
            return """
                \(result.metadata.id) \(result.subject) \(result.observation.facet ?? "") \(result.outcome) \
                \(result.severity) \(result.messageText(in: "en")) [\(related)] [\(missing)]
                """
        }.sorted()
    }

    /// A flow of shared screens, modals in modals, pickers and circles, made from a number.
    static func flow(_ seed: UInt64) -> Document {
        var dice = Dice(state: seed)
        var document = Document()
        document.entry = .value(["s0"])
        let (screens, modals) = (12, 6)
        for number in 0..<screens {
            var screen = Screen(id: NodeID("s\(number)"))
            screen.container = dice.roll(6) == 0 ? .value(.navigation) : .unknown
            if dice.roll(3) == 0 { screen.isLeafPicker = .value(dice.roll(2) == 0) }
            if dice.roll(4) == 0 { screen.backHidden = .value(true) }
            if dice.roll(4) > 0 {
                var control = Control(id: "c", kind: .button)
                switch dice.roll(4) {
                case 0: control.exit = .value(Exit(effect: .value(.commit)))
                case 1: control.exit = .value(Exit(effect: .value(.none)))
                case 2: control.exit = .nothing
                default: break
                }
                screen.controls = .value([control])
            }
            document.screens.append(screen)
        }
        let styles: [ModalStyle] = [.pageSheet, .formSheet, .fullScreen, .alert, .actionSheet, .popover]
        for number in 0..<modals {
            var modal = Modal(id: NodeID("m\(number)"))
            modal.style = .value(styles[dice.roll(styles.count)])
            modal.content = dice.roll(5) == 0 ? .nothing : .value(NodeID("s\(dice.roll(screens))"))
            modal.controls = .value([])
            modal.contains = dice.roll(2) == 0 ? .value([.navigationStack]) : .unknown
            modal.taskKind = dice.roll(2) == 0 ? .value(.edit) : .unknown
            document.modals.append(modal)
        }
        let kinds: [TransitionKind] = [.push, .push, .push, .replace, .embed, .switchTab]
        for number in 0..<24 {
            let from = NodeID("s\(dice.roll(screens))")
            let isPresent = dice.roll(3) == 0
            let to = isPresent ? NodeID("m\(dice.roll(modals))") : NodeID("s\(dice.roll(screens))")
            var transition = Transition(
                id: NodeID("t\(number)"), from: Reference(from), to: to,
                kind: isPresent ? .present : kinds[dice.roll(kinds.count)])
            if dice.roll(3) == 0 { transition.skippable = .value(dice.roll(3) == 0) }
            if dice.roll(5) == 0 { transition.condition = .value("isMember") }
            if isPresent, dice.roll(5) == 0 { transition.closes = .value([NodeID("m\(dice.roll(modals))")]) }
            document.transitions.append(transition)
        }
        return document
    }

    @Test(arguments: 0..<60) func `the order of screens, modals and transitions changes nothing`(_ seed: Int) {
        let document = Self.flow(UInt64(seed))
        var dice = Dice(state: UInt64(seed) &+ 1_000)
        for edition in Edition.allCases {
            let linter = Linter(profile: Profile(edition: edition), kept: .all)
            let expected = Self.lines(linter.run(document, rules: Self.rules).results)
            for _ in 0..<3 {
                var shuffled = document
                shuffled.screens.shuffle(using: &dice)
                shuffled.modals.shuffle(using: &dice)
                shuffled.transitions.shuffle(using: &dice)
                let lines = Self.lines(linter.run(shuffled, rules: Self.rules).results)
                #expect(lines.count == expected.count)
                #expect(Set(lines).symmetricDifference(expected).sorted() == [])
            }
        }
    }
}

/// Numbers that look random and are the same on every run.
struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number below this one.
    mutating func roll(_ sides: Int) -> Int {
        Int(next() % UInt64(sides))
    }
}
