import Foundation
import Testing

/// Bad input ends with status 2 and a sentence that names the place; never with a crash.
@Suite struct BadInputTests {
    struct Row: Sendable, CustomStringConvertible {
        let name: String
        let content: Data
        let says: String

        init(_ name: String, _ content: String, says: String) {
            self.init(name, Data(content.utf8), says: says)
        }

        init(_ name: String, _ content: Data, says: String) {
            (self.name, self.content, self.says) = (name, content, says)
        }

        var description: String { name }
    }

    static let storyboard = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" "#

    static let rows: [Row] = [
        Row("empty.flow.json", "", says: ":1:1: "),
        Row("empty.storyboard", "", says: ":1:1: The file is empty."),
        Row("truncated.flow.json", #"{"scrim": 1, "modals": [{"id": "a""#, says: "The text ends where"),
        Row("truncated.storyboard", "\(storyboard)>\n<scenes><scene>", says: ":2:"),
        Row(
            "bomb.storyboard",
            "<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]>\n<document>&b;</document>",
            says: ":1:13: A document type is declared"),
        Row(
            "external.storyboard", "<!DOCTYPE d SYSTEM \"file:///etc/passwd\">\n<document/>",
            says: "A document type is declared"),
        Row(
            "deep.flow.json", #"{"scrim": 1, "x-deep": "# + String(repeating: "[", count: 100_000),
            says: "nested more than 64 deep"),
        Row(
            "deep.storyboard", storyboard + ">" + String(repeating: "<view>", count: 100_000),
            says: "nested more than 256 deep"),
        Row(
            "latin.flow.json", Data([0x7B, 0x22, 0xE9, 0x22, 0x3A, 0x31, 0x7D]), says: ":1:3: This byte is not UTF-8."),
        Row(
            "latin.storyboard", Data("\(storyboard) title=\"".utf8) + Data([0xE9]) + Data("\"/>".utf8),
            says: "not UTF-8"),
        Row("nul.storyboard", Data("<document>".utf8) + Data([0]) + Data("</document>".utf8), says: "NUL character"),
        Row("nul.flow.json", #"{"scrim": 1, "title": "\u0000"}"#, says: "/title: The text holds a NUL character."),
        Row(
            "typo.flow.json", #"{"scrim": 1, "modals": [{"id": "a", "titel": "x"}, {"id": "a", "style": 3}]}"#,
            says: "/modals/0/titel: The key “titel” is unknown here. Did you mean “title”?"),
        Row(
            "mac.storyboard",
            #"<document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa"/>"#,
            says: "This file is for macOS."),
        Row(
            "watch.storyboard",
            #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit"/>"#,
            says: "This file is for watchOS."),
        Row(
            "tv.storyboard",
            #"<document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV"/>"#,
            says: "This file is for tvOS."),
        Row("old.xib", #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#, says: "from before 2011"),
        Row("page.storyboard", "<html><body/></html>", says: "no storyboard or xib"),
        Row("large.flow.json", Data(count: 33 << 20), says: "at most 33554432 are read"),
        Row("large.storyboard", Data(count: 33 << 20), says: "at most 33554432 are read"),
    ]

    @Test(arguments: rows) func `bad input is told with its place`(_ row: Row) throws {
        let scratch = try Scratch()
        let path = try scratch.file(row.name, row.content)
        let command = try Command("check", path)
        #expect(command.status == 2)
        #expect(command.error.contains(row.says))
        #expect(command.error.contains(path))
        #expect(command.output.isEmpty)
    }

    @Test func `all issues of a document are told at once`() throws {
        let scratch = try Scratch()
        let path = try scratch.file(
            "a.flow.json", #"{"scrim": 1, "modals": [{"id": "a", "titel": "x"}, {"style": 3}], "screens": 1}"#)
        let lines = try Command("check", path).error.split(separator: "\n")
        #expect(lines.count == 4)
    }

    @Test(arguments: [
        ([], "Which command?"),
        (["chekc"], "Did you mean “check”?"),
        (["check"], "Which files?"),
        (["check", "nothing.storyboard"], "there is no such file"),
        (["check", "a", "--edition"], "needs a value"),
        (["check", "a", "--edition", "2019"], "--edition is one of 2018, 2020s, 2025"),
        (["check", "a", "--edition", "2018", "--edition", "2018"], "stands twice"),
        (["check", "a", "--editon", "2018"], "Did you mean --edition?"),
        (["check", "a", "--max-size", "0"], "--max-size is a whole number"),
        (["check", "a", "--fail-on", "maybe"], "--fail-on is one of"),
        (["check", "/dev/zero"], "no ordinary file"),
        (["import", "Examples/Harbor"], "Where to?"),
        (["explain"], "Which rule?"),
        (["explain", "alert-title-presnt"], "Did you mean “alert-title-present”?"),
        (["rules", "x"], "takes no files"),
    ]) func `bad usage is told`(_ arguments: [String], _ says: String) throws {
        let command = try Command(arguments: arguments)
        #expect(command.status == 2)
        #expect(command.error.contains(says))
        #expect(command.output.isEmpty)
    }

    @Test(arguments: ["check", "fix", "questions"]) func `a table of terms that cannot be read is an error`(
        _ name: String
    ) throws {
        let scratch = try Scratch()
        let terms = try scratch.file("terms.csv", "language,avoid,use\nen,log in\n")
        let command = try Command(name, "Examples/inbox.flow.json", "--terms", terms)
        #expect(command.status == 2)
        #expect(command.error.contains("terms.csv:2:1: The row has 2 fields, and the header 3."))
    }

    @Test func `two flow documents are an error`() throws {
        let scratch = try Scratch()
        let first = try scratch.file("a.flow.json", #"{"scrim": 1}"#)
        let second = try scratch.file("b.flow.json", #"{"scrim": 1}"#)
        let command = try Command("check", first, second)
        #expect(command.status == 2)
        #expect(command.error.contains("one is checked at a time"))
    }

    @Test(arguments: [
        (#"{"scrimProfile": 1, "rules": null}"#, "/rules: An object must stand here."),
        (#"{"scrimProfile": 1, "rules": {"alert-titel-present": "off"}}"#, "Did you mean “alert-title-present”?"),
        (#"{"scrimProfile": 1, "rules": {"alert-title-present": "loud"}}"#, "on, off, error, warning or advice"),
        (#"{"rules": {}}"#, "“scrimProfile” is missing"),
        (#"{"scrimProfile": 1, "edtion": "2018"}"#, "Did you mean “edition”?"),
        ("[", "The text ends"),
    ]) func `a profile that cannot be read is an error`(_ text: String, _ says: String) throws {
        let scratch = try Scratch()
        let profile = try scratch.file("profile.json", text)
        let command = try Command("check", "Examples/inbox.flow.json", "--profile", profile)
        #expect(command.status == 2)
        #expect(command.error.contains(says))
    }
}
