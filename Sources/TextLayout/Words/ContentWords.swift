internal import UnicodeText

extension AnalysedText {
    /// What the text speaks of: English words without their endings, pairs of characters in Japanese and Korean.
    var content: Set<String> {
        language == "ja" || language == "ko" || language == "zh" ? pairs : lemmas
    }

    /// How much of what this text says another one says already, from 0 to 1; `nil` where it says nothing.
    public func share(saidBy other: AnalysedText) -> Double? {
        let own = content
        guard !own.isEmpty else { return nil }
        return Double(own.intersection(other.content).count) / Double(own.count)
    }

    private var lemmas: Set<String> {
        var found: Set<String> = []
        for word in words where !Self.stopWords.contains(word.folded) {
            found.insert(word.mask == nil ? Self.lemma(word.folded) : word.text)
        }
        return found
    }

    private static let stopWords = EnglishGrammar.functionWords.union(EnglishGrammar.determiners)
        .union(EnglishGrammar.interjections).union(EnglishGrammar.contracted)
        .union(EnglishGrammar.set("please sure want would like try again later now then just also"))
        .subtracting(EnglishGrammar.set("no not"))

    /// A form without its ending; that of a listed verb is its base.
    private static func lemma(_ word: String) -> String {
        if EnglishVerbs.base.contains(word) { return word }
        if let base = EnglishVerbs.base(of: word) { return base }
        for ending in ["fully", "ful", "ing", "ed", "es", "s"]
        where word.hasSuffix(ending) && word.count > ending.count + 2 {
            return String(word.dropLast(ending.count))
        }
        return word
    }

    private var pairs: Set<String> {
        let characters = text.normalizedForCompatibility.filter { $0.isLetter || $0.isNumber }
        guard characters.count > 1 else { return characters.isEmpty ? [] : [characters] }
        var found: Set<String> = []
        for (first, second) in zip(characters, characters.dropFirst()) { found.insert(String([first, second])) }
        return found
    }
}
