import FlowDocument
import JSON
import Testing

@testable import RulesEngine

/// Preferred terms from a table.
@Suite struct PreferredTermTests {
    static func list(_ text: String) throws(DocumentError) -> [PreferredTerm] {
        try PreferredTerm.list(csv: Array(text.utf8))
    }

    @Test(arguments: [
        "language,avoid,use\nen,log in,sign in\n", "language,avoid,use\r\nen,log in,sign in\r\n",
        "use,language,avoid\nsign in,en,log in", "\u{FEFF}language,avoid,use\n\n  en , log in,sign in  \n\n",
        "\"language\",\"avoid\",\"use\"\n\"en\",\"log in\",\"sign in\"",
        "language,avoid,use\nen,log in,sign in\nen,log in,sign in\n",
    ])
    func `a table is a term a row`(_ text: String) throws {
        #expect(try Self.list(text) == [PreferredTerm(language: "en", avoid: "log in", use: "sign in")])
    }

    @Test func `a quoted field holds commas, marks and line breaks`() throws {
        let terms = try Self.list("language,avoid,use\nen,\"yes, \"\"sure\"\"\",\"a\nb\"\nja,サーバ,サーバー\n")
        #expect(
            terms == [
                PreferredTerm(language: "en", avoid: "yes, \"sure\"", use: "a\nb"),
                PreferredTerm(language: "ja", avoid: "サーバ", use: "サーバー"),
            ])
    }

    @Test(arguments: [
        ("", 1, 1, "The table is empty"), ("\n\n", 1, 1, "The table is empty"),
        (
            "language,avoid,user\n", 1, 16,
            "There is no column “user”; the columns are language, avoid, use. Did you mean “use”?"
        ),
        ("language;avoid;use\n", 1, 1, "There is no column “language;avoid;use”"),
        ("language,avoid\nen,a\n", 1, 1, "The column “use” is missing."),
        ("language,avoid,use,use\n", 1, 20, "The column “use” stands twice."),
        ("language,avoid,use\nen,a\n", 2, 1, "The row has 2 fields, and the header 3."),
        ("language,avoid,use\nen,a,b,c\n", 2, 1, "The row has 4 fields, and the header 3."),
        ("language,avoid,use\nen, ,b\n", 2, 4, "The field “avoid” is empty."),
        ("language,avoid,use\nen,ä\"b,c\n", 2, 5, "A quotation mark stands inside of a field"),
        ("language,avoid,use\nen,\"a\"b,c\n", 2, 7, "Text follows the quotation mark"),
        ("language,avoid,use\nen,a,\"b\nc\n", 2, 6, "is never closed"),
        ("language,avoid,use\nEnglish language,a,b\n", 2, 1, "is no BCP 47 tag"),
        ("language,avoid,use\nen,a,a\n", 2, 6, "is avoided and used at once"),
        ("language,avoid,use\nen,a,b\nEN,a,c\n", 3, 1, "“a” stands in line 2 already, with “b”."),
        ("language,avoid,use\nen,a\u{1},b\n", 2, 4, "a control character"),
    ])
    func `what can't be read is told with its place`(_ text: String, _ line: Int, _ column: Int, _ detail: String) {
        let error = #expect(throws: DocumentError.self) { try Self.list(text) }
        let issue = error?.issues.first { $0.detail.contains(detail) }
        #expect(
            issue?.position == TextPosition(line: line, column: column), "\(error?.issues.map(\.description) ?? [])")
    }

    @Test func `what is no UTF-8 is told, and so is a term that is too long`() {
        let latin = #expect(throws: DocumentError.self) {
            try PreferredTerm.list(csv: Array("language,avoid,use\nen,".utf8) + [0xE9] + Array(",b".utf8))
        }
        #expect(latin?.issues.first?.position == TextPosition(line: 2, column: 4))
        let long = #expect(throws: DocumentError.self) {
            try Self.list("language,avoid,use\nen,\(String(repeating: "a", count: 201)),b\n")
        }
        #expect(long?.issues.first?.code == .textTooLong)
    }

    @Test func `every row that is wrong is told, a hundred at most`() {
        let error = #expect(throws: DocumentError.self) {
            try Self.list("language,avoid,use\n" + String(repeating: "en,,b\n", count: 250))
        }
        #expect(error?.issues.count == 100)
        if case .invalid(_, let total) = error { #expect(total == 250) }
    }

    @Test(.timeLimit(.minutes(1))) func `ten thousand rows are read and looked for`() throws {
        let rows = (0..<10_000).map { "en,term number \($0),word \($0)" }
        let terms = try Self.list("language,avoid,use\n" + rows.joined(separator: "\n"))
        #expect(terms.count == 10_000)
        var profile = Profile()
        profile.glossary.preferred = terms
        let document = try LinterTests.document(
            #""modals": [{"id": "m", "style": "alert", "title": "The term number 9876 is old"}]"#)
        let result = Linter(profile: profile).run(document).results.first { $0.metadata.id == "text-preferred-term" }
        #expect(result?.observation.fix?.patch.first?.value == "The word 9876 is old")
    }

    @Test func `a profile's terms are held to the same`() {
        for (term, pointer) in [
            (#"{"language": "English language", "avoid": "a", "use": "b"}"#, "/glossary/preferred/0/language"),
            (#"{"language": "en", "avoid": "a", "use": "a"}"#, "/glossary/preferred/0/use"),
        ] {
            let error = #expect(throws: DocumentError.self) {
                try ProfileTests.profile(#""glossary": {"preferred": [\#(term)]}"#)
            }
            #expect(error?.issues.map(\.pointer.description) == [pointer])
        }
    }
}
