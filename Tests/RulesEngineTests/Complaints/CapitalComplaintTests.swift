import FlowDocument
import JSON
import TextLayout
import Testing

@testable import RulesEngine

/// What people complained of in tools that judge capitals and spellings, each complaint by its number.
@Suite struct CapitalComplaintTests {
    private static let titleCase: RuleID = "alert-title-sentence-case"
    private static let buttonCase: RuleID = "alert-button-title-case"

    private static func glossary(_ key: String, _ terms: String...) -> String {
        #""glossary": {"\#(key)": [\#(terms.map { "\"\($0)\"" }.joined(separator: ", "))]}"#
    }

    @Test func `01 a correct proper noun is no failure, whether or not the glossary has it`() throws {
        let title = "Sync with Fernwood office failed"
        #expect(try Asked.title(title).outcome(of: Self.titleCase) == .review)
        let known = Asked.title(title, profile: Self.glossary("properNouns", "Fernwood"))
        #expect(try known.outcome(of: Self.titleCase) == .pass)
        for edition in Edition.allCases {
            let results = try Asked.title("Sync with Canada office failed").under(edition)
                .results(of: Self.titleCase, "alert-title-fragment-title-case")
            #expect(results.allSatisfy { $0.outcome != .fail })
        }
    }

    @Test func `02 a glossary's entry is literal, whatever marks it holds`() throws {
        let profile = Self.glossary("brands", "[Aa]nd", ".*", "repo(sitory)?")
        #expect(try Asked.button("New Repository and Project", profile: profile).outcome(of: Self.buttonCase) == .pass)
        #expect(try Asked.button("New repository and project", profile: profile).outcome(of: Self.buttonCase) == .fail)
        #expect(try Asked.button("New Repository And Project", profile: profile).outcome(of: Self.buttonCase) != .pass)
    }

    @Test(arguments: ["Go to Settings", "Add to Album", "Learn to Draw"])
    func `03 to stays small as a preposition and before an infinitive`(_ button: String) throws {
        #expect(try Asked.button(button).outcome(of: Self.buttonCase) == .pass)
    }

    /// What a version decided stays decided: whoever changes a line here raises the rule's version.
    @Test func `04 a result tells its rule's version, under which the same text comes out the same`() throws {
        let decided: [(String, Outcome)] = [
            ("Log In", .pass), ("Log in", .fail), ("Save To Files", .fail), ("Save to Files", .pass),
            ("Sign in with Apple", .pass), ("Don't Save", .pass), ("iCloud Settings", .pass), ("SEND NOW", .fail),
            ("Re-Enable", .pass), ("Re-enable", .review), ("Flutter vs. Native", .pass), ("Use USB-C", .pass),
            ("Delete %d Photos", .pass), ("🗑 Delete", .pass), ("Delete all", .fail),
        ]
        for (title, outcome) in decided {
            let result = try #require(try Asked.button(title).results(of: Self.buttonCase).first)
            #expect(result.metadata.version == 1)
            #expect(result.outcome == outcome, "\(title)")
        }
        var writer = JSONWriter()
        JSONReporter.write(try Asked.button("Delete all").report, to: &writer)
        let written = try JSON(parsing: writer.finish())["results"]?.elements ?? []
        #expect(!written.isEmpty && written.allSatisfy { $0["ruleVersion"]?.number ?? 0 >= 1 })
    }

    @Test func `05 a text as the rules expect it is right in their eyes`() {
        var seen: Set<String> = []
        for text in Self.texts where seen.insert(text).inserted {
            let read = AnalysedText(text, in: "en")
            for style in [AnalysedText.titleStyleAlone, AnalysedText.sentenceStyleAlone] {
                let check = style(read)
                guard !check.isFollowed else { continue }
                let mended = read.replacing(check.corrections.map { ($0.range, $0.expected) })
                let again = style(AnalysedText(mended, in: "en"))
                #expect(again.isFollowed, "\(text) → \(mended) → \(again.expected)")
            }
        }
        #expect(seen.count > 300)
    }

    @Test(arguments: ["Open reveal.js", "Use XMLHttpRequest", "Show iOS Help", "Get eSIM"])
    func `06 words with dots or capitals inside are left as they are`(_ button: String) throws {
        #expect(try Asked.button(button).outcome(of: Self.buttonCase) == .pass)
    }

    @Test func `a brand in small letters needs the glossary`() throws {
        #expect(try Asked.button("Update npm").outcome(of: Self.buttonCase) != .pass)
        #expect(
            try Asked.button("Update npm", profile: Self.glossary("brands", "npm")).outcome(of: Self.buttonCase)
                == .pass)
    }

    @Test func `07 a brand with a hyphen, or of several words, is one name`() throws {
        let profile = Self.glossary("phrases", "Plaid-Pad", "High-Def Render Pipeline")
        #expect(try Asked.title("Your Plaid-Pad is locked.", profile: profile).outcome(of: Self.titleCase) == .pass)
        let title = "The High-Def Render Pipeline is off."
        #expect(try Asked.title(title, profile: profile).outcome(of: Self.titleCase) == .pass)
        #expect(try Asked.title(title).outcome(of: Self.titleCase) != .pass)
    }

    @Test func `08 names that start with a digit pass, and a glossary brings others`() throws {
        for button in ["Use 4G LTE", "Open 23andMe", "Set Up 2FA"] {
            #expect(try Asked.button(button).outcome(of: Self.buttonCase) == .pass, "\(button)")
        }
        let profile = Self.glossary("brands", "23andMe", "frobnitz")
        #expect(try Asked.title("23andMe is not connected.", profile: profile).outcome(of: Self.titleCase) == .pass)
        #expect(try Asked.button("Open frobnitz", profile: profile).outcome(of: Self.buttonCase) == .pass)
    }

    @Test func `09 a brand in small letters may start a sentence either way`() throws {
        let profile = Self.glossary("brands", "npm")
        for title in ["npm is not installed.", "Npm is not installed."] {
            #expect(try Asked.title(title, profile: profile).outcome(of: Self.titleCase) == .pass, "\(title)")
        }
    }

    @Test func `10 a brand that starts small may start a sentence, and a wrong one is told its spelling`() throws {
        for title in ["iCloud is full.", "iPhone is not updated.", "eBay can’t be reached."] {
            #expect(try Asked.title(title).outcome(of: Self.titleCase) == .pass, "\(title)")
        }
        let result = try #require(try Asked.title("iphone not found").results(of: Self.titleCase).first)
        #expect(result.outcome == .fail)
        #expect(result.observation.message?.text(in: "en").contains("iPhone") == true)
    }

    @Test func `12 part of a product's name is no word of its own`() throws {
        let title = "The Subscription Manager can’t be reached."
        let known = Asked.title(title, profile: Self.glossary("phrases", "Subscription Manager"))
        #expect(try known.outcome(of: Self.titleCase) == .pass)
        #expect(try Asked.title(title).outcome(of: Self.titleCase) != .pass)
    }

    @Test func `13 vs is right either way, and a name is mended whole or not at all`() throws {
        for button in ["Flutter vs. Native", "Flutter vs Native"] {
            #expect(try Asked.button(button).outcome(of: Self.buttonCase) == .pass)
        }
        let profile = Self.glossary("phrases", "High-Def Render Pipeline")
        for button in ["Open high-def render pipeline", "Open High-def render Pipeline"] {
            let result = try #require(try Asked.button(button, profile: profile).results(of: Self.buttonCase).first)
            #expect(result.outcome == .fail)
            let mended = result.observation.fix?.patch.first?.value?.string
            #expect(mended == nil || mended == "Open High-Def Render Pipeline", "\(button) → \(mended ?? "")")
        }
    }

    @Test func `15 articles, prepositions and first words make no name of what they stand before`() throws {
        // “The” starts many sentences, and “Photos” many titles; neither becomes a name by that.
        let others = (0..<6).map {
            #"{"id": "m\#($0)", "style": "alert", "title": "The album is empty.", "message": "In it there is nothing."}"#
        }
        let document = try LinterTests.document(
            #"""
            "modals": [\#(others.joined(separator: ", ")),
                {"id": "ask", "style": "alert", "title": "We couldn’t find The album In the library."}]
            """#)
        let report = Linter(profile: Profile(edition: .hig2018), kept: .all).run(document)
        let result = try #require(report.results.first { $0.metadata.id == Self.titleCase && $0.subject == "ask" })
        #expect(result.outcome == .fail)
        #expect(result.marked(in: "We couldn’t find The album In the library.") == "The")
    }

    @Test func `16 a small letter may follow a quotation that starts a sentence`() throws {
        for title in ["“Previous” not available", "“%@” is not available.", "“previous” not available"] {
            #expect(try Asked.title(title).outcome(of: Self.titleCase) == .pass, "\(title)")
        }
    }

    /// Every English title, message and button that an example holds.
    private static var texts: [String] {
        RuleExamplesTests.rows.flatMap { row -> [String] in
            guard let tree = try? JSON(parsing: Array(row.example.document.utf8)) else { return [] }
            return (tree["modals"]?.elements ?? []).flatMap { modal in
                [modal["title"]?.string, modal["message"]?.string].compactMap { $0 }
                    + (modal["controls"]?.elements ?? []).compactMap { $0["title"]?.string }
            }
        }
    }
}

extension AnalysedText {
    fileprivate static func titleStyleAlone(_ text: AnalysedText) -> CapitalsCheck { text.titleStyle() }
    fileprivate static func sentenceStyleAlone(_ text: AnalysedText) -> CapitalsCheck { text.sentenceStyle() }
}
