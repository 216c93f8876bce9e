internal import FlowDocument
internal import TextLayout

/// A text that cites a button writes its title as the button does.
struct AlertGuidanceCase: ModalRule {
    static let differs = MessageTemplate(
        "differs", en: "The text says “{cited}”; the button says “{title}”.",
        ja: "文中では「{cited}」ですが、ボタンでは「{title}」です。",
        ko: "문구의 표기는 “{cited}”, 버튼의 표기는 “{title}”입니다.")
    static let metadata = RuleMetadata(
        id: "alert-guidance-case", editions: .all, severity: .advice, guidelines: ["alerts-no-button-explanation"],
        scope: .modals([.alert]),
        mutedBy: ["alert-no-button-explanation"],
        summary: LocalText(
            en: "A text that cites a button keeps the capitals of its title.",
            ja: "文中でボタン名に触れるときは、大文字と小文字をボタンと同じにします。",
            ko: "문구에서 버튼 이름을 말할 때는 대소문자를 버튼과 같게 씁니다."),
        why: LocalText(
            en: "The capitals show that the words are a name on the screen, and let people find the button by them.",
            ja: "大文字によって画面上の名前だと分かり、ボタンを見つけやすくなります。",
            ko: "대문자는 화면에 있는 이름임을 알려 주어 버튼을 찾기 쉽게 합니다."),
        remedy: LocalText(
            en: "Write the title exactly as it stands on the button.",
            ja: "ボタンに書かれているとおりに書いてください。",
            ko: "버튼에 적힌 그대로 쓰십시오."),
        messages: [differs, Guidance.cite],
        examples: AlertGuidanceExamples.capitals)

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let cited = context.guidanceWithVerbs(of: node, &observations).filter(\.isCitation)
        let fix = Guidance.fixOfCitations(cited, of: node)
        for guidance in cited {
            guard let title = guidance.titleInOtherCase else {
                observations.passAsFacet(guidance.prose)
                continue
            }
            let written = guidance.prose.text.text(of: guidance.mention)
            observations.fail(Self.differs, ["cited": written, "title": title]) {
                guidance.locate(&$0, guidance.mention)
                $0.fix = fix
            }
        }
    }
}
