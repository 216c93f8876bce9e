internal import FlowDocument

extension Context {
    private static let unreachable = MessageTemplate(
        "unreachable-screens",
        en: "Nothing leads from where people come in to {count} of {total} screens: {names}.",
        ja: "最初の画面からたどり着けない画面があります（{total}画面中{count}画面）：{names}。",
        ko: "처음 화면에서 갈 수 없는 화면이 있습니다({total}개 중 {count}개): {names}.")

    private static let manyUnreachable = MessageTemplate(
        "many-unreachable-screens",
        en: "Nothing leads from where people come in to {count} of {total} screens, among them {names}.",
        ja: "最初の画面からたどり着けない画面があります（{total}画面中{count}画面）：{names}など。",
        ko: "처음 화면에서 갈 수 없는 화면이 있습니다({total}개 중 {count}개): {names} 등.")

    /// What readers must know of the run as a whole: which screens nobody gets to. No guideline speaks of them, and
    /// code may show them, so that they are no finding.
    var notices: [Message] {
        guard document.entry.isKnown, !document.transitions.isEmpty else { return [] }
        let reached = ReachableNodes(from: document.entry.elements, in: self)
        let lost = graph.screens.filter { !isReached($0, reached) }.map(\.screen).sorted { $0.id < $1.id }
        guard !lost.isEmpty else { return [] }
        let names = lost.prefix(5).map(\.displayName)
        return [
            Message(
                lost.count > names.count ? Self.manyUnreachable : Self.unreachable,
                [
                    "count": String(lost.count), "total": String(graph.screens.count),
                    "names": names.joined(separator: ", "),
                ])
        ]
    }

    /// Whether people get to a screen, or to a container that it is a part of.
    private func isReached(_ node: ScreenNode, _ reached: ReachableNodes) -> Bool {
        var seen: Set<Int> = []
        var screen = node
        while seen.insert(screen.index).inserted {
            if reached.screens.contains(screen.index) { return true }
            switch screen.screen.parent.value.flatMap({ graph.places[$0] }) {
            case .screen(let parent): screen = graph.screens[parent]
            case .modal(let parent): return reached.modals.contains(parent)
            case nil: return false
            }
        }
        return false
    }
}
