internal import FlowDocument
internal import JSON
internal import TextLayout

/// Texts use the words that the team has chosen, and names as they are spelled.
struct TextPreferredTerm: Rule {
    static let avoided = MessageTemplate(
        "avoided", en: "The team writes “{expected}”, not “{found}”.",
        ja: "このチームの用語では、「{found}」ではなく「{expected}」と書きます。",
        ko: "팀에서 정한 말과 다릅니다: “{found}” → “{expected}”")
    static let misspelled = MessageTemplate(
        "misspelled", en: "“{found}” is spelled “{expected}”.", ja: "「{found}」の正しい表記は「{expected}」です。",
        ko: "표기가 다릅니다: “{found}” → “{expected}”")
    static let several = MessageTemplate(
        "several", en: "{count} words are written otherwise: {list}.", ja: "表記の異なる語が{count}個あります：{list}",
        ko: "표기가 다른 말이 {count}개 있습니다: {list}")
    static let replace = MessageTemplate(
        "replace", en: "Write “{expected}” in place of “{found}”.", ja: "「{found}」を「{expected}」に変更します。",
        ko: "다음과 같이 바꿉니다: “{found}” → “{expected}”")
    static let replaceAll = MessageTemplate(
        "replace-all", en: "Replace {list}.", ja: "次のとおり変更します：{list}", ko: "다음과 같이 바꿉니다: {list}")

    static let metadata = RuleMetadata(
        id: "text-preferred-term", editions: .all, kind: .heuristic, severity: .advice, guidelines: [], scope: .nodes,
        summary: LocalText(
            en: "Texts use the team’s words, and spell names as their owners do.",
            ja: "チームで決めた用語を使い、名前は正しい表記で書きます。",
            ko: "팀에서 정한 말을 쓰고, 이름은 올바른 표기로 적습니다."),
        why: LocalText(
            en:
                "One word for one thing lets people recognise it everywhere. A misspelled name makes them doubt the rest.",
            ja: "同じものを同じ言葉で呼べば、どこで見てもそれと分かります。名前の表記が間違っていると、ほかの内容まで疑われます。",
            ko: "같은 것을 같은 말로 부르면 어디서나 알아볼 수 있습니다. 이름의 표기가 틀리면 다른 내용까지 의심하게 됩니다."),
        remedy: LocalText(
            en: "Write the other word, or put a name that is spelled like this into the glossary.",
            ja: "指定の語に置き換えるか、そう表記する名前であれば用語集に加えてください。",
            ko: "정한 말로 바꾸거나, 그렇게 적는 이름이라면 용어집에 추가하십시오."),
        messages: [avoided, misspelled, several, replace, replaceAll],
        examples: TermExamples.all)

    func check(_ subject: Subject, in context: Context, _ observations: inout Observations) {
        context.judgeWording(of: subject, &observations) { worded, texts, observations in
            let isOwned = context.checksCapitals(of: worded)
            let places = texts.compactMap { language, text in
                let uses = context.terms.search(in: language).uses(in: text, leavingCapitals: isOwned) {
                    context.analysis(of: text, in: language)
                }
                return uses.isEmpty ? nil : Place(language: language, text: text, uses: uses)
            }
            if let first = places.first { fail(first, places, of: worded, &observations) }
        }
    }

    /// A text in one language, with the words in it that are written otherwise.
    private struct Place {
        let language: String
        let text: String
        let uses: [AvoidedUse]

        /// The text with every one replaced.
        var mended: String {
            var units = Array(text.utf16)
            for use in uses.reversed() where use.changedRange.upperBound <= units.count {
                units.replaceSubrange(use.changedRange, with: Array(use.changed.utf16))
            }
            return String(decoding: units, as: UTF16.self)
        }

        /// Every word with its place.
        var evidence: [JSON] {
            uses.map { use in
                [
                    "language": .string(language), "found": .string(use.found), "expected": .string(use.expected),
                    "range": [.number(Double(use.range.lowerBound)), .number(Double(use.range.upperBound))],
                ]
            }
        }
    }

    private func fail(
        _ first: Place, _ places: [Place], of worded: WordedText, _ observations: inout Observations
    ) {
        let uses = places.flatMap(\.uses)
        let isAlone = uses.count == 1
        let arguments = [
            "found": first.uses[0].found, "expected": first.uses[0].expected, "count": String(uses.count),
            "list": uses.map { "\($0.found) → \($0.expected)" }.joined(separator: ", "),
        ]
        let template = isAlone ? (uses[0].isBuiltIn ? Self.misspelled : Self.avoided) : Self.several
        observations.fail(template, arguments) {
            $0.rest(on: worded, in: first.language, first.uses[0].range)
            $0.evidence = [JSON.Member("terms", .array(places.flatMap(\.evidence)))]
            let patch = places.compactMap { place in
                worded.pointer(in: place.language).map { Fix.Operation("replace", $0, .string(place.mended)) }
            }
            guard patch.count == places.count else { return }
            $0.fix = Fix(.suggested, Message(isAlone ? Self.replace : Self.replaceAll, arguments), patch)
        }
    }
}

extension Context {
    /// Whether a rule about capitals looks at a text, and with that at the capitals of names in it.
    fileprivate func checksCapitals(of worded: WordedText) -> Bool {
        guard case .modal(let node) = worded.subject, let kind = node.kind else { return false }
        let owners: [RuleID]
        switch (kind, worded.seen.field.first, worded.seen.control) {
        case (.alert, "title", nil): owners = ["alert-title-sentence-case", "alert-title-fragment-title-case"]
        case (.alert, "message", nil): owners = ["alert-message-sentence-case"]
        case (.alert, "title", let control?), (.actionSheet, "title", let control?):
            guard node.buttons.contains(where: { $0.id == control }) else { return false }
            owners = ["alert-button-title-case"]
        default: return false
        }
        return owners.contains { RuleCatalogue.rule($0)?.metadata.editions.contains(edition) == true }
    }
}
