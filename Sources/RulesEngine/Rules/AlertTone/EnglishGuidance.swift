internal import TextLayout

/// Finds where an English text speaks of an alert's buttons.
struct EnglishGuidance {
    let prose: ReadText
    let titles: [GuidanceTitle]

    private static let verbs = Dictionary(
        InstructionLexicon.forms(in: "en").map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })

    /// What may stand between a verb and the title that is its object.
    private static let linking: Set<String> = [
        "on", "the", "a", "an", "your", "this", "that", "either", "button", "buttons", "named", "labeled", "labelled",
        "marked",
        "called", "or", "and", "then",
    ]

    /// What may stand between a verb and the word for a button of the alert.
    private static let pointing: Set<String> = ["on", "the", "a", "this", "that", "one", "of", "either", "any"]

    /// Words by which a text speaks of the alert's own buttons without their titles.
    private static let buttonWords: Set<String> = ["button", "buttons"]
    private static let places: Set<String> = ["below", "above", "here", "underneath"]

    /// What may follow a title in small letters that is a verb's object.
    private static let followers: Set<String> = [
        "to", "if", "button", "when", "for", "and", "or", "below", "above", "again", "now", "in", "at", "once",
        "will", "you", "this", "it", "only", "instead", "first", "then",
    ]

    /// The places in order.
    var all: [Guidance] {
        // Without a verb, the word for a button, or a title of two words there is nothing to say of any mention.
        let mayGuide =
            titles.contains(where: \.isLong)
            || prose.text.words.contains { Self.verbs[$0.folded] != nil || Self.buttonWords.contains($0.folded) }
        guard mayGuide else { return [] }
        let mentions = MentionFinder(prose: prose, titles: titles).all
        return prose.text.sentences.indices.flatMap { look(at: $0, mentions) }
    }

    private func look(at sentence: Int, _ all: [MentionFinder.Mention]) -> [Guidance] {
        let range = prose.text.sentences[sentence].range
        let mentions = all.filter { range.contains($0.range.lowerBound) }
        let words = Array(prose.text.words[prose.text.sentences[sentence].words])
        let verbs = words.indices.filter { words[$0].mask == nil && Self.verbs[words[$0].folded] != nil }
        let pointer = verbs.compactMap { pointed(from: $0, in: words) }.first
        var found = mentions.compactMap { mention -> Guidance? in
            let verb = verbs.last { isObject(mention, of: $0, in: words, mentions) }
            if let verb { return guidance(mention, words[verb], isCitation: true, sentence) }
            if let pointer { return guidance(mention, words[pointer.verb], isCitation: false, sentence) }
            // “Please try again” says what to do; “Try Again” in the middle of prose is the button’s name.
            guard isWritten(mention), mention.title.isLong || isCalledButton(mention, in: words) else { return nil }
            return guidance(mention, nil, isCitation: false, sentence)
        }
        if let pointer, pointer.isOwn, !found.contains(where: { $0.isCertain }) {
            found.append(
                Guidance(
                    prose: prose, title: nil, mention: words[pointer.button].range, verb: verb(words[pointer.verb]),
                    isCitation: false, quoted: nil, sentence: sentence))
        }
        return found
    }

    private func guidance(
        _ mention: MentionFinder.Mention, _ word: Word?, isCitation: Bool, _ sentence: Int
    ) -> Guidance {
        Guidance(
            prose: prose, title: mention.title.text, mention: mention.range, verb: word.flatMap(verb),
            isCitation: isCitation, quoted: mention.quoted, sentence: sentence)
    }

    private func verb(_ word: Word) -> Guidance.Verb? {
        Self.verbs[word.folded].map { Guidance.Verb(range: word.range, form: $0) }
    }

    /// A word for a button that a verb points at.
    private struct Pointer {
        let verb: Int
        let button: Int
        /// Whether it is a button of the alert for sure.
        let isOwn: Bool
    }

    /// The word for a button that a verb points at: “tap the button below”, “click below”.
    private func pointed(from verb: Int, in words: [Word]) -> Pointer? {
        var index = verb + 1
        while index < words.count, Self.pointing.contains(words[index].folded) { index += 1 }
        guard index < words.count else { return nil }
        if Self.places.contains(words[index].folded) { return Pointer(verb: verb, button: index, isOwn: true) }
        guard Self.buttonWords.contains(words[index].folded) else { return nil }
        // “Press the button on the device”: a button that is no part of the alert.
        let next = index + 1 < words.count ? words[index + 1].folded : ""
        if ["on", "of", "at"].contains(next) { return nil }
        let isOwn = Self.places.contains(next) || words[verb + 1].folded == "this"
        return Pointer(verb: verb, button: index, isOwn: isOwn)
    }

    /// Whether the word for a button follows a title: “the Delete button removes it”.
    private func isCalledButton(_ mention: MentionFinder.Mention, in words: [Word]) -> Bool {
        let next = words.first { $0.range.lowerBound >= mention.range.upperBound }
        return next?.folded == "button"
    }

    /// Whether a title stands with the capitals that it has on the button.
    private func isWritten(_ mention: MentionFinder.Mention) -> Bool {
        prose.text.text(of: mention.range) == mention.title.text
    }

    /// Whether a mention is a verb's own object.
    private func isObject(
        _ mention: MentionFinder.Mention, of verb: Int, in words: [Word], _ mentions: [MentionFinder.Mention]
    ) -> Bool {
        guard words[verb].range.upperBound <= mention.range.lowerBound else { return false }
        let between = words[(verb + 1)...].filter { $0.range.upperBound <= mention.range.lowerBound }
        let isLinked = between.allSatisfy { word in
            Self.linking.contains(word.folded) || mentions.contains { $0.range.overlaps(word.range) }
        }
        guard isLinked else { return false }
        return mention.quoted != nil || standsAlone(mention, words)
    }

    /// Whether a title is no part of a longer name or phrase: of “Select Delete Account”, “Settings > Privacy”, “choose
    /// open source”.
    private func standsAlone(_ mention: MentionFinder.Mention, _ words: [Word]) -> Bool {
        let rest = prose.text.text(of: mention.range.upperBound..<prose.text.text.utf16.count).drop(
            while: \.isWhitespace)
        if let mark = rest.first, ">→›▸▶➔".contains(mark) || rest.hasPrefix("->") { return false }
        guard let next = words.first(where: { $0.range.lowerBound >= mention.range.upperBound }), next.mask == nil,
            prose.text.text(of: mention.range.upperBound..<next.range.lowerBound).allSatisfy(\.isWhitespace)
        else { return true }
        if Self.followers.contains(next.folded) { return true }
        let written = prose.text.text(of: mention.range)
        let isCapital = written.first?.isUppercase == true
        if isCapital { return next.text.first?.isUppercase != true }
        return mention.title.isLong
    }
}
