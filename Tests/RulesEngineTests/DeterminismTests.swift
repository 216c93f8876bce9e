import FlowDocument
import JSON
import Testing

@testable import RulesEngine

/// The same document gives the same report: whoever shares the work, however often, in whatever order the file is.
@Suite struct DeterminismTests {
    /// More modals than one batch holds, of several kinds, with findings, reviews and questions.
    static func flow(_ order: [Int]) throws -> Document {
        let modals = order.map { number in
            switch number % 4 {
            case 0: #"{"id": "m\#(number)", "style": "alert", "title": "delete Item \#(number).", "controls": []}"#
            case 1:
                #"""
                {"id": "m\#(number)", "style": "alert", "title": {"en": "Save changes", "ja": "変更を保存しますか"},
                 "controls": [{"id": "yes", "kind": "button", "title": "Yes"}, {"id": "no", "kind": "button", "title": "No"}]}
                """#
            case 2: #"{"id": "m\#(number)", "style": "popover", "modal": true, "controls": [], "content": null}"#
            default:
                #"{"id": "m\#(number)", "style": "pageSheet", "content": "s\#(number)", "gesture": {"dismiss": true}}"#
            }
        }
        let screens = order.map {
            #"{"id": "s\#($0)", "container": "none", "controls": [{"id": "c", "kind": "button"}]}"#
        }
        let transitions = order.map {
            #"{"id": "t\#($0)", "from": "s\#($0 / 2)/c", "to": "m\#($0)", "kind": "present"}"#
        }
        return try LinterTests.document(
            #"""
            "languages": ["en", "ja"], "cases": ["iphone-portrait", "ipad-landscape"], "entry": ["s0"],
            "screens": [\#(screens.joined(separator: ","))], "modals": [\#(modals.joined(separator: ","))],
            "transitions": [\#(transitions.joined(separator: ","))]
            """#)
    }

    static func bytes(_ report: Report) -> [UInt8] {
        var writer = JSONWriter()
        JSONReporter.write(report, to: &writer)
        return writer.finish()
    }

    /// What a report says, without the places in the file, which go with its order.
    static func sayings(_ report: Report) -> [String] {
        report.results.map { result in
            "\(result.metadata.id) \(result.subject) \(result.observation.facet ?? "") \(result.outcome) "
                + "\(result.severity) \(result.messageText(in: "en")) \(result.fingerprint) "
                + "\(result.contentFingerprint ?? "") \(result.observation.related)"
        }
    }

    @Test func `one task and several give the same bytes, ten times`() async throws {
        let (large, small) = (try Self.flow(Array(0..<530)), try Self.flow(Array(0..<24)))
        let linter = Linter()
        let alone = (large: Self.bytes(linter.run(large)), small: Self.bytes(linter.run(small)))
        #expect(await Self.bytes(linter.run(large, workers: 3)) == alone.large)
        for _ in 0..<5 {
            #expect(Self.bytes(linter.run(small)) == alone.small)
            #expect(await Self.bytes(linter.run(small, workers: 4)) == alone.small)
        }
    }

    @Test func `another order of the file gives the same results`() throws {
        let linter = Linter(kept: .all)
        let first = Self.sayings(linter.run(try Self.flow(Array(0..<40))))
        #expect(Self.sayings(linter.run(try Self.flow(Array((0..<40).reversed())))) == first)
        #expect(Self.sayings(linter.run(try Self.flow((0..<40).map { $0 * 7 % 40 }))) == first)
    }
}
