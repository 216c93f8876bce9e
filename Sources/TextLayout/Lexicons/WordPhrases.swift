/// Phrases of words that stand apart, found by the word that they start with.
struct WordPhrases: Sendable {
    private var phrases: [Phrase] = []
    private var starts: [String: [Int]] = [:]

    /// The most words that a gap stands for.
    private static let longestGap = 6

    private struct Phrase: Sendable {
        var items: [Item] = []
        var beginsSentence = false
    }

    private enum Item: Sendable {
        case one(Set<String>)
        case maybe(Set<String>)
        case gap

        /// The words that it can be.
        var words: Set<String> {
            switch self {
            case .one(let words), .maybe(let words): words
            case .gap: []
            }
        }
    }

    /// Reads phrases as ``PhraseLexicon`` describes them.
    init(_ lines: [String]) {
        for line in lines { add(line) }
    }

    private mutating func add(_ line: String) {
        var phrase = Phrase()
        for token in line.split(separator: " ") {
            if token == "^" {
                phrase.beginsSentence = true
            } else if token == "…" {
                phrase.items.append(.gap)
            } else if token == "…?" {
                continue
            } else if token.hasSuffix("?") {
                phrase.items.append(.maybe(Self.words(token.dropLast())))
            } else {
                phrase.items.append(.one(Self.words(token)))
            }
        }
        for item in phrase.items {
            guard case .one(let words) = item else {
                if case .maybe(let words) = item { register(words) }
                continue
            }
            register(words)
            break
        }
        phrases.append(phrase)
    }

    private mutating func register(_ words: Set<String>) {
        for word in words { starts[word, default: []].append(phrases.count) }
    }

    private static func words(_ token: Substring) -> Set<String> {
        Set(token.split(separator: "/").map { String($0).wordFolded })
    }

    /// Where the phrases stand in a text, in order.
    func ranges(in text: AnalysedText) -> [Range<Int>] {
        var found: [Range<Int>] = []
        for tokens in text.spokenWords {
            for (index, token) in tokens.enumerated() {
                for number in starts[token.text] ?? [] {
                    let phrase = phrases[number]
                    if phrase.beginsSentence, index > 0 { continue }
                    guard let last = end(of: phrase, from: index, in: tokens) else { continue }
                    found.append(token.range.lowerBound..<tokens[last].range.upperBound)
                }
            }
        }
        return found
    }

    /// The last token of a phrase that starts with one; `nil` where it is not the phrase. Every place that the phrase so
    /// far can end at is kept, so the cost is bounded by the length of phrase and sentence.
    private func end(of phrase: Phrase, from start: Int, in tokens: [EnglishWordPart]) -> Int? {
        var places = [start]
        for item in phrase.items {
            var next: [Int] = []
            for place in places {
                let stands = place < tokens.count && item.words.contains(tokens[place].text)
                switch item {
                case .one: if stands { next.append(place + 1) }
                case .maybe: next += stands ? [place, place + 1] : [place]
                case .gap: next += place...min(tokens.count, place + Self.longestGap)
                }
            }
            guard !next.isEmpty else { return nil }
            places = next.count == 1 ? next : Set(next).sorted()
        }
        guard let end = places.first, end > start else { return nil }
        return end - 1
    }
}

/// A word of English, or what a contraction is short for: “you’ve” is “you” and “have”.
public struct EnglishWordPart: Hashable, Sendable {
    /// The word in lower case; a mask is a word of its own that no phrase knows.
    public let text: String
    /// Where it is; of a contraction’s second part, what is left of it.
    public let range: Range<Int>

    /// What a word is read as.
    public static func parts(_ word: Word) -> [EnglishWordPart] {
        guard word.mask == nil else { return [EnglishWordPart(text: "\u{FFFC}", range: word.range)] }
        let folded = word.folded
        if folded == "cannot" || folded == "can't" { return pair("can", "not", word.range) }
        if let whole = irregular[folded] { return pair(whole.0, whole.1, word.range) }
        if folded.hasSuffix("n't") { return pair(String(folded.dropLast(3)), "not", word.range) }
        guard let mark = folded.lastIndex(of: "'") else { return [EnglishWordPart(text: folded, range: word.range)] }
        let base = String(folded[..<mark])
        switch folded[mark...] {
        case "'re": return pair(base, "are", word.range)
        case "'ve": return pair(base, "have", word.range)
        case "'ll": return pair(base, "will", word.range)
        case "'d": return pair(base, "would", word.range)
        case "'m": return pair(base, "am", word.range)
        case "'s" where beforeIs.contains(base): return pair(base, "is", word.range)
        case "'s", "'": return [EnglishWordPart(text: base, range: word.range)]
        default: return [EnglishWordPart(text: folded, range: word.range)]
        }
    }

    private static func pair(_ first: String, _ second: String, _ range: Range<Int>) -> [EnglishWordPart] {
        let middle = min(range.lowerBound + first.utf16.count, range.upperBound)
        return [
            EnglishWordPart(text: first, range: range.lowerBound..<middle),
            EnglishWordPart(text: second, range: middle..<range.upperBound),
        ]
    }

    private static let irregular: [String: (String, String)] = [
        "won't": ("will", "not"), "shan't": ("shall", "not"), "ain't": ("are", "not"), "let's": ("let", "us"),
    ]

    private static let beforeIs: Set<String> = [
        "it", "that", "this", "what", "who", "there", "here", "where", "how", "he", "she", "something", "everything",
    ]
}
