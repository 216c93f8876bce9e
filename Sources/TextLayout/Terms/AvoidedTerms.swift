/// Terms that a text must not hold, with what is written in their place.
///
/// All of them are looked for at once: the cost is that of the text and of what is found in it.
public struct AvoidedTerms: Sendable {
    /// What is known of a run of letters, whatever their case.
    private struct Entry: Sendable {
        /// The terms that are written with these letters.
        var avoided: [AvoidedTerm] = []
        /// The spellings that are right here.
        var right: Set<String> = []
        /// Whether any spelling is right, so that nothing shorter is found inside.
        var isAlwaysRight = false
    }

    /// A place where something known stands.
    struct Candidate {
        var range: Range<Int>
        var found: String
        /// The term; `nil` where what stands here is right.
        var term: AvoidedTerm?
        /// Which list it is from.
        var rank: Int
    }

    private let automaton: TermAutomaton
    private let entries: [Entry]

    /// Terms of one language.
    /// - Parameters:
    ///   - terms: What is avoided; of two that say different things of the same words, the last one counts.
    ///   - names: What is written in one way only, unless it is an everyday word as well.
    ///   - right: What is right as it is spelled, though a term may stand inside of it.
    public init(_ terms: [AvoidedTerm], names: [String] = [], right: [String] = []) {
        var entries: [[UInt16]: Entry] = [:]
        let terms = terms.filter { !$0.avoid.isEmpty && $0.avoid != $0.use }
        for term in terms {
            var entry = entries[term.key, default: Entry()]
            entry.avoided.removeAll { $0.avoidSpelling == term.avoidSpelling }
            entry.avoided.append(term)
            if term.isSpelling, !term.isOfWidth { entry.right.insert(term.useSpelling) }
            entries[term.key] = entry
        }
        for term in terms where !term.isSpelling {
            // What is used for one word may be avoided itself, as a whole or in some spellings.
            var entry = entries[term.useKey, default: Entry()]
            if entry.avoided.isEmpty {
                entry.isAlwaysRight = true
            } else if entry.avoided.allSatisfy(\.isSpelling) {
                entry.right.insert(term.useSpelling)
            }
            entries[term.useKey] = entry
        }
        for name in names where !name.contains(" ") && !EnglishWords.contains(name.wordFolded) {
            let term = AvoidedTerm(name: name)
            var entry = entries[term.key, default: Entry()]
            entry.right.insert(term.useSpelling)
            if entry.avoided.isEmpty, term.avoid != term.use { entry.avoided = [term] }
            entries[term.key] = entry
        }
        for text in right { entries[FoldedText(text).units, default: Entry()].right.insert(text.plainSpelling) }
        entries[[]] = nil
        let sorted = entries.sorted { $0.key.lexicographicallyPrecedes($1.key) }
        automaton = TermAutomaton(sorted.map(\.key))
        self.entries = sorted.map(\.value)
    }

    /// Where something known stands as a word of its own.
    func candidates(in folded: FoldedText, _ edges: TermEdges, rank: Int) -> [Candidate] {
        automaton.matches(in: folded.units).compactMap { match in
            guard let range = folded.range(of: match.range), edges.isWhole(range) else { return nil }
            let entry = entries[match.term]
            let found = edges.units[range]
            if entry.isAlwaysRight || entry.right.contains(found.plainSpelling) {
                return Candidate(range: range, found: found, term: nil, rank: rank)
            }
            // One that spells out a capital means it.
            let meant = entry.avoided.filter { $0.isMeant(by: found) }
            guard let term = meant.first(where: { $0.avoidSpelling == found.plainSpelling }) ?? meant.last else {
                return nil
            }
            return Candidate(range: range, found: found, term: term, rank: rank)
        }
    }
}

/// What a team avoids and what everybody does, in one language.
public struct AvoidedTermSearch: Sendable {
    private let lists: [AvoidedTerms]

    /// A team's terms, which go before the built-in ones.
    /// - Parameters:
    ///   - own: The team's terms; `nil` where it has none.
    ///   - language: The BCP 47 tag of the texts.
    public init(_ own: AvoidedTerms?, language: String) {
        lists = [own ?? AvoidedTerms([]), SpellingVariants.terms(in: language)]
    }

    /// The places where an avoided term stands, in order; the longest one that begins first.
    /// - Parameters:
    ///   - text: The text.
    ///   - leavesCapitals: Whether another rule looks at the capitals of English names in the text.
    ///   - read: The reading of the text, asked for only where something may be found.
    public func uses(
        in text: String, leavingCapitals leavesCapitals: Bool = false, reading read: () -> AnalysedText
    ) -> [AvoidedUse] {
        let folded = FoldedText(text)
        let edges = TermEdges(units: Units(text))
        var candidates = lists.enumerated().flatMap { $1.candidates(in: folded, edges, rank: $0) }
        guard candidates.contains(where: { $0.term != nil }) else { return [] }
        let analysis = read()
        candidates.sort { left, right in
            (left.range.lowerBound, right.range.upperBound, left.rank)
                < (right.range.lowerBound, left.range.upperBound, right.rank)
        }
        var uses: [AvoidedUse] = []
        var end = 0
        for candidate in candidates where candidate.range.lowerBound >= end && !analysis.masks(candidate.range) {
            end = candidate.range.upperBound
            guard let term = candidate.term, !(leavesCapitals && analysis.ownsSpelling(of: candidate.range, term))
            else { continue }
            let place = TermPlace(candidate.range, in: analysis)
            if term.isSpelling, place.excusesCapitals(of: candidate.found, written: term.use) { continue }
            let expected = place.spelling(of: term, for: candidate.found)
            uses.append(Self.use(candidate, expected, edges))
        }
        return uses
    }

    private static func use(
        _ candidate: AvoidedTerms.Candidate, _ expected: String, _ edges: TermEdges
    ) -> AvoidedUse {
        let range = candidate.range
        let particle = KoreanParticleForms.fitted(edges.hangul(from: range.upperBound), to: expected)
        return AvoidedUse(
            found: candidate.found, range: range, expected: expected,
            changedRange: range.lowerBound..<range.upperBound + (particle?.count ?? 0),
            changed: expected + (particle?.text ?? ""), isBuiltIn: candidate.rank > 0)
    }
}

extension AnalysedText {
    /// Whether a stretch is, in whole or in part, inside of something that counts as one name, and more than that is.
    fileprivate func masks(_ range: Range<Int>) -> Bool {
        masks.contains { mask in
            guard mask.range.overlaps(range) else { return false }
            return mask.kind != .term || mask.range.lowerBound < range.lowerBound
                || mask.range.upperBound > range.upperBound
        }
    }

    /// Whether a rule about capitals speaks of the word that a term is about.
    fileprivate func ownsSpelling(of range: Range<Int>, _ term: AvoidedTerm) -> Bool {
        guard term.isSpelling, language == "en", let word = words.first(where: { $0.range == range }) else {
            return false
        }
        return misspelling(word) != nil
    }
}
