internal import JSON

/// Where a thread stands on the newest revision.
struct Place: Hashable, Sendable {
    enum State: String, CaseIterable, Sendable {
        /// Where it was put, and nothing there has changed.
        case exact
        /// Where it was put; what it stands at has another content.
        case contentChanged
        /// At the only one that looks as what it was put at.
        case moved
        /// At what held it: it is gone, or two could be it.
        case promoted
    }

    let state: State
    /// The screen or modal; nil for the flow.
    var node: String?
    var part: Anchor.Part?

    var json: JSON {
        var members: [JSON.Member] = [.init("state", .string(state.rawValue)), .init("subject", .init(node))]
        if let part { members.append(.init(part.kind.rawValue, .string(part.id))) }
        return .object(members)
    }

    static let schema = Schema.object(
        "Place", [("state", .choice(State.allCases.map(\.rawValue))), ("subject", .nullable(.string))],
        optional: [("control", .string), ("region", .string)])
}

extension Place {
    /// The place of an anchor on the revision that it was set on.
    init(of anchor: Anchor) {
        self.init(state: .exact, node: anchor.node?.id, part: anchor.part)
    }

    /// The place of an anchor on a later revision. Nothing is guessed: where two fit, it goes to what held it.
    /// - Parameters:
    ///   - anchor: What a thread is about.
    ///   - trace: What that looked like; nil where nobody knows.
    ///   - index: The later revision.
    init(of anchor: Anchor, _ trace: AnchorTrace?, in index: DocumentIndex) {
        guard let wanted = anchor.node else {
            self.init(of: anchor)
            return
        }
        var (id, isMoved) = (wanted.id, false)
        if index.node(wanted.id, wanted.kind) == nil {
            guard let found = trace?.node.flatMap(index.only(looking:)) else {
                self.init(state: .promoted, node: trace?.holders.first(where: index.has))
                return
            }
            (id, isMoved) = (found, true)
        }
        guard let node = index.node(id, wanted.kind) else {
            self.init(state: .promoted)
            return
        }
        guard let part = anchor.part else {
            self.init(state: Self.state(isMoved, trace, node.content), node: id)
            return
        }
        if let same = node.parts.first(where: { $0.part == part }) {
            self.init(state: Self.state(isMoved, trace, same.content), node: id, part: part)
        } else if let found = trace?.part.flatMap({ node.onlyPart(of: part.kind, looking: $0) }) {
            self.init(state: .moved, node: id, part: found)
        } else {
            self.init(state: .promoted, node: id)
        }
    }

    private static func state(_ isMoved: Bool, _ trace: AnchorTrace?, _ content: String) -> State {
        if isMoved { return .moved }
        return trace.map { $0.content == content } ?? true ? .exact : .contentChanged
    }
}
