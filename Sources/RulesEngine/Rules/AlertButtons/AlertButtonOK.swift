internal import FlowDocument
internal import JSON
internal import TextLayout

/// Simple acceptance is spelled OK.
struct AlertButtonOK: ModalRule {
    static let nearMiss = MessageTemplate(
        "near-miss", en: "The button says “{title}”; the system’s word is “{canonical}”.",
        ja: "ボタンが「{title}」となっています。システムで使われる表記は「{canonical}」です。",
        ko: "버튼에 “{title}” 문구가 쓰였습니다. 시스템에서 쓰는 말은 “{canonical}”입니다.")
    static let weighty = MessageTemplate(
        "weighty", en: "The button says “{title}”, but pressing it has an effect that the word does not name.",
        ja: "ボタンは「{title}」ですが、押すと操作が実行されます。何が起きるのかがラベルからわかりません。",
        ko: "버튼에는 “{title}”라고만 쓰였지만 누르면 동작이 실행됩니다. 무슨 일이 일어나는지 알 수 없습니다.")
    static let settled = MessageTemplate(
        "name-the-effect", en: "Decide whether a verb would say better what “{title}” does.",
        ja: "「{title}」の動作を動詞で表したほうがわかりやすいかどうかを判断してください。",
        ko: "“{title}” 버튼의 동작을 동사로 나타내는 편이 나은지 판단하십시오.")
    static let relabel = MessageTemplate(
        "relabel", en: "Change “{title}” to “{canonical}”.", ja: "「{title}」を「{canonical}」に変更します。",
        ko: "“{title}” 대신 “{canonical}” 사용")

    static let metadata = RuleMetadata(
        id: "alert-button-ok", editions: .all, severity: .advice,
        guidelines: ["alerts-button-titles", "alerts-2025-button-titles"], scope: .modals([.alert]),
        summary: LocalText(
            en: "A button for simple acceptance is labelled OK.", ja: "了解するだけのボタンは「OK」とします。",
            ko: "확인하기만 하는 버튼은 ‘확인’으로 합니다."),
        why: LocalText(
            en: """
                People know the system’s own words at a glance. Another spelling makes them stop and read, and a friendlier \
                phrase says no more.
                """,
            ja: "システムで使われる言葉は見ただけでわかります。表記が違うと立ち止まって読むことになり、親しげな言い回しにしても伝わる内容は増えません。",
            ko: "시스템에서 쓰는 말은 보기만 해도 압니다. 다르게 적으면 멈추어 읽게 되고, 친근한 표현으로 바꾸어도 더 전해지는 것은 없습니다."),
        remedy: LocalText(
            en: "Write OK (확인 in Korean), or a verb where something happens.",
            ja: "「OK」と書きます。操作が実行される場合は、それを表す動詞にします。",
            ko: "‘확인’으로 적습니다. 동작이 실행되는 경우에는 그것을 나타내는 동사를 씁니다."),
        messages: [nearMiss, weighty, relabel, settled],
        examples: [
            .modal(.pass, "OK", single("OK")),
            .modal(.pass, "A verb", single("Save")),
            .modal(.pass, "Korean", languages: ["ko"], single("확인")),
            .modal(.pass, "Japanese 確認 means to check", languages: ["ja"], single("確認")),
            .modal(.fail, "Ok", single("Ok")),
            .modal(.fail, "Got It", single("Got It!")),
            .modal(.fail, "Full width", languages: ["ja"], single("ＯＫ")),
            .modal(.fail, "Japanese", languages: ["ja"], single("わかりました")),
            .modal(.fail, "Korean yes", languages: ["ko"], single("네")),
            .modal(
                .fail, "In one of two languages", languages: ["en", "ko"],
                #"""
                "style": "alert", "controls": [{"id": "b", "kind": "button", "title": {"en": "OK", "ko": "알겠습니다"}}]
                """#),
            .modal(.fail, "Beside a Cancel", ButtonExamples.alert([("Cancel", "cancel"), ("Okay", "default")])),
            .modal(
                .review, "OK deletes", in: .hig2018,
                #"""
                "style": "alert",
                "controls": [{"id": "ok", "kind": "button", "title": "OK", "exit": {"effect": "destroy"}}]
                """#),
            .modal(
                .pass, "Today another rule looks at what OK does", in: .hig2025,
                #"""
                "style": "alert",
                "controls": [{"id": "ok", "kind": "button", "title": "OK", "exit": {"effect": "destroy"}}]
                """#),
            .modal(
                .open, "Not translated yet", languages: ["en", "ja"],
                #""style": "alert", "controls": [{"id": "b", "kind": "button", "title": "OK"}]"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        context.judgeTitles(of: node, &observations) { title in
            if title.reading.isNearOK {
                let canonical = ButtonLexicons.ok.words(in: title.language).first ?? "OK"
                let arguments = ["title": title.shown, "canonical": canonical]
                return .fail(Self.nearMiss, arguments) {
                    $0.range = title.range
                    // A Yes wants the verb of its question, and alert-button-no-yes-no knows it.
                    guard title.reading.answer == nil else { return }
                    let isSpelling = title.shown.lowercased() == canonical.lowercased()
                    $0.fix = Fix(
                        isSpelling ? .safe : .suggested, Message(Self.relabel, arguments),
                        title.replacing(with: canonical, in: node))
                }
            }
            let effect = title.control.effect
            // Today's edition has a rule of its own for what OK does.
            guard title.reading.isOK, effect == .destroy || effect == .commit, context.edition != .hig2025 else {
                return .pass
            }
            return .review(Self.weighty, ["title": title.shown], settledBy: Self.settled) {
                $0.range = title.range
                $0.evidence = [JSON.Member("effect", .string(effect?.rawValue ?? ""))]
            }
        }
    }

    private static func single(_ title: String) -> String {
        "\"style\": \"alert\", \"controls\": [{\"id\": \"b\", \"kind\": \"button\", \"title\": \"\(title)\"}]"
    }
}
