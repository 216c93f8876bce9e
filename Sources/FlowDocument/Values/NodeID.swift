/// The author's name of a screen, modal, transition, overlay or notification; unique over all of a document.
public struct NodeID: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The name as written.
    public var rawValue: String

    /// A name as written, whether or not it is one that a document may use.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A name as written, whether or not it is one that a document may use.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// The subject of what concerns the whole document; no node may have this id.
    public static let app = NodeID("app")

    /// The name as written.
    public var description: String { rawValue }

    /// Order of the UTF-8 bytes, which depends on no language.
    public static func < (left: NodeID, right: NodeID) -> Bool {
        left.rawValue < right.rawValue
    }

    /// Whether a text can be an id: a letter, digit or underscore, then at most 255 of those and `._:;+()@~-`.
    public static func isValid(_ text: String) -> Bool {
        guard let first = text.utf8.first, isWordByte(first), text.utf8.count <= 256 else { return false }
        return text.utf8.allSatisfy { isWordByte($0) || ".:;+()@~-".utf8.contains($0) }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

extension NodeID: ExpressibleByStringLiteral {
    /// A name as written.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}
