import JSON
import Testing

@testable import FlowDocument

/// What is said of documents that are wrong: code, pointer and place of every issue, all at once.
@Suite struct IssueTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        let issues: [String]

        init(_ name: String, _ text: String, _ issues: String...) {
            (self.name, self.text, self.issues) = (name, text, issues)
        }

        var testDescription: String { name }
    }

    static let shape = [
        Row("an array for a document", "[]", "wrongType  1:1"),
        Row("null for a document", "null", "wrongType  1:1"),
        Row("an empty object", "{}", "missingKey  1:1"),
        Row("another version", #"{"scrim": 2}"#, "outOfRange /scrim 1:11"),
        Row("half a version", #"{"scrim": 1.5}"#, "outOfRange /scrim 1:11"),
        Row("a version as a text", #"{"scrim": "1"}"#, "wrongType /scrim 1:11"),
        Row("a misspelt key", #"{"scrim": 1, "modls": []}"#, "unknownKey /modls 1:23"),
        Row("a key in the wrong case", #"{"scrim": 1, "Title": "x"}"#, "unknownKey /Title 1:23"),
        Row("the empty key", #"{"scrim": 1, "": 0}"#, "unknownKey / 1:18"),
        Row(
            "half a prefix is no extension", #"{"scrim": 1, "x": 0, "X-a": 0}"#, "unknownKey /x 1:19",
            "unknownKey /X-a 1:29"),
        Row("a null list of nodes", #"{"scrim": 1, "screens": null}"#, "wrongType /screens 1:25"),
        Row("a broken JSON", "{\"scrim\": 1,\n}", "syntax  2:1"),
        Row("a key twice", #"{"scrim": 1, "scrim": 1}"#, "duplicateKey /scrim 1:14"),
        Row(
            "fractions where wholes are counted", #"{"scrim": 1, "modals": [{"id": "m", "inputs": 0.5}]}"#,
            "wrongType /modals/0/inputs 1:47"),
        Row(
            "an origin within an origin", #"{"scrim": 1, "origin": {"file": "a", "origin": {}}}"#,
            "unknownKey /origin/origin 1:48"),
        Row("an origin that is none", #"{"scrim": 1, "origin": "a.swift"}"#, "wrongType /origin 1:24"),
        Row(
            "an unknown iOS", #"{"scrim": 1, "cases": ["ipad-portrait", "iphone-mini"]}"#, "unknownValue /cases/1 1:41"),
        Row(
            "every kind of issue at once",
            """
            {
              "scrim": 1, "titel": "x",
              "screens": [{"name": 7}, 3, {"id": "b b"}],
              "modals": [{"id": "m", "purpose": "sell", "inputs": -1,
                "controls": [{"id": "c", "exit": {"efect": "none"}}, {"kind": "button"}]}],
              "transitions": [{"id": "t", "from": "a/b/c", "kind": "push", "to": 1}]
            }
            """,
            "unknownKey /titel 2:24", "wrongType /screens/0/name 3:24", "missingKey /screens/0 3:15",
            "wrongType /screens/1 3:28", "badID /screens/2/id 3:38", "unknownValue /modals/0/purpose 4:37",
            "outOfRange /modals/0/inputs 4:55", "unknownKey /modals/0/controls/0/exit/efect 5:48",
            "missingKey /modals/0/controls/1 5:58", "badID /transitions/0/from 6:39", "wrongType /transitions/0/to 6:70"
        ),
        Row(
            "places behind CR LF, kanji and emoji",
            "\u{FEFF}{\"scrim\": 1,\r\n \"app\": {\"navigationBar\": {\"title\": {\"en\": \"削除😀\", \"x\": 1}}}, \"a\":\r\n  [2]}",
            "wrongType /app/navigationBar/title/x 2:56", "unknownKey /a 3:3"),
    ]

    @Test(arguments: shape) func `every issue has its code, pointer and place`(_ row: Row) {
        #expect(Reading(row.text).summary == row.issues)
    }

    static let nearest: [(text: String, hint: String?)] = [
        (#"{"scrim": 1, "modls": []}"#, "modals"),
        (#"{"scrim": 1, "transitoins": []}"#, "transitions"),
        (#"{"scrim": 1, "LANGUAGES": []}"#, "languages"),
        (#"{"scrim": 1, "zebra": []}"#, nil),
        (#"{"scrim": 1, "modals": [{"id": "m", "purpos": null}]}"#, "purpose"),
        (#"{"scrim": 1, "modals": [{"id": "m", "purpose": "problm"}]}"#, "problem"),
        (#"{"scrim": 1, "modals": [{"id": "m", "purpose": "quux"}]}"#, nil),
        (#"{"scrim": 1, "cases": ["iphone-potrait"]}"#, "iphone-portrait"),
        (#"{"scrim": 1, "screens": [{"id": "inbox"}], "entry": ["inbx"]}"#, "inbox"),
        (#"{"scrim": 1, "screens": [{"id": "inbox"}], "entry": ["settings"]}"#, nil),
        (
            #"{"scrim": 1, "screens": [{"id": "s", "controls": [{"id": "delete"}]}], "modals": [{"id": "m", "anchor": "s/delte"}]}"#,
            "s/delete"
        ),
    ]

    @Test(arguments: nearest) func `an issue names what was probably meant`(_ text: String, _ hint: String?) throws {
        let issue = try #require(Reading(text).issues.first)
        if let hint {
            #expect(issue.detail.hasSuffix("Did you mean “\(hint)”?"))
        } else {
            #expect(!issue.detail.contains("Did you mean"))
        }
    }

    @Test func `an issue reads as one line`() throws {
        let issue = try #require(Reading("{\"scrim\": 1,\n \"titel\": 1}").issues.first)
        #expect(issue.description.hasPrefix("line 2, column 11 at /titel: "))
        let bare = DocumentIssue(code: .missingKey, pointer: JSONPointer(), detail: "Something is missing.")
        #expect(bare.description == "Something is missing.")
    }

    @Test func `what is quoted from outside is short`() throws {
        let long = String(repeating: "q", count: 5_000)
        for text in [
            "{\"scrim\": 1, \"\(long)\": 1}", "{\"scrim\": 1, \"cases\": [\"\(long)\"]}",
            "{\"scrim\": 1, \"languages\": [\"\(long)\"]}", "{\"scrim\": 1, \"screens\": [{\"id\": \"\(long)\"}]}",
            "{\"scrim\": 1, \"modals\": [{\"id\": \"m\", \"purpose\": \"\(long)\"}]}",
        ] {
            let issue = try #require(Reading(text).issues.first)
            #expect(issue.detail.count < 500)
        }
        // One character of a great many accents is not short either.
        let accents = "e" + String(repeating: "\u{301}", count: 5_000)
        let issue = try #require(Reading("{\"scrim\": 1, \"\(accents)\": 1}").issues.first)
        #expect(issue.detail.utf8.count < 500)
    }

    @Test func `a thousand issues are kept, all are counted`() throws {
        /// A key of the format, each time with other capitals.
        func misspelt(_ number: Int) -> String {
            "transitions".enumerated().map { number >> $0.offset & 1 == 1 ? $0.element.uppercased() : "\($0.element)" }
                .joined()
        }
        func document(_ count: Int) -> Reading {
            Reading("{\"scrim\": 1, " + (1...count).map { "\"\(misspelt($0))\": 0" }.joined(separator: ", ") + "}")
        }
        let exactly = document(1_000)
        #expect(exactly.issues.count == 1_000 && exactly.total == 1_000)
        let more = document(1_500)
        #expect(more.issues.count == 1_000 && more.total == 1_500)
        #expect(more.issues.allSatisfy { $0.position != nil })
        // Finding out what was meant takes a while: a text of nothing but mistakes may not ask for it every time.
        #expect(more.issues.prefix(20).allSatisfy { $0.detail.contains("“transitions”") })
        #expect(more.issues.suffix(100).allSatisfy { !$0.detail.contains("Did you mean") })
    }

    @Test func `dangling references by the thousand are counted too`() throws {
        let references = Array(repeating: "\"inbx\"", count: 3_000).joined(separator: ", ")
        let reading = Reading("{\"scrim\": 1, \"screens\": [{\"id\": \"inbox\"}], \"entry\": [\(references)]}")
        #expect(reading.issues.count == 1_000 && reading.total == 3_000)
        #expect(reading.issues[0].detail.contains("“inbox”"))
        #expect(!reading.issues[999].detail.contains("Did you mean"))
    }
}
