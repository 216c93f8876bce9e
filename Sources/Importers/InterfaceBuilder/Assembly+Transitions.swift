internal import FlowDocument
internal import XML

extension Assembly {
    /// Adds what a segue says: a transition, and the modal that it presents.
    mutating func add(_ route: Route, to document: inout Document, _ presentations: inout Presentations) {
        let scene = scenes[route.source]
        let control = route.segue.source.flatMap { name in
            document.screens[route.source].controls.elements.contains { $0.id == name } ? name : nil
        }
        let from = Reference(scene.id, child: control)
        var transition = Transition(id: route.id, from: from, to: nil, kind: .external)
        transition.provenance.origin = Origin(
            file: scene.file.path, object: route.segue.id, line: route.segue.element.line,
            column: route.segue.element.column)
        transition.style = Stated(known: route.segue.style)
        if let animates = route.segue.element.flag("animates") { transition.animated = .value(animates) }
        switch route.destination {
        case .external(let target): transition.external = .value(target)
        case .missing: transition.kind = .unwind
        case .scene(let target):
            if presents(route, target) {
                let modal = modal(for: route, target, from: from, &presentations)
                transition.kind = .present
                transition.to = .value(presentations.modals[modal].id)
                if !transition.style.isKnown { transition.style = Stated(known: ownStyle(of: target)) }
            } else {
                transition.kind = kind(of: route, target)
                transition.to = .value(scenes[target].id)
            }
        }
        document.transitions.append(transition)
    }

    /// Whether the segue presents. A “show” pushes where there is a navigation stack; where the screen certainly is in
    /// none (it is the app's first, or was presented by itself, or is a tab of its own) it presents.
    private func presents(_ route: Route, _ target: Int) -> Bool {
        if route.segue.presents { return true }
        guard route.segue.kind == "show" else { return false }
        return !inNavigation.contains(route.source) && isKnownOutsideNavigation(route.source)
    }

    private func isKnownOutsideNavigation(_ scene: Int) -> Bool {
        if scenes[scene].file.initialController == scenes[scene].controller.id { return true }
        return presentedOrHeld.contains(scene)
    }

    private func kind(of route: Route, _ target: Int) -> TransitionKind {
        switch route.segue.kind {
        case "relationship": scenes[route.source].controller.container == .tabs ? .switchTab : .embed
        case "embed": .embed
        case "showDetail", "replace", "custom": .replace
        default: .push
        }
    }

    private func ownStyle(of scene: Int) -> TransitionStyle? {
        scenes[scene].controller.element["modalTransitionStyle"].flatMap(TransitionStyle.init(interfaceBuilder:))
    }

    // MARK: - Modals

    private mutating func modal(
        for route: Route, _ target: Int, from: Reference, _ presentations: inout Presentations
    ) -> Int {
        let style = style(of: route, target)
        let index = presentations.modal(target, style) {
            let ending = styles(of: target).count > 1 ? style.word : "modal"
            let id = claim(String("\(scenes[target].id).\(ending)".prefix(250)))
            return modal(id, of: target, style, route)
        }
        if style.style == .popover { describePopover(route, from: from, at: index, &presentations) }
        return index
    }

    private func style(of route: Route, _ target: Int) -> PresentationStyle {
        if route.segue.isPopover { return PresentationStyle(.popover) }
        return PresentationStyle(interfaceBuilder: route.segue.element["modalPresentationStyle"])
            ?? PresentationStyle(interfaceBuilder: scenes[target].controller.element["modalPresentationStyle"])
            ?? PresentationStyle(.automatic)
    }

    /// The styles that a scene is presented in.
    private func styles(of target: Int) -> Set<String> {
        Set(arrivals[target].map { routes[$0] }.filter { presents($0, target) }.map { style(of: $0, target).word })
    }

    private func modal(_ id: NodeID, of target: Int, _ style: PresentationStyle, _ route: Route) -> Modal {
        let scene = scenes[target]
        let inner = scenes[root(of: target)]
        var modal = Modal(id: id)
        modal.name = Stated(known: inner.controller.name ?? scene.controller.name)
        modal.style = .value(style.style)
        if style.isTransparent { modal.transparent = .value(true) }
        modal.content = .value(scene.id)
        modal.controls = .value([])
        modal.contains = .value(contained(in: scene.controller))
        let isLocked = [scene.controller, inner.controller].contains { $0.forbidsDismissal }
        switch style.style {
        case .popover:
            modal.modal = .value(isLocked)
            modal.outsideTap = .value(Dismissal(dismiss: !isLocked))
        case .fullScreen, .currentContext:
            modal.gesture = .nothing
            modal.outsideTap = .nothing
        default:
            modal.gesture = .value(Dismissal(dismiss: !isLocked))
        }
        let size = inner.controller.contentSize ?? scene.controller.contentSize
        modal.contentSize = Stated(known: size)
        modal.provenance.origin = Origin(
            file: scene.file.path, object: scene.controller.id, line: scene.controller.element.line,
            column: scene.controller.element.column)
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
        let element = route.segue.element
        let anchor = anchor(of: route, from: from, &presentations)
        let passthrough = passthrough(of: route)
        presentations.update(index) { modal in
            // Two segues that point at different things leave it open which one it is.
            if !modal.anchor.isKnown {
                modal.anchor = anchor
            } else if modal.anchor != anchor {
                modal.anchor = .unknown
            }
            if let directions = element.part("popoverArrowDirection")?.arrowDirections {
                modal.arrowDirections = .value(directions)
            }
            let known = modal.passthrough.elements
            let all = known + passthrough.filter { !known.contains($0) }
            if !all.isEmpty { modal.passthrough = .value(all) }
        }
    }

    private func anchor(
        of route: Route, from: Reference, _ presentations: inout Presentations
    ) -> Stated<Reference> {
        let element = route.segue.element
        let scene = scenes[route.source]
        guard let object = element["popoverAnchorBarButtonItem"] ?? element["popoverAnchorView"] else {
            return from.child == nil ? .unknown : .value(from)
        }
        let name = IdentifierText.sanitized(object)
        let isKnown =
            scene.reader.controls.contains { $0.id == name } || scene.reader.elements.contains { $0.id == name }
        if isKnown { return .value(Reference(scene.id, child: name)) }
        if object == scene.controller.view?["id"] { return .value(Reference(scene.id)) }
        guard let frame = scene.reader.frames[object] else { return .unknown }
        if presentations.regions[route.source]?.contains(where: { $0.id == name }) != true {
            presentations.regions[route.source, default: []].append(Region(id: name, frame: frame))
        }
        return .value(Reference(scene.id, child: name))
    }

    /// What can be touched while a popover is open: a control, everything in a view, or the whole screen.
    private func passthrough(of route: Route) -> [Reference] {
        let scene = scenes[route.source]
        guard let views = route.segue.element.child("popoverPassthroughViews") else { return [] }
        var references: [Reference] = []
        for view in views.children {
            guard let object = view["reference"] ?? view["id"] else { continue }
            if object == scene.controller.view?["id"] {
                references.append(Reference(scene.id))
            } else {
                let inside = scene.reader.controlsByView[object] ?? []
                references += inside.map { Reference(scene.id, child: $0) }
            }
        }
        var seen: Set<Reference> = []
        return references.filter { seen.insert($0).inserted }
    }
}

extension PresentationStyle {
    /// The style's word in ids.
    fileprivate var word: String {
        isTransparent ? "over\(style.rawValue.prefix(1).uppercased())\(style.rawValue.dropFirst())" : style.rawValue
    }
}

extension Controller {
    /// Whether people cannot swipe it away.
    fileprivate var forbidsDismissal: Bool {
        ["modalInPresentation", "isModalInPresentation", "modalInPopover"].contains { element.flag($0) == true }
    }

    fileprivate var contentSize: Size? {
        for key in ["preferredContentSize", "freeformSize", "contentSizeForViewInPopover"] {
            guard let size = element.part(key), let width = size.number("width"), let height = size.number("height"),
                width > 0, height > 0
            else { continue }
            return Size(width: width, height: height)
        }
        return nil
    }
}

extension XMLTree.Element {
    /// The directions that are named; `nil` where that is all of them or none, which allows any.
    fileprivate var arrowDirections: [ArrowDirection]? {
        let named = ArrowDirection.allCases.filter { flag($0.rawValue) == true }
        return named.isEmpty || named.count == ArrowDirection.allCases.count ? nil : named
    }
}
