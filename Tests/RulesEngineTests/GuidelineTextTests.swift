import RulesEngine
import Testing

/// The guidelines' texts: complete in every language, in its own script, of its own wording, and of a length that
/// lists and pages have room for.
@Suite struct GuidelineTextTests {
    static let guidelines = GuidelineCatalogue.all
    static let pages = Guideline.Page.allCases.map(\.titleText)
    static let sections = guidelines.compactMap(\.section)

    static func hasKana(_ text: String) -> Bool {
        text.unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) }
    }

    static func hasHangul(_ text: String) -> Bool {
        text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    }

    /// The sentences of a text, cut after their full stops.
    static func sentences(_ text: String, _ stop: Character) -> [Substring] {
        text.split(separator: stop).map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    }

    @Test func `every guideline has its id once, and every page runs from one without a gap`() {
        #expect(Set(Self.guidelines.map(\.id)).count == Self.guidelines.count)
        for page in Guideline.Page.allCases {
            for edition in Edition.allCases {
                let positions = Self.guidelines.filter { $0.page == page && $0.edition == edition }.map(\.position)
                #expect(positions == Array(1..<(positions.count + 1)))
            }
        }
    }

    @Test(arguments: guidelines.flatMap { [$0.title, $0.text] } + pages + sections)
    func `a text is there in each language, in its script`(_ text: LocalText) throws {
        let japanese = try #require(text.ja)
        let korean = try #require(text.ko)
        #expect(!Self.hasKana(text.en) && !Self.hasHangul(text.en))
        #expect(Self.hasKana(japanese) && !Self.hasHangul(japanese))
        #expect(Self.hasHangul(korean) && !Self.hasKana(korean))
        for wording in [text.en, japanese, korean] {
            // What a line continued in source code leaves behind where a blank is missing or stands twice.
            #expect(!wording.contains("  ") && !wording.contains("\n"))
            #expect(wording.first != " " && wording.last != " ")
        }
        #expect(!japanese.contains(" "))
    }

    @Test func `no text is another's`() {
        var known: [String: GuidelineID] = [:]
        for guideline in Self.guidelines {
            for text in [guideline.title, guideline.text] {
                for wording in [text.en, text.ja, text.ko].compactMap({ $0 }) {
                    let other = known.updateValue(guideline.id, forKey: wording)
                    #expect(other == nil, "\(guideline.id.rawValue) and \(other?.rawValue ?? ""): \(wording)")
                }
            }
        }
    }

    @Test(arguments: guidelines) func `titles fit a list and texts can be read at once`(_ guideline: Guideline) {
        #expect((10...60).contains(guideline.title.en.count))
        #expect((8...30).contains(guideline.title.ja?.count ?? 0))
        #expect((6...35).contains(guideline.title.ko?.count ?? 0))
        #expect((120...700).contains(guideline.text.en.count))
        #expect((60...350).contains(guideline.text.ja?.count ?? 0))
        #expect((60...350).contains(guideline.text.ko?.count ?? 0))
    }

    @Test(arguments: guidelines) func `texts keep one register, titles are headings`(_ guideline: Guideline) throws {
        for sentence in Self.sentences(try #require(guideline.text.ja), "。") {
            #expect(["ます", "です", "ません", "ください"].contains { sentence.hasSuffix($0) }, "\(sentence)")
        }
        for sentence in Self.sentences(try #require(guideline.text.ko), ".") {
            #expect(sentence.hasSuffix("니다"), "\(sentence)")
        }
        #expect(guideline.text.ja?.last == "。" && guideline.text.ko?.last == "." && guideline.text.en.last == ".")
        for title in [guideline.title.en, guideline.title.ja, guideline.title.ko] {
            #expect(title.map { !".。!?".contains($0.last ?? " ") } == true)
        }
        #expect(guideline.title.ko?.hasSuffix("기") == true)
    }

    @Test func `sources cite the English page whatever the language`() throws {
        let guideline = try #require(GuidelineCatalogue.guideline("alerts-cancel-label"))
        #expect(guideline.source == "HIG, Alerts: Buttons (2018)")
        #expect(guideline.page.titleText.text(in: "ja-JP") == "アラート")
        #expect(guideline.section?.text(in: "ko") == "버튼")
        #expect(GuidelineCatalogue.guideline("modality-2020s-popover")?.source == "HIG, Modality (2020s)")
    }
}
