internal import JSON

/// What a thread is about: a guideline, and where in the flow.
struct Anchor: Hashable, Sendable {
    enum NodeKind: String, CaseIterable, Sendable {
        case screen, modal
    }

    enum PartKind: String, CaseIterable, Sendable {
        case control, region
    }

    /// A screen or modal.
    struct Node: Hashable, Sendable {
        let kind: NodeKind
        let id: String
    }

    /// A control or region of the node.
    struct Part: Hashable, Sendable {
        let kind: PartKind
        let id: String
    }

    /// A spot on the node's picture, from 0 to 1 of its width and height.
    struct Point: Hashable, Sendable {
        let x: Double
        let y: Double
    }

    let guideline: String
    var node: Node?
    var part: Part?
    /// The finding's fingerprint.
    var finding: String?
    var point: Point?

    var json: JSON {
        var members: [JSON.Member] = [.init("guideline", .string(guideline))]
        if let node { members.append(.init(node.kind.rawValue, .string(node.id))) }
        if let part { members.append(.init(part.kind.rawValue, .string(part.id))) }
        if let finding { members.append(.init("finding", .string(finding))) }
        if let point { members.append(.init("point", ["x": .number(point.x), "y": .number(point.y)])) }
        return .object(members)
    }

    static let schema = Schema.object(
        "Anchor", [("guideline", .string)],
        optional: [
            ("screen", .string), ("modal", .string), ("control", .string), ("region", .string), ("finding", .string),
            ("point", .object([("x", .number), ("y", .number)])),
        ])
}

extension Anchor {
    /// Reads the member `anchor` of what a client sent. Whether what it names exists is another matter.
    init(reading fields: inout Fields) {
        var inner = fields.object("anchor")
        defer { fields.take(issuesOf: inner) }
        guideline = inner.text("guideline")
        let nodes = NodeKind.allCases.compactMap { kind in
            inner.optionalText(kind.rawValue, length: 1...256).map { Node(kind: kind, id: $0) }
        }
        let parts = PartKind.allCases.compactMap { kind in
            inner.optionalText(kind.rawValue, length: 1...256).map { Part(kind: kind, id: $0) }
        }
        (node, part) = (nodes.first, parts.first)
        finding = inner.optionalText("finding", length: 1...256)
        point = Self.point(&inner)
        if nodes.count > 1 { inner.issue("modal", "conflict", "An anchor is at a screen or at a modal, not at both.") }
        if parts.count > 1 {
            inner.issue("region", "conflict", "An anchor is at a control or at a region, not at both.")
        }
        guard node == nil else { return }
        if let part {
            inner.issue(part.kind.rawValue, "conflict", "A \(part.kind.rawValue) needs its screen or modal.")
        }
        if point != nil { inner.issue("point", "conflict", "A point needs its screen or modal.") }
    }

    private static func point(_ fields: inout Fields) -> Point? {
        guard let value = fields.value("point"), value != .null else { return nil }
        var inner = fields.object("point")
        defer { fields.take(issuesOf: inner) }
        let (x, y) = (inner.number("x", in: 0...1), inner.number("y", in: 0...1))
        if x == nil, !inner.has("x") { inner.issue("x", "required", "“x” is needed.") }
        if y == nil, !inner.has("y") { inner.issue("y", "required", "“y” is needed.") }
        guard let x, let y else { return nil }
        return Point(x: x, y: y)
    }
}
