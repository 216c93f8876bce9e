public import UnicodeText

/// A word of a text: of Latin texts as UAX #29 has it, with hyphenated ones whole; of Korean ones what stands between
/// spaces; of Japanese ones a run of one writing system. A mask is one word.
public struct Word: Hashable, Sendable {
    /// The word as it stands.
    public let text: String
    /// The word in lower case, with straight apostrophes.
    public let folded: String
    /// Where it is, in UTF-16 code units.
    public let range: Range<Int>
    /// What it is, where it is one name whatever stands in it.
    public let mask: Mask.Kind?
    /// The writing system of its first character.
    public let script: Script
    /// The index of its sentence.
    public internal(set) var sentence: Int

    init(_ text: String, _ range: Range<Int>, mask: Mask.Kind? = nil, script: Script) {
        self.text = text
        self.folded = text.wordFolded
        self.range = range
        self.mask = mask
        self.script = script
        sentence = 0
    }

    /// The word without the Korean particle at its end: 저장 of 저장을.
    public var stem: String {
        mask == nil && script == .hangul ? KoreanParticles.strip(text) : text
    }
}
