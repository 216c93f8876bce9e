public import FlowDocument

/// Where the screens, modals and transitions of a flow stand on its map, in points of the map from its top left.
public struct MapLayout: Hashable, Sendable {
    /// A screen or a modal.
    public enum NodeKind: String, Sendable {
        case screen, modal
    }

    /// A node's place.
    public struct Node: Hashable, Sendable {
        /// The author's id.
        public var id: NodeID
        /// What it is.
        public var kind: NodeKind
        /// A modal's presentation style, as written.
        public var style: String?
        /// What the team calls it; its id where it has no name.
        public var name: String
        /// The device's frame. The label stands above it, in a room of ``MapMetrics/label``.
        public var frame: Rect
    }

    /// A transition's line.
    public struct Edge: Hashable, Sendable {
        /// The transition's id.
        public var id: NodeID
        /// The node that it starts from.
        public var from: NodeID
        /// The node that it leads to, where it leads to one of the document.
        public var to: NodeID?
        /// What happens in it.
        public var kind: TransitionKind
        /// The corners of its line, all of them right angles, from its start to its arrow's tip.
        public var points: [Point]
        /// The centre of the disc that carries its sign.
        public var disc: Point
    }

    /// A line between nodes that belong together without a transition: a modal and the first screen inside, a container
    /// and what it holds, a presenter and what it presents.
    public struct Tie: Hashable, Sendable {
        /// The modal, container or presenter.
        public var from: NodeID
        /// What it holds or presents.
        public var to: NodeID
        /// The corners of the line.
        public var points: [Point]
    }

    /// The map's width and height.
    public var size: Size
    /// The nodes, screens first, in the document's order.
    public var nodes: [Node]
    /// The transitions, in the document's order; none where there are more than ``MapMetrics/edgeLimit`` nodes.
    public var edges: [Edge]
    /// What belongs together besides.
    public var ties: [Tie]
}

/// The measures of every map, in points of the map.
public enum MapMetrics {
    /// The room above a frame that its label stands in.
    public static let label = 34.0
    /// Maps of more nodes than this have places alone, and no drawing.
    public static let edgeLimit = 5_000
    /// Maps of more nodes than this stand where their author drew them, or in rows by steps from the entry.
    public static let dotLimit = 2_000
    /// The radius of a line's corners.
    static let corner = 10.0
    /// The distance from a line's end to the frame that it points at.
    static let arrowGap = 4.0
    /// The room that a disc wants around its centre, seen from far.
    static let disc = 36.0

    /// The size of a frame that shows a window of this size: a phone is 132 wide.
    static func frame(showing window: Size) -> Size {
        guard window.width > 0, window.height > 0 else { return Size(width: 132, height: 286) }
        let wide = window.width / window.height
        let width = wide > 1 ? 240.0 : window.width >= 600 ? 190 : 132
        return Size(width: width, height: (width / wide.bounded(0.3, 3)).rounded())
    }
}
