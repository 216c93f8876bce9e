internal import UnicodeText

/// A set of words per language, versioned: a report names the version that its outcomes rest on.
public struct Lexicon: Sendable {
    /// Raised when a word comes or goes.
    public let version: Int
    private let words: [String: [String]]
    /// The words as they are compared, width and case aside.
    private let folded: [String: Set<String>]

    init(version: Int, _ words: [String: [String]]) {
        self.version = version
        self.words = words
        folded = words.mapValues { Set($0.map(\.foldedForComparison)) }
    }

    /// The words of a language, given as a BCP 47 tag of which the primary subtag decides.
    public func words(in language: String) -> [String] {
        words[language.primarySubtag] ?? []
    }

    /// The words of a language and of English, which stands in interfaces of every language.
    public func wordsWithEnglish(in language: String) -> [String] {
        let own = words(in: language)
        return language.primarySubtag == "en" ? own : own + words(in: "en")
    }

    /// Whether a text is one of the language's words, width and case aside.
    public func contains(_ text: String, in language: String) -> Bool {
        contains(folded: text.trimmed.foldedForComparison, in: language)
    }

    /// Whether a text that is folded already is one of the language's words.
    public func contains(folded text: String, in language: String) -> Bool {
        folded[language.primarySubtag]?.contains(text) == true
    }
}

/// A lexicon's words by a key of one's own, for words that are compared otherwise than by width and case.
public struct LexiconKeys: Sendable {
    private let keys: [String: Set<String>]

    /// Makes the key of every word of a lexicon, once.
    public init(_ lexicon: Lexicon, key: (String) -> String) {
        keys = lexicon.keys(key)
    }

    /// Whether a key is that of one of the words of a language or of English.
    public func contains(_ key: String, in language: String) -> Bool {
        keys[language.primarySubtag]?.contains(key) == true || keys["en"]?.contains(key) == true
    }
}

extension Lexicon {
    fileprivate func keys(_ key: (String) -> String) -> [String: Set<String>] {
        words.mapValues { Set($0.map(key)) }
    }
}

extension String {
    /// The first subtag of a BCP 47 tag, in lower case: `ja` of `ja-JP`.
    public var primarySubtag: String {
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        if utf8.count == 2, utf8.allSatisfy(letters.contains) { return self }
        return String(prefix { $0 != "-" }).lowercased()
    }

    /// The text without white space at its ends.
    public var trimmed: String {
        if isWordAtBothEnds { return self }
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    /// The text without white space and punctuation at its ends.
    public var withoutOuterPunctuation: String {
        if isWordAtBothEnds { return self }
        var text = self[...]
        while let first = text.first, first.isWhitespace || first.isPunctuation { text.removeFirst() }
        while let last = text.last, last.isWhitespace || last.isPunctuation { text.removeLast() }
        return String(text)
    }

    /// Whether the text begins and ends with what is a letter or digit at one glance, so that nothing there need be
    /// looked up.
    private var isWordAtBothEnds: Bool {
        guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return true }
        return [first, last].allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "ぁ"..."ゖ", "ァ"..."ヺ", "一"..."鿿", "가"..."힣": true
            default: false
            }
        }
    }
}
