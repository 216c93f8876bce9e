import FlowDocument
import Importers
import TestSupport
import Testing
import XML

@testable import Drawing

/// Flows that the tests draw, and what they look for in drawings.
enum Drawn {
    static func inbox() throws -> Document {
        try Document(parsing: Repository.bytes(of: "Examples/inbox.flow.json"))
    }

    static func harbor() throws -> Document {
        let files = try ["Main", "Settings"].map { name in
            let path = "Examples/Harbor/Base.lproj/\(name).storyboard"
            return InputFile(path: path, bytes: try Repository.bytes(of: path))
        }
        return try InterfaceBuilderImporter.document(from: files).document
    }

    static func device(_ name: String) throws -> DeviceCase {
        try #require(DeviceCase.builtIn(name))
    }

    /// A node of a document in one case.
    static func node(
        _ id: NodeID, of document: Document, on device: String = "iphone-portrait", language: String = "en",
        appearance: Appearance = .light, textSize: TextSize? = nil, os: OperatingSystem? = nil
    ) throws -> DrawnTree {
        let options = DrawingOptions(
            case: try Self.device(device), language: language, appearance: appearance, textSize: textSize, os: os)
        return try DrawnTree(try #require(ModalDrawing.svg(document, node: id, options: options)))
    }
}

/// A drawing, read as XML.
struct DrawnTree {
    let bytes: [UInt8]
    let root: XMLTree.Element
    /// All elements, in their order.
    let elements: [XMLTree.Element]

    /// - Throws: Where the drawing is not well formed.
    init(_ bytes: [UInt8]) throws {
        self.bytes = bytes
        let tree = try XMLTree(parsing: bytes, limits: XMLLimits())
        root = tree.root
        var all: [XMLTree.Element] = []
        var waiting = [tree.root]
        while let element = waiting.popLast() {
            all.append(element)
            waiting += Array(element.children).reversed()
        }
        elements = all
    }

    var texts: [String] { elements.filter { $0.name == "text" }.map(\.text) }
    var unknowns: Int { elements.count { $0["class"] == "unknown" } }

    func values(of attribute: String) -> [String] { elements.compactMap { $0[attribute] } }

    /// The box of a part or field.
    func box(_ attribute: String, _ id: String) throws -> Rect {
        let element = try #require(elements.first { $0[attribute] == id })
        return try Self.rect(try #require(element["data-box"]))
    }

    static func rect(_ text: String) throws -> Rect {
        let numbers = text.split(separator: " ").compactMap { Double($0) }
        try #require(numbers.count == 4)
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// What a page could not show within its policy, or what would reach outside of it.
    var forbidden: [String] {
        let allowed: Set<String> = ["svg", "g", "rect", "circle", "path", "text", "clipPath"]
        let attributes = ["style", "href", "xlink:href", "onload", "onclick", "onerror", "onmouseover", "src"]
        return elements.flatMap { element in
            let names = attributes.filter { element[$0] != nil }
            let clip = element["clip-path"].map { $0.hasPrefix("url(#") ? [] : [$0] } ?? []
            return (allowed.contains(element.name) ? [] : [element.name]) + names + clip
        }
    }
}
