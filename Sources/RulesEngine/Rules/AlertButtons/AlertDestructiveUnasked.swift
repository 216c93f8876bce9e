internal import FlowDocument

/// Red warns of a loss that people did not ask for.
struct AlertDestructiveUnasked: ModalRule {
    static let asked = MessageTemplate(
        "asked", en: "People chose “{control}” just before, so “{title}” only confirms what they asked for.",
        ja: "直前に「{control}」が選ばれているため、「{title}」は頼まれた操作の確認にすぎません。",
        ko: "방금 “{control}” 항목을 선택했으므로 “{title}” 버튼은 요청한 동작을 확인하는 것일 뿐입니다.")
    static let named = MessageTemplate(
        "named", en: "The alert asks about “{title}” as if people had chosen it, but what leads to it does not say so.",
        ja: "アラートは「{title}」が選ばれたかのように尋ねていますが、そこに至る操作からは読み取れません。",
        ko: "알림은 사람들이 “{title}” 동작을 선택한 것처럼 묻지만, 알림을 연 항목에는 그런 말이 없습니다.")
    static let settled = MessageTemplate(
        "intent", en: "Decide whether people had the loss in mind. If they did, the button needs no red.",
        ja: "失われることを承知のうえで操作したかどうかを判断してください。承知していたなら、赤くする必要はありません。",
        ko: "사라진다는 것을 알고 동작을 선택했는지 판단하십시오. 알고 있었다면 빨간색이 필요하지 않습니다.")

    static let metadata = RuleMetadata(
        id: "alert-destructive-unasked", editions: [.hig2025], kind: .heuristic, severity: .advice,
        guidelines: ["alerts-2025-destructive"], scope: .modals([.alert]),
        summary: LocalText(
            en: "The destructive style warns of a loss that people did not ask for.",
            ja: "破壊的なスタイルは、意図していない損失を知らせるために使います。",
            ko: "파괴적인 스타일은 의도하지 않은 손실을 알릴 때 씁니다."),
        why: LocalText(
            en: """
                Who has just chosen to delete knows what will happen. Red that repeats it teaches people to look past \
                red, also where it warns of something that they did not see coming.
                """,
            ja: """
                削除を選んだばかりの人は、何が起きるかを知っています。そこでも赤く表示すると、予想外の損失を知らせる赤まで\
                見過ごされるようになります。
                """,
            ko: """
                방금 삭제를 선택한 사람은 무슨 일이 일어날지 알고 있습니다. 그때도 빨갛게 표시하면 예상하지 못한 손실을 알리는 \
                빨간색까지 지나치게 됩니다.
                """),
        remedy: LocalText(
            en: "Leave the style off where the button confirms what people chose a moment ago.",
            ja: "直前に選ばれた操作を確認するだけのボタンでは、破壊的なスタイルを外します。",
            ko: "방금 선택한 동작을 확인하기만 하는 버튼에서는 파괴적인 스타일을 뺍니다."),
        messages: [asked, named, settled],
        examples: [
            .flow(
                .pass, "Resizing may lose data", presented(by: "Resize", title: "Resize the disk?", button: "Resize")),
            .flow(
                .pass, "A loss that neither the control nor the title names",
                presented(by: "Import", title: "Import settings?", button: "Replace All")),
            .modal(
                .pass, "It appears by itself",
                #""trigger": "background", "# + ButtonExamples.alert([("Delete", "destructive")])),
            .flow(.review, "Delete was chosen", presented(by: "Delete", title: "Delete note?", button: "Delete")),
            .flow(.review, "Clear was chosen", presented(by: "Clear History", title: "Erase it?", button: "Erase")),
            .flow(
                .review, "Japanese",
                #""languages": ["ja"], "# + presented(by: "消去", title: "メモを削除しますか？", button: "削除")),
            .flow(
                .review, "The title names it, the control does not",
                presented(by: "More", title: "Delete note?", button: "Delete")),
            .modal(.open, "Nobody said what leads to it", ButtonExamples.alert([("Delete", "destructive")])),
            .modal(.notApplicable, "Nothing is red", ButtonExamples.alert([("Delete", "default")])),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        let red = context.reading(of: node).buttons.filter { $0.control.role.value == .destructive }
        guard !red.isEmpty, !node.modal.system.isTrue else { return observations.nothingToCheck() }
        for button in red {
            let control = button.control
            switch context.askedDestruction(of: node) {
            case .asked(let source):
                let spoken = context.control(at: source)?.shownTitle ?? source.rawValue
                review(Self.asked, ["control": spoken], control, source, &observations)
            case .unasked
            where node.modal.trigger.value ?? .userAction == .userAction
                && context.titleNamesLoss(of: button, in: node):
                review(Self.named, [:], control, nil, &observations)
            case .unasked: break
            case .unknown(let missing): observations.open(missing, on: control)
            }
        }
        if observations.all.isEmpty { observations.pass() }
    }

    private func review(
        _ template: MessageTemplate, _ arguments: [String: String], _ control: Control, _ source: Reference?,
        _ observations: inout Observations
    ) {
        let arguments = arguments.merging(["title": control.shownTitle]) { _, title in title }
        observations.review(template, arguments, settledBy: Self.settled) {
            $0.rest(on: control, "role")
            $0.confidence = source == nil ? 0.5 : 0.8
            if let source { $0.related = [source] }
        }
    }

    private static func presented(by control: String, title: String, button: String) -> String {
        #"""
        "screens": [{"id": "list", "controls": [{"id": "go", "kind": "button", "title": "\#(control)"}]}],
        "modals": [{"id": "ask", "title": "\#(title)", \#(ButtonExamples.alert([(button, "destructive")]))}],
        "transitions": [{"id": "t", "from": "list/go", "to": "ask", "kind": "present"}]
        """#
    }
}
