internal import UnicodeText

/// The verbs of the groups, ready to be found.
enum VerbTable {
    /// What finding a word says.
    struct Hit {
        /// The group's bit.
        let bit: UInt128
        /// Whether something is gone afterwards.
        let destroys: Bool
    }

    static let english = EnglishVerbTable(VerbGroup.all)
    static let japanese = StemTable(VerbGroup.all, language: "ja")
    static let korean = StemTable(VerbGroup.all, language: "ko")
}

extension VerbGroup {
    /// The group's words of a language and what finding one says.
    fileprivate func words(in language: String, _ number: Int) -> [(text: String, hit: VerbTable.Hit)] {
        [(destroying, true), (other, false)].flatMap { words, destroys in
            (words[language] ?? "").split(whereSeparator: \.isWhitespace).map {
                (String($0).replacing("-", with: " "), VerbTable.Hit(bit: 1 << UInt128(number), destroys: destroys))
            }
        }
    }
}

/// English verbs in all their forms, by the first word.
struct EnglishVerbTable: Sendable {
    private struct Entry {
        let rest: [String]
        let hit: VerbTable.Hit
    }

    private let entries: [String: [Entry]]

    init(_ groups: [VerbGroup]) {
        var entries: [String: [Entry]] = [:]
        for (number, group) in groups.enumerated() {
            for word in group.words(in: "en", number) {
                for form in EnglishInflection.forms(of: word.text) {
                    let words = form.split(separator: " ").map(String.init)
                    guard let first = words.first else { continue }
                    entries[first, default: []].append(Entry(rest: Array(words.dropFirst()), hit: word.hit))
                }
            }
        }
        self.entries = entries
    }

    func verbs(in words: [Word]) -> SpokenVerbs {
        let parts = words.flatMap(\.verbParts)
        var found = SpokenVerbs()
        for (place, part) in parts.enumerated() {
            for entry in entries[part] ?? [] where parts[(place + 1)...].starts(with: entry.rest) {
                found.insert(entry.hit)
            }
        }
        return found
    }
}

extension Word {
    /// The word as verbs are looked up: compounds and phrases of the terminology in parts (sign-in, Sign in with Apple),
    /// other masks as something that is no verb.
    fileprivate var verbParts: [String] {
        guard mask == nil || mask == .term else { return [""] }
        guard folded.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") }) else {
            return [folded]
        }
        return folded.split { $0 == "-" || $0 == " " }.map(String.init)
    }
}

/// Stems of a language that is searched without regard to words, by the first code unit.
struct StemTable: Sendable {
    private struct Entry {
        let units: [UInt16]
        let hit: VerbTable.Hit
    }

    private let entries: [UInt16: [Entry]]

    init(_ groups: [VerbGroup], language: String) {
        var entries: [UInt16: [Entry]] = [:]
        for (number, group) in groups.enumerated() {
            for word in group.words(in: language, number) {
                let units = Array(word.text.utf16)
                guard let first = units.first else { continue }
                entries[first, default: []].append(Entry(units: units, hit: word.hit))
            }
        }
        self.entries = entries
    }

    /// A stem inside of another word is none: 消し in 取り消し. So the search goes on behind what it has found.
    func verbs(in text: AnalysedText) -> SpokenVerbs {
        let hasVariants = text.text.utf16.contains { (0xFF00...0xFFEF).contains($0) }
        let units = Array((hasVariants ? text.text.normalizedForCompatibility : text.text).utf16)
        // Masks are where they are only as long as no width was changed.
        let masked = hasVariants ? [] : text.masks.filter { $0.kind != .term }.map(\.range)
        var found = SpokenVerbs()
        var place = 0
        while place < units.count {
            if let mask = masked.first(where: { $0.contains(place) }) {
                place = mask.upperBound
                continue
            }
            var length = 1
            for entry in entries[units[place]] ?? [] where units[place...].starts(with: entry.units) {
                found.insert(entry.hit)
                length = max(length, entry.units.count)
            }
            place += length
        }
        return found
    }
}
