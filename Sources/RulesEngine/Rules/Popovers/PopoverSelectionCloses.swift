internal import FlowDocument
internal import JSON

/// Choosing an item closes a popover.
struct PopoverSelectionCloses: ModalRule {
    static let stays = MessageTemplate(
        "stays", en: "It stays open after people have chosen the one thing that they can choose.",
        ja: "1つだけ選ぶポップオーバーなのに、選んでも閉じません。", ko: "하나만 고르는 팝오버인데 고른 뒤에도 열려 있습니다.")
    static let leadsOn = MessageTemplate(
        "leads-on", en: "It stays open after a choice, which may lead on to a further list or switch something.",
        ja: "選んでも閉じません。選択が次の一覧へ進むためか、切り替えのためかもしれません。",
        ko: "고른 뒤에도 열려 있습니다. 선택이 다음 목록으로 이어지거나 무언가를 켜고 끄는 것일 수 있습니다.")
    static let settled = MessageTemplate(
        "last-choice", en: "Look whether the last choice closes it.", ja: "最後の選択で閉じるかどうかを確かめてください。",
        ko: "마지막 선택에서 닫히는지 확인해 주십시오.")
    static let close = MessageTemplate(
        "close", en: "Close it when people choose.", ja: "選んだら閉じるようにします。", ko: "고르면 닫히게 하기")

    static let metadata = RuleMetadata(
        id: "popover-selection-closes", editions: .all, severity: .warning, guidelines: ["popovers-close-button"],
        scope: .modals(ModalKind.popovers),
        summary: LocalText(
            en: "Choosing an item closes a popover.", ja: "項目を選ぶとポップオーバーが閉じます。", ko: "항목을 고르면 팝오버가 닫힙니다."),
        why: LocalText(
            en:
                "With the choice made there is nothing left to do in it, and what it covers is what people want to see.",
            ja: "選び終えればもう用はなく、見たいのはその下に隠れているものです。",
            ko: "고르고 나면 할 일이 없고, 보고 싶은 것은 팝오버가 가리고 있는 내용입니다."),
        remedy: LocalText(
            en: "Close the popover at the choice.", ja: "選択と同時にポップオーバーを閉じてください。", ko: "고르는 순간 팝오버를 닫으십시오."),
        messages: [stays, leadsOn, settled, close],
        examples: [
            .modal(.pass, "It closes", popover(#""selection": "single", "closesOnSelect": true"#)),
            .modal(.pass, "It closes, whatever can be chosen", popover(#""closesOnSelect": true"#)),
            .modal(.fail, "It stays", popover(#""modal": false, "selection": "single", "closesOnSelect": false"#)),
            .modal(
                .fail, "A modal one stays", popover(#""modal": true, "selection": "single", "closesOnSelect": null"#)),
            .flow(
                .review, "A choice leads to a further list",
                #"""
                "screens": [{"id": "kinds"}, {"id": "sizes"}],
                "modals": [{"id": "m", "style": "popover", "content": "kinds", "selection": "single",
                    "closesOnSelect": false}],
                "transitions": [{"id": "t", "from": "kinds", "to": "sizes", "kind": "push"}]
                """#),
            .modal(
                .review, "Switches",
                popover(
                    #""selection": "single", "closesOnSelect": false, "controls": [{"id": "grid", "kind": "toggle"}]"#)),
            .modal(.open, "Nobody said", popover(#""selection": "single""#)),
            .modal(.open, "It stays, and nobody said how much can be chosen", popover(#""closesOnSelect": false"#)),
            .modal(
                .notApplicable, "Several can be chosen", popover(#""selection": "multiple", "closesOnSelect": false"#)),
            .modal(.notApplicable, "Nothing can be chosen", popover(#""selection": "none""#)),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        if modal.selection.isKnown, modal.selection.value != .single { return observations.nothingToCheck() }
        if modal.closesOnSelect.isTrue { return observations.pass() }
        var missing: [MissingFact] = []
        if !modal.selection.isKnown { missing.append(MissingFact(Reference(modal.id), "selection")) }
        if !modal.closesOnSelect.isKnown { missing.append(MissingFact(Reference(modal.id), "closesOnSelect")) }
        guard missing.isEmpty else { return observations.open(missing) }
        if leadsOn(node, in: context) {
            observations.review(Self.leadsOn, settledBy: Self.settled) { $0.field = ["closesOnSelect"] }
        } else {
            observations.fail(Self.stays) {
                $0.field = ["closesOnSelect"]
                $0.fix = Fix(
                    .suggested, Message(Self.close),
                    [Fix.Operation("add", JSONPointer(["modals", String(node.index), "closesOnSelect"]), true)])
            }
        }
    }

    /// Whether a choice can lead to a further step inside, or merely switch something.
    private func leadsOn(_ node: ModalNode, in context: Context) -> Bool {
        let first = node.modal.content.value.flatMap(context.graph.screen)
        if let first, context.graph.steps[first.index].contains(where: \.isPush) { return true }
        let controls = node.modal.controls.elements + (first?.screen.controls.elements ?? [])
        return controls.contains { $0.kind.value == .toggle }
    }

    private static func popover(_ members: String) -> String {
        #""style": "popover", "# + members
    }
}
