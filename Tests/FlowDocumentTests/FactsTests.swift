import JSON
import TestSupport
import Testing

@testable import FlowDocument

/// Facts laid over a document: by id, child and app, with every misfit named in the facts' own text.
@Suite struct FactsTests {
    private func overlay(_ facts: String, over tree: JSON = CompleteDocument.tree) throws -> FactsDocument.Overlay {
        let document = try Document(parsing: tree.bytes())
        return try FactsDocument(parsing: Array("{\"scrimFacts\": 1, \"facts\": {\(facts)}}".utf8)).applied(
            to: document)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let facts: String
        let place: String
        let value: JSON?

        init(_ name: String, _ facts: String, _ place: String, _ value: JSON?) {
            (self.name, self.facts, self.place, self.value) = (name, facts, place, value)
        }

        var testDescription: String { name }
    }

    static let stated = [
        Row("of a modal", #""notice": {"purpose": "problem"}"#, "/modals/1/purpose", "problem"),
        Row("of a screen", #""details": {"backHidden": true}"#, "/screens/1/backHidden", true),
        Row("of a transition", #""t2": {"animated": false}"#, "/transitions/1/animated", false),
        Row("of an overlay", #""toast": {"condition": "isTired"}"#, "/overlays/0/condition", "isTired"),
        Row("of a notification", #""reminder": {"gatedBy": null}"#, "/notifications/0/gatedBy", .null),
        Row("of the app", #""app": {"name": "Roam"}"#, "/app/name", "Roam"),
        Row("of a modal's control", #""confirm/keep": {"likely": true}"#, "/modals/0/controls/0/likely", true),
        Row("of a screen's control", #""trips/add": {"role": "done"}"#, "/screens/0/controls/1/role", "done"),
        Row("of a region", #""trips/total": {"essential": false}"#, "/screens/0/regions/0/essential", false),
        Row("of an element", #""trips/map": {"kind": "list"}"#, "/screens/0/elements/0/kind", "list"),
        Row("over what was imported", #""confirm": {"purpose": "problem"}"#, "/modals/0/purpose", "problem"),
        Row("that there is none", #""confirm": {"purpose": null}"#, "/modals/0/purpose", .null),
        Row("where none was said to be", #""confirm": {"guidance": "Tap."}"#, "/modals/0/guidance", "Tap."),
        Row(
            "of one member of an object", #""confirm": {"gesture": {"dismiss": false}}"#, "/modals/0/gesture/dismiss",
            false),
        Row(
            "and leaves its other members", #""confirm": {"gesture": {"dismiss": false}}"#, "/modals/0/gesture/effect",
            "discard"),
        Row("deeper still", #""app": {"navigationBar": {"tint": null}}"#, "/app/navigationBar/tint", .null),
        Row(
            "and leaves what is beside", #""app": {"navigationBar": {"tint": null}}"#, "/app/navigationBar/largeTitle",
            false),
        Row(
            "of a frame for a case",
            #""confirm": {"frames": {"iphone-portrait": {"x": 1, "y": 2, "width": 3, "height": 4}}}"#,
            "/modals/0/frames/iphone-portrait", ["x": 1, "y": 2, "width": 3, "height": 4]),
        Row(
            "and leaves other cases",
            #""confirm": {"frames": {"iphone-portrait": {"x": 1, "y": 2, "width": 3, "height": 4}}}"#,
            "/modals/0/frames/desk/x", 400),
        Row("of a list as a whole", #""confirm": {"contains": ["tabBar"]}"#, "/modals/0/contains", ["tabBar"]),
        Row("of a text as a whole", #""confirm": {"title": {"ja": "はい"}}"#, "/modals/0/title", ["ja": "はい"]),
        Row("of an extension", #""notice": {"x-who": "Ann"}"#, "/modals/1/x-who", "Ann"),
        Row("of an extension that is there", #""confirm": {"x-note": "other"}"#, "/modals/0/x-note", "other"),
        Row("of an origin", #""notice": {"origin": {"line": 4}}"#, "/modals/1/origin", ["line": 4]),
        Row("of nothing", #""notice": {}"#, "/modals/1", ["id": "notice", "style": "pageSheet", "content": "inside"]),
    ]

    static let onlyIfUnknown = [
        Row(
            "what is unknown", #""notice": {"onlyIfUnknown": true, "purpose": "problem"}"#, "/modals/1/purpose",
            "problem"),
        Row(
            "not what is known", #""confirm": {"onlyIfUnknown": true, "purpose": "problem"}"#, "/modals/0/purpose",
            "destructiveConfirm"),
        Row(
            "not what is said to be none", #""confirm": {"onlyIfUnknown": true, "guidance": "Tap."}"#,
            "/modals/0/guidance", .null),
        Row(
            "that there is none, where nothing is known", #""notice": {"onlyIfUnknown": true, "purpose": null}"#,
            "/modals/1/purpose", .null),
        Row(
            "not that there is none, where one is known", #""confirm": {"onlyIfUnknown": true, "purpose": null}"#,
            "/modals/0/purpose", "destructiveConfirm"),
        Row(
            "not that there is no object", #""confirm": {"onlyIfUnknown": true, "gesture": null}"#,
            "/modals/0/gesture/dismiss", true),
        Row(
            "not an object that is said to be none",
            #""trips/remove": {"onlyIfUnknown": true, "exit": {"effect": "none"}}"#,
            "/screens/0/controls/0/exit", .null),
        Row(
            "the unknown members of an object",
            #""confirm/keep": {"onlyIfUnknown": true, "exit": {"confirmWhen": "dirty", "effect": "save"}}"#,
            "/modals/0/controls/0/exit", ["effect": "none", "confirmWhen": "dirty"]),
        Row(
            "an object that is unknown",
            #""notice": {"onlyIfUnknown": true, "frame": {"x": 1, "y": 2, "width": 3, "height": 4}}"#,
            "/modals/1/frame", ["x": 1, "y": 2, "width": 3, "height": 4]),
        Row(
            "a list of objects that is unknown",
            #""notice": {"onlyIfUnknown": true, "controls": [{"id": "ok", "kind": "button"}]}"#,
            "/modals/1/controls", [["id": "ok", "kind": "button"]]),
        Row(
            "not a list that is known", #""confirm": {"onlyIfUnknown": true, "contains": ["tabBar"]}"#,
            "/modals/0/contains", ["navigationStack", "tabBar"]),
        Row(
            "a frame for a case that is unknown",
            #""confirm": {"onlyIfUnknown": true, "frames": {"iphone-portrait": {"x": 1, "y": 2, "width": 3, "height": 4}}}"#,
            "/modals/0/frames/iphone-portrait/width", 3),
        Row(
            "not a frame for a case that is known",
            #""confirm": {"onlyIfUnknown": true, "frames": {"desk": {"x": 1, "y": 2, "width": 3, "height": 4}}}"#,
            "/modals/0/frames/desk/width", 270),
        Row("not the app's name", #""app": {"onlyIfUnknown": true, "name": "Roam"}"#, "/app/name", "Wander"),
        Row(
            "not what must be there", #""t1": {"onlyIfUnknown": true, "kind": "replace"}"#, "/transitions/0/kind",
            "present"),
        Row(
            "as false, whatever", #""confirm": {"purpose": "problem", "onlyIfUnknown": false}"#, "/modals/0/purpose",
            "problem"),
    ]

    @Test(arguments: stated) func `a fact states something`(_ row: Row) throws {
        let overlay = try overlay(row.facts)
        #expect(overlay.gone.isEmpty)
        let pointer = try #require(JSONPointer(parsing: row.place))
        // As text and back: a key that was written twice would show.
        let written = try JSON(parsing: overlay.document.bytes)
        #expect(written.value(at: pointer) == row.value)
        #expect(Reading(overlay.document.bytes).issues.isEmpty)
    }

    @Test(arguments: onlyIfUnknown) func `a fact that yields states`(_ row: Row) throws {
        let overlay = try overlay(row.facts)
        #expect(overlay.gone.isEmpty)
        let pointer = try #require(JSONPointer(parsing: row.place))
        #expect(try JSON(parsing: overlay.document.bytes).value(at: pointer) == row.value)
    }

    @Test(arguments: stated + onlyIfUnknown) func `a fact changes nothing but its subject`(_ row: Row) throws {
        let before = try Document(parsing: CompleteDocument.bytes)
        let difference = DocumentDifference(from: before, to: try overlay(row.facts).document)
        #expect(difference.nodes.count + difference.document.count <= 1)
    }

    @Test func `the app is spoken of where the document does not`() throws {
        for app in [nil, JSON.null] {
            let tree = CompleteDocument.tree.replacing(JSONPointer(["app"]), with: app)
            let stated = try overlay(#""app": {"name": "Roam"}"#, over: tree)
            #expect(stated.document.app.value?.name == .value("Roam"))
        }
        let none = CompleteDocument.tree.replacing(JSONPointer(["app"]), with: .null)
        let yielding = try overlay(#""app": {"onlyIfUnknown": true, "name": "Roam"}"#, over: none)
        #expect(yielding.document.app == .nothing)
    }

    @Test func `no facts leave a document as it is`() throws {
        let document = try Document(parsing: CompleteDocument.bytes)
        for text in [#"{"scrimFacts": 1}"#, #"{"scrimFacts": 1, "facts": {}, "x-note": [1]}"#] {
            let overlay = try FactsDocument(parsing: Array(text.utf8)).applied(to: document)
            #expect(overlay.document == document)
            #expect(overlay.gone.isEmpty)
        }
    }

    @Test func `an entry of a child holds over the list that its owner's entry states, wherever it stands`() throws {
        let owner = #""notice": {"controls": [{"id": "ok"}, {"id": "no"}]}"#
        let child = #""notice/no": {"role": "cancel"}"#
        for facts in ["\(owner), \(child)", "\(child), \(owner)"] {
            let overlay = try overlay(facts)
            #expect(overlay.gone.isEmpty)
            let controls = overlay.document.modals[1].controls.elements
            #expect(controls.map(\.id) == ["ok", "no"])
            #expect(controls.map(\.role) == [.unknown, .value(.cancel)])
        }
    }

    @Test func `facts of a great many controls take no longer than their number`() throws {
        let controls = (0..<20_000).map { JSON.object([JSON.Member("id", .string("c\($0)"))]) }
        let tree: JSON = ["scrim": 1, "modals": [["id": "m", "controls": .array(controls)]]]
        let facts = (0..<20_000).map { "\"m/c\($0)\": {\"likely\": true}" }.joined(separator: ", ")
        let overlay = try overlay(facts, over: tree)
        #expect(overlay.document.modals[0].controls.elements.allSatisfy { $0.likely.isTrue })
    }

    @Test func `entries for what is gone are listed in their order, the others hold`() throws {
        let overlay = try overlay(
            """
            "nobody": {"purpose": "problem"}, "notice": {"purpose": "problem"}, "confirm/gone": {"likely": true},
            "trips/keep": {}, "gone/keep": {}, "t1/x": {}, "app/x": {}, "toast/x": {}
            """)
        #expect(overlay.gone == ["nobody", "confirm/gone", "trips/keep", "gone/keep", "t1/x", "app/x", "toast/x"])
        #expect(overlay.document.modals[1].purpose == .value(.problem))
    }

    @Test func `entries are known by their subjects`() throws {
        let text = #"{"scrimFacts": 1, "facts": {"b/c": {"likely": true}, "a": {"onlyIfUnknown": true}}}"#
        let facts = try FactsDocument(parsing: Array(text.utf8))
        #expect(facts.entries.map(\.subject) == ["b/c", "a"])
        #expect(facts.entries.map(\.onlyIfUnknown) == [false, true])
    }

    struct Misfit: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        let issues: [String]

        init(_ name: String, _ text: String, _ issues: String...) {
            (self.name, self.text, self.issues) = (name, text, issues)
        }

        var testDescription: String { name }
    }

    static let misfits = [
        Misfit("no object", "[]", "wrongType  1:1"),
        Misfit("a flow document", #"{"scrim": 1}"#, "missingKey  1:1", "unknownKey /scrim 1:11"),
        Misfit("another version", #"{"scrimFacts": 2, "facts": {}}"#, "outOfRange /scrimFacts 1:16"),
        Misfit("facts that are a list", #"{"scrimFacts": 1, "facts": []}"#, "wrongType /facts 1:28"),
        Misfit("an unknown key", #"{"scrimFacts": 1, "fact": {}}"#, "unknownKey /fact 1:27"),
        Misfit("broken JSON", "{\"scrimFacts\": 1,\n \"facts\": {\"a\": }}", "syntax /facts/a 2:17"),
        Misfit(
            "a subject twice", #"{"scrimFacts": 1, "facts": {"notice": {}, "notice": {}}}"#,
            "duplicateKey /facts/notice 1:43"),
        Misfit(
            "names of nothing", #"{"scrimFacts": 1, "facts": {"a b": {}, "a/b/c": {}, "": {}, "a/": {}}}"#,
            "badID /facts/a b 1:36", "badID /facts/a~1b~1c 1:49", "badID /facts/ 1:57", "badID /facts/a~1 1:67"),
        Misfit(
            "an entry that is no object", #"{"scrimFacts": 1, "facts": {"notice": true}}"#,
            "wrongType /facts/notice 1:39"),
        Misfit(
            "onlyIfUnknown that is neither", #"{"scrimFacts": 1, "facts": {"notice": {"onlyIfUnknown": 1}}}"#,
            "wrongType /facts/notice/onlyIfUnknown 1:57"),
        Misfit(
            "another id",
            #"{"scrimFacts": 1, "facts": {"notice": {"id": "x"}, "confirm/keep": {"id": "y"}, "app": {"id": "z"}}}"#,
            "unknownKey /facts/notice/id 1:46", "unknownKey /facts/confirm~1keep/id 1:75",
            "unknownKey /facts/app/id 1:95"),
        Misfit(
            "misfits of every kind at once",
            """
            {"scrimFacts": 1, "facts": {
              "notice": {"purpos": "problem", "purpose": "sell", "inputs": -1, "gesture": {"efect": "none", "effect": 3}},
              "confirm/keep": {"exit": {"effect": "non"}},
              "trips/total": {"frame": {"x": 1, "y": 1, "width": 1}},
              "t1": {"kind": null},
              "app": {"transitions": ["swirl"]},
              "trips": {"controls": [{"id": "a b"}]},
              "toast": {"kind": "balloon"}
            }}
            """,
            "unknownKey /facts/notice/purpos 2:24", "unknownValue /facts/notice/purpose 2:46",
            "outOfRange /facts/notice/inputs 2:64", "unknownKey /facts/notice/gesture/efect 2:89",
            "wrongType /facts/notice/gesture/effect 2:107", "unknownValue /facts/confirm~1keep/exit/effect 3:39",
            "wrongType /facts/t1/kind 5:18", "unknownValue /facts/app/transitions/0 6:27",
            "badID /facts/trips/controls/0/id 7:33", "unknownValue /facts/toast/kind 8:21"),
        Misfit(
            "references that lead nowhere",
            """
            {"scrimFacts": 1, "facts": {
              "notice": {"presenter": "nobody", "anchor": "trips/nothing", "title": {"fr": "Oui"}},
              "confirm/keep": {"exit": {"confirm": "trips"}},
              "trips/add": {"accessibilityLabel": {"fr": "Oui"}},
              "trips/total": {"neededDuring": ["nobody"]},
              "trips/map": {"text": {"fr": "Oui"}},
              "confirm": {"textFields": [{"usedBy": ["nothing"]}]},
              "t2": {"to": "nobody"},
              "toast": {"over": ["nobody"]},
              "reminder": {"fallbackModal": "trips"},
              "app": {"navigationBar": {"title": {"fr": "Oui"}}}
            }}
            """,
            "danglingReference /facts/notice/presenter 2:27", "danglingReference /facts/notice/anchor 2:47",
            "unknownLanguage /facts/notice/title/fr 2:80", "danglingReference /facts/confirm~1keep/exit/confirm 3:40",
            "unknownLanguage /facts/trips~1add/accessibilityLabel/fr 4:46",
            "danglingReference /facts/trips~1total/neededDuring/0 5:36",
            "unknownLanguage /facts/trips~1map/text/fr 6:32",
            "danglingReference /facts/confirm/textFields/0/usedBy/0 7:42", "danglingReference /facts/t2/to 8:16",
            "danglingReference /facts/toast/over/0 9:22", "danglingReference /facts/reminder/fallbackModal 10:33",
            "unknownLanguage /facts/app/navigationBar/title/fr 11:45"),
        Misfit(
            "a control stated with its owner",
            #"{"scrimFacts": 1, "facts": {"notice": {"controls": [{"id": "a", "exit": {"confirm": "trips"}}]}}}"#,
            "danglingReference /facts/notice/controls/0/exit/confirm 1:85"),
        Misfit(
            "a fact that makes another key necessary", #"{"scrimFacts": 1, "facts": {"t3": {"kind": "push"}}}"#,
            "missingKey /facts/t3 1:35"),
        Misfit(
            "a fact that makes another key impossible", #"{"scrimFacts": 1, "facts": {"t2": {"kind": "external"}}}"#,
            "danglingReference /facts/t2/to 1:35"),
        Misfit(
            "a control that others refer to is no longer there",
            #"{"scrimFacts": 1, "facts": {"trips": {"controls": [{"id": "add"}]}}}"#,
            "danglingReference /modals/0/passthrough/0", "danglingReference /transitions/0/from"),
    ]

    @Test(arguments: misfits) func `what does not fit is named with its place in the facts`(_ row: Misfit) throws {
        let document = try Document(parsing: CompleteDocument.bytes)
        let error = try #require(throws: DocumentError.self) {
            try FactsDocument(parsing: Array(row.text.utf8)).applied(to: document)
        }
        let issues = error.issues.map { issue in
            let place = issue.position.map { " \($0.line):\($0.column)" } ?? ""
            return "\(issue.code.rawValue) \(issue.pointer)\(place)"
        }
        #expect(issues == row.issues)
    }

    @Test(arguments: [
        (#"{"scrimFacts": 1, "facts": {"notice": {"purpos": "problem"}}}"#, "purpose"),
        (#"{"scrimFacts": 1, "fact": {}}"#, "facts"),
    ])
    func `a misspelt fact is told what was meant`(_ text: String, _ meant: String) throws {
        let document = try Document(parsing: CompleteDocument.bytes)
        let error = try #require(throws: DocumentError.self) {
            try FactsDocument(parsing: Array(text.utf8)).applied(to: document)
        }
        #expect(error.issues.first?.detail.hasSuffix("Did you mean “\(meant)”?") == true)
    }

    @Test func `facts of nothing but mistakes are not all looked at for what was meant`() throws {
        let screens = (0..<2_000).map { JSON.object([JSON.Member("id", .string("s\($0)"))]) }
        let tree: JSON = ["scrim": 1, "screens": .array(screens)]
        let document = try Document(parsing: tree.bytes())
        let entries = (0..<2_000).map { "\"s\($0)\": {\"nmae\": null}" }.joined(separator: ", ")
        let facts = try FactsDocument(parsing: Array("{\"scrimFacts\": 1, \"facts\": {\(entries)}}".utf8))
        let error = try #require(throws: DocumentError.self) { try facts.applied(to: document) }
        #expect(error.issues.count == 1_000)
        #expect(error.issues.prefix(20).allSatisfy { $0.detail.hasSuffix("Did you mean “name”?") })
        #expect(error.issues.suffix(100).allSatisfy { !$0.detail.contains("Did you mean") })
    }

    @Test func `a thousand misfits in a list of a great many are found`() throws {
        let controls = (0..<20_000).map { "{\"id\": \"c\($0)\", \"title\": {\"fr\": \"Oui\"}}" }
        let facts = "\"notice\": {\"controls\": [\(controls.joined(separator: ", "))]}"
        let error = try #require(throws: DocumentError.self) { try overlay(facts) }
        #expect(error.issues.count == 1_000)
        #expect(error.issues.last?.pointer == JSONPointer(["facts", "notice", "controls", "999", "title", "fr"]))
        #expect(error.issues.last?.position != nil)
    }

    @Test func `the example's facts fit the example`() throws {
        let document = try Document(parsing: Repository.bytes(of: "Examples/inbox.flow.json"))
        let facts = try FactsDocument(parsing: Repository.bytes(of: "Examples/inbox.facts.json"))
        #expect(!facts.entries.isEmpty)
        let overlay = try facts.applied(to: document)
        #expect(overlay.gone.isEmpty)
        #expect(overlay.document.contentHash != document.contentHash)
        #expect(Reading(overlay.document.bytes).issues.isEmpty)
    }

    @Test func `all misfits are counted, a thousand are kept`() throws {
        let document = try Document(parsing: CompleteDocument.bytes)
        let keys = (0..<1_200).map { "\"q\($0)\": 0" }.joined(separator: ", ")
        let text = "{\"scrimFacts\": 1, \"facts\": {\"notice\": {\(keys)}, \"confirm\": {\(keys)}}}"
        let error = try #require(throws: DocumentError.self) {
            try FactsDocument(parsing: Array(text.utf8)).applied(to: document)
        }
        guard case .invalid(let issues, let total) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(issues.count == 1_000)
        #expect(total == 2_400)
    }

    @Test func `facts are held to the limits of a document`() throws {
        let document = try Document(parsing: CompleteDocument.bytes)
        let long = String(repeating: "q", count: 10_001)
        let text = "{\"scrimFacts\": 1, \"facts\": {\"notice\": {\"title\": \"\(long)\"}}}"
        let error = try #require(throws: DocumentError.self) {
            try FactsDocument(parsing: Array(text.utf8)).applied(to: document)
        }
        #expect(error.issues.map(\.code) == [.textTooLong])
        let deep = String(repeating: "[", count: 100_000)
        let nested = try #require(throws: DocumentError.self) {
            try FactsDocument(parsing: Array("{\"scrimFacts\": 1, \"facts\": {\"notice\": {\"x-a\": \(deep)".utf8))
        }
        #expect(nested.issues.map(\.code.rawValue) == ["tooDeep"])
    }
}
