internal import FlowDocument

/// Whether a modal shows what gains from the whole screen.
enum PictureContent {
    /// Film, photo or camera.
    case immersive
    /// A photo of which a look would tell whether it needs room: a crop of a portrait does not.
    case perhaps
    /// Something else, or a picker of photos.
    case other
    /// Nobody said what it shows.
    case unknown

    init(of node: ModalNode) {
        let modal = node.modal
        switch modal.contentKind {
        case .unknown: self = .unknown
        case .value(.photo) where modal.taskKind.value == .choose || modal.system.isTrue: self = .other
        case .value(.photo) where modal.complexity.value == .low && modal.taskKind.value == .edit: self = .perhaps
        case .value(.video), .value(.photo), .value(.camera): self = modal.system.isTrue ? .other : .immersive
        // The word says that it is film or picture, but not how much room that needs.
        case .value(.media): self = .perhaps
        case .value, .nothing: self = .other
        }
    }
}
