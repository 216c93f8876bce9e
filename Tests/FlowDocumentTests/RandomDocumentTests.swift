import JSON
import TestSupport
import Testing

@testable import FlowDocument

/// What holds of every document, tried on many that went wrong in ways that nobody thought of.
@Suite struct RandomDocumentTests {
    static let pointers = CompleteDocument.tree.pointers().dropFirst().filter { pointer in
        !pointer.tokens.contains { $0.hasPrefix("x-") }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func `reader and schema agree on what fits`(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var (accepted, refused) = (0, 0)
        for _ in 0..<Effort.rounds(150) {
            let tree = Self.edited(using: &generator)
            let (document, issues) = try Reading.unvalidated(tree)
            var check = SchemaCheck.format
            #expect(check.complaints(about: tree).isEmpty == issues.isEmpty)
            guard issues.isEmpty else {
                refused += 1
                continue
            }
            accepted += 1
            // Written and read again, it is the same document, whether or not its ids fit together.
            let again = try Reading.unvalidated(try JSON(parsing: document.bytes)).document
            #expect(again == document)
            let canonical = try Reading.unvalidated(try JSON(parsing: document.canonicalBytes)).document
            #expect(canonical.contentHash == document.contentHash)
            // Nodes are compared by their ids, which must be good for that.
            guard (try? document.validated()) != nil else { continue }
            #expect(DocumentDifference(from: document, to: canonical).kind == .none)
        }
        #expect(accepted > 20 && refused > 20)
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func `every issue of a document has a place`(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<Effort.rounds(150) {
            let reading = Reading(Self.edited(using: &generator).bytes(.pretty))
            #expect((reading.document == nil) == (reading.total > 0))
            #expect(reading.issues.allSatisfy { $0.position != nil })
        }
    }

    /// Parts of documents as facts: they fit or are refused, and what they make can be written and read.
    @Test(arguments: 1...4 as ClosedRange<UInt64>) func `facts of every kind leave a document that can be stored`(
        _ seed: UInt64
    ) throws {
        var generator = SeededGenerator(seed: seed)
        let subjects = [
            "trips", "confirm", "notice", "t1", "t3", "app", "toast", "reminder", "trips/remove", "confirm/drop",
        ]
        let document = try Document(parsing: CompleteDocument.bytes)
        var (accepted, refused) = (0, 0)
        for _ in 0..<Effort.rounds(150) {
            let whole = Self.edited(using: &generator)
            let parts = whole.pointers().compactMap { whole.value(at: $0)?.members }
            let members = (parts.randomElement(using: &generator) ?? []).filter { $0.name != "id" }
            let yields = JSON.Member("onlyIfUnknown", .bool(.random(using: &generator)))
            let subject = subjects.randomElement(using: &generator) ?? "app"
            let entry = JSON.object(members.filter { _ in .random(using: &generator) } + [yields])
            let facts: JSON = ["scrimFacts": 1, "facts": .object([JSON.Member(subject, entry)])]
            do throws(DocumentError) {
                let overlay = try FactsDocument(parsing: facts.bytes()).applied(to: document)
                accepted += 1
                let again = Reading(overlay.document.bytes)
                #expect(again.issues.isEmpty)
                #expect(again.document == overlay.document)
            } catch {
                refused += 1
            }
        }
        #expect(accepted > 20 && refused > 20)
    }

    /// The complete document with one to three places changed.
    private static func edited(using generator: inout SeededGenerator) -> JSON {
        let values: [JSON] = [
            .null, true, false, 0, -1, 0.5, 1e9, "", "a", "trips", "trips/add", "削除", [], [1], ["trips"], [:], ["x": 1],
            ["en": "Yes"], ["x": 1, "y": 2, "width": 3, "height": 4], "button", "none", "cancel",
        ]
        var tree = CompleteDocument.tree
        // Most changes make a document that is refused: one alone, or a key taken away, leaves enough that is not.
        let count = Bool.random(using: &generator) ? 1 : Int.random(in: 1...3, using: &generator)
        for _ in 0..<count {
            guard let pointer = pointers.randomElement(using: &generator),
                let other = pointers.randomElement(using: &generator)
            else { continue }
            switch Int.random(in: 0..<4, using: &generator) {
            case 0, 1: tree = tree.replacing(pointer, with: nil)
            case 2: tree = tree.replacing(pointer, with: CompleteDocument.tree.value(at: other))
            default: tree = tree.replacing(pointer, with: values.randomElement(using: &generator))
            }
        }
        return tree
    }
}
