import FlowDocument
import Testing

@testable import RulesEngine

/// What is built to cost more than its size is bounded and says so.
@Suite struct LargeFlowTests {
    /// So many screens in a circle of pushes, every one the content of a modal.
    static func circle(_ count: Int) -> Document {
        var document = Document()
        for number in 0..<count {
            var screen = Screen(id: NodeID("s\(number)"))
            screen.controls = .value([])
            document.screens.append(screen)
            var modal = Modal(id: NodeID("m\(number)"))
            modal.style = .value(.fullScreen)
            modal.content = .value(NodeID("s\(number)"))
            modal.controls = .value([])
            document.modals.append(modal)
            document.transitions.append(
                Transition(
                    id: NodeID("t\(number)"), from: Reference(NodeID("s\(number)")),
                    to: NodeID("s\((number + 1) % count)"), kind: .push))
        }
        return document
    }

    @Test func `many modals into one component are bounded, and the rules on their insides say so`() {
        let report = Linter(kept: .all).run(Self.circle(50_000), rules: [ModalExitReachable.self])
        #expect(report.results.count { $0.observation.reason == .tooLarge } > 49_000)
    }

    @Test func `whether there is an exit at all is found for all of them`() {
        var circle = Self.circle(50_000)
        let locked = Linter(kept: .all).run(circle, rules: [ModalExitExists.self]).results
        #expect(locked.count == 50_000 && locked.allSatisfy { $0.outcome == .fail })
        var done = Control(id: "done", kind: .button)
        done.exit = .value(Exit())
        circle.screens[777].controls = .value([done])
        let free = Linter(kept: .all).run(circle, rules: [ModalExitExists.self]).results
        #expect(free.count == 50_000 && free.allSatisfy { $0.outcome == .pass })
    }

    @Test func `a small one is looked at whole`() {
        let report = Linter(kept: .all).run(Self.circle(3), rules: [ModalExitExists.self])
        #expect(report.results.map(\.outcome) == [.fail, .fail, .fail])
    }

    @Test func `a chain of modals longer than anyone could follow is cut and told`() {
        var document = Document()
        for number in 0..<1_000 {
            var modal = Modal(id: NodeID("m\(number)"))
            modal.style = .value(number == 0 ? .popover : .pageSheet)
            document.modals.append(modal)
            guard number > 0 else { continue }
            document.transitions.append(
                Transition(
                    id: NodeID("t\(number)"), from: Reference(NodeID("m\(number - 1)")), to: NodeID("m\(number)"),
                    kind: .present))
        }
        let results = Linter(kept: .all).run(document, rules: [PopoverNoModalAbove.self]).results
        #expect(results.count { $0.outcome == .fail } >= 200)
        #expect(results.count { $0.observation.reason == .tooLarge } >= 700)
    }
}
