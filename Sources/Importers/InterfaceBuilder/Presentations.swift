internal import FlowDocument
internal import XML

/// The modals of a document while its segues are read: one for each controller and style that it is presented in.
struct Presentations {
    private var made: [Modal] = []
    private var pointing: [Pointing] = []
    private var indices: [Key: Int] = [:]
    /// Views that popovers point at, by the scene that they stand in and their ids.
    var regions: [Int: [String: Region]] = [:]

    private struct Key: Hashable {
        let scene: Int
        let style: PresentationStyle
    }

    /// What the segues of one popover say of its place.
    private struct Pointing {
        var anchors: Set<Reference> = []
        var directions: Set<[ArrowDirection]?> = []
        var passthrough: [Reference] = []
        var seen: Set<Reference> = []
    }

    /// The modal that presents a scene in a style, made by `make` the first time.
    mutating func modal(_ scene: Int, _ style: PresentationStyle, make: () -> Modal) -> Int {
        let key = Key(scene: scene, style: style)
        if let index = indices[key] { return index }
        let index = made.count
        indices[key] = index
        made.append(make())
        pointing.append(Pointing())
        return index
    }

    /// Notes what a segue to a popover points at.
    /// - Returns: Whether no segue to it pointed there before.
    mutating func point(_ index: Int, at anchor: Reference?, _ directions: [ArrowDirection]?) -> Bool {
        pointing[index].directions.insert(directions)
        return anchor.map { pointing[index].anchors.insert($0).inserted } ?? false
    }

    /// Notes what can be touched beside a popover.
    mutating func letThrough(_ references: [Reference], at index: Int) {
        for reference in references where pointing[index].seen.insert(reference).inserted {
            pointing[index].passthrough.append(reference)
        }
    }

    /// The modals. Where two segues to a popover differ, it stays open which one holds.
    var modals: [Modal] {
        zip(made, pointing).map { modal, pointing in
            var modal = modal
            if pointing.anchors.count == 1 { modal.anchor = Stated(known: pointing.anchors.first) }
            if pointing.directions.count == 1, let directions = pointing.directions.first {
                modal.arrowDirections = Stated(known: directions)
            }
            if !pointing.passthrough.isEmpty { modal.passthrough = .value(pointing.passthrough) }
            return modal
        }
    }

    /// The id of a modal.
    func id(of index: Int) -> NodeID { made[index].id }
}
