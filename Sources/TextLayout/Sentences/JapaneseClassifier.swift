internal import UnicodeText

/// Tells Japanese sentences from fragments by the predicate at their end.
struct JapaneseClassifier {
    /// The sentence without its mark and what closes after it.
    let text: String
    let mark: EndMark?
    /// Whether the sentence ends with something that the app fills in.
    let endsWithName: Bool

    /// Every way that the sentence can be read in.
    func readings() -> Readings {
        if mark?.kind == .question { return .question }
        if endsWithName { return text.isEmpty ? .any : .fragment }
        guard !text.isEmpty else { return .any }
        if has(JapaneseEndings.formulas) || has(JapaneseEndings.requests) { return .imperative }
        if has(["か", "かな", "かしら"]), !has(JapaneseEndings.nouns) { return .question }
        if has(JapaneseEndings.polite) { return .sentence }
        if has(JapaneseEndings.nouns) { return .fragment }
        if has(JapaneseEndings.plain) { return .sentence }
        if let bare = withoutParticles {
            return JapaneseClassifier(text: bare, mark: mark, endsWithName: false).readings()
        }
        if has(["て", "で", "が", "けど", "ので", "から"]) { return [.imperative, .fragment, .sentence] }
        return isVerb ? .sentence : .fragment
    }

    private func has(_ endings: [String]) -> Bool {
        endings.contains { text.hasSuffix($0) }
    }

    /// A sentence without the particle that colours it: できませんでしたよ.
    private var withoutParticles: String? {
        guard let last = text.last, "よねなわぞ".contains(last), text.count > 3 else { return nil }
        let bare = String(text.dropLast())
        return JapaneseEndings.polite.contains { bare.hasSuffix($0) } ? bare : nil
    }

    /// A dictionary form: an ending of the u row after kanji or hiragana.
    private var isVerb: Bool {
        guard let last = text.last, "うくすつぬぶむるぐただ".contains(last) else { return false }
        guard let before = text.dropLast().unicodeScalars.last else { return false }
        if before.script == .katakana { return last == "る" }
        return before.script == .han || before.script == .hiragana
    }
}
