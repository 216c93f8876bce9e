extension AnalysedText {
    /// The first words that are written in capitals to be heard, rather than because they are acronyms; `nil` where
    /// there are none.
    ///
    /// A text in which every word is in capitals shouts. Elsewhere a word does that is an everyday one, or longer than
    /// acronyms are.
    public var shouted: Range<Int>? {
        let plain = words.filter { word in
            word.mask == nil && word.text.count { $0.isLetter } > 1 && word.text.unicodeScalars.allSatisfy(\.isASCII)
        }
        let capitals = plain.filter { word in
            word.text.allSatisfy { $0.isUppercase || $0 == "'" || $0 == "’" } && Set(word.text).count > 1
        }
        guard let first = capitals.first, let last = capitals.last else { return nil }
        let certain = capitals.first { word in
            if terminology.isAcronym(word.text) || terminology.isName(word.text) { return false }
            return ToneLexicons.shouted.contains(word.folded, in: "en") || word.text.count > Self.longestAcronym
        }
        if let certain { return certain.range }
        let isAll = capitals.count == plain.count && capitals.count > 1 && language == "en"
        let isAcronyms = capitals.allSatisfy { terminology.isAcronym($0.text) || terminology.isName($0.text) }
        return isAll && !isAcronyms ? first.range.lowerBound..<last.range.upperBound : nil
    }

    /// Longer words in capitals are no acronyms.
    private static var longestAcronym: Int { 6 }
}
