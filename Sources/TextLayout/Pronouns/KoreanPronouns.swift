internal import UnicodeText

/// Finds the pronouns of a Korean text: a word is one if nothing is left of it without its particle but a pronoun’s stem,
/// so that 저장, 내용 and 제목 are none.
struct KoreanPronouns {
    let text: AnalysedText

    private static let particles = Set(PronounLexicons.koreanParticles)
    private static let extended = PronounLexicons.extended.words(in: "ko")
    /// Stems of more than one syllable, which no other word shares.
    private static let long = PronounLexicons.core.words(in: "ko").filter { $0.count > 1 }

    /// The pronouns in order.
    var all: [Pronoun] {
        text.words.indices.compactMap(pronoun)
    }

    private func pronoun(at index: Int) -> Pronoun? {
        let word = text.words[index]
        guard word.mask == nil, word.script == .hangul else { return nil }
        if let stem = Self.long.first(where: { rest(of: word, after: $0) != nil }) {
            return found(stem, in: word, .core)
        }
        if let stem = Self.extended.first(where: { rest(of: word, after: $0) != nil }) {
            return found(stem, in: word, .extended)
        }
        guard let first = word.text.first else { return nil }
        let particle = String(word.text.dropFirst())
        guard isShortPronoun(first, particle, at: index), !isPartOfName(word) else { return nil }
        return found(String(first), in: word, .core)
    }

    private func found(_ stem: String, in word: Word, _ weight: Pronoun.Weight) -> Pronoun {
        let start = word.range.lowerBound
        return Pronoun(text: stem, range: start..<start + stem.utf16.count, weight: weight)
    }

    /// The particle after a stem; `nil` where the word is another one.
    private func rest(of word: Word, after stem: String) -> String? {
        guard word.text.hasPrefix(stem) else { return nil }
        var rest = word.text.dropFirst(stem.count)
        if rest.hasPrefix("들") { rest = rest.dropFirst() }
        return rest.isEmpty || Self.particles.contains(String(rest)) ? String(rest) : nil
    }

    private func isShortPronoun(_ stem: Character, _ particle: String, at index: Int) -> Bool {
        switch stem {
        case "너": return ["는", "를", "의", "도", "만", "에게", "한테", "와", "랑"].contains(particle)
        case "나":
            // 오류가 나는: a verb where a subject stands before it.
            if ["는", "도", "만"].contains(particle) { return !endsInSubject(before: index) }
            return ["를", "의", "에게", "한테", "에게서", "보다", "처럼"].contains(particle)
        case "저": return ["는", "를", "의", "도", "에게", "한테"].contains(particle)
        case "내": return particle == "가" || particle == "게" || particle.isEmpty && isOwner(at: index)
        case "네": return particle == "가" || particle == "게" || particle.isEmpty && isOwnerNe(at: index)
        case "제": return particle == "가" || particle == "게" || particle.isEmpty && isOwnerJe(at: index)
        default: return false
        }
    }

    private func isPartOfName(_ word: Word) -> Bool {
        PronounLexicons.koreanNames.contains { name in
            let end = min(word.range.lowerBound + name.utf16.count, text.text.utf16.count)
            return text.text(of: word.range.lowerBound..<end) == name
        }
    }

    /// Whether 내 is “my”: at the start, or after a word that ends in a particle or an ending. After a bare noun it is
    /// “within”: 30일 내, 앱 내 구매.
    private func isOwner(at index: Int) -> Bool {
        guard let next = neighbour(index + 1, of: index), next.script != .common else { return false }
        guard let before = neighbour(index - 1, of: index) else { return true }
        if hasMark(after: before) { return true }
        guard before.mask == nil else { return false }
        if Self.adverbs.contains(before.text) { return true }
        return Self.clearEndings.contains { before.text.hasSuffix($0) && before.text.count > $0.count }
            || Self.shortEndings.contains { before.text.hasSuffix($0) && before.text.count > $0.count + 1 }
    }

    /// Whether 네 is “your”, and neither “yes” nor “four”.
    private func isOwnerNe(at index: Int) -> Bool {
        guard let next = neighbour(index + 1, of: index), !hasMark(after: text.words[index]) else { return false }
        return !PronounLexicons.koreanCounters.contains { counter in
            guard next.text.hasPrefix(counter) else { return false }
            let rest = String(next.text.dropFirst(counter.count))
            return rest.isEmpty || counter.count > 1 || Self.particles.contains(rest)
                || Self.counterTails.contains(rest)
        }
    }

    /// Whether 제 is “my”, and neither an ordinal nor “proper”.
    private func isOwnerJe(at index: Int) -> Bool {
        guard let next = neighbour(index + 1, of: index), !hasMark(after: text.words[index]) else { return false }
        if next.text.first?.isNumber == true || next.mask != nil { return false }
        return !PronounLexicons.koreanProperNouns.contains { next.text.hasPrefix($0) }
    }

    private func endsInSubject(before index: Int) -> Bool {
        guard let before = neighbour(index - 1, of: index) else { return false }
        return before.text.hasSuffix("이") || before.text.hasSuffix("가") || before.text.hasSuffix("도")
    }

    /// The word at an index, where it stands in the same sentence as another.
    private func neighbour(_ index: Int, of other: Int) -> Word? {
        guard text.words.indices.contains(index), text.words[index].sentence == text.words[other].sentence else {
            return nil
        }
        return text.words[index]
    }

    private func hasMark(after word: Word) -> Bool {
        let end = word.range.upperBound
        guard end < text.text.utf16.count else { return false }
        return text.text(of: end..<end + 1).contains { ",.!?:;…".contains($0) }
    }

    private static let clearEndings = [
        "은", "는", "을", "를", "에서", "에게", "으로", "와", "하고", "하면", "려면", "해서", "아서", "어서", "지만", "거나", "니다", "세요", "까지",
        "부터", "에만", "으며", "하여", "하려", "시면",
    ]

    /// Words that no noun phrase ends in.
    private static let adverbs: Set<String> = [
        "왜", "지금", "이제", "다시", "항상", "또는", "혹은", "및", "그리고", "또한", "만약", "혹시", "바로", "모두", "위해", "대해", "통해", "따라", "정말",
    ]

    /// Endings that nouns of two syllables can share: 지도, 회의, 보고.
    private static let shortEndings = ["이", "가", "도", "의", "로", "과", "만", "에", "고", "며", "면"]

    private static let counterTails: Set<String> = ["째", "쯤", "씩", "짜리", "간"]
}
