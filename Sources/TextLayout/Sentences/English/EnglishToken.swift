/// A word with what the classifier of English sentences asks of it.
struct EnglishToken {
    let word: Word
    let folded: String
    /// The classes that it belongs to; none where it counts as a name.
    let classes: WordClasses
    /// Whether a comma, a colon, a dash or a bracket stands before it.
    let isAfterBreak: Bool

    init(_ word: Word, isAfterBreak: Bool) {
        self.word = word
        self.isAfterBreak = isAfterBreak
        folded = word.folded
        classes = word.mask == nil ? .of(word.folded) : []
    }

    /// Whether it counts as a name, whatever stands in it.
    var isName: Bool { word.mask != nil }

    /// Whether it belongs to one of these classes.
    func isIn(_ classes: WordClasses) -> Bool {
        !self.classes.isDisjoint(with: classes)
    }

    /// Whether it is one of a few words.
    func isIn(_ words: [String]) -> Bool {
        word.mask == nil && words.contains(folded)
    }

    /// Whether it is one of these words.
    func isIn(_ words: Set<String>) -> Bool {
        word.mask == nil && words.contains(folded)
    }
}
