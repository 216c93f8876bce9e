/// The words that stand on buttons everywhere.
public enum ButtonLexicons {
    /// The label of the button that cancels, as the system writes it.
    public static let cancel = Lexicon(version: 1, ["en": ["Cancel"], "ja": ["キャンセル"], "ko": ["취소"]])

    /// The label of simple acceptance, as the system writes it.
    public static let ok = Lexicon(version: 1, ["en": ["OK"], "ja": ["OK"], "ko": ["확인", "OK"]])

    /// What people write in its place. The full-width ＯＫ is one of them, so width counts in comparing.
    public static let nearOK = Lexicon(
        version: 2,
        [
            "en": [
                "Ok", "Okay", "O.K.", "O.K", "Okey", "Got It", "I Got It", "Gotcha", "OK, Got It", "Okay, Got It",
                "Understood",
                "I Understand", "Alright", "All Right",
            ],
            "ja": [
                "了解", "了解です", "了解しました", "了解する", "わかりました", "分かりました", "わかった", "分かった", "承知しました", "オーケー", "オッケー",
                "オーケイ", "ＯＫ", "Ｏｋ",
            ],
            "ko": ["오케이", "오키", "네", "알겠습니다", "알겠어요", "알았어요", "알았습니다", "확인했습니다", "확인했어요", "확인함"],
        ])

    /// Answers that say nothing without their question.
    public static let yesNo = Lexicon(
        version: 2,
        [
            "en": ["yes", "no", "yep", "nope", "yeah", "yup", "nah"],
            "ja": ["はい", "いいえ", "いえ", "うん", "ううん", "イエス", "ノー"],
            "ko": ["예", "네", "넵", "아니요", "아니오", "아뇨", "아니", "예스"],
        ])

    /// What turns a No into a refusal that reads on its own.
    public static let thanks = Lexicon(
        version: 1,
        [
            "en": ["thanks", "thank you"], "ja": ["結構です", "けっこうです", "大丈夫です"], "ko": ["괜찮습니다", "괜찮아요", "됐습니다"],
        ])

    /// Words that speak of calling something off: beside one of them, Cancel could mean either.
    public static let callingOff = Lexicon(
        version: 2,
        [
            "en": ["cancel", "canceling", "cancelling", "cancellation", "unsubscribe", "call off"],
            "ja": ["キャンセル", "取り消", "取消", "解約", "中止"],
            "ko": ["취소", "해지", "중단"],
        ])

    /// How a button begins or ends that leaves things as they are, where Cancel would be ambiguous.
    public static let keeping = Lexicon(
        version: 2,
        [
            "en": [
                "keep", "continue", "stay", "remain", "resume", "go on", "carry on", "don’t cancel", "don't cancel",
                "do not cancel", "don’t stop", "don't stop", "wait",
            ],
            "ja": ["続け", "続行", "継続", "維持", "残す", "残る", "キャンセルしない", "取り消さない", "解約しない", "中止しない", "そのまま"],
            "ko": ["유지", "계속", "남기", "취소하지", "취소 안", "해지하지", "중단하지", "그대로"],
        ])
}
