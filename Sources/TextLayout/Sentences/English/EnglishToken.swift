/// A word with what the classifier of English sentences asks of it.
struct EnglishToken {
    let word: Word
    let folded: String
    /// Whether a comma, a colon, a dash or a bracket stands before it.
    let isAfterBreak: Bool

    /// Whether it counts as a name, whatever stands in it.
    var isName: Bool { word.mask != nil }

    /// Whether it is one of these words.
    func isIn(_ set: Set<String>) -> Bool {
        word.mask == nil && set.contains(folded)
    }
}
