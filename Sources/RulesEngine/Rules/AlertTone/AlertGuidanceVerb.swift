internal import FlowDocument
internal import TextLayout

/// Where a text has to speak of a button, it says tap.
struct AlertGuidanceVerb: ModalRule {
    static let other = MessageTemplate(
        "other-verb", en: "The text says “{verb}” of a button; on a touch screen people tap.",
        ja: "ボタンの操作に「{verb}」が使われています。タッチスクリーンでは「タップ」です。",
        ko: "버튼에 “{verb}” 표현을 쓰고 있습니다. 터치 화면에서는 “탭”입니다.")
    static let choose = MessageTemplate(
        "choose", en: "The text says “{verb}” of a button rather than tap.",
        ja: "ボタンの操作に「タップ」ではなく「{verb}」が使われています。",
        ko: "버튼에 “탭” 대신 “{verb}” 표현을 쓰고 있습니다.")
    static let settled = MessageTemplate(
        "means-tap", en: "Decide whether touching the button is meant; then write tap.",
        ja: "ボタンに触れることを指すかどうかを判断し、そうであれば「タップ」にしてください。",
        ko: "버튼을 건드리는 동작을 뜻하는지 판단하고, 그렇다면 “탭”이라고 쓰십시오.")
    static let replace = MessageTemplate(
        "replace", en: "Write “{verb}” instead.", ja: "「{verb}」に置き換えます。", ko: "“{verb}” 표현으로 바꿉니다.")

    static let metadata = RuleMetadata(
        id: "alert-guidance-verb", editions: .only2018, severity: .advice,
        guidelines: ["alerts-no-button-explanation"], scope: .modals([.alert]),
        mutedBy: ["alert-no-button-explanation"],
        summary: LocalText(
            en: "Where an alert’s text has to speak of a button, it says tap.",
            ja: "アラートの文章でボタンの操作に触れるときは「タップ」を使います。",
            ko: "알림의 문구에서 버튼 조작을 말할 때는 “탭”을 씁니다."),
        why: LocalText(
            en: "People tap a screen; they click a mouse and press keys. The wrong word sounds like another device.",
            ja: "画面はタップするものです。クリックはマウス、押すはキーの言葉で、別の機器の話に聞こえます。",
            ko: "화면은 탭합니다. 클릭은 마우스, 누르기는 키의 말이라 다른 기기 이야기처럼 들립니다."),
        remedy: LocalText(
            en: "Write tap. Better still, drop the guidance.",
            ja: "「タップ」にしてください。案内そのものをなくせればさらに良くなります。",
            ko: "“탭”이라고 쓰십시오. 안내 자체를 없애면 더 좋습니다."),
        messages: [other, choose, settled, replace],
        examples: AlertGuidanceExamples.tap)

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let told = context.guidanceWithVerbs(of: node, &observations)
        let fix = Guidance.fix(for: told, of: node, Self.replace) { $0.form.manner == .tap ? nil : $0.form.tap }
        for guidance in told {
            guard let verb = guidance.verb else { continue }
            let arguments = ["verb": verb.text(in: guidance.prose)]
            switch verb.form.manner {
            case .tap: observations.passAsFacet(guidance.prose)
            case .select where guidance.prose.text.language == "en", .other:
                observations.fail(Self.other, arguments) {
                    guidance.locate(&$0, verb.range)
                    $0.fix = fix
                }
            case .choose, .select:
                observations.review(Self.choose, arguments, settledBy: Self.settled) {
                    guidance.locate(&$0, verb.range)
                }
            }
        }
    }
}
