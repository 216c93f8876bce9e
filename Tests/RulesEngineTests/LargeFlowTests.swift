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
        let report = Linter(kept: .all).run(Self.circle(50_000), rules: [ModalExitReachable.self, ModalExitExists.self])
        let reachable = report.results.filter { $0.metadata.id == "modal-exit-reachable" }
        let exists = report.results.filter { $0.metadata.id == "modal-exit-exists" }
        #expect(exists.count == 50_000)
        #expect(exists.count { $0.observation.reason == .tooLarge } > 49_000)
        #expect(exists.count { $0.outcome == .fail } < 20)
        #expect(reachable.count { $0.observation.reason == .tooLarge } > 49_000)
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
