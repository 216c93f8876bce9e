/// What makes a text harsh, whatever it says.
public enum ToneLexicons {
    /// Orders without courtesy.
    public static let harsh = PhraseLexicon(
        version: 1,
        en: """
            do not even
            or else
            immediately/now or
            you had better
            how many times
            at once
            do as
            obey
            """,
        ja: """
            (し/せ)ろ>
            しろ。
            しろ！
            しろよ
            やめろ
            するな>
            するな。
            するな！
            押すな
            消すな
            触るな
            見るな
            開くな
            閉じるな
            せよ>
            せよ。
            しなさい
            なさい。
            なさい！
            """,
        ko: """
            해라>
            하라>
            하지 마라
            하지마라
            하지 마>
            하지마>
            마라>
            해!
            해라!
            하지 마!
            눌러라
            입력해>
            확인해>
            선택해>
            기다려>
            그만해
            """)

    /// English words that some texts shout: in capitals they are no acronyms.
    public static let shouted = Lexicon(
        version: 1,
        [
            "en": [
                "a", "all", "already", "always", "and", "any", "are", "be", "before", "cannot", "can't", "careful", "cancel", "danger",
                "data", "delete", "deleted", "do", "don't", "error", "ever", "every", "everything", "failed", "fatal", "file", "files",
                "forever", "from", "has", "have", "immediately", "important", "is", "it", "lose", "lost", "made", "must", "never",
                "no", "not", "note", "nothing", "now", "of", "off", "oh", "on", "only", "permanently", "please", "read", "really",
                "remove", "sure", "stop", "that", "the", "this", "to", "urgent", "very", "wait", "warning", "was", "will", "with",
                "won't", "wrong", "yes", "you", "your", "attention", "caution", "new", "free", "sale", "save", "buy", "hurry", "out",
            ]
        ])
}
