/// The particles that Korean hangs on nouns.
enum KoreanParticles {
    /// The version of the list.
    static let version = 1

    /// The longest first. Without 로, or 제로 (zero) would lose its end.
    private static let all = [
        "에서는", "에서도", "으로는", "에게서", "한테서", "으로", "에서", "에게", "한테", "께서", "까지", "부터", "마저", "조차", "처럼", "보다", "이나",
        "만", "도", "가", "이", "는", "은", "를", "을", "의", "와", "과", "랑", "에",
    ]

    /// A word without its particle; a word that is nothing but one stays.
    static func strip(_ word: String) -> String {
        guard let particle = all.first(where: { word.hasSuffix($0) && word.count > $0.count }) else { return word }
        return String(word.dropLast(particle.count))
    }
}
