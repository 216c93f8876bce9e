import JSON
import Testing

@testable import RulesEngine

/// What people complained of in tools that look for words, each complaint by its number.
@Suite struct WordingComplaintTests {
    @Test func `14 a misspelled term is one finding, and none about capitals`() throws {
        let profile = #""glossary": {"preferred": [{"language": "en", "avoid": "wifi", "use": "Wi-Fi"}]}"#
        for title in ["The wifi is off.", "wifi is off."] {
            let asked = Asked.title(title, profile: profile)
            let results = try asked.results(
                of: "text-preferred-term", "alert-title-sentence-case", "alert-title-fragment-title-case")
            let findings = results.filter { $0.outcome.isFinding }
            #expect(findings.map(\.metadata.id) == ["text-preferred-term"], "\(title)")
            #expect(findings.first?.marked(in: title) == "wifi")
        }
        #expect(
            try Asked.title("The Wi-Fi is off.", profile: profile).outcome(of: "text-preferred-term")?.isFinding
                != true)
    }

    @Test func `23 a text left untranslated is told, and a name that all languages share is not`() throws {
        func outcome(_ english: String, _ japanese: String, _ profile: String = "") throws -> Outcome? {
            let document = try LinterTests.document(
                #"""
                "languages": ["en", "ja"],
                "modals": [{"id": "ask", "style": "alert", "title": {"en": "\#(english)", "ja": "\#(japanese)"}}]
                """#)
            let report = Linter(profile: try ProfileTests.profile(profile), kept: .all).run(document)
            return report.results.filter { $0.metadata.id == "localization-mismatch" }.map(\.outcome).max()
        }
        #expect(try outcome("Delete the album?", "Delete the album?")?.isFinding == true)
        #expect(try outcome("Delete the album?", "アルバムを削除しますか?")?.isFinding != true)
        #expect(try outcome("iCloud", "iCloud")?.isFinding != true)
        let brand = #""glossary": {"phrases": ["Fernwood Atlas"]}"#
        #expect(try outcome("Fernwood Atlas", "Fernwood Atlas", brand)?.isFinding != true)
    }

    @Test func `24 a word that can blame someone asks for a look and never fails`() throws {
        for edition in Edition.allCases {
            func outcome(_ message: String) throws -> Outcome? {
                try Asked.message(message).under(edition).outcome(of: "alert-tone-not-accusing")
            }
            #expect(try outcome("You entered an invalid password.") == .review)
            for message in ["Authentication is disabled.", "There was a failed attempt to sign in."] {
                #expect(try outcome(message) == .pass, "\(message)")
            }
        }
    }

    @Test(arguments: [
        ("en", "Find My is off"), ("en", "MyChart can’t be opened"), ("en", "Yourtown has no stations"),
        ("ja", "私立学校の一覧"), ("ja", "君津市の天気"), ("ko", "저장할까요?"), ("ko", "내용을 삭제할까요?"), ("ko", "제목 없음"),
        ("ko", "30일 내 만료"), ("ko", "네 개의 사진"),
    ])
    func `26 a pronoun inside of another word is none`(_ language: String, _ title: String) throws {
        #expect(try Asked.title(title, language).outcome(of: "alert-no-pronouns") == .pass)
    }

    @Test(arguments: [("en", "Delete your notes?"), ("ja", "あなたの写真を削除しますか?"), ("ko", "내 사진을 삭제할까요?")])
    func `a pronoun that is one is found`(_ language: String, _ title: String) throws {
        #expect(try Asked.title(title, language).outcome(of: "alert-no-pronouns")?.isFinding == true)
    }

    @Test func `52 Japanese is counted by its words and measured by its width`() throws {
        let sentence = Asked.title("写真を読み込めませんでした", "ja")
        #expect(try sentence.outcome(of: "alert-title-multiword") == .pass)
        func lines(_ title: String, _ language: String) throws -> Outcome? {
            var asked = Asked.title(title, language)
            asked.more = #""cases": ["iphone-portrait"]"#
            return try asked.outcome(of: "alert-title-one-line")
        }
        let japanese = String(repeating: "写真保存", count: 5)
        #expect(japanese.count == 20)
        #expect(try lines(japanese, "ja") == .fail)
        #expect(try lines("Delete these photos?", "en") == .pass)
    }
}
