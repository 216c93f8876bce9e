/// The words that people and apps are called by.
public enum PronounLexicons {
    /// Pronouns of the reader, and of one who speaks for the reader.
    public static let core = Lexicon(
        version: 1,
        [
            "en": ["you", "your", "yours", "yourself", "yourselves", "me", "my", "mine", "myself"],
            "ja": [
                "あなた", "あなたがた", "貴方", "貴女", "貴男", "きみ", "君", "お前", "おまえ", "貴様", "あんた", "私", "わたし",
                "わたくし", "僕", "俺",
            ],
            "ko": ["당신", "너", "네", "나", "내", "저", "제", "여러분", "너희"],
        ])

    /// Pronouns of those who made the app, and titles that stand in for “you”: they sound close or formal, but less
    /// patronising.
    public static let extended = Lexicon(
        version: 1,
        [
            "en": ["i", "we", "us", "our", "ours", "ourselves"],
            "ja": ["我々", "われわれ", "我ら"],
            "ko": ["우리", "저희", "귀하", "고객님", "회원님"],
        ])

    /// What a Japanese pronoun can end in that makes it speak of several people.
    public static let japanesePlurals = ["たち", "達", "ら", "等", "方", "がた", "ども", "共"]

    /// What may follow a Japanese pronoun that is a word of its own: particles, and nouns that go with it.
    public static let japaneseFollowers = [
        "は", "が", "を", "に", "の", "も", "と", "へ", "で", "から", "まで", "より", "や", "だけ", "しか", "さえ", "って", "自身", "個人",
        "宛", "以外", "本人",
    ]

    /// Names that begin like a Japanese pronoun.
    public static let japaneseNames = ["君が代", "君の名", "僕のヒーロー"]

    /// Particles that Korean pronouns take, the longest first. 로 is left out, since 제로 is zero.
    public static let koreanParticles = [
        "에게서", "한테서", "에게", "한테", "께서", "까지", "부터", "마저", "조차", "처럼", "보다", "만의", "만", "도", "가", "는", "은",
        "이", "를", "을", "의", "와", "과", "랑", "이랑", "께", "에", "라는", "이라는",
    ]

    /// Counters and units before which 네 is four.
    public static let koreanCounters = [
        "개", "번", "명", "가지", "자리", "시", "시간", "달", "장", "대", "줄", "칸", "살", "사람", "글자", "단계", "곳", "배", "쪽",
        "편", "권", "통", "건", "차례", "종류", "분", "번째", "개월", "주", "모서리", "귀퉁이", "방향", "손가락", "항목", "문자",
    ]

    /// Nouns before which 제 means “its proper”.
    public static let koreanProperNouns = [
        "시간", "때", "자리", "기능", "역할", "값", "구실", "위치", "날짜", "모습", "속도", "순서", "크기", "철",
    ]

    /// Names of features that hold a pronoun.
    public static let koreanNames = ["나의 찾기", "나의 iPhone", "내 iPhone 찾기", "나의 Mac 찾기", "나의 iPad", "나의 Apple Watch"]
}
