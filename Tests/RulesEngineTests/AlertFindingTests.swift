import FlowDocument
import JSON
import Testing

@testable import RulesEngine

/// What findings about alerts carry beyond their outcome: weight, place and fix.
@Suite struct AlertFindingTests {
    @Test(arguments: [(20, Severity.advice), (25, .warning)])
    func `twice as many alerts as are many are a warning`(_ alerts: Int, _ severity: Severity) throws {
        let modals = (0..<alerts).map { #"{"id": "a\#($0)", "style": "alert", "purpose": "success"}"# }
        let transitions = (0..<alerts).map {
            #"{"id": "t\#($0)", "from": "s\#($0)", "to": "a\#($0)", "kind": "present"}"#
        }
        let screens = (0..<40).map { #"{"id": "s\#($0)"}"# }
        let entry = (0..<40).map { #""s\#($0)""# }
        let results = try results(
            of: AppAlertRate.self,
            """
            {"scrim": 1, "entry": [\(entry.joined(separator: ", "))], "screens": [\(screens.joined(separator: ", "))],
             "modals": [\(modals.joined(separator: ", "))], "transitions": [\(transitions.joined(separator: ", "))]}
            """)
        #expect(results.map(\.outcome) == [.fail])
        #expect(results.map(\.severity) == [severity])
    }

    @Test func `those who speak weigh less than those who are spoken to`() throws {
        let we = try results(of: AlertNoPronouns.self, alert("We couldn’t load the page."))
        let you = try results(of: AlertNoPronouns.self, alert("You couldn’t load the page."))
        #expect(we.first?.severity == .advice)
        #expect(you.first?.severity == .warning)
    }

    @Test func `a range counts code units, so that what stands before is no matter`() throws {
        let results = try results(of: AlertNoPronouns.self, alert("👨‍👩‍👧 Delete your album?"))
        let observation = try #require(results.first?.observation)
        let text = Array("👨‍👩‍👧 Delete your album?".utf16)
        let range = try #require(observation.range)
        #expect(String(decoding: text[range], as: UTF16.self) == "your")
        #expect(results.first?.pointer.description == "/modals/0/title")
    }

    @Test func `a fix takes out every pronoun or is none`() throws {
        let mended = try results(of: AlertNoPronouns.self, alert("Delete your notes and my notes?"))
        let left = try results(of: AlertNoPronouns.self, alert("You lose your notes."))
        #expect(mended.first?.observation.fix?.patch.first?.value == .string("Delete the notes and the notes?"))
        #expect(left.first?.observation.fix == nil)
    }

    @Test(arguments: [
        ("en", "Delete", "Press “Delete” to go on.", "Press Delete to go on."),
        ("ja", "削除", "「削除」を押してください。", "削除を押してください。"),
        ("ko", "삭제", "‘삭제’를 누르세요.", "삭제를 누르세요."),
    ])
    func `marks around a title go, and the title stays`(
        _ language: String, _ button: String, _ message: String, _ expected: String
    ) throws {
        let results = try results(of: AlertGuidanceNoQuotes.self, guidance(language, button, message))
        #expect(results.first?.observation.fix?.safety == .safe)
        #expect(results.first?.observation.fix?.patch.first?.value == .string(expected))
    }

    @Test(arguments: [
        ("en", "Retry", "Clicking Retry sends it again.", "Tapping Retry sends it again."),
        ("ja", "再試行", "再試行ボタンを押してください。", "再試行ボタンをタップしてください。"),
        ("ko", "다시 시도", "다시 시도 버튼을 누르세요.", "다시 시도 버튼을 탭하세요."),
    ])
    func `another verb takes the form of the one that it replaces`(
        _ language: String, _ button: String, _ message: String, _ expected: String
    ) throws {
        let results = try results(of: AlertGuidanceVerb.self, guidance(language, button, message))
        #expect(results.first?.observation.fix?.patch.first?.value == .string(expected))
    }

    @Test func `only the sentence goes that explains a button`() throws {
        let results = try results(
            of: AlertNoButtonExplanation.self,
            guidance("en", "Retry", "The server is busy. Tap Retry to send it again. Nothing is lost."))
        let fix = try #require(results.first?.observation.fix)
        #expect(fix.patch.first?.value == .string("The server is busy. Nothing is lost."))
        let alone = try self.results(of: AlertNoButtonExplanation.self, guidance("en", "Retry", "Tap Retry."))
        #expect(alone.first?.observation.fix == nil)
    }

    @Test func `information without a way to say no weighs less`() throws {
        func severity(_ purpose: String) throws -> Severity? {
            try results(
                of: AlertExitHandlerWithoutCancel.self,
                """
                {"scrim": 1, "modals": [{"id": "a", "style": "alert", "purpose": "\(purpose)", "onAppExit": null, \
                "controls": [{"id": "ok", "kind": "button", "title": "OK"}]}]}
                """
            ).first?.severity
        }
        #expect(try severity("information") == .advice)
        #expect(try severity("problem") == .warning)
    }

    private func results(of rule: any Rule.Type, _ document: String) throws -> [RuleResult] {
        let document = try Document(parsing: Array(document.utf8))
        return Linter(profile: Profile(edition: .hig2018)).run(document, rules: [rule]).results
    }

    private func alert(_ title: String) -> String {
        #"{"scrim": 1, "modals": [{"id": "a", "style": "alert", "title": "\#(title)", "message": null}]}"#
    }

    private func guidance(_ language: String, _ button: String, _ message: String) -> String {
        """
        {"scrim": 1, "languages": ["\(language)"], "modals": [{"id": "a", "style": "alert", "title": "X Y Z", \
        "message": "\(message)", "controls": [{"id": "b", "kind": "button", "title": "\(button)"}]}]}
        """
    }
}
