import FlowDocument
import TestSupport
import Testing
import XML

@testable import Drawing

/// The map holds what its page needs to find and nothing that a page may not show.
@Suite struct MapDrawingTests {
    private func map(_ document: Document, _ appearance: Appearance = .light) async throws -> DrawnTree {
        let layout = try await MapLayouter.layout(document, usingGraphviz: false)
        let options = MapDrawing.Options(appearance: appearance, language: "en")
        return try DrawnTree(try #require(MapDrawing.svg(document, layout: layout, options: options)))
    }

    @Test func `every node and transition can be found by its id`() async throws {
        let document = try Gallery.document()
        let tree = try await map(document)
        let nodes = tree.elements.filter { $0["class"] == "node" }
        #expect(
            nodes.map { $0["data-node"] } == document.screens.map(\.id.rawValue) + document.modals.map(\.id.rawValue))
        #expect(nodes.filter { $0["data-kind"] == "modal" }.count == document.modals.count)
        #expect(nodes.first { $0["data-node"] == "discard" }?["data-style"] == "actionSheet")
        let edges = tree.elements.filter { $0["class"] == "edge" }
        #expect(edges.map { $0["data-transition"] } == document.transitions.map(\.id.rawValue))
        let unwind = edges.first { $0["data-transition"] == "t7" }
        #expect(unwind?["data-kind"] == "unwind")
        #expect(unwind?["data-from"] == "delete-payee" && unwind?["data-to"] == "payees")
        #expect(tree.root["viewBox"]?.hasPrefix("0 0 ") == true)
        #expect(tree.forbidden == [])
        #expect(tree.values(of: "data-part").isEmpty && tree.values(of: "data-host-part").isEmpty)
    }

    @Test func `ids of one map are all different, and each reference has its target`() async throws {
        let tree = try await map(try Drawn.harbor(), .dark)
        let ids = tree.values(of: "id")
        #expect(Set(ids).count == ids.count)
        let references = tree.values(of: "clip-path").map { String($0.dropFirst(5).dropLast()) }
        #expect(Set(references).isSubset(of: ids))
    }

    @Test func `a small flow is drawn as it was`() async throws {
        let tree = try await map(try Drawn.inbox())
        let text = String(decoding: tree.bytes, as: UTF8.self).replacing("><", with: ">\n<") + "\n"
        try expectSnapshot(text, at: "Tests/DrawingTests/Snapshots/inbox-map.svg")
    }

    @Test func `an alert is drawn as it was`() throws {
        let tree = try Drawn.node("delete-alert", of: try Drawn.inbox(), language: "ja", appearance: .dark)
        let text = String(decoding: tree.bytes, as: UTF8.self).replacing("><", with: ">\n<") + "\n"
        try expectSnapshot(text, at: "Tests/DrawingTests/Snapshots/delete-alert.svg")
    }
}

/// Drawings are stored under keys that differ where they do.
@Suite struct DrawingKeyTests {
    @Test func `every option and content has a key of its own, and always the same`() throws {
        let phone = DrawingOptions(case: try Drawn.device("iphone-portrait"), language: "en")
        var variants = [phone]
        for change: (inout DrawingOptions) -> Void in [
            { $0.language = "ja" }, { $0.appearance = .dark }, { $0.textSize = .small }, { $0.os = .iOS26 },
            { $0.case.window.width = 400 }, { $0.case.id = "own" }, { $0.case.safeArea = .unknown },
            { $0.case.keyboard = .value(Rect(x: 0, y: 500, width: 390, height: 300)) },
        ] {
            var options = phone
            change(&options)
            variants.append(options)
        }
        let map = MapDrawing.Options(language: "en")
        let keys =
            variants.map { DrawingKey.node("a", contentHash: "h", options: $0) }
            + [
                DrawingKey.node("b", contentHash: "h", options: phone), DrawingKey.layout(contentHash: "h"),
                DrawingKey.node("a", contentHash: "i", options: phone), DrawingKey.map(contentHash: "h", options: map),
                DrawingKey.map(contentHash: "h", options: .init(appearance: .dark, language: "en")),
            ]
        #expect(Set(keys).count == keys.count)
        #expect(keys.allSatisfy { $0.utf8.count == 64 })
        #expect(keys[0] == DrawingKey.node("a", contentHash: "h", options: phone))
    }
}

/// Texts are broken as the system breaks them.
@Suite struct TextLinesTests {
    private func lines(_ text: String, _ width: Double, limit: Int = 60) -> [String] {
        TextLines.lines(text, size: 13, weight: .regular, width: width, limit: limit)
    }

    @Test func `Latin and Hangul break between words`() {
        #expect(lines("The standing order stops too", 100) == ["The standing", "order stops too"])
        #expect(lines("삭제한 메시지는 복구할 수 없습니다.", 110) == ["삭제한 메시지는", "복구할 수 없습니다."])
    }

    @Test func `Japanese breaks between characters, but no line begins with a mark or small kana`() {
        let lines = lines("削除したメッセージは、復元できません。", 65)
        #expect(lines.joined() == "削除したメッセージは、復元できません。")
        #expect(lines.allSatisfy { !"、。ッー".contains($0.first ?? "。") })
    }

    @Test func `a word that no line holds is broken, and what is too much is cut`() {
        #expect(
            lines(String(repeating: "W", count: 100), 100).allSatisfy {
                TextWidths.width($0, size: 13, weight: .regular) <= 100
            })
        let cut = lines("one two three four five six seven", 50, limit: 2)
        #expect(cut.count == 2)
        #expect(cut.last?.hasSuffix("…") == true)
        #expect(lines("a\n\nb\n\n", 100) == ["a", "", "b"])
    }
}
