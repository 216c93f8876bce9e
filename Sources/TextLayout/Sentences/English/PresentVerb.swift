/// Finds verbs in the present that may have been taken for nouns: “Messages older than a month disappear.”
struct PresentVerb {
    let tokens: [EnglishToken]
    /// Whether a mark says that its author took the words for a sentence.
    let isEnded: Bool

    /// How words that hold no verb for certain can be read all the same: most verbs are nouns as well, so what the lists
    /// don't know is no proof of a fragment.
    func readings() -> Readings {
        var weak: Readings = .fragment
        for index in tokens.indices.dropFirst() where isVerb(at: index) {
            let word = tokens[index].folded
            let isPlain = EnglishVerbs.plain.contains(EnglishVerbs.base(of: word) ?? word)
            if isPlain, isEnded, !tokens[index - 1].isIn(.prepositions) { return .sentence }
            weak = [.sentence, .fragment]
        }
        return weak
    }

    private func isVerb(at index: Int) -> Bool {
        let (before, token) = (tokens[index - 1], tokens[index])
        guard !token.isName, !token.isAfterBreak, token.word.startsSmall, !token.isIn(Self.others) else { return false }
        // “Nearby stops” are places unless a full stop says otherwise.
        guard isEnded || index + 1 < tokens.count else { return false }
        guard !before.isIn(Self.beforeNouns), !before.isIn(["to", "not"]) else { return false }
        guard !before.isIn(.prepositions) || before.isIn(Self.particles) else { return false }
        guard !token.isIn(.base) else { return tokens[..<index].contains(where: isPlural) }
        return token.folded.hasSuffix("s") && EnglishVerbs.base(of: token.folded) != nil
    }

    /// Classes of words that are no verbs of this kind.
    private static let others: WordClasses = [.functionWords, .adverbs, .states, .subjects, .determiners]
    /// Classes of words that a noun or another form of the verb follows.
    private static let beforeNouns: WordClasses = [.determiners, .auxiliaries, .coordinators, .personal]
    /// Prepositions that end what a subject is described by: “Photos taken from now on stay …”.
    private static let particles = EnglishGrammar.set("on off up down in out over")

    private func isPlural(_ token: EnglishToken) -> Bool {
        guard !token.isName, !token.isIn(.functionWords), !token.isIn(.determiners) else { return false }
        return token.folded.hasSuffix("s") && !token.folded.hasSuffix("ss") || token.folded == "people"
    }
}
