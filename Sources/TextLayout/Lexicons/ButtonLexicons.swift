/// The words that stand on buttons everywhere.
public enum ButtonLexicons {
    /// The label of the button that cancels, as the system writes it.
    public static let cancel = Lexicon(version: 1, ["en": ["Cancel"], "ja": ["キャンセル"], "ko": ["취소"]])

    /// The label of simple acceptance, as the system writes it.
    public static let ok = Lexicon(version: 1, ["en": ["OK"], "ja": ["OK"], "ko": ["확인", "OK"]])

    /// What people write in its place.
    public static let nearOK = Lexicon(
        version: 1,
        [
            "en": ["Ok", "Okay", "O.K.", "Got It", "I Understand"],
            "ja": ["了解", "わかりました", "オーケー", "ＯＫ"],
            "ko": ["오케이", "네", "알겠습니다"],
        ])

    /// Answers that say nothing without their question.
    public static let yesNo = Lexicon(
        version: 1,
        [
            "en": ["yes", "no", "yep", "nope"],
            "ja": ["はい", "いいえ", "いえ"],
            "ko": ["예", "네", "아니요", "아니오", "아뇨"],
        ])

    /// Words that speak of calling something off: beside one of them, Cancel could mean either.
    public static let callingOff = Lexicon(
        version: 1,
        [
            "en": ["cancel", "cancellation", "unsubscribe"],
            "ja": ["キャンセル", "取り消", "取消", "解約", "中止"],
            "ko": ["취소", "해지", "중단"],
        ])

    /// How a button begins or ends that leaves things as they are, where Cancel would be ambiguous.
    public static let keeping = Lexicon(
        version: 1,
        ["en": ["keep", "continue", "don’t cancel", "don't cancel"], "ja": ["続け", "維持"], "ko": ["유지", "계속"]])
}
