public import FlowDocument

extension Context {
    /// What people call a node: its name or title, else its id.
    public func name(of id: NodeID) -> String {
        switch graph.places[id] {
        case .screen(let index): graph.screens[index].screen.displayName
        case .modal(let index): graph.modals[index].modal.displayName
        case nil: id.rawValue
        }
    }

    /// What people call a subject; of a transition, what it leads from and to.
    public func name(of subject: Subject) -> String {
        switch subject {
        case .modal(let node): node.modal.displayName
        case .screen(let node): node.screen.displayName
        case .presentation(let node):
            "\(name(of: node.transition.from.owner)) → \(node.target.modal.displayName)"
        case .app: document.app.value?.name.value ?? document.title.value ?? "app"
        }
    }

    /// The texts that can tell what a modal is for: its own, and the bar of the first screen inside that is no mere
    /// container.
    func titleTexts(of node: ModalNode) -> [Stated<LocalizedText>] {
        let modal = node.modal
        var texts = [modal.title, modal.heading]
        if let bar = modal.navigationBar.value { texts.append(bar.title) }
        guard case .screen(let first)? = modal.content.value.flatMap({ graph.places[$0] }) else { return texts }
        var screen = first
        var seen: Set<Int> = []
        while seen.insert(screen).inserted {
            if let bar = graph.screens[screen].screen.navigationBar.value { texts.append(bar.title) }
            guard graph.screens[screen].screen.container.value == .navigation,
                let root = graph.steps[screen].first(where: { !$0.isPush })
            else { break }
            screen = root.target
        }
        return texts
    }

    /// Whether a transition starts from one of a modal's own controls.
    func startsTransition(_ control: Control, of node: ModalNode) -> Bool {
        started.contains(Reference(node.modal.id, child: control.id))
    }
}

extension Screen {
    /// What people call the screen.
    public var displayName: String {
        name.value ?? navigationBar.value?.title.value?.anyText ?? id.rawValue
    }
}

extension Modal {
    /// What people call the modal.
    public var displayName: String {
        name.value ?? title.value?.anyText ?? id.rawValue
    }
}
