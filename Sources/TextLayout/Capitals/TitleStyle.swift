internal import UnicodeText

extension AnalysedText {
    /// What title style writes otherwise: capitals on every word but articles, coordinating conjunctions and
    /// prepositions of up to four letters; on the first and the last word in any case.
    /// - Parameter names: What is spelled as it is for other reasons.
    public func titleStyle(names: Set<String> = []) -> CapitalsCheck {
        TitleStyle(text: self, units: Units(text), names: names).check()
    }
}

/// Compares a text with title style.
private struct TitleStyle {
    let text: AnalysedText
    let units: Units
    let names: Set<String>

    func check() -> CapitalsCheck {
        guard text.language == "en" else { return CapitalsCheck([], of: text) }
        let words = text.words
        if let shouted = shouted(words) { return CapitalsCheck(shouted, of: text) }
        var found: [CapitalsCheck.Correction] = []
        for index in words.indices where words[index].mask == nil && words[index].script == .latin {
            if let correction = correction(words, index) { found.append(correction) }
        }
        return CapitalsCheck(found, of: text)
    }

    /// All capitals: acronyms are exempt only beside a word in small letters, or alone.
    private func shouted(_ words: [Word]) -> [CapitalsCheck.Correction]? {
        let plain = words.filter { $0.mask == nil && $0.text.unicodeScalars.contains { $0.isLetter } }
        let long = plain.filter { $0.text.utf16.count > 1 }
        guard !long.isEmpty, plain.allSatisfy({ !$0.text.unicodeScalars.contains { $0.isLower } }) else { return nil }
        let shouted = long.filter { !text.terminology.isAcronym($0.text) && !names.contains($0.text) }
        guard !shouted.isEmpty else { return [] }
        return shouted.compactMap { word -> CapitalsCheck.Correction? in
            let expected = String(word.text.prefix(1)) + word.text.dropFirst().lowercased()
            guard expected != word.text, word.isAllCapitals else { return nil }
            return .init(
                range: word.range, text: word.text, expected: expected,
                isCertain: EnglishWords.contains(word.folded) || long.count > 1 && word.text.count > 4)
        }
    }

    private func correction(_ words: [Word], _ index: Int) -> CapitalsCheck.Correction? {
        let word = words[index]
        if text.terminology.isName(word.text) || names.contains(word.text) || word.folded == "vs" { return nil }
        if let spelling = text.misspelling(word) { return correct(word, spelling, isCertain: true) }
        if word.isMixed && !word.text.contains("-") || word.text.contains(".") { return nil }
        let isEdge = index == 0 || index == words.count - 1 || isAfterBreak(words, index)
        let isMinor = EnglishGrammar.minor.contains(word.folded)
        if !isEdge, isMinor {
            return minor(words, index)
        }
        if word.text.contains("-") { return compound(word) }
        guard word.startsSmall else { return nil }
        let expected = word.starting(upper: true)
        // Whether “settings” means the app or any settings, a title writes it with a capital.
        let isOrdinary =
            EnglishWords.contains(word.folded) || isMinor || EnglishGrammar.interjections.contains(word.folded)
            || EnglishVerbs.base.contains(word.folded) || text.terminology.isCommonName(expected)
        return correct(word, expected, isCertain: isOrdinary)
    }

    /// A word that is written small, unless it is the particle of a verb: Log In, Turn Off Wi-Fi.
    private func minor(_ words: [Word], _ index: Int) -> CapitalsCheck.Correction? {
        let word = words[index]
        let previous = words[index - 1].folded
        let isParticle = EnglishPhrasalVerbs.particles.contains(word.folded)
        let isPhrasal = isParticle && isVerb(words[index - 1]) && EnglishPhrasalVerbs.contains(previous, word.folded)
        if word.startsSmall {
            guard isPhrasal else { return nil }
            let expected = word.starting(upper: true)
            return correct(word, expected, isCertain: EnglishPhrasalVerbs.isAlwaysPhrasal(previous, word.folded))
        }
        if isPhrasal { return nil }
        // A small word with a capital may be an adverb: only what never is one is certain.
        let isCertain = !isParticle || EnglishPhrasalVerbs.isNeverPhrasal(previous, word.folded)
        return correct(word, word.text.lowercased(), isCertain: isCertain)
    }

    private func isVerb(_ word: Word) -> Bool {
        word.mask == nil
    }

    /// Each part of a hyphenated word has its own capital; what stands after a prefix may go without.
    private func compound(_ word: Word) -> CapitalsCheck.Correction? {
        let parts = word.text.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, !first.isEmpty else { return nil }
        var expected: [String] = []
        var isCertain = false
        for (number, part) in parts.enumerated() {
            let isSmall = part.unicodeScalars.first?.isLower == true
            let staysSmall = number > 0 && EnglishGrammar.minor.contains(part.lowercased()) && number < parts.count - 1
            guard isSmall, !staysSmall else {
                expected.append(String(part))
                continue
            }
            let isMixed = part.unicodeScalars.contains { $0.isUpper }
            expected.append(isMixed ? String(part) : part.prefix(1).uppercased() + part.dropFirst())
            if number == 0, !isMixed { isCertain = true }
        }
        let result = expected.joined(separator: "-")
        return result == word.text ? nil : correct(word, result, isCertain: isCertain)
    }

    private func isAfterBreak(_ words: [Word], _ index: Int) -> Bool {
        let between = units[words[index - 1].range.upperBound..<words[index].range.lowerBound]
        return between.contains { ":.!?—–([\n".contains($0) } || between.contains(" - ")
    }

    private func correct(_ word: Word, _ expected: String, isCertain: Bool) -> CapitalsCheck.Correction? {
        expected == word.text
            ? nil : .init(range: word.range, text: word.text, expected: expected, isCertain: isCertain)
    }
}
