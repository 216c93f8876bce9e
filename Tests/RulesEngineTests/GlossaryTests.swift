import FlowDocument
import JSON
import Testing

@testable import RulesEngine

/// What names and terms decide: complaints about other tools that glossaries settle, and the house rules about words.
@Suite struct GlossaryTests {
    static func results(_ members: String, profile: String = "", edition: Edition = .hig2025) throws -> [RuleResult] {
        var profile = try ProfileTests.profile(profile)
        profile.edition = edition
        return Linter(profile: profile, kept: .all).run(try LinterTests.document(members)).results
    }

    static func alert(_ title: String, message: String = "null", buttons: [String] = [], glossary: String = "")
        -> String
    {
        let controls = buttons.enumerated().map { #"{"id": "b\#($0)", "kind": "button", "title": "\#($1)"}"# }
        return """
            \(glossary.isEmpty ? "" : "\"glossary\": \(glossary), ")"modals": [{"id": "m", "style": "alert", \
            "title": "\(title)", "message": \(message), "controls": [\(controls.joined(separator: ", "))]}]
            """
    }

    /// What rules about spelling and capitals find in a text.
    static func words(_ members: String, profile: String = "", edition: Edition = .hig2018) throws -> [String] {
        try results(members, profile: profile, edition: edition)
            .filter { $0.outcome.isFinding && $0.metadata.id.rawValue.isAboutSpelling }
            .map { "\($0.metadata.id) \($0.outcome) \($0.observation.range.map { "\($0)" } ?? "")" }
    }

    // MARK: - Complaints, by number

    @Test func `02 an entry is literal, whatever marks stand in it`() throws {
        let literal = #"{"properNouns": ["[Rr]epo", "a.d"]}"#
        #expect(
            try Self.words(Self.alert("Import", buttons: ["New Repository and Project"], glossary: literal)).isEmpty)
        let profile = #""glossary": {"preferred": [{"language": "en", "avoid": "a.d", "use": "x"}]}"#
        #expect(try Self.words(Self.alert("Import", buttons: ["Add and End"]), profile: profile).isEmpty)
    }

    @Test func `07 a brand with a hyphen is one name`() throws {
        let glossary = #"{"brands": ["Plaid-Pad"], "phrases": ["High-Def Render Pipeline"]}"#
        for title in ["The Plaid-Pad can’t be found", "The High-Def Render Pipeline can’t be found"] {
            #expect(try Self.words(Self.alert(title, glossary: glossary)).isEmpty)
        }
        #expect(try Self.words(Self.alert("Plaid-pad Is Missing", glossary: glossary)).count == 1)
    }

    @Test func `08 a brand that starts with a digit passes`() throws {
        let glossary = #"{"brands": ["23andMe"]}"#
        #expect(
            try Self.words(Self.alert("Import", buttons: ["Import 23andMe", "Use 4G LTE"], glossary: glossary)).isEmpty)
    }

    @Test func `09 a name in small letters may start a sentence in either form`() throws {
        let glossary = #"{"brands": ["npm"]}"#
        for message in ["\"npm is missing.\"", "\"Npm is missing.\""] {
            #expect(try Self.words(Self.alert("Failed", message: message, glossary: glossary)).isEmpty)
        }
    }

    @Test func `12 a part of a product's name is no word of its own`() throws {
        let profile = #"""
            "glossary": {"phrases": ["Subscription Manager"],
                "preferred": [{"language": "en", "avoid": "manager", "use": "admin"}]}
            """#
        #expect(try Self.words(Self.alert("Open Subscription Manager"), profile: profile).isEmpty)
        #expect(try Self.words(Self.alert("Ask the manager"), profile: profile) == ["text-preferred-term fail 8..<15"])
    }

    @Test(arguments: [
        ("Can’t connect to wifi", "text-preferred-term fail 17..<21"),
        ("Can’t connect to WiFi", "text-preferred-term fail 17..<21"),
        ("Wifi is off", "text-preferred-term fail 0..<4"),
    ])
    func `14 a variant of a name is one notice about spelling, and none about capitals`(
        _ title: String, _ notice: String
    ) throws {
        for edition in Edition.allCases {
            #expect(try Self.words(Self.alert(title), edition: edition) == [notice])
            let button = title.hasPrefix("Wifi") ? "Wifi Settings" : "Connect to wifi"
            let found = try Self.words(Self.alert("Failed", buttons: [button]), edition: edition)
            #expect(found.count == 1 && found.first?.hasPrefix("text-preferred-term") == true)
        }
    }

    @Test func `14 a name in the wrong capitals is one notice, wherever it stands`() throws {
        for edition in Edition.allCases {
            for text in ["The ipad is full.", "Icloud is full."] {
                #expect(try Self.words(Self.alert("Failed", message: "\"\(text)\""), edition: edition).count == 1)
                let sheet = #""modals": [{"id": "m", "style": "pageSheet", "guidance": "\#(text)"}]"#
                #expect(try Self.words(sheet, edition: edition).count == 1)
            }
        }
    }

    @Test func `20 a team may want other marks than everybody`() throws {
        let profile = #"""
            "glossary": {"preferred": [{"language": "ja", "avoid": "、", "use": "，"}, {"language": "ja", "avoid": "。", "use": "．"}]}
            """#
        let wide = Self.alert("保存できません", message: "\"容量が不足し，保存できません．\"")
        let usual = Self.alert("保存できません", message: "\"容量が不足し、保存できません。\"")
        #expect(try Self.words("\"languages\": [\"ja\"], \(wide)", profile: profile).isEmpty)
        let found = try Self.results("\"languages\": [\"ja\"], \(usual)", profile: profile)
            .first { $0.metadata.id == "text-preferred-term" }
        #expect(found?.observation.fix?.patch.first?.value == "容量が不足し，保存できません．")
    }

    @Test func `23 English left in Japanese is told, names are not`() throws {
        func mismatches(_ text: String, _ glossary: String = "{}") throws -> [Outcome] {
            try Self.results(
                """
                "languages": ["en", "ja"], "glossary": \(glossary), "modals": [{"id": "m", "style": "alert",
                    "title": {"en": "\(text)", "ja": "\(text)"}, "message": {"en": "Saved.", "ja": "保存しました。"}}]
                """
            ).filter { $0.metadata.id == "localization-mismatch" }.map(\.outcome)
        }
        #expect(try mismatches("Delete the message?") == [.fail])
        #expect(try mismatches("iCloud Drive") == [.pass])
        #expect(try mismatches("Fernwood", #"{"brands": ["Fernwood"]}"#) == [.pass])
        #expect(try mismatches("Fernwood") == [.review])
    }

    // MARK: - Terms

    @Test func `profile, document and what is built in are one glossary`() throws {
        let document = Self.alert("Sync with Fernwood and Ashgrove failed", glossary: #"{"properNouns": ["Fernwood"]}"#)
        let profile = #""glossary": {"properNouns": ["Ashgrove"]}"#
        #expect(try Self.words(document, profile: profile).isEmpty)
        // A document's spelling goes before the built-in one.
        let other = Self.alert("The Wifi is off", glossary: #"{"brands": ["Wifi"]}"#)
        #expect(try Self.words(other).isEmpty)
    }

    @Test func `a fix replaces every term in every language at once, and nothing else`() throws {
        let profile = #"""
            "glossary": {"preferred": [{"language": "en", "avoid": "log in", "use": "sign in"},
                {"language": "ko", "avoid": "회원", "use": "사용자"}]}
            """#
        let results = try Self.results(
            """
            "languages": ["en", "ko"], "modals": [{"id": "m", "style": "pageSheet", "controls": [{"id": "x", "kind": "label",
                "title": {"en": "Log in to the wifi.", "ko": "회원은 로그인하세요."}}]}]
            """, profile: profile)
        let result = try #require(results.first { $0.metadata.id == "text-preferred-term" })
        #expect(result.pointer.description == "/modals/0/controls/0/title/en")
        #expect(result.observation.range == 0..<6)
        #expect(result.observation.message?.template.id == "several")
        let patch = result.observation.fix?.patch ?? []
        #expect(
            patch.map(\.pointer.description) == ["/modals/0/controls/0/title/en", "/modals/0/controls/0/title/ko"])
        #expect(patch.map(\.value) == ["Sign in to the Wi-Fi.", "사용자는 로그인하세요."])
    }

    @Test func `of two terms for one word the later one counts, and a tag that says more is meant, too`() throws {
        var profile = Profile()
        profile.glossary.preferred = [
            PreferredTerm(language: "pt", avoid: "celular", use: "telefone"),
            PreferredTerm(language: "pt", avoid: "celular", use: "telemóvel"),
        ]
        let document = try LinterTests.document(
            #""languages": ["pt-PT"], "modals": [{"id": "m", "style": "alert", "title": "O celular"}]"#)
        let result = Linter(profile: profile).run(document).results.first { $0.metadata.id == "text-preferred-term" }
        #expect(result?.observation.fix?.patch.first?.value == "O telemóvel")
        let other = try LinterTests.document(
            #""languages": ["ptx"], "modals": [{"id": "m", "style": "alert", "title": "O celular"}]"#)
        #expect(!Linter(profile: profile).run(other).results.contains { $0.metadata.id == "text-preferred-term" })
    }

    @Test func `findings about the whole app name the place and those that differ`() throws {
        let results = try Self.results(
            #"""
            "languages": ["ja"], "modals": [
              {"id": "a", "style": "alert", "message": "保存しました。削除しました。"},
              {"id": "b", "style": "alert", "message": "容量が不足しています。接続が必要である。"},
              {"id": "c", "style": "alert", "message": "もう一度お試しください。"}]
            """#)
        let result = try #require(results.first { $0.metadata.id == "text-mixed-register" })
        #expect(result.subject == .app)
        #expect(result.observation.facet == "ja")
        #expect(result.pointer.description == "/modals/1/message")
        #expect(result.observation.range == 11..<20)
        #expect(result.observation.related == [Reference("b")])
        #expect(
            result.observation.evidence == [
                JSON.Member("formal", .number(4)), JSON.Member("plain", .number(1)),
            ])
    }

    @Test func `labels are counted by language, effect and role`() throws {
        func button(_ number: Int, _ label: String) -> String {
            #"{"id": "b\#(number)", "kind": "button", "title": "\#(label)", "role": "destructive", "exit": {"effect": "destroy"}}"#
        }
        let buttons = (0..<4).map { button($0, "Delete") } + [button(4, "Erase"), button(5, "Trash")]
        let results = try Self.results(
            #""modals": [{"id": "m", "style": "pageSheet", "controls": [\#(buttons.joined(separator: ", "))]}]"#)
        let result = try #require(results.first { $0.metadata.id == "text-one-label-per-effect" })
        #expect(result.observation.facet == "en destroy destructive")
        #expect(result.pointer.description == "/modals/0/controls/4/title")
        #expect(result.observation.message?.text(in: "en").contains("Delete (4), Erase (1), Trash (1)") == true)
        #expect(result.observation.related == [Reference("m", child: "b4"), Reference("m", child: "b5")])
    }
}

extension String {
    fileprivate var isAboutSpelling: Bool {
        hasSuffix("-case") && !hasPrefix("alert-guidance") || self == "text-preferred-term"
    }
}
