import JSON
import Testing

@testable import FlowDocument

@Suite struct TextTests {
    @Test func `a plain text speaks the first language only`() {
        let text = LocalizedText.plain("Cancel")
        #expect(text.text(in: "en", first: "en") == .value("Cancel"))
        #expect(text.text(in: "ja", first: "en") == .unknown)
        #expect(text.anyText == "Cancel")
    }

    @Test func `an empty text under a tag is a missing one, a tag that is absent is unknown`() {
        let text = LocalizedText.tagged([
            LocalizedText.Translation(language: "en", text: ""), LocalizedText.Translation(language: "ja", text: "削除"),
        ])
        #expect(text.text(in: "en", first: "en") == .nothing)
        #expect(text.text(in: "ja", first: "en") == .value("削除"))
        #expect(text.text(in: "ko", first: "en") == .unknown)
        #expect(text.anyText == "削除")
        #expect(LocalizedText.plain("").text(in: "en", first: "en") == .nothing)
        #expect(LocalizedText.plain(" \n\u{3000}").text(in: "en", first: "en") == .nothing)
        #expect(LocalizedText.plain("").anyText == nil)
        #expect(LocalizedText.tagged([]).anyText == nil)
    }

    @Test func `what is said, what is denied and what is left open are three things`() throws {
        func modal(_ members: String) throws -> Modal {
            let reading = Reading(#"{"scrim": 1, "modals": [{"id": "m"\#(members)}]}"#)
            return try #require(reading.document?.modals.first)
        }
        #expect(try modal("").title == .unknown)
        #expect(try modal(#", "title": null"#).title == .nothing)
        #expect(try modal(#", "title": "Hi""#).title == .value("Hi"))
        #expect(try modal(#", "title": """#).title == .value(""))
        #expect(try modal("").controls == .unknown)
        #expect(try modal(#", "controls": null"#).controls == .nothing)
        #expect(try modal(#", "controls": []"#).controls == .value([]))
        let (silent, none, no, yes) = (
            try modal("").system, try modal(#", "system": null"#).system, try modal(#", "system": false"#).system,
            try modal(#", "system": true"#).system
        )
        #expect([silent, none, no, yes].map(\.isKnown) == [false, true, true, true])
        #expect([silent, none, no, yes].map(\.isTrue) == [false, false, false, true])
        #expect([silent, none, no, yes].map(\.isFalse) == [false, true, true, false])
        #expect(Stated<Int>(known: nil) == .unknown)
        #expect(Stated(known: 1) == .value(1))
        #expect(Stated<[Int]>.nothing.elements.isEmpty)
        #expect(Stated.value([1, 2]).elements == [1, 2])
    }

    static let tags = [
        "en", "ja", "ko", "pt-BR", "zh-Hant-TW", "sr-Latn", "de-CH-1996", "x-own", "i-klingon", "abcdefgh",
    ]
    static let noTags = [
        "", "e n", "en_US", "-en", "en-", "en--US", "1en", "日本語", "englishes-", "abcdefghi", "en-abcdefghi", "en\n",
    ]

    @Test(arguments: tags) func `a language is a tag`(_ tag: String) {
        let tree: JSON = ["scrim": 1, "languages": [.string(tag)]]
        #expect(Reading(tree.bytes()).issues.isEmpty)
    }

    @Test(arguments: noTags) func `what is no language is refused`(_ tag: String) {
        let tree: JSON = ["scrim": 1, "languages": ["en", .string(tag)]]
        #expect(Reading(tree.bytes()).issues.map(\.code) == [.unknownLanguage])
        #expect(Reading(tree.bytes()).issues.map(\.pointer.description) == ["/languages/1"])
    }

    @Test func `a document without languages speaks English`() throws {
        #expect(Document().languageTags == ["en"])
        let none = try #require(Reading(#"{"scrim": 1, "languages": []}"#).document)
        #expect(none.languageTags == ["en"])
        let two = try #require(Reading(#"{"scrim": 1, "languages": ["ja", "en"]}"#).document)
        #expect(two.languageTags == ["ja", "en"])
        #expect(Reading(#"{"scrim": 1, "modals": [{"id": "m", "title": {"en": "Hi"}}]}"#).issues.isEmpty)
    }

    /// Every key that takes a text by language, found by the schema.
    static let texts: [JSONPointer] = FormatTests.schemas.compactMap { pointer, schemas in
        let names = schemas.flatMap { [$0] + ($0["anyOf"]?.elements ?? []) }.compactMap { $0["$ref"]?.string }
        return names.contains("#/$defs/Text") ? pointer : nil
    }.sorted { "\($0)" < "\($1)" }

    @Test func `there are texts to try`() {
        #expect(Self.texts.count > 10)
    }

    @Test(arguments: texts) func `a text is in languages that the document declares`(_ pointer: JSONPointer) {
        let good = CompleteDocument.tree.replacing(pointer, with: ["ja": "はい", "en": "Yes"])
        #expect(Reading(good.bytes()).issues.isEmpty)
        let bad = Reading(CompleteDocument.tree.replacing(pointer, with: ["en": "Yes", "fr": "Oui"]).bytes())
        #expect(bad.issues.map(\.code) == [.unknownLanguage])
        #expect(bad.issues.map(\.pointer) == [pointer.appending("fr")])
        #expect(bad.issues.first?.position != nil)
    }

    @Test func `a picture shows a language that the document declares`() throws {
        let pointer = JSONPointer(["screens", "0", "mockups", "0", "language"])
        let reading = Reading(CompleteDocument.tree.replacing(pointer, with: "fr").bytes())
        #expect(reading.issues.map(\.code) == [.unknownLanguage])
        #expect(reading.issues.map(\.pointer) == [pointer])
    }
}

@Suite struct DeviceTableTests {
    @Test func `the table has the cases that the format names, each once`() {
        let names = DeviceCase.builtIn.map(\.id)
        #expect(Set(names).count == names.count)
        #expect(Set(names).isSuperset(of: ["iphone-portrait", "iphone-landscape", "ipad-portrait", "ipad-landscape"]))
        #expect(names.allSatisfy { NodeID.isValid($0) && DeviceCase.builtIn($0)?.id == $0 })
        #expect(DeviceCase.builtIn("desk") == nil)
    }

    @Test(arguments: DeviceCase.builtIn.map(\.id)) func `a case of the table could have been written by hand`(
        _ name: String
    ) throws {
        let device = try #require(DeviceCase.builtIn(name))
        var document = Document()
        document.cases = .value([.described(device)])
        #expect(Reading(document.bytes).issues.isEmpty)
        let (width, height) = (device.window.width, device.window.height)
        #expect(width > 0 && height > 0)
        let insets = try #require(device.safeArea.value)
        for edge in [insets.top, insets.bottom, insets.left, insets.right] {
            #expect((0...min(width, height) / 4).contains(try #require(edge.value)))
        }
        if name != "ipad-slide-over" { #expect((device.orientation == .portrait) == (width < height)) }
        if device.idiom == .ipad { #expect(device.vertical == .regular) }
        if device.idiom == .iphone { #expect((device.vertical == .regular) == (device.orientation == .portrait)) }
        #expect(device.horizontal == .compact || width >= 667)
    }

    @Test func `a document's cases are looked up or taken as written`() throws {
        #expect(Document().deviceCases == nil)
        let document = try Document(parsing: CompleteDocument.bytes)
        #expect(document.cases.elements.map(\.id) == ["iphone-portrait", "ipad-landscape", "desk"])
        let devices = try #require(document.deviceCases)
        #expect(devices.map(\.window.width) == [390, 1180, 1100])
        #expect(devices[2].os == .value(.iOS26))
        #expect(devices[2].textSize == .value(.xLarge))
        #expect(devices[2].keyboard.value?.height == 300)
        #expect(devices[0].keyboard == .unknown)
        let none = try #require(Reading(#"{"scrim": 1, "cases": null}"#).document)
        #expect(none.deviceCases == [])
    }
}
