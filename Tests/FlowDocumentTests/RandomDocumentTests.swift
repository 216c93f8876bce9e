import JSON
import TestSupport
import Testing

@testable import FlowDocument

/// What holds of every document, tried on many that nobody wrote by hand. Seeds are fixed: a failure comes again.
@Suite struct RandomDocumentTests {
    @Test(arguments: 1...8 as ClosedRange<UInt64>) func `reader and schema agree on any tree`(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var (accepted, refused) = (0, 0)
        for _ in 0..<Effort.rounds(25) {
            let tree = CompleteDocument.tree.mutated(using: &generator)
            let issues = try Reading.unvalidated(tree).issues
            var check = SchemaCheck.format
            let complaints = check.complaints(about: tree)
            #expect(issues.isEmpty == complaints.isEmpty, "\(issues) \(complaints)")
            if issues.isEmpty { accepted += 1 } else { refused += 1 }
        }
        #expect(accepted > 1 && refused > 5)
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>) func `every issue has a place, and what has none can be kept`(
        _ seed: UInt64
    ) throws {
        var generator = SeededGenerator(seed: seed)
        let original = try Document(parsing: CompleteDocument.bytes)
        for _ in 0..<Effort.rounds(25) {
            let tree = CompleteDocument.tree.mutated(using: &generator)
            let reading = Reading(tree.bytes(.pretty))
            for issue in reading.issues {
                #expect(issue.position != nil, "\(issue)")
                #expect(tree.value(at: issue.pointer) != nil, "\(issue)")
            }
            guard let document = reading.document else { continue }
            let again = try Document(parsing: document.bytes)
            #expect(again == document)
            #expect(try Document(parsing: document.canonicalBytes).contentHash == document.contentHash)
            let difference = DocumentDifference(from: original, to: document)
            #expect((difference.kind == .none) == (document.contentHash == original.contentHash))
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func `a damaged text ends in issues, not in a crash`(
        _ seed: UInt64
    ) {
        var generator = SeededGenerator(seed: seed)
        var refused = 0
        for _ in 0..<Effort.rounds(25) {
            var text = CompleteDocument.bytes
            let start = Int.random(in: 0..<text.count, using: &generator)
            let end = min(text.count, start + Int.random(in: 0..<12, using: &generator))
            if Bool.random(using: &generator) {
                text.removeSubrange(start..<end)
            } else {
                text.insert(contentsOf: Array(text[start..<end]), at: Int.random(in: 0...text.count, using: &generator))
            }
            let reading = Reading(text)
            #expect((reading.document == nil) == !reading.issues.isEmpty)
            #expect(reading.issues.allSatisfy { $0.position != nil })
            refused += reading.issues.isEmpty ? 0 : 1
        }
        #expect(refused > 8)
    }

    static let modes = [false, true]

    @Test(arguments: modes) func `what a document says of itself changes nothing`(_ onlyIfUnknown: Bool) throws {
        let document = try Document(parsing: CompleteDocument.bytes)
        let facts = try FactsDocument(parsing: Self.facts(onlyIfUnknown).bytes())
        #expect(facts.entries.count > 12)
        let overlay = try facts.applied(to: document)
        #expect(overlay.gone.isEmpty)
        #expect(overlay.document == document)
    }

    @Test(arguments: modes) func `all that a document says can be said by facts`(_ onlyIfUnknown: Bool) throws {
        let bare = try Document(parsing: Self.bare.bytes())
        let document = try Document(parsing: CompleteDocument.bytes)
        #expect(bare.contentHash != document.contentHash)
        let overlay = try FactsDocument(parsing: Self.facts(onlyIfUnknown).bytes()).applied(to: bare)
        #expect(overlay.gone.isEmpty)
        #expect(overlay.document == document)
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>) func `what facts leave behind is a document, or they are refused`(
        _ seed: UInt64
    ) throws {
        var generator = SeededGenerator(seed: seed)
        let document = try Document(parsing: CompleteDocument.bytes)
        var (accepted, refused) = (0, 0)
        for _ in 0..<Effort.rounds(20) {
            let tree = Self.facts(.random(using: &generator)).mutated(using: &generator)
            do {
                let overlay = try FactsDocument(parsing: tree.bytes()).applied(to: document)
                accepted += 1
                #expect(Reading(overlay.document.bytes).issues.isEmpty)
                #expect(try Document(parsing: overlay.document.bytes) == overlay.document)
            } catch {
                refused += 1
                // What a fact spoiled elsewhere has its place in the document.
                for issue in error.issues where issue.position == nil {
                    #expect(CompleteDocument.tree.value(at: issue.pointer) != nil, "\(issue)")
                }
            }
        }
        #expect(accepted > 1 && refused > 1)
    }

    private static let lists = ["screens", "modals", "transitions", "overlays", "notifications"]

    /// Everything that the complete document says of its nodes, their parts and the app, as facts.
    private static func facts(_ onlyIfUnknown: Bool) -> JSON {
        func entry(_ subject: String, _ value: JSON) -> JSON.Member {
            let said = (value.members ?? []).filter { $0.name != "id" }
            return JSON.Member(subject, .object(said + [JSON.Member("onlyIfUnknown", .bool(onlyIfUnknown))]))
        }
        var entries: [JSON.Member] = []
        for node in lists.flatMap({ CompleteDocument.tree[$0]?.elements ?? [] }) {
            let id = node["id"]?.string ?? ""
            for part in ["controls", "regions", "elements"].flatMap({ node[$0]?.elements ?? [] }) {
                entries.append(entry("\(id)/\(part["id"]?.string ?? "")", part))
            }
            entries.append(entry(id, node))
        }
        entries.append(entry("app", CompleteDocument.tree["app"] ?? .null))
        return ["scrimFacts": 1, "facts": .object(entries)]
    }

    /// The complete document with nothing said of its nodes and their parts but what must be.
    private static let bare: JSON = {
        func named(_ value: JSON, _ keys: Set<String>) -> [JSON.Member] {
            (value.members ?? []).filter { keys.contains($0.name) }
        }
        return lists.reduce(CompleteDocument.tree.replacing(JSONPointer(["app"]), with: nil)) { tree, list in
            let nodes = (tree[list]?.elements ?? []).map { node in
                let parts = named(node, ["controls", "regions", "elements"]).map { member in
                    JSON.Member(
                        member.name, .array((member.value.elements ?? []).map { .object(named($0, ["id"])) }))
                }
                let needed: Set<String> = list == "transitions" ? ["id", "from", "to", "kind"] : ["id"]
                return JSON.object(named(node, needed) + parts)
            }
            return tree.replacing(JSONPointer([list]), with: .array(nodes))
        }
    }()
}

extension JSON {
    private static let values: [JSON] = [
        .null, true, false, 0, 1, -1, 7, 18, 1.5, 1e7, 1e300, "", "x", "en", "none", "button", "trips", "trips/remove",
        "a b", "confirm", "desk", [], [:], [[:]], [["id": "x"]], ["en": "x"], ["x": 1, "y": 2],
        ["x": 1, "y": 2, "width": 3, "height": 4],
    ]

    /// The same tree with one to three places changed, taken away or taken from elsewhere in it.
    fileprivate func mutated(using generator: inout SeededGenerator) -> JSON {
        var tree = self
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let places = tree.pointers().dropFirst()
            guard let place = places.randomElement(using: &generator),
                let other = places.randomElement(using: &generator)
            else { return tree }
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: tree = tree.replacing(place, with: nil)
            case 1: tree = tree.replacing(place.appending("x-new"), with: 1)
            case 2: tree = tree.replacing(place.appending(other.tokens.last ?? ""), with: tree.value(at: other))
            case 3: tree = tree.replacing(place, with: tree.value(at: other))
            default: tree = tree.replacing(place, with: Self.values.randomElement(using: &generator))
            }
        }
        return tree
    }
}
