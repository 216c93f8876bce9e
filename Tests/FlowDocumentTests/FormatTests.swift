import JSON
import Testing

@testable import FlowDocument

/// What holds of every key of the format, tried on each place of a document that uses them all.
@Suite struct FormatTests {
    struct Place: Sendable, CustomTestStringConvertible {
        let pointer: JSONPointer

        var testDescription: String { "\(pointer)" }

        /// Where what stands there is content: provenance is stored, but neither hashed nor compared.
        var isContent: Bool {
            !pointer.tokens.contains { ["source", "canvas", "origin"].contains($0) || $0.hasPrefix("x-") }
        }

        /// What stands below an extension key is its author's own affair.
        var isExtension: Bool { pointer.tokens.contains { $0.hasPrefix("x-") } }
    }

    /// Every place but the outermost.
    static let places: [Place] = {
        let tree = CompleteDocument.tree
        return tree.pointers().dropFirst().map(Place.init)
    }()

    /// What each place may be, as the schema says.
    static let schemas: [JSONPointer: [JSON]] = {
        var check = SchemaCheck.format
        _ = check.complaints(about: CompleteDocument.tree)
        return check.places
    }()

    @Test func `a document with every key is accepted`() throws {
        let reading = Reading(CompleteDocument.bytes)
        #expect(reading.issues.isEmpty)
        #expect(reading.document != nil)
        // The tests below stand on this list.
        #expect(Self.places.count > 400)
    }

    @Test func `every key of the schema is used, and fits it`() throws {
        var check = SchemaCheck.format
        #expect(check.complaints(about: CompleteDocument.tree).isEmpty)
        let unused = check.keys.subtracting(check.used).filter { !$0.hasSuffix(".origin") }
        #expect(unused.isEmpty)
        #expect(check.keys.count > 200)
    }

    @Test func `what is written reads back the same`() throws {
        let document = try Document(parsing: CompleteDocument.bytes)
        let again = try Document(parsing: document.bytes)
        #expect(again == document)
        #expect(again.bytes == document.bytes)
        // Not only what we know of a document, but all that stood in it.
        let written = try JSON(parsing: document.bytes)
        #expect(Set(written.pointers()) == Set(CompleteDocument.tree.pointers()))
        for place in Self.places {
            let original = CompleteDocument.tree.value(at: place.pointer)
            if original?.members == nil && original?.elements == nil {
                #expect(written.value(at: place.pointer) == original)
            }
        }
    }

    @Test(arguments: places) func `a value of the wrong kind is refused at its place`(_ place: Place) throws {
        let tree = CompleteDocument.tree
        let value = try #require(tree.value(at: place.pointer))
        guard !place.isExtension else { return }
        // A number fits where a number is and a truth value where a truth value is; nothing else takes both.
        let wrong: JSON = if case .bool = value { 7 } else { true }
        for wrong in [wrong, [[]]] where !(value.elements != nil && wrong.elements != nil) {
            let edited = tree.replacing(place.pointer, with: wrong)
            if case .null = value, wrong == true, try Reading.unvalidated(edited).issues.isEmpty { continue }
            let issues = try Reading.unvalidated(edited).issues
            #expect(issues.map(\.pointer) == [place.pointer])
            #expect(issues.first?.code == .wrongType)
            var check = SchemaCheck.format
            #expect(!check.complaints(about: edited).isEmpty)
        }
    }

    @Test(arguments: places) func `null is said where a key may say that there is none`(_ place: Place) throws {
        let tree = CompleteDocument.tree
        guard !place.isExtension, place.pointer.tokens.last != "origin" else { return }
        let edited = tree.replacing(place.pointer, with: .null)
        let (document, issues) = try Reading.unvalidated(edited)
        var check = SchemaCheck.format
        let complaints = check.complaints(about: edited)
        #expect(issues.isEmpty == complaints.isEmpty)
        if issues.isEmpty {
            // It is kept, and is another thing to say than nothing at all.
            #expect(try JSON(parsing: document.bytes).value(at: place.pointer) == .null)
        } else {
            #expect(issues.map(\.pointer) == [place.pointer])
            #expect(issues.first?.code == .wrongType)
        }
    }

    @Test(arguments: places) func `a key may be absent unless its object means nothing without it`(
        _ place: Place
    ) throws {
        let tree = CompleteDocument.tree
        let parent = JSONPointer(place.pointer.tokens.dropLast())
        guard tree.value(at: parent)?.members != nil else { return }
        let edited = tree.replacing(place.pointer, with: nil)
        let (document, issues) = try Reading.unvalidated(edited)
        var check = SchemaCheck.format
        let complaints = check.complaints(about: edited)
        #expect(issues.isEmpty == complaints.isEmpty)
        if issues.isEmpty {
            let lists: Set<String> = ["/screens", "/modals", "/transitions", "/overlays"]
            let written = try JSON(parsing: document.bytes).value(at: place.pointer)
            #expect(written == (lists.contains(place.pointer.description) ? [] : nil))
        } else {
            #expect(issues.map(\.pointer) == [parent])
            #expect(issues.first?.code == .missingKey)
        }
    }

    @Test(arguments: places) func `a word outside of a closed list is refused, one inside is not`(
        _ place: Place
    ) throws {
        let tree = CompleteDocument.tree
        let lists = (Self.schemas[place.pointer] ?? []).compactMap { $0["enum"]?.elements }
        for words in lists {
            for word in words {
                #expect(try Reading.unvalidated(tree.replacing(place.pointer, with: word)).issues.isEmpty)
            }
            let wrong: JSON = words.first?.string == nil ? 19 : "wrong-word"
            let issues = try Reading.unvalidated(tree.replacing(place.pointer, with: wrong)).issues
            #expect(issues.map(\.pointer) == [place.pointer])
            #expect(issues.first?.code == .unknownValue)
        }
    }

    @Test(arguments: places) func `a number beyond its bounds is refused, one at a bound is not`(
        _ place: Place
    ) throws {
        let tree = CompleteDocument.tree
        for schema in Self.schemas[place.pointer] ?? [] {
            for (bound, step) in [(schema["minimum"]?.number, -1.0), (schema["maximum"]?.number, 1)] {
                guard let bound else { continue }
                #expect(try Reading.unvalidated(tree.replacing(place.pointer, with: .number(bound))).issues.isEmpty)
                let beyond = tree.replacing(place.pointer, with: .number(bound + step))
                let issues = try Reading.unvalidated(beyond).issues
                #expect(issues.map(\.pointer) == [place.pointer])
                #expect(issues.first?.code == .outOfRange)
            }
        }
    }

    @Test(arguments: places) func `an object refuses keys that nobody knows, and keeps those of its author`(
        _ place: Place
    ) throws {
        let tree = CompleteDocument.tree
        guard !place.isExtension, let members = tree.value(at: place.pointer)?.members else { return }
        // Maps by case, by language or by placeholder have no keys of the format's own.
        guard !["frames", "tips", "examples"].contains(place.pointer.tokens.last ?? ""),
            !members.contains(where: { ["en", "ja", "pt-BR"].contains($0.name) })
        else { return }
        let unknown = place.pointer.appending("zzzzzzz")
        let issues = try Reading.unvalidated(tree.replacing(unknown, with: 1)).issues
        #expect(issues.map(\.pointer) == [unknown])
        #expect(issues.first?.code == .unknownKey)

        let own = place.pointer.appending("x-own")
        let (document, none) = try Reading.unvalidated(tree.replacing(own, with: ["a": [1, .null]]))
        #expect(none.isEmpty)
        #expect(try JSON(parsing: document.bytes).value(at: own) == ["a": [1, .null]])
        #expect(document.contentHash == (try Reading.unvalidated(tree).document).contentHash)
    }

    @Test(arguments: places) func `content is hashed and compared, provenance is not`(_ place: Place) throws {
        let tree = CompleteDocument.tree
        let original = try Document(parsing: CompleteDocument.bytes)
        let value = try #require(tree.value(at: place.pointer))
        var edits: [JSON?] = [nil]
        switch value {
        case .number(let number): edits.append(.number(number + 1))
        case .bool(let truth): edits.append(.bool(!truth))
        case .string(let text): edits.append(.string(text + "x"))
        case .array(let elements) where elements.count > 1: edits.append(.array(elements.reversed()))
        default: break
        }
        for edit in edits {
            let (document, issues) = try Reading.unvalidated(tree.replacing(place.pointer, with: edit))
            guard issues.isEmpty else { continue }
            let difference = DocumentDifference(from: original, to: document)
            let isDifferent = document.contentHash != original.contentHash
            if !place.isContent {
                #expect(!isDifferent)
                #expect(difference.kind == .none)
                #expect(difference.nodes.isEmpty && difference.document.isEmpty)
            } else if place.pointer.tokens.count > 1 || value.elements == nil {
                #expect(isDifferent)
                #expect(difference.kind > .none)
            }
        }
    }
}
