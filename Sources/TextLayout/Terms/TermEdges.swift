internal import UnicodeText

/// Decides whether a stretch of a text is a word of its own, or only looks like one inside of another.
///
/// Latin words are whole ones, with an ’s at most. Korean ones begin a word and may take particles and the endings of
/// “to do”. Japanese ones end where the writing system changes, or where a particle follows.
struct TermEdges {
    let units: Units

    private enum Kind {
        case latin, hangul, hiragana, katakana, han, none
    }

    /// Whether a word begins and ends with the range.
    func isWhole(_ range: Range<Int>) -> Bool {
        guard !range.isEmpty else { return false }
        return begins(range) && ends(range)
    }

    private func kind(_ offset: Int) -> Kind {
        let scalar = units.scalar(at: offset)
        switch scalar.script {
        case .latin: return .latin
        case .hangul: return .hangul
        case .hiragana: return .hiragana
        case .katakana: return .katakana
        case .han: return .han
        case .other: return scalar.isLetter ? .latin : .none
        case .common: return scalar.isWordCharacter ? .latin : .none
        }
    }

    private func kind(before offset: Int) -> Kind {
        kind(units.offset(before: offset))
    }

    private func isLatin(_ offset: Int) -> Bool {
        offset >= 0 && offset < units.count && kind(offset) == .latin
    }

    private func begins(_ range: Range<Int>) -> Bool {
        let start = range.lowerBound
        guard start > 0 else { return true }
        let (before, own) = (kind(before: start), kind(start))
        switch (before, own) {
        case (_, .none): return true
        case (.none, .latin):
            let mark = units[start - 1]
            // A tag, somebody's name, or the ending of a file's.
            if mark == 0x23 || mark == 0x40 || mark == 0x2E { return false }
            return !mark.joinsLatin || !isLatin(units.offset(before: start - 1))
        case (.none, _): return true
        // Kana behind an ideograph are its ending, unless they are long enough for a word.
        case (.han, .hiragana): return range.count > 2
        default: return before != own
        }
    }

    private func ends(_ range: Range<Int>) -> Bool {
        let end = range.upperBound
        guard end < units.count else { return true }
        let (own, after) = (kind(before: end), kind(end))
        switch (own, after) {
        case (.none, _): return true
        case (.latin, .none):
            let mark = units[end]
            guard mark.joinsLatin, isLatin(end + 1) else { return mark != 0x40 }
            let isPossessive = units[end + 1] == 0x73 && !isLatin(end + 2)
            return mark.isApostrophe && isPossessive
        case (_, .none): return true
        case (.hangul, .hangul): return KoreanEndingsOfNouns.contains(hangul(from: end), after: range.count)
        case (.hiragana, .hiragana):
            guard range.contains(where: { kind($0) != .hiragana }) else { return false }
            let rest = run(from: end, .hiragana)
            return Self.particles.contains { rest.hasPrefix($0) }
        default: return own != after
        }
    }

    /// The Hangul that stands from an offset on, up to the end of the word.
    func hangul(from offset: Int) -> String {
        run(from: offset, .hangul)
    }

    /// What follows in one writing system, as far as it says anything.
    private func run(from offset: Int, _ kind: Kind) -> String {
        var end = offset
        while end < units.count, end - offset < Self.longestRun, self.kind(end) == kind {
            end = units.offset(after: end)
        }
        return units[offset..<end]
    }

    private static let longestRun = 12

    /// The particles that follow Japanese predicates and nouns.
    private static let particles = [
        "は", "が", "を", "に", "で", "と", "の", "も", "へ", "や", "か", "から", "まで", "より", "ね", "よ", "けど",
    ]
}

extension UInt16 {
    /// Whether the mark makes one word of the Latin letters around it.
    fileprivate var joinsLatin: Bool {
        isApostrophe || [0x2D, 0x2010, 0x2011, 0x2E, 0x5F, 0x26, 0x40].contains(self)
    }

    fileprivate var isApostrophe: Bool { self == 0x27 || self == 0x2019 }
}
