extension AnalysedText {
    /// Whether the text is nothing but a noun or two, so that it neither asks nor tells.
    public var isNounPhrase: Bool {
        guard sentences.count == 1, let sentence = sentences.first, sentence.readings == .fragment, wordCount <= 2
        else {
            return false
        }
        switch language {
        case "en": return words.allSatisfy(\.isNounLike)
        case "ja": return !words.dropLast().contains { ["を", "へ", "に", "が", "は"].contains($0.text) }
        case "ko":
            let objects = ["을", "를", "에서", "으로", "에게"]
            let isNominal =
                words.last.map { last in ["기", "음", "됨", "함"].contains { last.text.hasSuffix($0) } } ?? true
            return !isNominal && !words.contains { word in objects.contains { word.text.hasSuffix($0) } }
        default: return false
        }
    }

    /// Whether the whole text is one name: a brand, a file, an address, a quotation.
    public var isOneName: Bool {
        guard words.count == 1, let word = words.first else { return false }
        return word.mask != nil && word.mask != .placeholder || terminology.isName(word.text) || word.isMixed
    }
}

extension Word {
    /// Whether it says neither what became of a thing nor how it is.
    fileprivate var isNounLike: Bool {
        guard mask == nil else { return true }
        if EnglishGrammar.functionWords.contains(folded) || EnglishGrammar.adverbs.contains(folded)
            || EnglishGrammar.states.contains(folded) || EnglishGrammar.negated.contains(folded)
            || EnglishVerbs.participles.contains(folded) || EnglishVerbs.irregularParticiple.contains(folded)
        {
            return false
        }
        return !folded.hasSuffix("ed") && !["failed", "unable", "no"].contains(folded) && !folded.hasSuffix("ing")
    }
}
