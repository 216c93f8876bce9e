internal import UnicodeText

/// A verb that a text speaks of.
public struct FoundVerb: Hashable, Sendable {
    /// The group's name.
    public let group: String
    /// Whether the thing is gone afterwards.
    public let destroys: Bool
}

/// Finds the verbs of ``VerbGroup`` in texts.
public enum VerbSearch {
    /// The verbs that a text speaks of, in the order of the groups.
    ///
    /// English verbs are found in any form; Japanese and Korean ones by their stems. A text of Latin letters alone is
    /// read as English whatever language it stands under.
    public static func verbs(in text: String, language: String) -> [FoundVerb] {
        let folded = text.foldedForComparison
        let hits: Hits =
            switch language.primarySubtag {
            case "ja" where !folded.isLatin: japanese.hits(in: folded)
            case "ko" where !folded.isLatin: korean.hits(in: folded)
            case "en", "ja", "ko": english.hits(in: folded)
            default: [:]
            }
        return hits.sorted { $0.key < $1.key }.map { FoundVerb(group: VerbGroup.all[$0.key].name, destroys: $0.value) }
    }

    /// Whether a text speaks of a verb after which something is gone.
    public static func destroys(_ text: String, language: String) -> Bool {
        verbs(in: text, language: language).contains(where: \.destroys)
    }

    /// For each group that was hit, whether by a destroying verb.
    typealias Hits = [Int: Bool]

    private static let english = EnglishVerbTable(VerbGroup.all)
    private static let japanese = StemTable(VerbGroup.all, language: "ja")
    private static let korean = StemTable(VerbGroup.all, language: "ko")
}

extension String {
    /// Whether nothing but Latin letters carries the text.
    fileprivate var isLatin: Bool {
        !unicodeScalars.contains { $0.value >= 0x1100 && $0.properties.isAlphabetic }
    }
}

extension VerbGroup {
    /// The group's words of a language and whether each destroys.
    fileprivate func words(in language: String) -> [(text: String, destroys: Bool)] {
        [(destroying, true), (other, false)].flatMap { words, destroys in
            (words[language] ?? "").split(whereSeparator: \.isWhitespace).map {
                (String($0).replacing("-", with: " ").foldedForComparison, destroys)
            }
        }
    }
}

/// English verbs in all their forms, by the first word.
private struct EnglishVerbTable {
    private struct Entry {
        let rest: [Substring]
        let group: Int
        let destroys: Bool
    }

    private let entries: [Substring: [Entry]]

    init(_ groups: [VerbGroup]) {
        var entries: [Substring: [Entry]] = [:]
        for (number, group) in groups.enumerated() {
            for word in group.words(in: "en") {
                for form in EnglishInflection.forms(of: word.text) {
                    let words = form.split(separator: " ")
                    guard let first = words.first else { continue }
                    entries[first, default: []].append(
                        Entry(rest: Array(words.dropFirst()), group: number, destroys: word.destroys))
                }
            }
        }
        self.entries = entries
    }

    func hits(in text: String) -> VerbSearch.Hits {
        let words = text.replacing("’", with: "'").split { !$0.isLetter && !$0.isNumber && $0 != "'" }
        var hits: VerbSearch.Hits = [:]
        for (place, word) in words.enumerated() {
            for entry in entries[word] ?? [] where words[(place + 1)...].starts(with: entry.rest) {
                hits[entry.group] = hits[entry.group] == true || entry.destroys
            }
        }
        return hits
    }
}

/// Stems of a language that is searched without regard to words, by the first code unit.
private struct StemTable {
    private struct Entry {
        let units: [UInt16]
        let group: Int
        let destroys: Bool
    }

    private let entries: [UInt16: [Entry]]

    init(_ groups: [VerbGroup], language: String) {
        var entries: [UInt16: [Entry]] = [:]
        for (number, group) in groups.enumerated() {
            for word in group.words(in: language) {
                let units = Array(word.text.utf16)
                guard let first = units.first else { continue }
                entries[first, default: []].append(Entry(units: units, group: number, destroys: word.destroys))
            }
        }
        self.entries = entries
    }

    /// A stem inside of another word is none: 消し in 取り消し. So the search goes on behind what it has found.
    func hits(in text: String) -> VerbSearch.Hits {
        let units = Array(text.utf16)
        var hits: VerbSearch.Hits = [:]
        var place = 0
        while place < units.count {
            var length = 1
            for entry in entries[units[place]] ?? [] where units[place...].starts(with: entry.units) {
                hits[entry.group] = hits[entry.group] == true || entry.destroys
                length = max(length, entry.units.count)
            }
            place += length
        }
        return hits
    }
}
