internal import FlowDocument
internal import TextLayout

/// How the words of an app are spelled: what is built in, what the profile adds, and what the document adds. Every rule
/// that reads texts asks here.
struct AppTerms: Sendable {
    /// Names and terms in their spelling.
    let terminology: Terminology
    /// By language, what texts are searched by for words that the team avoids.
    private let searches: [String: AvoidedTermSearch]

    init(_ document: Document, _ profile: ProfileGlossary) {
        let glossary = document.glossary.value
        let app = document.app.value?.name.value
        let nouns = profile.properNouns + (glossary?.properNouns.elements ?? [])
        let brands = profile.brands + (glossary?.brands.elements ?? []) + (app.map { [$0] } ?? [])
        let acronyms = profile.acronyms + (glossary?.acronyms.elements ?? [])
        let phrases = profile.phrases + (glossary?.phrases.elements ?? [])
        let preferred = profile.preferred.map { (term: $0, avoided: AvoidedTerm(avoid: $0.avoid, use: $0.use)) }
        terminology = Terminology.builtIn
            .adding(Terminology(properNouns: nouns, brands: brands, acronyms: acronyms, phrases: phrases))
            .knowing(preferred.map(\.avoided))
        let names = nouns + brands + acronyms
        searches = Dictionary(
            document.languageTags.map { language in
                let terms = preferred.filter { $0.term.isMeant(for: language) }.map(\.avoided)
                let own = AvoidedTerms(terms, names: names, right: names + phrases)
                return (language, AvoidedTermSearch(own, language: language))
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The places in a text where a word stands that the team avoids, or a name that is spelled otherwise.
    /// - Parameters:
    ///   - language: One of the document’s languages.
    ///   - leavesCapitals: Whether another rule looks at the capitals of English names in the text.
    ///   - read: The reading of the text.
    func avoidedUses(
        in text: String, _ language: String, leavingCapitals leavesCapitals: Bool, reading read: () -> AnalysedText
    ) -> [AvoidedUse] {
        searches[language]?.uses(in: text, leavingCapitals: leavesCapitals, reading: read) ?? []
    }
}

extension PreferredTerm {
    /// Whether the term is for texts under a tag: its own, or one that says more than its own.
    func isMeant(for tag: String) -> Bool {
        let (own, tag) = (language.lowercased(), tag.lowercased())
        return tag == own || tag.hasPrefix(own + "-")
    }
}
