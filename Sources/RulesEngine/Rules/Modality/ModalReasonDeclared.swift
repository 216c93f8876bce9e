internal import FlowDocument

/// Every modal has a reason to be one.
struct ModalReasonDeclared: ModalRule {
    static let none = MessageTemplate(
        "none", en: "It states that there is no reason for it to be modal.",
        ja: "モーダルにする理由がないと記されています。",
        ko: "모달로 할 이유가 없다고 적혀 있습니다.")
    static let noNote = MessageTemplate(
        "no-note", en: "Its reason is “other”, and no note says which.",
        ja: "理由が「その他」で、内容の説明がありません。",
        ko: "이유가 “기타”인데 무엇인지 설명이 없습니다.")
    static let notAccepted = MessageTemplate(
        "not-accepted",
        en: "Its reason, {reason}, is none for which this edition of the guidelines accepts a modal.",
        ja: "理由として挙げられた {reason} は、この版のガイドラインではモーダルにする理由と認められません。",
        ko: "이유로 든 {reason} 항목은 이 판의 가이드라인에서 모달의 이유로 인정되지 않습니다.")
    static let note = MessageTemplate(
        "note", en: "Its reason is one of its own: “{note}”.",
        ja: "独自の理由が記されています:「{note}」",
        ko: "자체 이유가 적혀 있습니다: “{note}”")
    static let settled = MessageTemplate(
        "worth-it", en: "Decide whether this is worth taking people out of what they were doing.",
        ja: "作業を中断させるだけの理由になっているかどうかを判断してください。",
        ko: "하던 일을 멈추게 할 만한 이유인지 판단해 주십시오.")

    static let metadata = RuleMetadata(
        id: "modal-reason-declared", editions: .all, severity: .warning,
        guidelines: ["modality-2020s-clear-benefit", "modality-2018-sparing-use"],
        scope: .modals(ModalKind.screens.union([.alert])),
        summary: LocalText(
            en: "A modal has a reason to be modal.",
            ja: "モーダルには、モーダルにする理由があります。",
            ko: "모달에는 모달이어야 할 이유가 있습니다."),
        why: LocalText(
            en: """
                A modal stops everything else. That is right for what cannot wait, for a task of its own, and for data \
                that would be lost; for the rest there are gentler ways.
                """,
            ja: "モーダルはほかの操作をすべて止めます。待てない知らせ、独立した作業、失われかねないデータには適していますが、それ以外にはもっと穏やかな方法があります。",
            ko: "모달은 다른 일을 모두 멈추게 합니다. 미룰 수 없는 소식, 따로 하는 작업, 잃을 수 있는 데이터에는 맞지만 그 밖에는 더 부드러운 방법이 있습니다."),
        remedy: LocalText(
            en: "State the reason. Where there is none, push the view or show it in place.",
            ja: "理由を明記してください。理由がなければ、プッシュで表示するか、その場に表示してください。",
            ko: "이유를 밝히십시오. 이유가 없다면 푸시로 보여 주거나 제자리에 표시하십시오."),
        messages: [none, noNote, notAccepted, note, settled],
        examples: [
            .modal(.pass, "Saving important data", #""style": "pageSheet", "reason": "saveImportantData""#),
            .modal(.pass, "An alert has its reason by being one", #""style": "alert", "title": "Storage Full""#),
            .modal(
                .pass, "A task of its own", in: .hig2020s, #""style": "pageSheet", "reason": "focusDistinctTask""#),
            .modal(
                .fail, "A task of its own was no reason yet", in: .hig2018,
                #""style": "pageSheet", "reason": "focusDistinctTask""#),
            .modal(
                .review, "With a note that speaks for it", in: .hig2018,
                #""style": "pageSheet", "reason": "relatedOptions", "reasonNote": "Keeps the draft in sight""#),
            .modal(.fail, "Another, without a note", #""style": "formSheet", "reason": "other", "reasonNote": null"#),
            .modal(.fail, "An empty note", #""style": "formSheet", "reason": "other", "reasonNote": " ""#),
            .modal(.fail, "None, as stated", #""style": "formSheet", "reason": null"#),
            .modal(
                .review, "Another, with a note",
                #""style": "formSheet", "reason": "other", "reasonNote": "The terms must be read at once""#),
            .modal(.open, "A note that nobody knows", #""style": "formSheet", "reason": "other""#),
            .modal(.open, "Nobody said", #""style": "fullScreen", "title": "Delete Account""#),
            .modal(.notApplicable, "An action sheet", #""style": "actionSheet", "reason": null"#),
        ])

    private static let until2018: Set<Reason> = [.criticalAttention, .mustCompleteOrAbandon, .saveImportantData]

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        switch modal.reason {
        case .unknown:
            if node.kind == .alert { observations.pass() } else { observations.open(modal.id, "reason") }
        case .nothing: observations.fail(Self.none) { $0.field = ["reason"] }
        case .value(.other):
            guard modal.reasonNote.isKnown else { return observations.open(modal.id, "reasonNote") }
            guard let note = modal.note else { return observations.fail(Self.noNote) { $0.field = ["reasonNote"] } }
            review(note, &observations)
        case .value(let reason):
            guard context.edition == .hig2018, !Self.until2018.contains(reason) else { return observations.pass() }
            if let note = modal.note { return review(note, &observations) }
            observations.fail(Self.notAccepted, ["reason": reason.rawValue]) { $0.field = ["reason"] }
        }
    }

    private func review(_ note: String, _ observations: inout Observations) {
        observations.review(Self.note, ["note": note], settledBy: Self.settled) { $0.field = ["reasonNote"] }
    }
}

extension Modal {
    /// The reason in words; `nil` where there is none.
    fileprivate var note: String? {
        reasonNote.value.flatMap { $0.contains { !$0.isWhitespace } ? $0 : nil }
    }
}
