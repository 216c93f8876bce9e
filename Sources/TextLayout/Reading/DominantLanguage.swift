internal import UnicodeText

/// Tells by its script what language a text is in.
enum DominantLanguage {
    /// The languages that are never written in Latin letters alone.
    private static let scripted: Set<String> = ["ja", "ko", "zh", "ar", "he", "ru", "uk", "bg", "el", "th", "hi"]

    /// The tag's language, unless the text is plainly in another's script: English left in Japanese, say.
    static func language(of units: Units, _ masks: Masks, tag: String) -> String {
        var (latin, kana, han, hangul, other) = (0, 0, 0, 0, 0)
        var offset = 0
        while offset < units.count {
            if let mask = masks.mask(at: offset), mask.kind != .quotation {
                offset = mask.range.upperBound
                continue
            }
            let scalar = units.scalar(at: offset)
            switch scalar.script {
            case .latin: latin += 1
            case .hiragana, .katakana: kana += 1
            case .han: han += 1
            case .hangul: hangul += 1
            case .other: other += 1
            case .common: break
            }
            offset = units.offset(after: offset)
        }
        switch tag {
        case "ja":
            if kana + han > 0 { return "ja" }
            return hangul > 0 ? "ko" : latin > 1 ? "en" : "ja"
        case "ko":
            if hangul > 0 { return "ko" }
            return kana > 0 ? "ja" : latin > 1 && han == 0 ? "en" : "ko"
        default:
            if kana > 0, 2 * (kana + han) > latin { return "ja" }
            if hangul > 0, 2 * hangul > latin { return "ko" }
            let isForeign = scripted.contains(tag) && latin > 1 && other + han + kana + hangul == 0
            return isForeign ? "en" : tag
        }
    }
}
