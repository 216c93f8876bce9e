internal import FlowDocument
internal import JSON
internal import TextLayout

/// An alert calls neither the reader nor the app by a pronoun.
struct AlertNoPronouns: ModalRule {
    static let core = MessageTemplate(
        "core", en: "“{word}” speaks to people personally, where the matter alone would do.",
        ja: "「{word}」という代名詞が使われています。用件だけで十分に伝わります。",
        ko: "“{word}” 같은 대명사로 사용자를 부르고 있습니다. 용건만으로 충분합니다.")
    static let extended = MessageTemplate(
        "extended", en: "“{word}” puts those who speak before the matter.",
        ja: "「{word}」という呼び方が、用件より前に出ています。",
        ko: "“{word}” 같은 호칭이 용건보다 앞서 있습니다.")
    static let unsure = MessageTemplate(
        "unsure", en: "“{word}” may be a pronoun, or a part of a name.",
        ja: "「{word}」は代名詞とも、名称の一部とも読めます。",
        ko: "“{word}” 표현은 대명사일 수도, 이름의 일부일 수도 있습니다.")
    static let button = MessageTemplate(
        "button", en: "The button says “{word}”.",
        ja: "ボタンに「{word}」という代名詞があります。",
        ko: "버튼에 “{word}” 같은 대명사가 있습니다.")
    static let settled = MessageTemplate(
        "a-name", en: "Decide whether it belongs to a name or a fixed phrase, and add the name to the glossary if so.",
        ja: "名称や決まった言い回しの一部かどうかを判断し、名称なら用語集に追加してください。",
        ko: "이름이나 굳어진 표현의 일부인지 판단하고, 이름이라면 용어집에 추가하십시오.")
    static let shorten = MessageTemplate(
        "shorten", en: "Decide whether the label says the same without it.",
        ja: "代名詞がなくても同じ意味のラベルになるかどうかを判断してください。",
        ko: "대명사 없이도 같은 뜻의 레이블이 되는지 판단해 주십시오.")
    static let article = MessageTemplate(
        "article", en: "Write “the” instead.", ja: "「the」に置き換えます。", ko: "“the”로 바꿉니다.")

    static let metadata = RuleMetadata(
        id: "alert-no-pronouns", editions: .only2018, severity: .warning, guidelines: ["alerts-tone"],
        scope: .modals([.alert]),
        summary: LocalText(
            en: "An alert does without pronouns such as you, your, me and my.",
            ja: "アラートでは「あなた」「私」などの代名詞を使いません。",
            ko: "알림에서는 “당신”, “나” 같은 대명사를 쓰지 않습니다."),
        why: LocalText(
            en: """
                In the middle of a problem, being addressed can sound like being blamed or talked down to. The matter \
                itself is shorter and reads calmly.
                """,
            ja: "問題が起きている場面で名指しされると、責められたり見下されたりしたように感じることがあります。用件だけのほうが短く、落ち着いて読めます。",
            ko: "문제가 생긴 상황에서 직접 불리면 탓하거나 가르치려는 듯 들릴 수 있습니다. 용건만 적으면 더 짧고 차분하게 읽힙니다."),
        remedy: LocalText(
            en: "Name the thing instead: “Delete this album?” rather than “Delete your album?”.",
            ja: "「あなたのアルバム」ではなく「このアルバム」のように、対象を示してください。",
            ko: "“당신의 앨범” 대신 “이 앨범”처럼 대상을 적어 주십시오."),
        messages: [core, extended, unsure, button, settled, shorten, article],
        examples: AlertNoPronounsExamples.all)

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let texts = context.alertTexts(of: node)
        let read = texts.all.compactMap { prose in prose.text.pronouns.map { (prose: prose, pronouns: $0) } }
        let fix = Self.fix(for: read, of: node)
        for (prose, pronouns) in read { look(at: pronouns, in: prose, fix, &observations) }
        observations.open(texts.missing)
        for button in node.buttons {
            for (language, title) in context.titles(of: button) {
                guard let word = context.analysis(of: title, in: language).pronouns?.first else { continue }
                observations.review(Self.button, ["word": word.text], settledBy: Self.shorten) {
                    $0.rest(on: button, in: language)
                    $0.range = word.range
                }
            }
        }
    }

    private func look(
        at pronouns: [Pronoun], in prose: ReadText, _ fix: Fix?, _ observations: inout Observations
    ) {
        let weights: [Pronoun.Weight] = [.core, .extended, .unsure]
        guard let weight = weights.first(where: { weight in pronouns.contains { $0.weight == weight } }),
            let first = pronouns.first(where: { $0.weight == weight })
        else { return observations.passAsFacet(prose) }
        let details: (inout Observation) -> Void = {
            $0.rest(on: prose, first.range)
            $0.facet = prose.field
            $0.evidence = [JSON.Member("pronouns", .array(pronouns.map { .string($0.text) }))]
        }
        switch weight {
        case .core:
            observations.fail(Self.core, ["word": first.text]) {
                details(&$0)
                $0.fix = fix
            }
        case .extended:
            observations.fail(Self.extended, ["word": first.text]) {
                details(&$0)
                $0.severity = .advice
            }
        case .unsure: observations.review(Self.unsure, ["word": first.text], settledBy: Self.settled, details)
        }
    }

    /// Puts “the” in place of “your” and “my”, where that takes every pronoun out of the alert.
    private static func fix(for read: [(prose: ReadText, pronouns: [Pronoun])], of node: ModalNode) -> Fix? {
        var edits = TextEdits()
        for (prose, pronouns) in read {
            for pronoun in pronouns where pronoun.weight != .unsure {
                switch pronoun.text {
                case "your", "my": edits.replace(pronoun.range, of: prose, by: "the")
                case "Your", "My": edits.replace(pronoun.range, of: prose, by: "The")
                default: return nil
                }
            }
        }
        return edits.isEmpty ? nil : Fix(.suggested, Message(article), edits.operations(on: node))
    }
}
