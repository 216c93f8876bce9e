internal import FlowDocument
internal import XML

extension Assembly {
    /// What a segue says, as a transition; the modal that it presents is added to the others.
    mutating func transition(of route: Route, _ presentations: inout Presentations) -> Transition {
        let scene = scenes[route.source]
        let control = route.segue.source.flatMap { scene.reader.controlNames.contains($0) ? $0 : nil }
        let from = Reference(scene.id, child: control)
        var transition = Transition(id: route.id, from: from, to: nil, kind: .external)
        transition.provenance.origin = Origin(
            file: BoundedText.cut(path(of: scene)), object: BoundedText.cut(route.segue.id),
            line: route.segue.element.line, column: route.segue.element.column)
        transition.style = Stated(known: route.segue.style)
        if let animates = route.segue.element.flag("animates") { transition.animated = .value(animates) }
        switch route.destination {
        case .external(let target): transition.external = .value(target)
        // Where an unwind ends is decided at run time, by whoever answers to its action.
        case .missing: transition.kind = .unwind
        case .scene(let target):
            if presents(route) {
                transition.kind = .present
                transition.to = .value(modal(for: route, target, from: from, &presentations))
                if !transition.style.isKnown { transition.style = Stated(known: ownStyle(of: target)) }
            } else {
                transition.kind = kind(of: route)
                transition.to = .value(scenes[target].id)
            }
        }
        return transition
    }

    /// Whether the segue presents. A “show” pushes where there is a navigation stack.
    func presents(_ route: Route) -> Bool {
        if route.segue.presents { return true }
        guard route.segue.kind == "show" else { return false }
        return !containment.pushes(from: route.source, scenes[route.source].controller)
    }

    private func kind(of route: Route) -> TransitionKind {
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

    /// The style that a segue presents in: its own goes before that of the controller.
    func style(of route: Route, _ target: Int) -> PresentationStyle {
        if route.segue.isPopover { return PresentationStyle(.popover) }
        return PresentationStyle(interfaceBuilder: route.segue.element["modalPresentationStyle"])
            ?? PresentationStyle(interfaceBuilder: scenes[target].controller.element["modalPresentationStyle"])
            ?? PresentationStyle(.automatic)
    }
}
