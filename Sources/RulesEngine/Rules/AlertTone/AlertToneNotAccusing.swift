internal import FlowDocument
internal import JSON
internal import TextLayout

/// An alert blames nobody.
struct AlertToneNotAccusing: ModalRule {
    static let insult = MessageTemplate(
        "insult", en: "“{words}” insults whoever reads it.",
        ja: "「{words}」は読む人を侮辱する表現です。",
        ko: "“{words}” 표현은 읽는 사람을 모욕합니다.")
    static let blame = MessageTemplate(
        "blame", en: "“{words}” can sound like a reproach.",
        ja: "「{words}」は、責めているように聞こえることがあります。",
        ko: "“{words}” 표현은 나무라는 말처럼 들릴 수 있습니다.")
    static let settled = MessageTemplate(
        "kind", en: "Decide whether it blames people; if so, say what is the matter instead of who did it.",
        ja: "人を責めているかどうかを判断し、そうであれば、誰がしたかではなく何が起きたかを書いてください。",
        ko: "사람을 탓하는지 판단하고, 그렇다면 누가 했는지가 아니라 무엇이 문제인지 적으십시오.")

    static let metadata = RuleMetadata(
        id: "alert-tone-not-accusing", version: 2, editions: .all, kind: .heuristic, severity: .warning,
        guidelines: ["alerts-tone", "alerts-2025-text"], scope: .modals([.alert]),
        summary: LocalText(
            en: "An alert does not accuse, judge or insult.",
            ja: "アラートで人を責めたり、批判したり、侮辱したりしません。",
            ko: "알림에서 사람을 탓하거나 평가하거나 모욕하지 않습니다."),
        why: LocalText(
            en: """
                People who read an alert already have a problem. Being told that it is their fault helps nobody and makes \
                them like the app less.
                """,
            ja: "アラートを読む人は、すでに問題に直面しています。自分のせいだと言われても役に立たず、アプリの印象が悪くなるだけです。",
            ko: "알림을 읽는 사람은 이미 문제를 겪고 있습니다. 잘못이라는 말은 도움이 되지 않고 앱에 대한 인상만 나빠집니다."),
        remedy: LocalText(
            en: "Say what happened: “The password is incorrect” rather than “You entered the wrong password”.",
            ja: "「パスワードを間違えました」ではなく「パスワードが正しくありません」のように、状態を書いてください。",
            ko: "“비밀번호를 잘못 입력하셨습니다” 대신 “비밀번호가 올바르지 않습니다”처럼 상태를 적으십시오."),
        messages: [insult, blame, settled],
        examples: AlertToneExamples.accusing)

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let texts = context.alertTexts(of: node)
        for prose in texts.all where LexiconLanguages.all.contains(prose.text.language) {
            if let range = AccusationLexicons.insults.firstRange(in: prose.text) {
                observations.fail(Self.insult, ["words": prose.text.text(of: range)]) {
                    $0.rest(on: prose, range)
                    $0.facet = prose.field
                    $0.confidence = 0.9
                }
            } else if let range = AccusationLexicons.accusing.firstRange(in: prose.text) {
                observations.review(
                    Self.blame, ["words": prose.text.text(of: range)], settledBy: Self.settled
                ) {
                    $0.rest(on: prose, range)
                    $0.facet = prose.field
                }
            } else {
                observations.passAsFacet(prose)
            }
        }
        observations.open(texts.missing)
    }
}

/// The languages that phrases are known of.
enum LexiconLanguages {
    static let all: Set<String> = ["en", "ja", "ko"]
}
