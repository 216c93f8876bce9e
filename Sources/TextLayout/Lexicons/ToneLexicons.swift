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
            do as you
            obey
            """,
        ja: """
            しろ$
            しろよ$
            やめろ$
            見ろ$
            待て$
            (押す/消す/触る/見る/開く/閉じる/切る/する/使う/忘れる)な$
            するな、
            せよ$
            なさい$
            なさいよ$
            """,
        ko: """
            해라$
            하라$
            마라$
            하지 마$
            하지마$
            눌러라$
            봐라$
            (입력/확인/선택/저장/삭제/시도/로그인/실행/중단/설정/연결)해$
            기다려$
            그만해$
            하지 마!
            """)

    /// English words that some texts shout: in capitals they are no acronyms.
    public static let shouted = Lexicon(
        version: 1,
        [
            "en": [
                "a", "all", "already", "always", "and", "any", "are", "be", "before", "cannot", "can't", "careful",
                "cancel", "danger",
                "data", "delete", "deleted", "do", "don't", "error", "ever", "every", "everything", "failed", "fatal",
                "file", "files",
                "forever", "from", "has", "have", "immediately", "important", "is", "it", "lose", "lost", "made",
                "must", "never",
                "no", "not", "note", "nothing", "now", "of", "off", "oh", "on", "only", "permanently", "please", "read",
                "really",
                "remove", "sure", "stop", "that", "the", "this", "to", "urgent", "very", "wait", "warning", "was",
                "will", "with",
                "won't", "wrong", "yes", "you", "your", "attention", "caution", "new", "free", "sale", "save", "buy",
                "hurry", "out",
            ]
        ])
}
