internal import CICU

/// The writing systems that texts are told apart by.
public enum Script: Sendable {
    case latin, han, hiragana, katakana, hangul
    /// Digits, marks, symbols and whatever else belongs to no writing system of its own.
    case common
    /// Any other writing system.
    case other
}

extension Unicode.Scalar {
    /// The writing system; the mark that lengthens a vowel (ー) counts as katakana.
    public var script: Script {
        switch value {
        case 0x41...0x5A, 0x61...0x7A: .latin
        case 0..<0x80: .common
        case 0x3041...0x309F: .hiragana
        case 0x30A1...0x30FA, 0x30FC...0x30FF, 0xFF66...0xFF9F: .katakana
        case 0x3005...0x3007, 0x4E00...0x9FFF: .han
        case 0xAC00...0xD7A3: .hangul
        default: looked
        }
    }

    private var looked: Script {
        switch cicu_script(UChar32(bitPattern: value)) {
        case USCRIPT_LATIN: .latin
        case USCRIPT_HAN: .han
        case USCRIPT_HIRAGANA: .hiragana
        case USCRIPT_KATAKANA: .katakana
        case USCRIPT_HANGUL: .hangul
        case USCRIPT_COMMON, USCRIPT_INHERITED, USCRIPT_UNKNOWN: .common
        default: .other
        }
    }
}
