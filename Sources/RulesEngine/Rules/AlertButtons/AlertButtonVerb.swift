internal import FlowDocument
internal import TextLayout

/// Buttons are titled with verbs.
struct AlertButtonVerb: ModalRule {
    static let noVerb = MessageTemplate(
        "no-verb", en: "“{title}” does not name an action with a verb.",
        ja: "「{title}」は、何をするのかを動詞で表していません。",
        ko: "“{title}” 문구는 무엇을 하는지 동사로 나타내지 않습니다.")
    static let noun = MessageTemplate(
        "noun", en: "“{title}” is the noun; the verb is “{verb}”.", ja: "「{title}」は名詞です。動詞は「{verb}」と書きます。",
        ko: "“{title}”은 명사입니다. 동사로는 “{verb}”라고 씁니다.")
    static let settled = MessageTemplate(
        "names-action", en: "Decide whether “{title}” tells what pressing it does, or whether a verb would.",
        ja: "「{title}」で押すと何が起きるかがわかるか、動詞にしたほうがよいかを判断してください。",
        ko: "“{title}”만으로 누르면 무슨 일이 일어나는지 알 수 있는지, 동사가 더 나은지 판단하십시오.")
    static let relabel = MessageTemplate(
        "relabel", en: "Change “{title}” to “{verb}”.", ja: "「{title}」を「{verb}」に変更します。",
        ko: "“{title}” 대신 “{verb}” 사용")

    static let metadata = RuleMetadata(
        id: "alert-button-verb", version: 2, editions: .all, kind: .heuristic, severity: .advice,
        guidelines: ["alerts-button-titles", "alerts-2025-button-titles"], scope: .modals([.alert]),
        mutedBy: ["alert-button-no-yes-no"],
        summary: LocalText(
            en: "A button’s title is a verb or starts with one.", ja: "ボタンのラベルは動詞で表します。",
            ko: "버튼 이름은 동사로 나타냅니다."),
        why: LocalText(
            en: "A verb says what will happen, so people can answer without going back to the text.",
            ja: "動詞なら何が起きるのかがわかるので、本文に戻らなくても答えられます。",
            ko: "동사는 무슨 일이 일어날지 말해 주므로 본문으로 돌아가지 않고도 답할 수 있습니다."),
        remedy: LocalText(
            en: "Use the verb of what the button does: Reply, Save, Delete Photo.",
            ja: "「返信」「保存」「写真を削除」のように、ボタンの動作を表す動詞を使います。",
            ko: "‘답장’, ‘저장’, ‘사진 삭제’처럼 버튼의 동작을 나타내는 동사를 씁니다."),
        messages: [noVerb, noun, settled, relabel],
        examples: [
            .modal(.pass, "A verb", titles("Reply")),
            .modal(.pass, "A verb behind a negation", titles("Don’t Save", "Always Allow")),
            .modal(.pass, "Cancel and OK are words of the system", titles("Cancel", "OK")),
            .modal(.pass, "A noun that everybody takes for a command", titles("Settings")),
            .modal(.pass, "Japanese noun that is a verb with する", languages: ["ja"], titles("返信", "写真を削除")),
            .modal(.pass, "Japanese verb", languages: ["ja"], titles("設定を開く", "保存しない")),
            .modal(.pass, "Korean", languages: ["ko"], titles("답장", "사진 삭제", "더 알아보기")),
            .modal(
                .pass, "What the way back is called is for another rule",
                ButtonExamples.alert([("Not Now", "cancel"), ("Update", "default")])),
            .modal(.review, "A noun", titles("More Information")),
            .modal(.review, "Yes", titles("Yes")),
            .modal(.review, "A noun in the place of a verb", titles("Login")),
            .modal(.review, "Japanese noun", languages: ["ja"], titles("詳細")),
            .modal(.review, "Korean adverb", languages: ["ko"], titles("나중에")),
            .modal(.notApplicable, "Nothing but what the app fills in", titles("{choice}")),
            .modal(.open, "Nobody said which", #""style": "alert""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        context.judgeTitles(of: node, &observations) { title in
            // What the way back is called, another rule says.
            if title.control.role.value == .cancel { return .notMeant }
            let reading = title.reading
            if reading.isOK || reading.isNearOK || reading.isCancel { return .pass }
            switch reading.command {
            case .command, .accepted: return .pass
            case .unreadable: return .notMeant
            case .nounForVerb(let verb):
                let arguments = ["title": title.shown, "verb": verb]
                return .review(Self.noun, arguments, settledBy: Self.settled) {
                    $0.range = title.range
                    $0.confidence = 0.8
                    $0.fix = Fix(
                        .suggested, Message(Self.relabel, arguments), title.replacing(with: verb, in: node))
                }
            case .other:
                return .review(Self.noVerb, ["title": title.shown], settledBy: Self.settled) {
                    $0.range = title.range
                    $0.confidence = 0.6
                }
            }
        }
    }

    private static func titles(_ titles: String...) -> String {
        ButtonExamples.alert(titles.map { ($0, "default") })
    }
}
