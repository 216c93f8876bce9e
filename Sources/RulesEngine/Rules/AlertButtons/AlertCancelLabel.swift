internal import FlowDocument
internal import TextLayout

/// The button that cancels says Cancel.
struct AlertCancelLabel: ModalRule {
    static let other = MessageTemplate(
        "other-label", en: "The button that cancels says “{title}”; people look for “{canonical}”.",
        ja: "取りやめるボタンが「{title}」となっています。多くの人が探すのは「{canonical}」です。",
        ko: "취소하는 버튼에 “{title}” 문구가 쓰였습니다. 사람들이 찾는 말은 “{canonical}”입니다.")
    static let ambiguous = MessageTemplate(
        "ambiguous",
        en: "“{title}” can be taken for either answer here, since the alert itself speaks of calling something off.",
        ja: "アラート自体が何かを取りやめる話なので、「{title}」がどちらの答えなのか紛らわしくなっています。",
        ko: "알림 자체가 무언가를 취소하는 내용이어서 “{title}” 버튼이 어느 쪽 답인지 헷갈립니다.")
    static let keep = MessageTemplate(
        "keep", en: "Decide whether a label such as “Keep …” tells the two buttons apart.",
        ja: "「続ける」のようなラベルで2つのボタンを区別できるかどうかを判断してください。",
        ko: "‘계속’이나 ‘유지’ 같은 이름으로 두 버튼을 구별할 수 있는지 판단하십시오.")
    static let acceptance = MessageTemplate(
        "acceptance", en: "“{title}” leaves everything as it is, beside a button that does something.",
        ja: "操作を行うボタンの隣にある「{title}」は、何も変えずにアラートを閉じます。",
        ko: "동작을 실행하는 버튼 옆의 “{title}” 버튼은 아무것도 바꾸지 않고 알림을 닫습니다.")
    static let meaning = MessageTemplate(
        "meaning", en: "Decide whether “{title}” calls something off (then it is Cancel), or takes note of the alert.",
        ja: "「{title}」が取りやめるボタン（それならキャンセル）なのか、内容を了解するボタンなのかを判断してください。",
        ko: "“{title}” 버튼이 취소하는 것인지(그렇다면 ‘취소’), 내용을 확인하는 것인지 판단하십시오.")
    static let permission = MessageTemplate(
        "permission", en: "The button that refuses the permission says “{title}”.",
        ja: "許可しないボタンが「{title}」となっています。",
        ko: "허용하지 않는 버튼에 “{title}” 문구가 쓰였습니다.")
    static let permissionSettled = MessageTemplate(
        "permission-wording", en: "Decide whether the label is the one that the system uses for this permission.",
        ja: "システムがこの許可に使うラベルと同じかどうかを判断してください。",
        ko: "시스템이 이 권한에 쓰는 이름과 같은지 판단하십시오.")
    static let relabel = MessageTemplate(
        "relabel", en: "Change “{title}” to “{canonical}”.", ja: "「{title}」を「{canonical}」に変更します。",
        ko: "“{title}” 대신 “{canonical}” 사용")

    static let metadata = RuleMetadata(
        id: "alert-cancel-label", version: 2, editions: .all, severity: .error,
        guidelines: ["alerts-cancel-label", "alerts-2025-button-titles"], scope: .modals([.alert]),
        summary: LocalText(
            en: "The button that cancels is labelled Cancel.", ja: "取りやめるボタンは「キャンセル」とします。",
            ko: "취소하는 버튼은 ‘취소’로 합니다."),
        why: LocalText(
            en: """
                Cancel is the one word that everybody knows for “nothing happens”. Any other makes people wonder what it \
                does.
                """,
            ja: "「キャンセル」は「何も起きない」ことを表す言葉として誰もが知っています。別の言葉だと、何が起きるのか迷わせます。",
            ko: "‘취소’는 ‘아무 일도 일어나지 않는다’는 뜻으로 누구나 아는 말입니다. 다른 말을 쓰면 무슨 일이 일어날지 망설이게 됩니다."),
        remedy: LocalText(
            en: "Label it Cancel (キャンセル, 취소). Where the action itself cancels something, name both sides.",
            ja: "「キャンセル」とします。操作自体が何かの取りやめである場合は、両方のボタンに動作を書きます。",
            ko: "‘취소’로 합니다. 동작 자체가 무언가의 취소라면 두 버튼에 모두 동작을 적습니다."),
        messages: [other, ambiguous, keep, acceptance, meaning, permission, permissionSettled, relabel],
        examples: [
            .modal(.pass, "Cancel", question("Delete Message?", cancel: "Cancel", action: "Delete")),
            .modal(.pass, "Japanese", languages: ["ja"], question("削除しますか?", cancel: "キャンセル", action: "削除")),
            .modal(.pass, "Half width", languages: ["ja"], question("削除しますか?", cancel: "ｷｬﾝｾﾙ", action: "削除")),
            .modal(
                .pass, "Capitals are for another rule", question("Delete Message?", cancel: "CANCEL", action: "Delete")),
            .modal(.fail, "Dismiss", question("Delete Message?", cancel: "Dismiss", action: "Delete")),
            .modal(.fail, "No", question("Delete Message?", cancel: "No", action: "Delete")),
            .modal(
                .fail, "In small letters, with a mark",
                question("Delete Message?", cancel: "never mind!", action: "Delete")),
            .modal(.fail, "Japanese やめる", languages: ["ja"], question("削除しますか?", cancel: "やめる", action: "削除")),
            .modal(.fail, "Korean 닫기", languages: ["ko"], question("삭제할까요?", cancel: "닫기", action: "삭제")),
            .modal(
                .fail, "No role, but it alone changes nothing",
                #"""
                "style": "alert", "controls": [
                    {"id": "back", "kind": "button", "title": "Go Back", "exit": {"effect": "none"}},
                    {"id": "send", "kind": "button", "title": "Send", "exit": {"effect": "commit"}}]
                """#),
            .modal(
                .pass, "Beside a Cancel another button may change nothing",
                #"""
                "style": "alert", "controls": [
                    {"id": "later", "kind": "button", "title": "Later", "exit": {"effect": "none"}},
                    {"id": "rate", "kind": "button", "title": "Rate", "exit": {"effect": "commit"}},
                    {"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"}]
                """#),
            .modal(
                .notApplicable, "It changes nothing here, but leads on",
                #"""
                "style": "alert", "controls": [
                    {"id": "more", "kind": "button", "title": "Details", "action": "push", "exit": {"effect": "none"}},
                    {"id": "send", "kind": "button", "title": "Send", "exit": {"effect": "commit"}}]
                """#),
            .modal(
                .review, "Cancel a subscription",
                question("Cancel Subscription?", cancel: "Cancel", action: "Cancel Subscription")),
            .modal(
                .review, "The title alone speaks of cancelling", languages: ["ko"],
                question("예약을 취소할까요?", cancel: "아니요", action: "네")),
            .modal(
                .pass, "Keep a subscription",
                question("Cancel Subscription?", cancel: "Keep Subscription", action: "Cancel Subscription")),
            .modal(
                .pass, "Japanese 続ける", languages: ["ja"],
                question("ダウンロードをキャンセルしますか?", cancel: "ダウンロードを続ける", action: "キャンセルする")),
            .modal(
                .review, "OK takes note or calls off", question("iCloud Is Full", cancel: "OK", action: "Learn More")),
            .modal(
                .review, "A permission is refused in words of its own",
                #""purpose": "permission", "# + question("Allow Photos?", cancel: "Don’t Allow", action: "Allow")),
            .modal(
                .notApplicable, "One button",
                #""style": "alert", "controls": [{"id": "ok", "kind": "button", "title": "OK", "role": "cancel"}]"#),
            .modal(
                .notApplicable, "A language whose word is not known", languages: ["fr"],
                question("Supprimer ?", cancel: "Annuler", action: "Supprimer")),
            .modal(.open, "Nobody said which", #""style": "alert""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        if node.modal.controls.isKnown, node.buttons.count < 2 { return observations.nothingToCheck() }
        let cancels = node.modal.controls.isKnown ? context.reading(of: node).choices.cancels : []
        let isMeant = { (button: AlertButton) in cancels.contains { $0.button === button } }
        context.judgeTitles(of: node, &observations, where: isMeant) { judge($0, of: node, in: context) }
    }

    private func judge(_ title: ButtonTitle, of node: ModalNode, in context: Context) -> TitleVerdict {
        // What Cancel is called in other languages is for those who speak them.
        guard let canonical = ButtonLexicons.cancel.words(in: title.language).first else { return .notMeant }
        let reading = title.reading
        if context.speaksOfCallingOff(node, besides: title) {
            return reading.keeps ? .pass : review(title, Self.ambiguous, settledBy: Self.keep)
        }
        if reading.isCancel { return .pass }
        if node.modal.purpose.value == .permission {
            return review(title, Self.permission, settledBy: Self.permissionSettled)
        }
        if reading.isOK || reading.isNearOK { return review(title, Self.acceptance, settledBy: Self.meaning) }
        let arguments = ["title": title.shown, "canonical": canonical]
        return .fail(Self.other, arguments) {
            $0.range = title.range
            $0.fix = Fix(.safe, Message(Self.relabel, arguments), title.replacing(with: canonical, in: node))
        }
    }

    private func review(
        _ title: ButtonTitle, _ template: MessageTemplate, settledBy settled: MessageTemplate
    ) -> TitleVerdict {
        .review(template, ["title": title.shown], settledBy: settled) { $0.range = title.range }
    }

    private static func question(_ title: String, cancel: String, action: String) -> String {
        "\"title\": \"\(title)\", " + ButtonExamples.alert([(cancel, "cancel"), (action, "default")])
    }
}
