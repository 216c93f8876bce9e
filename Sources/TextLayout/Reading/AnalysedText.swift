/// A text as its reader takes it in: what counts as one name, its words, its sentences and their marks.
public final class AnalysedText: Sendable {
    /// The text.
    public let text: String
    /// The BCP 47 tag that the text was given under.
    public let tag: String
    /// The language that it was read in, as a primary subtag: that of the tag, unless the text is in another's script.
    public let language: String
    /// Stretches that count as one name, apart from each other and in order.
    public let masks: [Mask]
    /// Where the app fills something in, inside of quotations too.
    public let placeholders: [Range<Int>]
    /// The words in order.
    public let words: [Word]
    /// The sentences in order.
    public let sentences: [Sentence]
    /// The mark that ends the text.
    public let mark: EndMark?
    /// The terms that names and acronyms were told by.
    let terminology: Terminology
    /// Of an English text, what its sentences say word by word, contractions taken apart: what phrases are found in.
    let spokenWords: [[EnglishWordPart]]
    /// Of a Japanese or Korean text, its code units, masks blanked: what phrases are found in.
    let unmaskedUnits: [UInt16]

    /// Reads a text.
    /// - Parameters:
    ///   - text: The text.
    ///   - tag: The BCP 47 tag that it is given under.
    ///   - terminology: How names and terms are spelled.
    public init(_ text: String, in tag: String, _ terminology: Terminology = .builtIn) {
        let units = Units(text)
        let masks = Masks(units, terminology)
        let language = DominantLanguage.language(of: units, masks, tag: tag.primarySubtag)
        let finder = EndMarkFinder(units: units, masks: masks)
        var words = WordSplitter(units: units, masks: masks).words(in: language)
        var sentences: [Sentence] = []
        var next = 0
        for range in SentenceSplitter(units: units, masks: masks).ranges {
            let first = next
            while next < words.count, words[next].range.lowerBound < range.upperBound {
                words[next].sentence = sentences.count
                next += 1
            }
            let mark = finder.mark(of: range)
            let classifier = SentenceClassifier(units: units, masks: masks, language: language)
            let readings = classifier.readings(of: range, words[first..<next], mark)
            sentences.append(Sentence(range: range, words: first..<next, readings: readings, mark: mark))
        }
        self.text = text
        self.tag = tag
        self.language = language
        self.masks = masks.all
        placeholders = masks.placeholders
        self.words = words
        self.sentences = sentences
        mark = sentences.last?.mark
        self.terminology = terminology
        let readWords = words
        spokenWords = language == "en" ? sentences.map { readWords[$0.words].flatMap(EnglishWordPart.parts) } : []
        unmaskedUnits = language == "ja" || language == "ko" ? units.blanked(masks.all) : []
    }

    /// Whether the text is in another language than its tag says, as far as scripts show, and holds more than names.
    public var isInOtherLanguage: Bool {
        language != tag.primarySubtag
            && words.contains { word in
                word.mask == nil && !terminology.isName(word.text) && !terminology.isAcronym(word.text)
                    && word.text.contains { $0.isLetter }
            }
    }

    /// Whether nothing but what the app fills in stands in the text.
    public var isOnlyPlaceholders: Bool {
        !words.isEmpty && words.allSatisfy { $0.mask == .placeholder }
    }

    /// The text of a range in UTF-16 code units.
    public func text(of range: Range<Int>) -> String {
        Units(text)[range]
    }

    /// The text with other texts in place of some of its ranges, which are apart and in order.
    public func replacing(_ replacements: [(range: Range<Int>, text: String)]) -> String {
        let units = Units(text)
        var result = ""
        var end = 0
        for replacement in replacements {
            result += units[end..<replacement.range.lowerBound] + replacement.text
            end = replacement.range.upperBound
        }
        return result + units[end..<units.count]
    }
}
