/// Finds the pronouns of an English text.
struct EnglishPronouns {
    let text: AnalysedText

    private static let core = Set(PronounLexicons.core.words(in: "en"))
    private static let extended = Set(PronounLexicons.extended.words(in: "en"))

    /// The pronouns in order.
    var all: [Pronoun] {
        zip(text.sentences, text.spokenWords).flatMap { sentence, tokens in
            let isSentenceStyle = Self.isSentenceStyle(text.words[sentence.words])
            return tokens.indices.compactMap { pronoun(at: $0, of: tokens, isSentenceStyle: isSentenceStyle) }
        }
    }

    private func pronoun(at index: Int, of tokens: [EnglishWordPart], isSentenceStyle: Bool) -> Pronoun? {
        let token = tokens[index]
        // Most words are none, and what else there is to know of them costs more.
        guard Self.core.contains(token.text) || Self.extended.contains(token.text) else { return nil }
        let raw = text.text(of: token.range)
        let isCapitals = raw.count > 1 && raw == raw.uppercased()
        let before = index > 0 ? tokens[index - 1] : nil
        let after = index + 1 < tokens.count ? tokens[index + 1] : nil
        // In capitals they are pronouns where all is shouted; ME, MY and WE alone are abbreviations.
        if isCapitals, raw.count == 2, !isShouted(before), !isShouted(after) { return nil }
        var weight: Pronoun.Weight
        if Self.core.contains(token.text) {
            weight = isUnsure(token, before, after, isSentenceStyle: isSentenceStyle) ? .unsure : .core
        } else if token.text == "i" {
            guard isPronounI(raw, token, before, after) else { return nil }
            weight = .extended
        } else if Self.extended.contains(token.text) {
            // US is a country; what “let’s” is short for is no address.
            if token.text == "us", isCapitals || raw.lowercased() != "us" { return nil }
            weight = .extended
        } else {
            return nil
        }
        if weight == .extended, isPartOfName(raw, before, after, isSentenceStyle) { weight = .unsure }
        return Pronoun(text: raw, range: token.range, weight: weight)
    }

    private func isUnsure(
        _ token: EnglishWordPart, _ before: EnglishWordPart?, _ after: EnglishWordPart?, isSentenceStyle: Bool
    ) -> Bool {
        switch token.text {
        case "you" where before?.text == "thank": return true
        case "mine" where before.map { Self.determiners.contains($0.text) } ?? false: return true
        default: return isPartOfName(text.text(of: token.range), before, after, isSentenceStyle)
        }
    }

    /// Whether a capital in the middle of plain prose makes a name of the word, as of “My Library”.
    private func isPartOfName(
        _ raw: String, _ before: EnglishWordPart?, _ after: EnglishWordPart?, _ isSentenceStyle: Bool
    ) -> Bool {
        guard isSentenceStyle, raw.first?.isUppercase == true, let before, after.map(isCapitalised) ?? false else {
            return false
        }
        return !isAfterMark(before)
    }

    /// Whether a mark stands behind a word, so that a capital may follow.
    private func isAfterMark(_ token: EnglishWordPart) -> Bool {
        let rest = text.text(of: token.range.upperBound..<min(token.range.upperBound + 2, text.text.utf16.count))
        return rest.contains { ":.!?\n".contains($0) }
    }

    private func isCapitalised(_ token: EnglishWordPart) -> Bool {
        text.text(of: token.range).first?.isUppercase == true
    }

    private func isShouted(_ token: EnglishWordPart?) -> Bool {
        guard let token else { return false }
        let raw = text.text(of: token.range)
        return raw.count > 1 && raw == raw.uppercased() && raw.contains { $0.isLetter }
    }

    /// Whether a lone I is the pronoun, rather than a numeral, a letter or half of I/O.
    private func isPronounI(
        _ raw: String, _ token: EnglishWordPart, _ before: EnglishWordPart?, _ after: EnglishWordPart?
    ) -> Bool {
        guard raw == "I", let after else { return false }
        if let before, Self.numbered.contains(before.text) { return false }
        if after.range.lowerBound == token.range.upperBound { return true }
        guard text.text(of: token.range.upperBound..<after.range.lowerBound).allSatisfy(\.isWhitespace) else {
            return false
        }
        return !isCapitalised(after) || Self.verbsAfterI.contains(after.text)
    }

    /// Whether a sentence has a word in lower case that a title would write with a capital.
    private static func isSentenceStyle(_ words: ArraySlice<Word>) -> Bool {
        words.dropFirst().contains { word in
            word.mask == nil && word.text.first?.isLowercase == true && word.text.count > 3
                && !smallWords.contains(word.folded) && word.text == word.folded
        }
    }

    private static let smallWords: Set<String> = [
        "from", "with", "into", "onto", "over", "your", "than", "then", "when",
    ]

    private static let determiners: Set<String> = [
        "a", "an", "the", "this", "that", "each", "every", "any", "no", "of", "to", "data", "gold", "coal", "bitcoin",
        "land", "can", "will", "could", "would",
    ]

    private static let numbered: Set<String> = [
        "part", "phase", "type", "level", "volume", "chapter", "war", "class", "stage", "mark", "version", "figure",
        "act",
        "grade", "category", "appendix", "section", "vitamin", "letter", "key", "calculus",
    ]

    private static let verbsAfterI: Set<String> = [
        "agree", "accept", "understand", "am", "have", "will", "do", "want", "already", "forgot", "can", "need",
        "would",
        "consent", "confirm", "know", "like", "love", "did", "was",
    ]
}
