/// How Korean sentences end.
enum KoreanEndings {
    /// Raised when an ending comes or goes.
    static let version = 1

    /// Polite and plain endings.
    static let predicates = [
        "니다", "어요", "아요", "해요", "예요", "에요", "이요", "네요", "지요", "죠", "군요", "래요", "게요", "데요", "대요", "돼요", "려요", "져요",
        "세다", "는데", "거든요", "구나", "했어", "없어", "있어", "됐어",
    ]

    /// Requests and orders.
    static let requests = ["세요", "시오", "십시요", "주십시요", "하라", "해라", "합시다", "하자", "마라", "셔요", "해줘", "주라"]

    /// Casual endings that no noun has.
    static let casual = ["돼", "거야", "아니야", "했지", "않아", "같아", "많아"]

    /// Casual requests and suggestions.
    static let casualRequests = ["보자", "가자", "두자", "쓰자", "해줘", "아줘", "어줘", "해봐", "어봐", "아봐"]

    /// How a line ends that goes on.
    static let open = [
        "면", "고", "서", "며", "는", "은", "을", "를", "이", "가", "에", "의", "와", "과", "로", "도록", "위해", "지만", "니까", "려고", "에게",
    ]

    /// What is said as a whole.
    static let formulas = ["감사합니다", "고맙습니다", "환영합니다", "축하합니다", "안녕하세요", "축하해요", "고마워요", "감사해요"]

    /// Syllables before 다 that are stems of verbs and adjectives.
    static let stems = "이하되크보오가주쓰르리치지나두내서켜펴추"

    /// Nouns that end like predicates.
    static let nouns: Set<String> = [
        "필요", "중요", "주요", "개요", "수요", "소요", "동요", "강요", "가요", "불필요", "캐나다", "바다", "판다", "소다", "베란다", "람다", "우간다",
        "르완다", "혼다", "도요다", "아고다", "라다", "월요", "화요", "수요", "목요", "금요", "토요", "일요", "요", "다", "대다", "간다라",
    ]

    /// Endings that make nouns of verbs.
    static let nounEndings = ["캐나다", "불필요", "빨래", "갈래"]
}
