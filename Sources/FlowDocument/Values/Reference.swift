/// Names a node (`inbox`) or a control, region or element within one (`inbox/delete`).
public struct Reference: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The reference as written.
    public var rawValue: String

    /// A reference as written.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Names a node, or a child of it.
    public init(_ owner: NodeID, child: String? = nil) {
        rawValue = child.map { "\(owner.rawValue)/\($0)" } ?? owner.rawValue
    }

    /// The node that is named, or that owns what is named.
    public var owner: NodeID {
        NodeID(String(rawValue.prefix { $0 != "/" }))
    }

    /// The control, region or element that is named; `nil` where the node itself is.
    public var child: String? {
        guard let slash = rawValue.firstIndex(of: "/") else { return nil }
        return String(rawValue[rawValue.index(after: slash)...])
    }

    /// The reference as written.
    public var description: String { rawValue }

    /// Order of the UTF-8 bytes, which depends on no language.
    public static func < (left: Reference, right: Reference) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension Reference: ExpressibleByStringLiteral {
    /// A reference as written.
    public init(stringLiteral value: String) {
        rawValue = value
    }
}
