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
        switch route.destination {
        case .external(let target): transition.external = .value(target)
        // Where an unwind ends is decided at run time, by whoever answers to its action.
        case .missing: transition.kind = .unwind
        case .scene(let target):
            if presents(route) {
                transition.kind = .present
                transition.to = .value(modal(for: route, target, from: from, &presentations))
                if !transition.style.isKnown { transition.style = Stated(known: ownStyle(of: target, route)) }
            } else {
                transition.kind = kind(of: route)
                transition.to = .value(scenes[target].id)
            }
        }
        transition.animated = Stated(known: animates(route, transition.kind))
        return transition
    }

    /// Whether the segue moves. Interface Builder leaves the attribute out where it does.
    private func animates(_ route: Route, _ kind: TransitionKind) -> Bool? {
        if let stated = route.segue.element.flag("animates") { return stated }
        let moves = [.present, .push, .unwind].contains(kind) && route.segue.style != .custom
        return moves ? true : nil
    }

    /// Whether the segue presents. A “show” pushes where there is a navigation stack, a “show detail” replaces where
    /// there is a split; without those around, both present.
    func presents(_ route: Route) -> Bool {
        switch route.segue.kind {
        case "show": !containment.pushes(from: route.source, scenes[route.source].controller)
        case "showDetail": containment.presentsDetail(from: route.source)
        default: route.segue.presents
        }
    }

    private func kind(of route: Route) -> TransitionKind {
        switch route.segue.kind {
        case "relationship": scenes[route.source].controller.container == .tabs ? .switchTab : .embed
        case "embed": .embed
        case "showDetail", "replace", "custom": .replace
        default: .push
        }
    }

    /// How a presented controller moves by its own account: as it states, or up from below, which is how UIKit moves
    /// what covers a window and what no class of the app's own can have changed.
    private func ownStyle(of target: Int, _ route: Route) -> TransitionStyle? {
        let controller = scenes[target].controller
        if let stated = controller.element["modalTransitionStyle"] {
            return TransitionStyle(interfaceBuilder: stated)
        }
        let covers: [ModalStyle] = [.automatic, .pageSheet, .formSheet, .fullScreen, .currentContext]
        return covers.contains(style(of: route, target).style) && !controller.hasCode ? .coverVertical : nil
    }

    /// The style that a segue presents in: its own goes before that of the controller.
    func style(of route: Route, _ target: Int) -> PresentationStyle {
        statedStyle(of: route, target) ?? PresentationStyle(.automatic)
    }

    /// The style as the file states it; `nil` where the system chooses.
    func statedStyle(of route: Route, _ target: Int) -> PresentationStyle? {
        if route.segue.isPopover { return PresentationStyle(.popover) }
        return PresentationStyle(interfaceBuilder: route.segue.element["modalPresentationStyle"])
            ?? PresentationStyle(interfaceBuilder: scenes[target].controller.element["modalPresentationStyle"])
    }
}
