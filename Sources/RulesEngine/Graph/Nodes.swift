public import FlowDocument

/// A modal of a document with what follows from the document around it.
public final class ModalNode: Sendable {
    /// The modal.
    public let modal: Modal
    /// Its place among the document's modals.
    public let index: Int
    /// Its kind; `nil` where its style is unknown.
    public let kind: ModalKind?
    /// The kind's place among all; `nil` where its style is unknown.
    let kindPlace: Int?

    init(_ modal: Modal, index: Int) {
        self.modal = modal
        self.index = index
        kind = Self.kind(of: modal)
        kindPlace = kind.flatMap(ModalKind.allCases.firstIndex)
    }

    /// The buttons among its own controls, as they are displayed.
    public var buttons: [Control] {
        modal.controls.elements.filter { $0.kind.value == .button }
    }

    private static func kind(of modal: Modal) -> ModalKind? {
        switch modal.style {
        case .unknown, .nothing: nil
        case .value(.alert): .alert
        case .value(.actionSheet): .actionSheet
        case .value(.activityView): .activityView
        case .value(.pageSheet): .pageSheet
        case .value(.formSheet): .formSheet
        case .value(.fullScreen): .fullScreen
        case .value(.currentContext): .currentContext
        case .value(.automatic), .value(.custom): .sheet
        case .value(.popover):
            switch modal.modal {
            case .unknown: .popover
            default: modal.modal.isTrue ? .popoverModal : .popoverNonmodal
            }
        case .value: .other
        }
    }
}

/// A screen of a document.
public final class ScreenNode: Sendable {
    /// The screen.
    public let screen: Screen
    /// Its place among the document's screens.
    public let index: Int

    init(_ screen: Screen, index: Int) {
        self.screen = screen
        self.index = index
    }
}

/// A transition that presents a modal.
public final class PresentationNode: Sendable {
    /// The transition.
    public let transition: Transition
    /// Its place among the document's transitions.
    public let index: Int
    /// What it presents.
    public let target: ModalNode
    /// Where it starts.
    public let origin: GraphNode

    init(_ transition: Transition, index: Int, target: ModalNode, origin: GraphNode) {
        self.transition = transition
        self.index = index
        self.target = target
        self.origin = origin
    }
}

/// A screen or a modal, by its place in its list.
public enum GraphNode: Hashable, Sendable {
    case screen(Int)
    case modal(Int)
}
