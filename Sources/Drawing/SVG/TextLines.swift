/// Breaks texts into lines: Latin and Hangul between words, kana and ideographs between characters but for those that
/// may not begin or end a line.
enum TextLines {
    /// What is read of a text at most; a drawing has no room for more.
    private static let characterLimit = 2_000

    /// The lines of a text, at most `limit`; the last of them ends in `…` where the text goes on.
    static func lines(
        _ text: String, size: Double, weight: TextWidths.Weight, width: Double, limit: Int = 60
    ) -> [String] {
        var lines: [String] = []
        for paragraph in text.prefix(characterLimit).split(separator: "\n", omittingEmptySubsequences: false) {
            lines += broken(pieces(paragraph), size: size, weight: weight, width: width, limit: limit)
            guard lines.count <= limit else { break }
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        guard lines.count > limit else { return lines }
        let last = fitted(lines[limit - 1] + "…", size: size, weight: weight, width: width)
        return Array(lines.prefix(limit - 1)) + [last]
    }

    /// The text in one line, cut where it is too long.
    static func fitted(_ text: String, size: Double, weight: TextWidths.Weight, width: Double) -> String {
        let head = text.prefix(400)
        guard head.endIndex < text.endIndex || TextWidths.width(head, size: size, weight: weight) > width else {
            return text
        }
        var room = width - TextWidths.width("…", size: size, weight: weight)
        var kept = ""
        for character in head where character != "…" {
            room -= TextWidths.width(String(character), size: size, weight: weight)
            guard room >= 0 else { break }
            kept.append(character)
        }
        return kept + "…"
    }

    /// The longest runs that may not be broken; a space stays with what precedes it.
    private static func pieces(_ text: some StringProtocol) -> [String] {
        var pieces: [String] = []
        var current = ""
        var previous: Character?
        for character in text {
            if let previous, canBreak(previous, character) {
                pieces.append(current)
                current = ""
            }
            current.append(character)
            previous = character
        }
        if !current.isEmpty { pieces.append(current) }
        return pieces
    }

    private static func canBreak(_ left: Character, _ right: Character) -> Bool {
        if right.isWhitespace { return false }
        if left.isWhitespace { return true }
        guard isIdeographic(left) || isIdeographic(right) else { return false }
        return !noStart.contains(right) && !noEnd.contains(left)
    }

    private static let noStart: Set<Character> = Set("。、，．）」』】〉》〕］｝ー？！：；・…,.?!)]}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々")
    private static let noEnd: Set<Character> = Set("（「『【〈《〔［｛([{")

    /// Kana, ideographs and fullwidth forms; Hangul breaks between words.
    private static func isIdeographic(_ character: Character) -> Bool {
        guard let value = character.unicodeScalars.first?.value else { return false }
        return (0x3000...0x30FF).contains(value) || (0x3400...0x9FFF).contains(value)
            || (0xF900...0xFAFF).contains(value) || (0xFF00...0xFF9F).contains(value)
            || (0x20000...0x3FFFD).contains(value)
    }

    private static func broken(
        _ pieces: [String], size: Double, weight: TextWidths.Weight, width: Double, limit: Int
    ) -> [String] {
        func measure(_ text: String) -> Double { TextWidths.width(text, size: size, weight: weight) }
        var lines: [String] = []
        var line = ""
        var used = 0.0
        for piece in pieces {
            let bare = measure(trimmed(piece))
            if !line.isEmpty, used + bare > width {
                lines.append(trimmed(line))
                (line, used) = ("", 0)
            }
            if bare > width {
                // One word that no line can hold is broken anywhere.
                for character in piece {
                    let advance = measure(String(character))
                    if !line.isEmpty, used + advance > width {
                        lines.append(line)
                        (line, used) = ("", 0)
                    }
                    line.append(character)
                    used += advance
                }
            } else {
                line += piece
                used += measure(piece)
            }
            if lines.count > limit { return lines }
        }
        return lines + [trimmed(line)]
    }

    private static func trimmed(_ text: String) -> String {
        var text = text[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
