import Testing

@testable import TextLayout

/// What stands in placeholders.
@Suite struct FilledTextTests {
    private func fill(_ text: String, _ language: String = "en", _ fills: [String: FilledText.Fill] = [:]) -> FilledText
    {
        FilledText(text, language: language) { fills[$0] }
    }

    @Test(arguments: [
        ("Delete “{name}”?", "name"), ("Delete “%@”?", "%@"), ("Delete “%@”?", "1"), ("Delete “%1$@”?", "1"),
        ("Delete “\\(name)”?", "name"), ("Delete “${name}”?", "name"), ("Delete “{{name}}”?", "name"),
        ("Delete “%{name}”?", "name"), ("Delete “%(name)s”?", "name"),
    ])
    func `an example stands where its name is`(_ text: String, _ name: String) {
        let filled = fill(text, "en", [name: .value("Lisbon")])
        #expect(filled.text == "Delete “Lisbon”?" && filled.isWhole)
    }

    @Test func `a text without placeholders stays as it is`() {
        for text in ["Delete?", "50% off", "100 % belegt", "a {b", "{", "%"] {
            #expect(fill(text).text == text && fill(text).isWhole, "\(text)")
        }
        #expect(fill("100%% of %d", "en", ["1": .value("3")]).text == "100% of 3")
    }

    @Test func `placeholders without numbers are counted`() {
        let filled = fill("%@ and %@", "en", ["1": .value("Anna"), "2": .value("Ben")])
        #expect(filled.text == "Anna and Ben")
    }

    @Test func `what nobody knows is left out and named`() {
        let filled = fill("Delete “%@” from {place}?", "en", ["place": .length(3)])
        #expect(filled.text == "Delete “” from \u{E000}\u{E000}\u{E000}?")
        #expect(filled.unknown == ["%@"] && filled.stretched == ["{place}"])
        #expect(!filled.isWhole)
    }

    @Test func `unknown characters are as wide as those of the language`() {
        #expect(fill("{a}", "ja-JP", ["a": .length(2)]).text == "字字")
        #expect(fill("{a}", "ko", ["a": .length(2)]).text == "글글")
    }

    @Test func `a number alone tells nothing of plural forms`() {
        let text = "{n, plural, one {# photo} other {# photos}} deleted"
        #expect(!fill(text, "en", ["n": .value("3")]).isWhole)
        #expect(fill("{n, number} photos", "en", ["n": .value("3")]).text == "3 photos")
    }

    @Test func `many long placeholders are cut`() {
        let text = String(repeating: "{a}", count: 3_000)
        #expect(fill(text, "ja", ["a": .length(10_000)]).text.count < 40_000)
    }
}
