internal import FlowDocument
internal import XML

extension ScreenReader {
    /// The control that an element is; `nil` where it is none.
    mutating func control(_ visit: Visit, _ frame: Rect?) -> Control? {
        let element = visit.element
        guard let object = element["id"], let kind = Self.kind(of: element) else { return nil }
        var control = Control(id: IdentifierText.sanitized(object), kind: kind)
        control.location = Stated(known: visit.location)
        control.frame = Stated(known: frame)
        if visit.isHidden || element.flag("hidden") == true { control.visible = .value(false) }
        if visit.location == .content { control.inScroll = .value(visit.isInScroll) }
        if let label = element.part("accessibilityConfiguration")?["label"] {
            control.accessibilityLabel = .value(.plain(cut(label, at: element)))
        }
        control.provenance.origin = Origin(
            file: file, object: BoundedText.cut(object), line: element.line, column: element.column)
        if element.name == "barButtonItem" {
            guard describe(barButton: element, &control) else { return nil }
        } else {
            control.title = Stated(known: ElementText.title(of: element).map { .plain(cut($0, at: element)) })
            control.symbol = Stated(known: ElementText.symbol(of: element).map(BoundedText.cut))
            if element.name == "button" { ButtonKind.describe(element, &control) }
        }
        let hasCode = visit.hasCode || element["customClass"] != nil
        Self.describeBehaviour(of: element, hasCode: hasCode, &control)
        return control
    }

    /// The control that a gesture recognizer makes of its view; `nil` where it starts nothing.
    mutating func recognizer(_ element: XMLTree.Element) -> Control? {
        guard element.name.hasSuffix("GestureRecognizer"), let object = element["id"],
            let connections = element.child("connections"),
            connections.children.contains(where: { $0.name == "action" || $0.name == "segue" })
        else { return nil }
        var control = Control(id: IdentifierText.sanitized(object), kind: .other)
        control.location = .value(.content)
        control.provenance.origin = Origin(
            file: file, object: BoundedText.cut(object), line: element.line, column: element.column)
        Self.describeBehaviour(of: element, hasCode: true, &control)
        return control
    }

    /// - Returns: Whether the item is a button at all.
    private mutating func describe(barButton element: XMLTree.Element, _ control: inout Control) -> Bool {
        if element.part("customView") != nil { return false }
        if let name = element["systemItem"] {
            guard let item = SystemItem(name) else { return false }
            control.title = Stated(known: item.title.map { .plain($0) })
            control.symbol = Stated(known: item.symbol)
            control.role = Stated(known: item.role)
            control.implied = .value("UIKit")
            if !control.accessibilityLabel.isKnown {
                control.accessibilityLabel = Stated(known: item.spoken.map { .plain($0) })
            }
        }
        if let title = element["title"], !title.isEmpty { control.title = .value(.plain(cut(title, at: element))) }
        if let image = element["image"] ?? element.part("image")?["image"] {
            control.symbol = .value(BoundedText.cut(image))
        }
        return true
    }

    /// What touching it does, as far as the file shows. An action, or a class of one's own around it, can do
    /// anything, so then nothing is said.
    private static func describeBehaviour(of element: XMLTree.Element, hasCode: Bool, _ control: inout Control) {
        let connections = element.child("connections")?.children.map { $0 } ?? []
        let hasAction = connections.contains { $0.name == "action" } || element.part("menu") != nil
        let segue = connections.first { $0.name == "segue" && $0["kind"] != nil && $0["key"] == nil }
        if let segue, !hasAction {
            switch segue["kind"] {
            case "unwind": control.action = .value(.exit)
            case "presentation", "modal", "popoverPresentation", "popover": control.action = .value(.present)
            // Where a “show” presents, its transition tells.
            default: control.action = .value(.push)
            }
        } else if control.kind.value == .toggle {
            control.action = .value(.toggle)
        } else if ["slider", "stepper"].contains(element.name) || element.flag("allowsSelection") == false {
            // They set a value, and of a table in which nothing can be chosen people only read.
            control.exit = .nothing
        } else if !hasAction, segue == nil, !hasCode {
            switch control.kind.value {
            case .button:
                control.action = .value(.none)
                control.exit = .nothing
            case .list, .other: control.exit = .nothing
            default: break
            }
        }
    }

    private static func kind(of element: XMLTree.Element) -> ControlKind? {
        switch element.name {
        case "button", "barButtonItem": .button
        case "textField", "searchBar": .textField
        case "textView": element.flag("editable") == false ? nil : .textView
        case "switch": .toggle
        case "datePicker", "pickerView", "segmentedControl": .picker
        case "slider", "stepper": .other
        case "tableView", "collectionView": .list
        case "tableViewCell", "collectionViewCell":
            element.child("connections")?.child("segue") == nil ? nil : .other
        default: nil
        }
    }

    /// What an element draws that is no control; `nil` where that is nothing.
    mutating func drawn(_ view: XMLTree.Element, _ frame: Rect?) -> Element? {
        if view.name == "navigationItem" { takeTitle(of: view) }
        guard let object = view["id"], let kind = Self.elementKinds[view.name] else { return nil }
        var element = Element(id: IdentifierText.sanitized(object), kind: kind)
        element.frame = Stated(known: frame)
        element.text = Stated(known: ElementText.text(of: view).map { .plain(cut($0, at: view)) })
        element.provenance.origin = Origin(
            file: file, object: BoundedText.cut(object), line: view.line, column: view.column)
        return element
    }

    private static let elementKinds = [
        "label": "label", "imageView": "image", "textView": "label", "mapView": "map", "wkWebView": "web",
        "webView": "web", "progressView": "progress", "activityIndicatorView": "progress", "containerView": "container",
        "pageControl": "pageControl",
    ]
}
