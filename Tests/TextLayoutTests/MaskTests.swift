import TextLayout
import Testing

/// What counts as one name.
@Suite struct MaskTests {
    struct Row: Sendable, CustomStringConvertible {
        let text: String
        let masks: [String]
        let language: String

        init(_ text: String, _ masks: [String], in language: String = "en") {
            (self.text, self.masks, self.language) = (text, masks, language)
        }

        var description: String { text }
    }

    static let rows = [
        Row("Delete %@?", ["%@"]),
        Row("Delete %1$@ of %2$d", ["%1$@", "%2$d"]),
        Row("%.2f GB and %ld files", ["%.2f", "%ld"]),
        Row("%#@count@ left", ["%#@count@"]),
        Row("%d%% done", ["%d", "%%"]),
        Row("Hello, {name}", ["{name}"]),
        Row("Hello, {{name}} and ${other}", ["{{name}}", "${other}"]),
        Row("{n, plural, one {# photo} other {# photos}} left", ["{n, plural, one {# photo} other {# photos}}"]),
        Row(#"Within \(formatter.string(from: Unit.miles)) of here"#, [#"\(formatter.string(from: Unit.miles))"#]),
        Row("100% beschäftigt", [], in: "de"),
        Row("100 % belegt", [], in: "de"),
        Row("50% discount", []),
        Row("Save 5%off", []),
        Row("A perdu %s %", ["%s"], in: "fr"),
        Row("残り%d個です", ["%d"], in: "ja"),
        Row("Delete “My Best Photos”?", ["“My Best Photos”"]),
        Row("Delete “%@”?", ["“%@”"]),
        Row("Don’t delete ‘Settings’ yet", ["‘Settings’"]),
        Row("It's the dog's 'bone'", ["'bone'"]),
        Row(#"Remove "%@" from the list?"#, [#""%@""#]),
        Row("「設定」を開く", ["「設定」"], in: "ja"),
        Row("Go to https://example.com/a?b=c.", ["https://example.com/a?b=c"]),
        Row("Write to help@example.com", ["help@example.com"]),
        Row("Open report.pdf", ["report.pdf"]),
        Row("Saved.Try again", []),
        Row("Connect to Apple Watch", ["Apple Watch"]),
        Row("Find My iPhone is on", ["Find My iPhone"]),
        Row("Apple Watches", []),
        Row("iCloud Driver", []),
    ]

    @Test(arguments: rows) func `names are told from words`(_ row: Row) {
        let text = AnalysedText(row.text, in: row.language)
        #expect(text.masks.map { text.text(of: $0.range) } == row.masks)
    }

    @Test func `a placeholder inside of a quotation is still known as one`() {
        let text = AnalysedText("Delete “%@”?", in: "en")
        #expect(text.placeholders == [8..<10])
        #expect(text.masks.map(\.kind) == [.quotation])
    }

    @Test func `terms of a document are literal, and the longest wins`() {
        let terms = Terminology(
            brands: ["Plaid-Pad", "[Rr]epo"], phrases: ["High-Def", "High-Def Render Pipeline", "Subscription Manager"])
        let text = AnalysedText(
            "Plaid-Pad, High-Def Render Pipeline and Subscription Manager in repo", in: "en",
            .builtIn.adding(terms))
        #expect(
            text.masks.map { text.text(of: $0.range) } == [
                "Plaid-Pad", "High-Def Render Pipeline", "Subscription Manager",
            ])
    }

    @Test func `ten thousand phrases that start alike are looked up like one`() {
        let terms = Terminology(phrases: (0..<10_000).map { "Render Pipeline \($0)" })
        let text = AnalysedText("Render Pipeline 9999 and Render Pipeline 10000", in: "en", terms)
        #expect(text.masks.map { text.text(of: $0.range) } == ["Render Pipeline 9999"])
    }
}
