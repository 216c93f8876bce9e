import Testing
import UnicodeText

@Suite struct NormalizationTests {
    /// A text and what becomes of it. Results are compared scalar by scalar: Swift's own `==` sees no difference
    /// between a composed and a decomposed text.
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        let result: String

        init(_ name: String, _ text: String, _ result: String) {
            (self.name, self.text, self.result) = (name, text, result)
        }

        var testDescription: String { name }
    }

    static let composed = [
        Row("empty", "", ""),
        Row("ASCII", "Cancel", "Cancel"),
        Row("ASCII with control characters", "a\u{0}b\r\n", "a\u{0}b\r\n"),
        Row("an accent of its own", "Cafe\u{301}", "Caf\u{E9}"),
        Row("composed already", "Caf\u{E9}", "Caf\u{E9}"),
        Row("two accents in the wrong order", "a\u{301}\u{323}", "\u{1EA1}\u{301}"),
        Row("the angstrom sign", "\u{212B}", "\u{C5}"),
        Row("Hangul jamo", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "\u{D55C}\u{AE00}"),
        Row("Hangul jamo without a final", "\u{110E}\u{1171}", "\u{CDE8}"),
        Row("kana with a voiced mark", "\u{30AB}\u{3099}", "\u{30AC}"),
        Row("half-width kana stay", "\u{FF77}\u{FF6C}", "\u{FF77}\u{FF6C}"),
        Row("full-width letters stay", "\u{FF2F}\u{FF2B}", "\u{FF2F}\u{FF2B}"),
        Row("a compatibility ideograph", "\u{F900}", "\u{8C48}"),
        Row("an excluded composition stays apart", "\u{915}\u{93C}", "\u{915}\u{93C}"),
        Row(
            "emoji with joiners and tones", "\u{1F469}\u{1F3FD}\u{200D}\u{1F4BB}", "\u{1F469}\u{1F3FD}\u{200D}\u{1F4BB}"
        ),
        Row("a lone accent", "\u{301}", "\u{301}"),
    ]

    static let compatible = [
        Row("empty", "", ""),
        Row("half-width kana", "ｷｬﾝｾﾙ", "キャンセル"),
        Row("half-width kana with a voiced mark", "ｶﾞ", "ガ"),
        Row("full-width letters", "ＯＫ", "OK"),
        Row("ligatures", "ﬁle", "file"),
        Row("a superscript", "x²", "x2"),
        Row("an ellipsis", "Wait…", "Wait..."),
        Row("the ideographic space", "は\u{3000}い", "は い"),
        Row("a no-break space", "a\u{A0}b", "a b"),
        Row("half-width jamo", "\u{FFBE}\u{FFC2}", "\u{1112}\u{1161}".composedByHand),
        Row("one scalar that becomes eighteen", "\u{FDFA}", "صلى الله عليه وسلم"),
        Row("emoji stay", "👩🏽‍💻", "👩🏽‍💻"),
    ]

    static let folded = [
        Row("empty", "", ""),
        Row("ASCII", "CANCEL", "cancel"),
        Row("sharp s", "Straße", "strasse"),
        Row("capital sharp s", "STRA\u{1E9E}E", "strasse"),
        Row("capital dotted I keeps its dot", "\u{130}", "i\u{307}"),
        Row("dotless i stays", "\u{131}", "\u{131}"),
        Row("sigma at the end", "ΣΊΣΥΦΟΣ", "σίσυφοσ"),
        Row("a final sigma", "σς", "σσ"),
        Row("a ligature", "\u{FB01}", "fi"),
        Row("Deseret beyond the first plane", "\u{10400}", "\u{10428}"),
        Row("what has no case", "削除 삭제 😀", "削除 삭제 😀"),
    ]

    static let compared = [
        Row("half-width kana", "ｷｬﾝｾﾙ", "キャンセル"),
        Row("full-width capitals", "ＯＫ", "ok"),
        Row("a decomposed capital", "E\u{301}TE\u{301}", "\u{E9}t\u{E9}"),
        Row("a full-width sharp s word", "ＳＴＲＡẞＥ", "strasse"),
        Row("a circled letter", "Ⓐ", "a"),
        Row("the kelvin sign", "\u{212A}", "k"),
    ]

    @Test(arguments: composed) func `a text is composed`(_ row: Row) {
        #expect(row.text.normalized.scalars == row.result.scalars)
    }

    @Test(arguments: compatible) func `width and ligatures are made plain`(_ row: Row) {
        #expect(row.text.normalizedForCompatibility.scalars == row.result.scalars)
    }

    @Test(arguments: folded) func `case is folded in no language's way`(_ row: Row) {
        #expect(row.text.caseFolded.scalars == row.result.scalars)
    }

    @Test(arguments: compared) func `texts are compared without width and case`(_ row: Row) {
        #expect(row.text.foldedForComparison.scalars == row.result.scalars)
    }

    @Test(arguments: [1, 7, 8, 9, 100, 5_000, 200_000])
    func `a text that outgrows the first buffer is whole`(_ count: Int) {
        // Each of these scalars becomes eighteen: far more than the buffer's usual double.
        let text = String(repeating: "\u{FDFA}", count: count)
        let result = String(repeating: "صلى الله عليه وسلم", count: count)
        // Compared outside of the expectation, which would look for what differs in millions of scalars.
        let isWhole = text.normalizedForCompatibility.scalars == result.scalars
        #expect(isWhole)
        // And each of these three, more than double.
        #expect(String(repeating: "\u{390}", count: count).caseFolded.unicodeScalars.count == 3 * count)
        #expect(String(repeating: "e\u{301}", count: count).normalized.unicodeScalars.count == count)
    }

    /// The blocks of Unicode that hold characters: the first three planes, and the one of tags.
    static let blocks = Array(stride(from: UInt32(0), to: 0x30000, by: 0x8000)) + [0xE0000]

    @Test(arguments: blocks) func `what was normalised or folded once stays as it is`(_ start: UInt32) {
        var unstable: [Unicode.Scalar] = []
        for scalar in (start..<start + 0x8000).compactMap(Unicode.Scalar.init) {
            let text = String(scalar)
            let (composed, plain) = (text.normalized, text.normalizedForCompatibility)
            let folded = text.foldedForComparison
            let isStable =
                composed.normalized.scalars == composed.scalars
                && plain.normalizedForCompatibility.scalars == plain.scalars
                && folded.foldedForComparison.scalars == folded.scalars
                && composed == text
            if !isStable { unstable.append(scalar) }
        }
        #expect(unstable.isEmpty)
    }
}

extension String {
    fileprivate var scalars: [Unicode.Scalar] { Array(unicodeScalars) }

    /// The one Hangul syllable of a leading consonant and a vowel, by Unicode's arithmetic.
    fileprivate var composedByHand: String {
        let parts = unicodeScalars.map(\.value)
        guard parts.count == 2,
            let syllable = Unicode.Scalar(0xAC00 + ((parts[0] - 0x1100) * 21 + parts[1] - 0x1161) * 28)
        else { return self }
        return String(syllable)
    }

    /// ICU is not asked of texts that have one form only. An é before makes it be asked of the same characters.
    @Test func `characters that ICU is not asked of are as it would leave them`() {
        let ranges: [ClosedRange<UInt32>] = [
            0x20...0x7F, 0x2018...0x201D, 0x3001...0x3003, 0x3008...0x3011, 0x3041...0x3096, 0x30A1...0x30FC,
            0x4E00...0x9FFF, 0xAC00...0xD7A3,
        ]
        for scalar in ranges.joined().compactMap(Unicode.Scalar.init) {
            let text = String(Character(scalar))
            for form in [\String.normalized, \.normalizedForCompatibility, \.caseFolded, \.foldedForComparison] {
                let (alone, asked) = (text[keyPath: form], "\u{E9}\(text)"[keyPath: form])
                if !asked.unicodeScalars.elementsEqual("\u{E9}\(alone)".unicodeScalars) {
                    Issue.record("U+\(String(scalar.value, radix: 16)) becomes \(asked.unicodeScalars.dropFirst())")
                }
            }
        }
    }
}
