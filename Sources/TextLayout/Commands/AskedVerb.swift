internal import UnicodeText

/// The verb that a question asks about, as a button would say it.
public enum AskedVerb {
    /// “Delete” for “Do you want to delete this note?” or “Delete note?”, 削除 for 「メモを削除しますか」, 삭제 for “메모를
    /// 삭제하시겠습니까?”; `nil` where the form of the question doesn't show it.
    public static func label(for question: String, language: String) -> String? {
        switch language.primarySubtag {
        case "en": english(question)
        case "ja":
            stem(before: ["しますか", "してもよろしいですか", "してよろしいですか", "しても良いですか", "してもいいですか"], in: question) {
                $0.script == .han || $0.script == .katakana
            }
        case "ko": stem(before: ["하시겠습니까", "하겠습니까", "할까요", "하시겠어요"], in: question, where: { $0.script == .hangul })
        default: nil
        }
    }

    private static func english(_ question: String) -> String? {
        let words = question.foldedForComparison.split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init)
        let wishes: Set<String> = ["want", "wish", "like", "sure"]
        let asked = words.indices.dropFirst(2).first { words[$0 - 1] == "to" && wishes.contains(words[$0 - 2]) }
        guard let place = asked ?? words.indices.first, EnglishVerbs.base.contains(words[place]) else { return nil }
        let verb = words[place].capitalized
        guard place + 1 < words.count, EnglishPhrasalVerbs.isAlwaysPhrasal(words[place], words[place + 1]) else {
            return verb
        }
        return verb + " " + words[place + 1].capitalized
    }

    /// The word right before one of the endings, where it is made of letters of one kind.
    private static func stem(
        before endings: [String], in question: String, where isLetter: (Unicode.Scalar) -> Bool
    ) -> String? {
        let text = question.withoutOuterPunctuation
        guard let ending = endings.first(where: text.hasSuffix) else { return nil }
        let letters = text.dropLast(ending.count).unicodeScalars.reversed().prefix(while: isLetter)
        guard letters.count >= 2 else { return nil }
        return String(String.UnicodeScalarView(letters.reversed()))
    }
}

extension String {
    /// The text with its first letter in upper case.
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
