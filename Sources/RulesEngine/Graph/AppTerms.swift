internal import FlowDocument
internal import Synchronization
internal import TextLayout

/// How the words of an app are spelled: what is built in, what the profile adds, and what the document adds. Every rule
/// that reads texts asks here.
final class AppTerms: Sendable {
    /// Names and terms in their spelling.
    let terminology: Terminology
    private let preferred: [PreferredTerm]
    /// Single words and phrases that the team states as right.
    private let right: [String]
    private let names: [String]
    private let searches = Mutex<[String: AvoidedTermSearch]>([:])

    init(_ document: Document, _ profile: ProfileGlossary) {
        let glossary = document.glossary.value
        let app = document.app.value?.name.value
        let nouns = profile.properNouns + (glossary?.properNouns.elements ?? [])
        let brands = profile.brands + (glossary?.brands.elements ?? []) + (app.map { [$0] } ?? [])
        let acronyms = profile.acronyms + (glossary?.acronyms.elements ?? [])
        let phrases = profile.phrases + (glossary?.phrases.elements ?? [])
        preferred = profile.preferred
        names = nouns + brands + acronyms
        right = names + phrases
        terminology = Terminology.builtIn
            .adding(Terminology(properNouns: nouns, brands: brands, acronyms: acronyms, phrases: phrases))
            .knowing(preferred.map { AvoidedTerm(avoid: $0.avoid, use: $0.use) })
    }

    /// What texts under a language's tag are searched by for words that the team avoids.
    func search(in language: String) -> AvoidedTermSearch {
        searches.withLock { searches in
            if let known = searches[language] { return known }
            let terms = preferred.filter { $0.isMeant(for: language) }
            let own = AvoidedTerms(
                terms.map { AvoidedTerm(avoid: $0.avoid, use: $0.use) }, names: names, right: right)
            let made = AvoidedTermSearch(own, language: language)
            searches[language] = made
            return made
        }
    }
}

extension PreferredTerm {
    /// Whether the term is for texts under a tag: its own, or one that says more than its own.
    func isMeant(for tag: String) -> Bool {
        let (own, tag) = (language.lowercased(), tag.lowercased())
        return tag == own || tag.hasPrefix(own + "-")
    }
}
