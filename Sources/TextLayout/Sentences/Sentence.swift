/// What a sentence can be read as.
public enum SentenceKind: Sendable {
    /// It asks something.
    case question
    /// It states something: a finite verb with its subject.
    case sentence
    /// An order, a request, or a formula such as thanks.
    case imperative
    /// A phrase or a clause without its subject.
    case fragment
    /// It can be read in more than one way.
    case unknown
}

/// Every way that a sentence can be read in.
public struct Readings: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt8

    /// The readings of these bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// It asks something.
    public static let question = Readings(rawValue: 1)
    /// It states something.
    public static let sentence = Readings(rawValue: 2)
    /// It is an order, a request or a formula.
    public static let imperative = Readings(rawValue: 4)
    /// It is no sentence.
    public static let fragment = Readings(rawValue: 8)
    /// Nothing is known of the language.
    public static let any: Readings = [.question, .sentence, .imperative, .fragment]

    /// The one reading, where there is one.
    public var kind: SentenceKind {
        switch self {
        case .question: .question
        case .sentence: .sentence
        case .imperative: .imperative
        case .fragment: .fragment
        default: .unknown
        }
    }
}

/// A sentence, or what stands in its place.
public struct Sentence: Hashable, Sendable {
    /// Where it is, with its mark and what closes after it, in UTF-16 code units.
    public let range: Range<Int>
    /// Which of the text's words are its own.
    public let words: Range<Int>
    /// Every way that it can be read in.
    public let readings: Readings
    /// The mark at its end.
    public let mark: EndMark?

    /// What it is; `unknown` where it can be read in more than one way.
    public var kind: SentenceKind { readings.kind }
}
