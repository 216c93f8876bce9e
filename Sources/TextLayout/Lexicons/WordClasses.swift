/// The classes that an English word belongs to, so that one look in a table answers every question about it.
struct WordClasses: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    static let auxiliaries = WordClasses(rawValue: 1 << 0)
    static let negated = WordClasses(rawValue: 1 << 1)
    static let subjects = WordClasses(rawValue: 1 << 2)
    static let personal = WordClasses(rawValue: 1 << 3)
    static let contracted = WordClasses(rawValue: 1 << 4)
    static let determiners = WordClasses(rawValue: 1 << 5)
    static let coordinators = WordClasses(rawValue: 1 << 6)
    static let subordinators = WordClasses(rawValue: 1 << 7)
    static let relatives = WordClasses(rawValue: 1 << 8)
    static let prepositions = WordClasses(rawValue: 1 << 9)
    static let adverbs = WordClasses(rawValue: 1 << 10)
    static let interjections = WordClasses(rawValue: 1 << 11)
    static let formulas = WordClasses(rawValue: 1 << 12)
    static let questionWords = WordClasses(rawValue: 1 << 13)
    static let states = WordClasses(rawValue: 1 << 14)
    static let functionWords = WordClasses(rawValue: 1 << 15)
    static let plain = WordClasses(rawValue: 1 << 16)
    static let ambiguous = WordClasses(rawValue: 1 << 17)
    static let base = WordClasses(rawValue: 1 << 18)
    static let irregularPast = WordClasses(rawValue: 1 << 19)
    static let irregularParticiple = WordClasses(rawValue: 1 << 20)
    static let participles = WordClasses(rawValue: 1 << 21)
    static let intransitivePast = WordClasses(rawValue: 1 << 22)
    static let unclearPast = WordClasses(rawValue: 1 << 23)
    static let thirdPerson = WordClasses(rawValue: 1 << 24)
    static let thirdPersonInside = WordClasses(rawValue: 1 << 25)
    static let stative = WordClasses(rawValue: 1 << 26)

    /// The classes of a word in lower case.
    static func of(_ word: String) -> WordClasses {
        table[word] ?? []
    }

    private static let table: [String: WordClasses] = {
        let classes: [(WordClasses, Set<String>)] = [
            (.auxiliaries, EnglishGrammar.auxiliaries),
            (.negated, EnglishGrammar.negated),
            (.subjects, EnglishGrammar.subjects),
            (.personal, EnglishGrammar.personal),
            (.contracted, EnglishGrammar.contracted),
            (.determiners, EnglishGrammar.determiners),
            (.coordinators, EnglishGrammar.coordinators),
            (.subordinators, EnglishGrammar.subordinators),
            (.relatives, EnglishGrammar.relatives),
            (.prepositions, EnglishGrammar.prepositions),
            (.adverbs, EnglishGrammar.adverbs),
            (.interjections, EnglishGrammar.interjections),
            (.formulas, EnglishGrammar.formulas),
            (.questionWords, EnglishGrammar.questionWords),
            (.states, EnglishGrammar.states),
            (.functionWords, EnglishGrammar.functionWords),
            (.plain, EnglishVerbs.plain),
            (.ambiguous, EnglishVerbs.ambiguous),
            (.base, EnglishVerbs.base),
            (.irregularPast, EnglishVerbs.irregularPast),
            (.irregularParticiple, EnglishVerbs.irregularParticiple),
            (.participles, EnglishVerbs.participles),
            (.intransitivePast, EnglishVerbs.intransitivePast),
            (.unclearPast, EnglishVerbs.unclearPast),
            (.thirdPerson, EnglishVerbs.thirdPerson),
            (.thirdPersonInside, EnglishVerbs.thirdPersonInside),
            (.stative, EnglishVerbs.stative),
        ]
        var table: [String: WordClasses] = [:]
        for (single, words) in classes {
            for word in words { table[word, default: []].insert(single) }
        }
        return table
    }()
}
