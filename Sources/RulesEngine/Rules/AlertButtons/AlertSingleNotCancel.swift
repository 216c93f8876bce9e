internal import FlowDocument
internal import TextLayout

/// A lone button is not titled Cancel.
struct AlertSingleNotCancel: ModalRule {
    static let cancel = MessageTemplate(
        "cancel", en: "The only button says “{title}”, but there is nothing to cancel.",
        ja: "ボタンは「{title}」だけですが、取りやめる操作がありません。",
        ko: "버튼이 “{title}” 하나뿐인데 취소할 동작이 없습니다.")
    static let relabel = MessageTemplate(
        "relabel", en: "Change “{title}” to “{canonical}”.", ja: "「{title}」を「{canonical}」に変更します。",
        ko: "“{title}” 대신 “{canonical}” 사용")

    static let metadata = RuleMetadata(
        id: "alert-single-not-cancel", editions: [.hig2025], severity: .warning,
        guidelines: ["alerts-2025-button-titles"], scope: .modals([.alert]),
        summary: LocalText(
            en: "A lone button is not titled Cancel.", ja: "ボタンが1つだけなら「キャンセル」とは付けません。",
            ko: "버튼이 하나뿐이면 ‘취소’라고 하지 않습니다."),
        why: LocalText(
            en: "Cancel promises that something can still be called off. Alone, it makes people wonder what that is.",
            ja: "「キャンセル」は、まだ取りやめられる操作があることを意味します。それだけが表示されると、何が取りやめになるのか戸惑います。",
            ko: "‘취소’는 아직 그만둘 수 있는 동작이 있다는 뜻입니다. 그것만 있으면 무엇이 취소되는지 알 수 없습니다."),
        remedy: LocalText(
            en: "Title it Done or OK where it only closes the alert; else add the action beside it.",
            ja: "閉じるだけなら「完了」や「OK」とします。操作があるなら、そのボタンを隣に加えます。",
            ko: "닫기만 한다면 ‘완료’나 ‘확인’으로 합니다. 할 수 있는 동작이 있으면 그 버튼을 옆에 추가합니다."),
        messages: [cancel, relabel],
        examples: [
            .modal(.pass, "OK", ButtonExamples.alert([("OK", "cancel")])),
            .modal(.pass, "Japanese", languages: ["ja"], ButtonExamples.alert([("閉じる", "default")])),
            .modal(.fail, "Cancel", ButtonExamples.alert([("Cancel", "cancel")])),
            .modal(.fail, "Korean", languages: ["ko"], ButtonExamples.alert([("취소", "default")])),
            .modal(
                .notApplicable, "Two buttons", ButtonExamples.alert([("Cancel", "cancel"), ("Send", "default")])),
            .modal(.open, "Nobody said which", #""style": "alert""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        if node.modal.controls.isKnown, node.buttons.count != 1 { return observations.nothingToCheck() }
        context.judgeTitles(of: node, &observations) { title in
            guard title.reading.isCancel else { return .pass }
            return .fail(Self.cancel, ["title": title.shown]) {
                $0.range = title.range
                let canonical = ButtonLexicons.ok.words(in: title.language).first
                guard let canonical, (title.control.effect ?? Effect.none) == Effect.none else { return }
                $0.fix = Fix(
                    .suggested, Message(Self.relabel, ["title": title.shown, "canonical": canonical]),
                    title.replacing(with: canonical, in: node))
            }
        }
    }
}
