/// Tells Korean sentences from fragments by the ending of their last word.
struct KoreanClassifier {
    /// The last word without marks.
    let last: String
    let mark: EndMark?
    /// Whether the sentence ends with something that the app fills in.
    let endsWithName: Bool

    /// Every way that the sentence can be read in.
    func readings() -> Readings {
        if mark?.kind == .question { return .question }
        guard !last.isEmpty else { return .any }
        if KoreanEndings.nouns.contains(last) || KoreanEndings.nounEndings.contains(where: { last.hasSuffix($0) }) {
            return .fragment
        }
        if last.hasSuffix("까") || last.hasSuffix("까요") || last.hasSuffix("나요") || last.hasSuffix("을래요")
            || last.hasSuffix("하시겠어요")
        {
            return .question
        }
        if KoreanEndings.requests.contains(where: { last.hasSuffix($0) }) { return .imperative }
        if KoreanEndings.formulas.contains(where: { last.hasSuffix($0) }) { return .imperative }
        if KoreanEndings.predicates.contains(where: { last.hasSuffix($0) }) { return .sentence }
        if last.hasSuffix("다") { return isPredicate ? .sentence : [.sentence, .fragment] }
        if last.hasSuffix("요"), last.unicodeScalars.count > 1 { return .sentence }
        if KoreanEndings.casualRequests.contains(where: { last.hasSuffix($0) }) { return .imperative }
        return isCasual ? .sentence : .fragment
    }

    /// Whether a verb ends in a casual way: 않았어, 없지, 쓸래.
    private var isCasual: Bool {
        if KoreanEndings.casual.contains(where: { last.hasSuffix($0) }) { return true }
        guard let ending = last.last, let stem = last.dropLast().unicodeScalars.last,
            (0xAC00...0xD7A3).contains(stem.value)
        else { return false }
        switch (stem.value - 0xAC00) % 28 {
        // ㅄ and ㅆ close stems and hardly any noun.
        case 18, 20: return "어지네게군".contains(ending)
        case 8: return "래게걸".contains(ending)
        default: return false
        }
    }

    /// Whether a verb's stem stands before 다: one that ends in ㄴ, ㅆ, ㅄ or ㄶ, or a frequent one without any.
    private var isPredicate: Bool {
        guard let stem = last.dropLast().unicodeScalars.last, (0xAC00...0xD7A3).contains(stem.value) else {
            return false
        }
        let final = (stem.value - 0xAC00) % 28
        return [4, 6, 18, 20].contains(final) || KoreanEndings.stems.unicodeScalars.contains(stem)
    }
}
