internal import UnicodeText

extension AnalysedText {
    /// Whether a text has a word in common with this one, in whatever form.
    public func sharesWord(with other: AnalysedText) -> Bool {
        switch language {
        case "ja", "ko":
            return contentStems.contains { other.text.contains($0) }
        default:
            let stems = other.contentStems
            return contentStems.contains { stem in stems.contains { Self.isAlike(stem, $0) } }
        }
    }

    /// The words that mean something by themselves, without particles.
    private var contentStems: [String] {
        words.compactMap { word in
            guard word.mask == nil else { return nil }
            switch word.script {
            case .han, .katakana: return word.text.count > 1 ? word.text : nil
            case .hangul: return word.stem.count > 1 ? word.stem : nil
            case .latin:
                let isFunctional = EnglishGrammar.functionWords.contains(word.folded)
                return isFunctional || word.folded.count < 3 ? nil : word.folded
            case .hiragana, .other, .common: return nil
            }
        }
    }

    /// Whether two English words begin alike as far as their endings leave them: connect, connection.
    private static func isAlike(_ left: String, _ right: String) -> Bool {
        let common = zip(left, right).prefix { $0 == $1 }.count
        let shorter = min(left.count, right.count)
        return common == shorter && shorter >= 3 || common >= 4 && 10 * common >= 7 * shorter
    }
}
