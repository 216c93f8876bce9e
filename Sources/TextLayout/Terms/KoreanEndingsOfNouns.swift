/// What Korean hangs on a noun: particles, the copula, and the endings of 하다 and 되다, which make verbs of nouns.
enum KoreanEndingsOfNouns {
    /// Raised when an ending comes or goes.
    static let version = 1

    /// Whether nothing but endings follows a noun.
    /// - Parameters:
    ///   - rest: What follows, up to the end of the word.
    ///   - length: How many syllables the noun has: after a single one, a particle is as likely the rest of another word.
    static func contains(_ rest: String, after length: Int) -> Bool {
        if length == 1 { return certain.contains(rest) }
        return isVerb(rest) || copulas.contains { rest.hasPrefix($0) } || isParticles(rest)
    }

    /// Particles one after another: 들에서만은.
    private static func isParticles(_ rest: String) -> Bool {
        let syllables = Array(rest)
        var reached: Set<Int> = [0]
        for place in syllables.indices where reached.contains(place) {
            for particle in particles where syllables[place...].starts(with: particle) {
                reached.insert(place + particle.count)
            }
        }
        return reached.contains(syllables.count)
    }

    /// 하 or 되 in one of their forms, alone or before the syllable of an ending: 하세요, 했습니다, 되면.
    private static func isVerb(_ rest: String) -> Bool {
        let syllables = Array(rest)
        guard let first = syllables.first, stems.contains(first) else { return false }
        guard syllables.count > 1 else { return true }
        return continuations.contains(syllables[1])
    }

    private static let certain: Set<String> = ["은", "는", "을", "를", "에", "에서", "에는", "까지", "부터", "들", "들을", "들은"]

    private static let particles =
        [
            "들", "은", "는", "이", "가", "을", "를", "의", "에", "에서", "에게", "에게서", "께서", "한테", "으로", "로", "으로서", "로서",
            "으로써", "로써", "와", "과", "랑", "이랑", "하고", "만", "도", "까지", "부터", "조차", "마저", "처럼", "보다", "마다", "밖에", "나", "이나",
            "라도", "이라도", "라는", "이라는", "란", "이란", "라고", "이라고", "이라면", "라면", "별", "별로", "용", "중", "중에",
        ].map(Array.init)

    private static let copulas = ["입니", "이에요", "예요", "이다", "이며", "이고", "이므로", "이지만", "이면", "이었", "였", "이어야", "여야"]
    private static let stems = Set("하해했할합한되돼됐될됩된")
    private static let continuations = Set("기는니다여서요습려면지고거시세십도야던게까겠셨수")
}

/// Fits the particle after a noun to the noun's last sound, which decides between two forms of it.
enum KoreanParticleForms {
    private static let pairs: [(closed: String, open: String)] = [
        ("으로", "로"), ("이나", "나"), ("이랑", "랑"), ("은", "는"), ("이", "가"), ("을", "를"), ("과", "와"),
    ]

    /// What follows a noun, fitted to the noun that takes its place.
    /// - Parameters:
    ///   - rest: The syllables that follow.
    ///   - noun: The noun that will stand before them.
    /// - Returns: How many syllables of what follows change, and what they become; `nil` where nothing does.
    static func fitted(_ rest: String, to noun: String) -> (count: Int, text: String)? {
        guard let last = noun.unicodeScalars.last, (0xAC00...0xD7A3).contains(last.value) else { return nil }
        let final = (last.value - 0xAC00) % 28
        for pair in pairs {
            for form in [pair.closed, pair.open] where rest == form {
                // 로 follows ㄹ as it follows a vowel.
                let isOpen = final == 0 || pair.open == "로" && final == 8
                let wanted = isOpen ? pair.open : pair.closed
                return wanted == form ? nil : (form.count, wanted)
            }
        }
        return nil
    }
}
