internal import FlowDocument
internal import XML

extension Assembly {
    /// The modal that a segue presents.
    mutating func modal(
        for route: Route, _ target: Int, from: Reference, _ presentations: inout Presentations
    ) -> NodeID {
        let style = style(of: route, target)
        let index = presentations.modal(target, style) {
            let ending = (styles[target]?.count ?? 1) > 1 ? style.word : "modal"
            // Claimed before the call, which would else hold a second reference to the pool, and so copy it.
            let id = pool.claim("\(scenes[target].id.rawValue.prefix(200)).\(ending)")
            return modal(id, of: target, style)
        }
        if style.style == .popover { describePopover(route, from: from, at: index, &presentations) }
        return presentations.id(of: index)
    }

    private func modal(_ id: NodeID, of target: Int, _ style: PresentationStyle) -> Modal {
        let scene = scenes[target]
        let inner = scenes[root(of: target)]
        var modal = Modal(id: id)
        let name = inner.reader.name ?? scene.reader.name ?? inner.controller.kindName
        modal.name = .value(BoundedText.cut(name))
        modal.style = .value(style.style)
        if style.isTransparent { modal.transparent = .value(true) }
        // Of a container that the files leave empty, the first screen inside is not known.
        if !isHollow(target) { modal.content = .value(scene.id) }
        modal.controls = .value([])
        modal.contains = .value(contained(in: scene.controller))
        let isLocked = [scene.controller, inner.controller].contains { $0.forbidsDismissal }
        switch style.style {
        case .popover:
            modal.modal = .value(isLocked)
            modal.outsideTap = .value(.byUIKit(unless: isLocked))
        case .fullScreen, .currentContext:
            modal.gesture = .nothing
            modal.outsideTap = .nothing
        case .automatic, .pageSheet, .formSheet: modal.gesture = .value(.byUIKit(unless: isLocked))
        // What a presentation of the app's own does with gestures, only its code knows.
        default: break
        }
        modal.contentSize = Stated(known: inner.controller.contentSize ?? scene.controller.contentSize)
        modal.provenance.origin = origin(of: scene)
        return modal
    }

    /// The first screen inside of a navigation controller, through references; else the scene itself.
    private func root(of scene: Int) -> Int {
        guard scenes[scene].controller.container == .navigation else { return scene }
        return roots[scene] ?? scene
    }

    private func contained(in controller: Controller) -> [ContainedKind] {
        switch controller.container {
        case .navigation: [.navigationStack]
        case .tabs: [.tabBar]
        case .split: [.splitView]
        default: []
        }
    }

    // MARK: - Popovers

    private mutating func describePopover(
        _ route: Route, from: Reference, at index: Int, _ presentations: inout Presentations
    ) {
        let anchor = anchor(of: route, from: from, &presentations)
        let directions = route.segue.element.part("popoverArrowDirection")?.arrowDirections
        let isNew = presentations.point(index, at: anchor, directions)
        let scene = scenes[route.source]
        if isNew, passthroughBudget > 0, let item = route.segue.element["popoverAnchorBarButtonItem"] {
            let beside = besides(item, in: scene)
            passthroughBudget -= max(beside.count, 1)
            presentations.letThrough(beside, at: index)
        }
        guard let views = route.segue.element.child("popoverPassthroughViews") else { return }
        for view in views.children {
            guard let object = view["reference"] ?? view["id"] else { continue }
            guard passthroughBudget > 0 else {
                notes.append(
                    ImportNote(
                        file: path(of: scene), detail: "Popovers let more through than is imported.",
                        line: view.line))
                return
            }
            let references = letThrough(object, route.source, &presentations)
            passthroughBudget -= max(references.count, 1)
            presentations.letThrough(references, at: index)
        }
    }

    /// The other buttons of a bar that a popover points at, which UIKit lets touches through to by itself.
    private func besides(_ item: String, in scene: Scene) -> [Reference] {
        let bars: Set<ControlLocation> = [.barLeading, .barTrailing, .footer]
        let buttons = scene.reader.controls.filter { $0.location.value.map(bars.contains) == true }
        let name = IdentifierText.sanitized(item)
        guard let anchor = buttons.first(where: { $0.id == name }) else { return [] }
        let same = buttons.filter { ($0.location.value == .footer) == (anchor.location.value == .footer) }
        return same.filter { $0.id != name }.map { Reference(scene.id, child: $0.id) }
    }

    /// What can be touched where a view lets touches through: everything in it, or the whole screen.
    private func letThrough(_ object: String, _ source: Int, _ presentations: inout Presentations) -> [Reference] {
        let scene = scenes[source]
        if object == scene.controller.view?["id"] { return [Reference(scene.id)] }
        if let inside = scene.reader.controlsByView[object] {
            return inside.map { Reference(scene.id, child: $0) }
        }
        return part(object, source, &presentations).map { [$0] } ?? []
    }

    private func anchor(of route: Route, from: Reference, _ presentations: inout Presentations) -> Reference? {
        let element = route.segue.element
        guard let object = element["popoverAnchorBarButtonItem"] ?? element["popoverAnchorView"] else {
            return from.child == nil ? nil : from
        }
        if let part = part(object, route.source, &presentations) { return part }
        let scene = scenes[route.source]
        return object == scene.controller.view?["id"] ? Reference(scene.id) : nil
    }

    /// A control or element by its object id; a plain view becomes a region.
    private func part(_ object: String, _ source: Int, _ presentations: inout Presentations) -> Reference? {
        let scene = scenes[source]
        let name = IdentifierText.sanitized(object)
        if !scene.reader.names.contains(name) {
            guard let frame = scene.reader.frames[object] else { return nil }
            presentations.regions[source, default: [:]][name] = Region(id: name, frame: frame)
        }
        return Reference(scene.id, child: name)
    }
}

extension XMLTree.Element {
    /// The directions that are named; `nil` where that is all of them or none, which allows any.
    fileprivate var arrowDirections: [ArrowDirection]? {
        let named = ArrowDirection.allCases.filter { flag($0.rawValue) == true }
        return named.isEmpty || named.count == ArrowDirection.allCases.count ? nil : named
    }
}

extension Dismissal {
    /// The way out that UIKit adds by itself unless the file forbids it.
    fileprivate static func byUIKit(unless isLocked: Bool) -> Dismissal {
        var dismissal = Dismissal(dismiss: !isLocked)
        if !isLocked { dismissal.implied = .value("UIKit") }
        return dismissal
    }
}
