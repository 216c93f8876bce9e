internal import FlowDocument
internal import JSON

/// Form sheets are for collecting information.
struct StyleFormsheetGathers: ModalRule {
    static let reading = MessageTemplate(
        "reading", en: "The form sheet asks for nothing: people only look at what it shows.",
        ja: "フォームシートなのに入力がなく、内容を見るだけになっています。",
        ko: "폼 시트인데 입력할 것이 없고 내용을 보기만 합니다.")
    static let summary = MessageTemplate(
        "summary", en: "The form sheet asks for nothing, but opens out of a modal that does.",
        ja: "入力のないフォームシートですが、入力のあるモーダルから開きます。",
        ko: "입력할 것이 없는 폼 시트이지만, 입력이 있는 모달에서 열립니다.")
    static let summarySettled = MessageTemplate(
        "summary-settled", en: "Decide whether it sums up what people have just entered.",
        ja: "直前に入力した内容のまとめかどうかを確認します。", ko: "방금 입력한 내용을 요약하는 화면인지 판단합니다.")

    static let metadata = RuleMetadata(
        id: "style-formsheet-gathers", editions: .only2018, kind: .heuristic, severity: .advice,
        guidelines: ["modality-2018-form-sheet"], scope: .modals([.formSheet]),
        summary: LocalText(
            en: "A form sheet asks people for information.", ja: "フォームシートは情報の入力に使います。",
            ko: "폼 시트는 정보를 입력받는 데 사용합니다."),
        why: LocalText(
            en: "The small panel suits a few fields. For reading it is narrow, and people look for what to fill in.",
            ja: "小さなパネルは数個の入力欄に適しています。読み物には狭く、どこに入力するのかと探させてしまいます。",
            ko: "작은 패널은 몇 개의 입력란에 알맞습니다. 읽기에는 좁고, 무엇을 입력해야 하는지 찾게 만듭니다."),
        remedy: LocalText(
            en: "Show what is only to be read as a page sheet or as an ordinary screen.",
            ja: "見るだけの内容は、ページシートか通常の画面で表示します。", ko: "보기만 하는 내용은 페이지 시트나 일반 화면으로 보여 줍니다."),
        messages: [reading, summary, summarySettled, .restyle],
        examples: [
            .modal(.pass, "Three fields", #""style": "formSheet", "inputs": 3"#),
            .modal(.pass, "A choice", #""style": "formSheet", "inputs": 0, "taskKind": "choose""#),
            .modal(
                .pass, "The summary of a purchase",
                #""style": "formSheet", "inputs": 0, "taskKind": "view", "purpose": "purchaseConfirm""#),
            .modal(
                .fail, "An article",
                #""style": "formSheet", "inputs": 0, "taskKind": "view", "complexity": "high""#),
            .modal(.fail, "Stated as having no inputs", #""style": "formSheet", "inputs": null, "taskKind": "view""#),
            .flow(
                .review, "After a form",
                #"""
                "modals": [{"id": "form", "style": "formSheet", "inputs": 4, "controls": [{"id": "next", "kind": "button"}]},
                    {"id": "check", "style": "formSheet", "inputs": 0, "taskKind": "view"}],
                "transitions": [{"id": "t", "from": "form/next", "to": "check", "kind": "present"}]
                """#),
            .modal(.open, "Nobody said what is done in it", #""style": "formSheet", "inputs": 0"#),
            .modal(.open, "Nobody said how much is asked for", #""style": "formSheet", "taskKind": "view""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        let asksNothing = modal.inputs == .nothing || modal.inputs.value == 0
        if modal.inputs.isKnown, !asksNothing { return observations.pass() }
        if modal.taskKind.isKnown, modal.taskKind.value != .view { return observations.pass() }
        let missing = [("inputs", modal.inputs.isKnown), ("taskKind", modal.taskKind.isKnown)].filter { !$0.1 }
        guard missing.isEmpty else {
            return observations.ask(for: missing.map { MissingFact(Reference(modal.id), $0.0) }, of: modal.id)
        }
        switch modal.purpose.value {
        case .purchaseConfirm, .destructiveConfirm: return observations.pass()
        default: break
        }
        if followsForm(node, in: context) {
            return observations.review(Self.summary, settledBy: Self.summarySettled) { $0.field = ["inputs"] }
        }
        observations.fail(Self.reading) {
            $0.field = ["style"]
            guard modal.complexity.value == .high || modal.complexity.value == .medium,
                let patch = context.restyling(node, as: .pageSheet)
            else { return }
            $0.fix = Fix(.suggested, Message(.restyle, ["style": ModalStyle.pageSheet.rawValue]), patch)
        }
    }

    /// Whether a modal opens out of one that asks for something.
    private func followsForm(_ node: ModalNode, in context: Context) -> Bool {
        context.graph.arrivals[node.index].contains { arrival in
            context.owners(of: arrival).contains { ($0.modal.inputs.value ?? 0) > 0 }
        }
    }
}
