internal import FlowDocument
internal import XML

/// Reads what is on a controller's screen: controls, labels and pictures, with their places.
struct ScreenReader {
    /// More than these are no screen that a person could review.
    private static let controlLimit = 1_000
    private static let elementLimit = 500
    /// The longest text that a document takes, in characters.
    private static let textLimit = 10_000

    let file: String
    let controller: Controller
    private(set) var controls: [Control] = []
    private(set) var elements: [Element] = []
    private(set) var segues: [Segue] = []
    private(set) var notes: [ImportNote] = []
    /// For each view, the controls inside of it.
    private(set) var controlsByView: [String: [String]] = [:]
    /// The places of all views, for popovers that point at one.
    private(set) var frames: [String: Rect] = [:]
    /// The title of a navigation bar that stands in the view rather than around it.
    private(set) var barTitle: String?
    private var names: Set<String> = []
    private var isFull = false

    init(_ controller: Controller, file: String) {
        self.controller = controller
        self.file = file
        walk()
    }

    /// A view that waits to be read, with what is known from around it.
    private struct Visit {
        let element: XMLTree.Element
        let origin: Point
        let views: [String]
        /// The control that segues in here start from.
        let source: String?
        let location: ControlLocation
    }

    private mutating func walk() {
        var waiting = [
            Visit(
                element: controller.element, origin: Point(x: 0, y: 0), views: [], source: nil, location: .content)
        ]
        // Gesture recognizers and views that stand beside the controller start segues too.
        for sibling in controller.siblings.children
        where sibling != controller.element && sibling["sceneMemberID"] != "viewController" {
            readConnections(of: sibling, source: nil)
        }
        while let visit = waiting.popLast() {
            let inner = read(visit)
            let children = visit.element.children.map { child in
                Visit(
                    element: child, origin: inner.origin, views: inner.views, source: inner.source,
                    location: Self.location(of: child, else: visit.location))
            }
            // The last is taken first, so the text's order needs them backwards.
            waiting += children.reversed()
        }
    }

    private static func location(of element: XMLTree.Element, else location: ControlLocation) -> ControlLocation {
        switch (element.name, element["key"]) {
        case ("leftBarButtonItems", _), (_, "leftBarButtonItem"), (_, "backBarButtonItem"): .barLeading
        case ("rightBarButtonItems", _), (_, "rightBarButtonItem"): .barTrailing
        case ("toolbar", _), ("toolbarItems", _): .footer
        default: location
        }
    }

    private mutating func read(_ visit: Visit) -> (origin: Point, views: [String], source: String?) {
        let element = visit.element
        var origin = visit.origin
        var frame: Rect?
        if let own = element.part("frame")?.rect {
            let placed = Rect(x: origin.x + own.x, y: origin.y + own.y, width: own.width, height: own.height)
            if placed.x.magnitude <= 1e6, placed.y.magnitude <= 1e6 {
                frame = placed
                origin = Point(x: placed.x, y: placed.y)
            }
        }
        var views = visit.views
        if let id = element["id"], frame != nil || element.name == "toolbar", views.count < 64 {
            views.append(id)
            frames[id] = frame
        }
        var source = visit.source
        if let control = control(element, frame, visit.location), add(control, in: visit.views) {
            source = control.id
        } else {
            addElement(element, frame)
        }
        if element.name == "navigationItem", element != controller.navigationItem, barTitle == nil {
            barTitle = element["title"]
        }
        readConnections(of: element, source: source)
        return (origin, views, source)
    }

    // MARK: - Controls

    private mutating func add(_ control: Control, in views: [String]) -> Bool {
        guard controls.count < Self.controlLimit else {
            noteFull()
            return false
        }
        guard names.insert(control.id).inserted else { return false }
        controls.append(control)
        for view in views + [control.id] { controlsByView[view, default: []].append(control.id) }
        return true
    }

    private mutating func noteFull() {
        guard !isFull else { return }
        isFull = true
        notes.append(
            ImportNote(
                file: file, detail: "“\(controller.name ?? controller.id)” has more parts than are imported.",
                line: controller.element.line))
    }

    private func control(_ element: XMLTree.Element, _ frame: Rect?, _ location: ControlLocation) -> Control? {
        guard let object = element["id"], let kind = Self.kind(of: element) else { return nil }
        var control = Control(id: IdentifierText.sanitized(object), kind: kind)
        control.location = .value(location)
        control.frame = Stated(known: frame)
        if element.flag("hidden") == true { control.visible = .value(false) }
        if let label = element.part("accessibilityConfiguration")?["label"] {
            control.accessibilityLabel = .value(.plain(cut(label)))
        }
        control.provenance.origin = Origin(
            file: file, object: object, line: element.line, column: element.column)
        if element.name == "barButtonItem" {
            guard describe(barButton: element, &control) else { return nil }
        } else {
            control.title = Stated(known: ElementText.title(of: element).map { .plain(cut($0)) })
            control.symbol = Stated(known: ElementText.symbol(of: element))
        }
        describeBehaviour(of: element, &control)
        return control
    }

    /// - Returns: Whether the item is a button at all.
    private func describe(barButton element: XMLTree.Element, _ control: inout Control) -> Bool {
        if element.part("customView") != nil { return false }
        if let name = element["systemItem"] {
            guard let item = SystemItem(name) else { return false }
            control.title = Stated(known: item.title.map { .plain($0) })
            control.symbol = Stated(known: item.symbol)
            control.role = Stated(known: item.role)
            control.implied = .value("UIKit")
        }
        if let title = element["title"], !title.isEmpty { control.title = .value(.plain(cut(title))) }
        if let image = element["image"] { control.symbol = .value(image) }
        return true
    }

    /// What touching it does, as far as the file shows. An action, or a class of one's own behind the screen, can do
    /// anything, so then nothing is said.
    private func describeBehaviour(of element: XMLTree.Element, _ control: inout Control) {
        let connections = element.child("connections")?.children.map { $0 } ?? []
        let hasAction = connections.contains { $0.name == "action" }
        let segues = connections.filter { $0.name == "segue" && $0["kind"] != nil && $0["key"] == nil }
        if let segue = segues.first, !hasAction {
            switch segue["kind"] {
            case "unwind": control.action = .value(.exit)
            case "presentation", "modal", "popoverPresentation", "popover": control.action = .value(.present)
            default: control.action = .value(.push)
            }
        } else if !hasAction, segues.isEmpty, !controller.hasCode, control.kind.value == .button {
            control.action = .value(.none)
            control.exit = .nothing
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

    // MARK: - Elements

    private mutating func addElement(_ view: XMLTree.Element, _ frame: Rect?) {
        guard let object = view["id"], let kind = Self.elementKinds[view.name] else { return }
        guard elements.count < Self.elementLimit else { return noteFull() }
        let name = IdentifierText.sanitized(object)
        guard names.insert(name).inserted else { return }
        var element = Element(id: name, kind: kind)
        element.frame = Stated(known: frame)
        element.text = Stated(known: ElementText.text(of: view).map { .plain(cut($0)) })
        element.provenance.origin = Origin(file: file, object: object, line: view.line, column: view.column)
        elements.append(element)
    }

    private static let elementKinds = [
        "label": "label", "imageView": "image", "textView": "label", "mapView": "map", "wkWebView": "web",
        "webView": "web", "progressView": "progress", "activityIndicatorView": "progress", "containerView": "container",
        "pageControl": "pageControl",
    ]

    private func cut(_ text: String) -> String {
        let plain = text.contains("\0") ? text.replacing("\0", with: " ") : text
        guard plain.utf8.count > Self.textLimit, plain.count > Self.textLimit else { return plain }
        return String(plain.prefix(Self.textLimit - 1)) + "…"
    }

    // MARK: - Segues

    private mutating func readConnections(of element: XMLTree.Element, source: String?) {
        guard let connections = element.child("connections") else { return }
        for connection in connections.children where connection.name == "segue" {
            guard let segue = Segue(connection, source: source) else { continue }
            segues.append(segue)
        }
    }
}
