internal import FlowDocument
internal import TextLayout

/// A text that cites a button puts no quotation marks around its title.
struct AlertGuidanceNoQuotes: ModalRule {
    static let quoted = MessageTemplate(
        "quoted", en: "The button’s title stands in quotation marks: {quoted}.",
        ja: "ボタン名が引用符や括弧で囲まれています: {quoted}",
        ko: "버튼 이름이 따옴표나 괄호 안에 있습니다: {quoted}")
    static let maybe = MessageTemplate(
        "maybe", en: "{quoted} may cite the button of that name.",
        ja: "{quoted}は、同じ名前のボタンを指している可能性があります。",
        ko: "{quoted} 표현은 같은 이름의 버튼을 가리킬 수 있습니다.")
    static let settled = MessageTemplate(
        "cites", en: "Decide whether the button is meant; then drop the quotation marks.",
        ja: "ボタンを指しているかどうかを判断し、そうであれば引用符を外してください。",
        ko: "버튼을 가리키는지 판단하고, 그렇다면 따옴표를 빼십시오.")
    static let metadata = RuleMetadata(
        id: "alert-guidance-no-quotes", editions: .all, severity: .advice,
        guidelines: ["alerts-no-button-explanation"], scope: .modals([.alert]),
        mutedBy: ["alert-no-button-explanation"],
        summary: LocalText(
            en: "A text that cites a button puts no quotation marks around its title.",
            ja: "文中のボタン名を引用符や括弧で囲みません。",
            ko: "문구 속 버튼 이름을 따옴표나 괄호로 묶지 않습니다."),
        why: LocalText(
            en: "The button’s own capitals set it apart. Quotation marks suggest that somebody is being quoted.",
            ja: "ボタン名は表記そのもので見分けられます。引用符は、誰かの言葉や名前を引いているように見えます。",
            ko: "버튼 이름은 표기만으로 구별됩니다. 따옴표는 누군가의 말을 인용한 것처럼 보입니다."),
        remedy: LocalText(
            en: "Drop the marks and keep the title as it stands on the button.",
            ja: "引用符を外し、ボタンに書かれているとおりに書いてください。",
            ko: "따옴표를 빼고 버튼에 적힌 그대로 쓰십시오."),
        messages: [quoted, maybe, settled, Guidance.cite],
        examples: AlertGuidanceExamples.quotes)

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        let texts = context.alertTexts(of: node)
        let guidance = context.guidance(in: texts, of: node).filter { $0.isCitation || $0.quoted != nil }
        observations.open(texts.missing)
        if guidance.isEmpty, texts.missing.isEmpty { return observations.nothingToCheck() }
        let fix = Guidance.fixOfCitations(guidance, of: node)
        for place in guidance {
            guard let quoted = place.quoted else {
                observations.passAsFacet(place.prose)
                continue
            }
            let arguments = ["quoted": place.prose.text.text(of: quoted)]
            if place.isCitation {
                observations.fail(Self.quoted, arguments) {
                    place.locate(&$0, quoted)
                    $0.fix = fix
                }
            } else {
                observations.review(Self.maybe, arguments, settledBy: Self.settled) { place.locate(&$0, quoted) }
            }
        }
    }
}
