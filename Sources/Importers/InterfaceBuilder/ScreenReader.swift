internal import FlowDocument
internal import XML

/// Reads what is on a controller's screen: controls, labels and pictures, with their places.
struct ScreenReader {
    /// More than these are no screen that a person could review.
    private static let controlLimit = 1_000
    private static let elementLimit = 500
    /// Views that hold more views than this one in the other hold no more that anybody could tell apart.
    private static let viewDepth = 64

    let file: String
    let controller: Controller
    /// What people call the screen.
    private(set) var name: String?
    /// The title in its navigation bar; empty where a bar has none, and `nil` where a view that code may fill stands
    /// in the title's place.
    private(set) var barTitle: String? = ""
    private(set) var controls: [Control] = []
    private(set) var elements: [Element] = []
    private(set) var segues: [Segue] = []
    private(set) var notes: [ImportNote] = []
    /// For each view, the controls inside of it.
    private(set) var controlsByView: [String: [String]] = [:]
    /// The places of all views, for popovers that point at one.
    private(set) var frames: [String: Rect] = [:]
    /// The ids of the controls, and of controls and elements together.
    private(set) var controlNames: Set<String> = []
    private(set) var names: Set<String> = []
    private var isFull = false

    init(_ controller: Controller, file: String) {
        self.controller = controller
        self.file = file
        name = controller.name.map { cut($0, at: controller.element) }
        walk()
        addBackground()
        readBarTitle()
    }

    /// A view that is read, with what is known from around it.
    struct Visit {
        let element: XMLTree.Element
        var origin = Point(x: 0, y: 0)
        var views: [String] = []
        /// The control that segues in here start from.
        var source: String?
        var location: ControlLocation? = .content
        /// Whether code can have a say in what happens here.
        var hasCode: Bool
        /// Whether a view around it is hidden.
        var isHidden = false
        /// Whether a view around it scrolls.
        var isInScroll = false
    }

    private mutating func walk() {
        // Gesture recognizers and views that stand beside the controller start segues too.
        if let siblings = controller.siblings {
            for sibling in siblings.children where sibling["sceneMemberID"] != "viewController" {
                let recognizer = recognizer(sibling).flatMap { add($0, in: []) ? $0.id : nil }
                readConnections(of: sibling, source: recognizer)
            }
        }
        // The views that are open, outermost first, each with its children that are left and what those have around
        // them. A list of all that waits would be as long as the file.
        var open = [enter(Visit(element: controller.element, hasCode: controller.hasCode))]
        while let last = open.indices.last {
            guard let child = open[last].children.next() else {
                open.removeLast()
                continue
            }
            // The button that leads back here stands on the screens after this one.
            if child["key"] == "backBarButtonItem" { continue }
            open.append(enter(open[last].visit(of: child)))
        }
    }

    /// A view whose inside is read.
    private struct OpenView {
        var children: XMLTree.Children
        /// What its children have around them; the element is still its own.
        let inside: Visit

        func visit(of child: XMLTree.Element) -> Visit {
            Visit(
                element: child, origin: inside.origin, views: inside.views, source: inside.source,
                location: ScreenReader.location(of: child, else: inside.location), hasCode: inside.hasCode,
                isHidden: inside.isHidden, isInScroll: inside.isInScroll)
        }
    }

    private mutating func enter(_ visit: Visit) -> OpenView {
        let element = visit.element
        var inside = visit
        (inside.origin, inside.views, inside.source) = read(visit)
        inside.hasCode = visit.hasCode || element["customClass"] != nil
        inside.isHidden = visit.isHidden || element.flag("hidden") == true
        inside.isInScroll = visit.isInScroll || Self.scrolling.contains(element.name)
        return OpenView(children: element.children, inside: inside)
    }

    private static let scrolling: Set = ["scrollView", "tableView", "collectionView"]

    private static func location(of element: XMLTree.Element, else location: ControlLocation?) -> ControlLocation? {
        switch (element.name, element["key"]) {
        case ("leftBarButtonItems", _), (_, "leftBarButtonItem"): .barLeading
        case ("rightBarButtonItems", _), (_, "rightBarButtonItem"): .barTrailing
        case ("toolbar", _), ("toolbarItems", _): .footer
        // The middle of the bar is none of the places that the format knows.
        case (_, "titleView"): nil
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
        if let id = element["id"], frame != nil || element.name == "toolbar", views.count < Self.viewDepth {
            views.append(id)
            frames[id] = frame
        }
        var source = visit.source
        if let control = control(visit, frame), add(control, in: visit.views) {
            source = control.id
        } else if let drawn = drawn(element, frame) {
            add(drawn)
        }
        readConnections(of: element, source: source)
        return (origin, views, source)
    }

    private mutating func readConnections(of element: XMLTree.Element, source: String?) {
        guard let connections = element.child("connections") else { return }
        for connection in connections.children where connection.name == "segue" {
            guard let segue = Segue(connection, source: source) else { continue }
            segues.append(segue)
        }
    }

    /// Puts the view itself among the controls, as one that may answer to touches, where people type and no control can
    /// take what they typed: then the class behind it does, in a way that no file shows.
    private mutating func addBackground() {
        let isForm = controls.contains { $0.kind == .value(.textField) || $0.kind == .value(.textView) }
        guard controller.hasCode, isForm, !controls.contains(where: \.mayLeave) else { return }
        let view = controller.view ?? controller.element
        let object = view["id"] ?? controller.id
        let base = "\(IdentifierText.sanitized(object))~view"
        var name = base
        var number = 1
        while !names.insert(name).inserted {
            number += 1
            name = "\(base)\(number)"
        }
        var control = Control(id: name, kind: .other)
        control.location = .value(.content)
        control.provenance.origin = Origin(
            file: file, object: BoundedText.cut(object), line: view.line, column: view.column)
        controls.append(control)
        controlNames.insert(name)
    }

    // MARK: - What was read

    private mutating func add(_ control: Control, in views: [String]) -> Bool {
        guard controls.count < Self.controlLimit else {
            noteFull()
            return false
        }
        guard names.insert(control.id).inserted else { return false }
        controlNames.insert(control.id)
        controls.append(control)
        for view in views + [control.id] { controlsByView[view, default: []].append(control.id) }
        return true
    }

    private mutating func add(_ element: Element) {
        guard elements.count < Self.elementLimit else { return noteFull() }
        guard names.insert(element.id).inserted else { return }
        elements.append(element)
    }

    private mutating func noteFull() {
        guard !isFull else { return }
        isFull = true
        note("“\((name ?? controller.id).prefix(100))” has more parts than are imported.", at: controller.element)
    }

    private mutating func note(_ detail: String, at element: XMLTree.Element) {
        notes.append(ImportNote(file: file, detail: detail, line: element.line))
    }

    /// The text, cut where it is longer than a document takes.
    mutating func cut(_ text: String, at element: XMLTree.Element) -> String {
        guard BoundedText.isTooLong(text) else { return text }
        note(
            "A text has more than \(BoundedText.limit) characters and is cut: “\(text.prefix(40))…”.", at: element)
        return BoundedText.cut(text)
    }

    // MARK: - The title

    private mutating func readBarTitle() {
        let item = controller.navigationItem
        let found = [item?["title"], controller.element["title"], barTitle].compactMap { $0 }
            .first { $0.contains { !$0.isWhitespace } }
        if let found {
            barTitle = cut(found, at: item ?? controller.element)
        } else if let view = item?.part("titleView") {
            barTitle = ElementText.firstLabel(in: view).map { cut($0, at: view) }
        }
        // What people read in a bar goes before the name of a class.
        guard controller.givenName == nil, let barTitle, barTitle.contains(where: { !$0.isWhitespace }) else { return }
        name = barTitle
    }

    /// Takes the title of a bar that stands in the view rather than around it.
    mutating func takeTitle(of item: XMLTree.Element) {
        if item != controller.navigationItem, barTitle?.isEmpty == true { barTitle = item["title"] ?? "" }
    }
}

extension Control {
    /// Whether it may be a way out, for all that the file shows.
    fileprivate var mayLeave: Bool {
        guard exit == .unknown, action == .unknown else { return false }
        return [.button, .list, .other].contains(kind.value)
    }
}
