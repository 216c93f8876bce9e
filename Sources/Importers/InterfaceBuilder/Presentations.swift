internal import FlowDocument
internal import XML

/// The modals of a document while its segues are read: one for each controller and style that it is presented in.
struct Presentations {
    private(set) var modals: [Modal] = []
    /// Views that popovers point at, by the scene that they stand in.
    var regions: [Int: [Region]] = [:]
    private var indices: [Key: Int] = [:]

    private struct Key: Hashable {
        let scene: Int
        let style: PresentationKey
    }

    /// A style, see-through or not.
    struct PresentationKey: Hashable {
        let style: ModalStyle
        let isTransparent: Bool
    }

    /// The modal that presents a scene in a style, made by `make` the first time.
    mutating func modal(_ scene: Int, _ style: PresentationStyle, make: () -> Modal) -> Int {
        let key = Key(
            scene: scene, style: PresentationKey(style: style.style, isTransparent: style.isTransparent))
        if let index = indices[key] { return index }
        let index = modals.count
        indices[key] = index
        modals.append(make())
        return index
    }

    /// Changes a modal.
    mutating func update(_ index: Int, _ change: (inout Modal) -> Void) {
        change(&modals[index])
    }
}
