/// Phrases of pieces of text, found by the UTF-16 code unit that they start with.
struct PiecePhrases: Sendable {
    private var phrases: [[Piece]] = []
    private var starts: [UInt16: [Int]] = [:]

    /// The most code units that a gap stands for.
    private static let longestGap = 12

    private struct Piece: Sendable {
        let units: [UInt16]
        let beginsWord: Bool
        let endsWord: Bool
        let endsSentence: Bool
    }

    /// Reads phrases as ``PhraseLexicon`` describes them.
    init(_ lines: [String]) {
        for line in lines {
            for phrase in Self.expanded(line) { add(phrase) }
        }
    }

    private mutating func add(_ phrase: String) {
        let pieces = phrase.split(separator: "…").map { text in
            let bare = text.drop { $0 == "<" }
            let core = bare.last == ">" || bare.last == "$" ? bare.dropLast() : bare
            return Piece(
                units: Array(core.utf16), beginsWord: text.first == "<", endsWord: bare.last == ">",
                endsSentence: bare.last == "$")
        }
        guard let first = pieces.first?.units.first else { return }
        starts[first, default: []].append(phrases.count)
        phrases.append(pieces)
    }

    /// Every phrase that a line with choices stands for.
    private static func expanded(_ line: String) -> [String] {
        var phrases = [""]
        var rest = line[...]
        while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
            let before = rest[..<open]
            let choices = rest[rest.index(after: open)..<close].split(separator: "/", omittingEmptySubsequences: false)
            phrases = phrases.flatMap { phrase in choices.map { phrase + before + $0 } }
            rest = rest[rest.index(after: close)...]
        }
        return phrases.map { $0 + rest }
    }

    /// Where the phrases stand in a text, in order.
    func ranges(in text: AnalysedText) -> [Range<Int>] {
        let units = text.unmaskedUnits
        var found: [Range<Int>] = []
        for sentence in text.sentences {
            for offset in sentence.range {
                for number in starts[units[offset]] ?? [] {
                    guard let end = end(of: phrases[number], at: offset, in: units, sentence.range) else { continue }
                    found.append(offset..<end)
                }
            }
        }
        return found
    }

    private func end(of pieces: [Piece], at offset: Int, in units: [UInt16], _ sentence: Range<Int>) -> Int? {
        var place = offset
        for (number, piece) in pieces.enumerated() {
            let last = number == 0 ? place : place + Self.longestGap
            guard let start = (place...last).first(where: { stands(piece, at: $0, in: units, sentence) }) else {
                return nil
            }
            place = start + piece.units.count
        }
        return place
    }

    private func stands(_ piece: Piece, at offset: Int, in units: [UInt16], _ sentence: Range<Int>) -> Bool {
        let end = offset + piece.units.count
        guard end <= sentence.upperBound, units[offset..<end].elementsEqual(piece.units) else { return false }
        if piece.beginsWord, offset > 0, units[offset - 1].isOneRun(with: units[offset]) { return false }
        if piece.endsSentence, units[end..<sentence.upperBound].contains(where: \.isPartOfRun) { return false }
        if piece.endsWord, end < units.count, units[end].isOneRun(with: units[end - 1]) { return false }
        return true
    }
}

extension Units {
    /// The code units with what is masked replaced, so that nothing is found in it.
    func blanked(_ masks: [Mask]) -> [UInt16] {
        var units = Array(all)
        for mask in masks {
            for offset in mask.range where units.indices.contains(offset) { units[offset] = 0xFFFC }
        }
        return units
    }
}

extension UInt16 {
    /// Whether two code units next to each other belong to one run of letters: of Hangul, of kana of one kind, of
    /// ideographs.
    func isOneRun(with other: UInt16) -> Bool {
        guard let kind = run else { return false }
        return kind == other.run
    }

    /// Whether it belongs to a run of letters at all.
    fileprivate var isPartOfRun: Bool { run != nil }

    private enum Run {
        case hangul, hiragana, katakana, ideographs, latin
    }

    private var run: Run? {
        switch self {
        case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F: .hangul
        case 0x3041...0x309F: .hiragana
        case 0x30A0...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: .katakana
        case 0x3005, 0x3400...0x9FFF, 0xF900...0xFAFF: .ideographs
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: .latin
        default: nil
        }
    }
}
