internal import FlowDocument
internal import XML

/// A segue as its file says it.
struct Segue {
    let id: String
    let kind: String
    /// The control that it starts from; `nil` where the controller itself does, or something that is no control.
    let source: String?
    let destination: String
    let element: XMLTree.Element

    /// `nil` for what is no segue that happens: a reference to another one, and the two halves of peek and pop.
    init?(_ element: XMLTree.Element, source: String?) {
        guard let destination = element["destination"], let kind = element["kind"] else { return nil }
        if let key = element["key"], key == "commit" || key == "preview" { return nil }
        id = element["id"] ?? ""
        self.kind = kind
        self.source = source
        self.destination = destination
        self.element = element
    }

    var isPopover: Bool { kind == "popoverPresentation" || kind == "popover" }

    /// Whether the segue presents whatever is around it.
    var presents: Bool { isPopover || kind == "presentation" || kind == "modal" }

    /// How it moves, where it says so.
    var style: TransitionStyle? {
        if element["customClass"] != nil || kind == "custom" { return .custom }
        return element["modalTransitionStyle"].flatMap(TransitionStyle.init(interfaceBuilder:))
    }
}

extension TransitionStyle {
    /// The style by UIKit's name.
    init?(interfaceBuilder name: String) {
        switch name {
        case "coverVertical": self = .coverVertical
        case "flipHorizontal": self = .flipHorizontal
        case "crossDissolve": self = .crossDissolve
        case "partialCurl": self = .partialCurl
        default: return nil
        }
    }
}

/// A presentation style by UIKit's name, with whether what lies behind shows through.
struct PresentationStyle: Hashable {
    let style: ModalStyle
    let isTransparent: Bool

    /// `nil` for a name that says nothing (`none`).
    init?(interfaceBuilder name: String?) {
        switch name {
        case nil, "none": return nil
        case "overFullScreen", "blurOverFullScreen": self.init(.fullScreen, isTransparent: true)
        case "overCurrentContext": self.init(.currentContext, isTransparent: true)
        case let name?: self.init(ModalStyle(rawValue: BoundedText.cut(name)))
        }
    }

    /// The style's word in ids.
    var word: String {
        isTransparent ? "over\(style.rawValue.prefix(1).uppercased())\(style.rawValue.dropFirst())" : style.rawValue
    }

    init(_ style: ModalStyle, isTransparent: Bool = false) {
        self.style = style
        self.isTransparent = isTransparent
    }
}
