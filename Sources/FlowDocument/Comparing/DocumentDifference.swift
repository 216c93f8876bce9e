/// In what two documents differ. Nodes are compared with their namesakes; provenance is no difference.
public struct DocumentDifference: Hashable, Sendable {
    /// A node that is there, gone, or different.
    public struct Node: Hashable, Sendable {
        /// The list that it stands in: `screens`, `modals`, `transitions`, `overlays`, `notifications`.
        public var list: String
        /// The node's id.
        public var id: NodeID
        /// What became of the node.
        public var action: Change.Action
        /// How far the change reaches.
        public var kind: ChangeKind
        /// What changed in it, by paths within the node.
        public var changes: [Change]
    }

    /// The nodes that differ, in the order of the lists and then of the newer document; what is gone comes first.
    public private(set) var nodes: [Node] = []
    /// What changed outside of nodes: title, languages, cases, entry, app, glossary.
    public private(set) var document: [Change] = []

    /// Compares two documents.
    public init(from old: Document, to new: Document) {
        var recorder = ChangeRecorder()
        Document.compare(old, new, into: &recorder)
        for change in recorder.changes { add(change) }
    }

    /// How far the difference reaches as a whole.
    public var kind: ChangeKind {
        (nodes.map(\.kind) + document.map(\.kind)).max() ?? .none
    }

    private static let lists: Set<String> = ["screens", "modals", "transitions", "overlays", "notifications"]

    private mutating func add(_ change: Change) {
        guard change.path.count >= 2, Self.lists.contains(change.path[0]) else {
            document.append(change)
            return
        }
        let id = NodeID(change.path[1])
        var inner = change
        inner.path.removeFirst(2)
        if let last = nodes.indices.last, nodes[last].list == change.path[0], nodes[last].id == id {
            nodes[last].kind = max(nodes[last].kind, change.kind)
            nodes[last].changes.append(inner)
        } else {
            let isWhole = inner.path.isEmpty
            nodes.append(
                Node(
                    list: change.path[0], id: id, action: isWhole ? change.action : .changed, kind: change.kind,
                    changes: isWhole ? [] : [inner]))
        }
    }
}
