/// Finds the pronouns of a Japanese text.
struct JapanesePronouns {
    let text: AnalysedText
    private let units: [UInt16]

    init(text: AnalysedText) {
        self.text = text
        units = text.unmaskedUnits
    }

    private static let words: [(units: [UInt16], weight: Pronoun.Weight)] =
        [(PronounLexicons.core, Pronoun.Weight.core), (PronounLexicons.extended, .extended)]
        .flatMap { lexicon, weight in lexicon.words(in: "ja").map { (Array($0.utf16), weight) } }
        .sorted { $0.units.count > $1.units.count }

    private static let starts = Dictionary(grouping: words) { $0.units.first ?? 0 }
    private static let plurals = PronounLexicons.japanesePlurals.map { Array($0.utf16) }
    private static let followers = PronounLexicons.japaneseFollowers.map { Array($0.utf16) }
    private static let names = PronounLexicons.japaneseNames.map { Array($0.utf16) }

    /// Words that are no part of any other, whatever stands around them.
    private static let unmistakable = Set(["あなた", "あなたがた", "貴方", "貴女", "貴男", "貴様"].map { Array($0.utf16) })

    private static let title = Array("君".utf16)

    /// The pronouns in order.
    var all: [Pronoun] {
        var found: [Pronoun] = []
        var offset = 0
        while offset < units.count {
            guard let word = Self.starts[units[offset]]?.first(where: { stands($0.units, at: offset) }) else {
                offset += 1
                continue
            }
            let range = offset..<offset + word.units.count
            found.append(Pronoun(text: text.text(of: range), range: range, weight: word.weight))
            offset = range.upperBound
        }
        return found
    }

    private func stands(_ word: [UInt16], at offset: Int) -> Bool {
        guard has(word, at: offset) else { return false }
        if Self.unmistakable.contains(word) { return true }
        if Self.names.contains(where: { has($0, at: offset) }) { return false }
        // %@君 is a title behind a name.
        if offset > 0, units[offset - 1] == 0xFFFC, word == Self.title { return false }
        // 田中君, 公私, 引きわたし: what is written in one run with something before it is another word.
        if offset > 0, units[offset - 1].isOneRun(with: units[offset]) || units[offset - 1].isLetterLike {
            guard units[offset - 1].isHiragana, !units[offset].isHiragana else { return false }
        }
        var end = offset + word.count
        if let plural = Self.plurals.first(where: { has($0, at: end) }) { end += plural.count }
        guard end < units.count, units[end].isLetterLike else { return true }
        return Self.followers.contains { has($0, at: end) }
    }

    private func has(_ piece: [UInt16], at offset: Int) -> Bool {
        offset + piece.count <= units.count && units[offset..<offset + piece.count].elementsEqual(piece)
    }
}

extension UInt16 {
    /// Whether it is hiragana.
    fileprivate var isHiragana: Bool { (0x3041...0x309F).contains(self) }

    /// Whether it is a letter, an ideograph or a digit, as far as Japanese texts have them.
    fileprivate var isLetterLike: Bool { isOneRun(with: self) }
}
