internal import FlowDocument

/// What floats above screens and modals, by what it can lie over.
struct OverlayIndex: Sendable {
    private let over: [NodeID: [Int]]
    private let overlays: [Overlay]
    /// The overlays of which nobody said what they lie over, as many as are worth looking at.
    let unplaced: [Overlay]

    /// More overlays than these without a place tell nothing new.
    private static let limit = 256

    init(_ document: Document) {
        overlays = document.overlays
        var over: [NodeID: [Int]] = [:]
        for (index, overlay) in overlays.enumerated() {
            for id in overlay.over.elements where over[id]?.last != index { over[id, default: []].append(index) }
        }
        self.over = over
        unplaced = Array(overlays.lazy.filter { !$0.over.isKnown }.prefix(Self.limit))
    }

    /// The overlays that can lie over a screen or modal, in the document's order.
    func overlays(over id: NodeID) -> [Overlay] {
        (over[id] ?? []).map { overlays[$0] }
    }
}
