internal import FlowDocument

/// What is known of the ways out of something.
struct ExitKnowledge: Sendable {
    /// The controls, or the words for other ways, that certainly lead out.
    var certain: [ExitWay] = []
    /// The facts that would tell whether there is another.
    var missing: [MissingFact] = []

    /// A way out.
    enum ExitWay: Hashable, Sendable {
        case button(Reference)
        case otherControl(Reference)
        case gesture, outsideTap, transition, system
        /// By a screen inside of a modal that is too large to be walked.
        case somewhere
    }

    /// Whether a button leads out.
    var hasButton: Bool {
        certain.contains { if case .button = $0 { true } else { false } }
    }
}

extension Context {
    /// The ways out of a modal, of its own controls, gestures and everything inside.
    func exits(of node: ModalNode) -> ExitKnowledge {
        if node.modal.system.isTrue { return ExitKnowledge(certain: [.system]) }
        var knowledge = ownExits(of: node)
        // A modal above may close this one with itself, as an alert does that asks before something is discarded.
        if node.kind != .alert, closings[node].contains(where: { $0 != .modal(node.index) }) {
            knowledge.certain.append(.transition)
        }
        knowledge.missing += beyond[.modal(node.index)].map(\.fact)
        switch interior(of: node) {
        case .tooLarge:
            guard case .screen(let first)? = node.modal.content.value.flatMap({ graph.places[$0] }) else { break }
            if exitReach.isCertain(from: first) {
                knowledge.certain.append(.somewhere)
            } else if let fact = exitReach.doubt(from: first) {
                knowledge.missing.append(fact)
            }
        case .unknown:
            // Who lists a modal's own controls lists what it holds. Importers, which see screens, list none there.
            if node.presentsScreen, node.modal.controls.elements.isEmpty {
                knowledge.missing.append(MissingFact(Reference(node.modal.id), "content"))
            }
        case .none: break
        case .known(let interior):
            let inside = Set(interior.screens)
            for index in interior.screens {
                let exits = exits(from: graph.screens[index], leaving: node, inside: inside)
                knowledge.certain += exits.certain
                knowledge.missing += exits.missing + beyond[.screen(index)].map(\.fact)
            }
        }
        return knowledge
    }

    /// The ways out that belong to the modal itself: its controls, swiping it down, tapping beside it.
    func ownExits(of node: ModalNode) -> ExitKnowledge {
        let modal = node.modal
        var knowledge = ExitKnowledge()
        switch modal.controls {
        case .unknown where !node.presentsScreen || modal.content.value == nil:
            knowledge.missing.append(MissingFact(Reference(modal.id), "controls"))
        default:
            let wired = addDepartures(of: node, to: &knowledge)
            let dismisses = node.kind == .alert || node.kind == .actionSheet
            for control in modal.controls.elements where !wired.contains(control.id) {
                // What starts another transition is known to do that; a button of an alert closes it all the same.
                if !dismisses, control.exit.value == nil, startsTransition(control, of: node) { continue }
                knowledge.add(control, of: modal.id, dismissesByDefault: dismisses)
            }
        }
        guard node.kind != .alert else { return knowledge }
        if modal.gesture.value?.dismiss.isTrue == true {
            knowledge.certain.append(.gesture)
        } else if !modal.gesture.isKnown, node.canBeSwiped {
            knowledge.missing.append(MissingFact(Reference(modal.id), "gesture.dismiss"))
        }
        if modal.outsideTap.value?.dismiss.isTrue == true {
            knowledge.certain.append(.outsideTap)
        } else if !modal.outsideTap.isKnown, node.closesByOutsideTap {
            knowledge.missing.append(MissingFact(Reference(modal.id), "outsideTap.dismiss"))
        }
        return knowledge
    }

    /// Adds the transitions that leave a modal from its own controls, or from itself.
    /// - Returns: The controls that they start from.
    private func addDepartures(of node: ModalNode, to knowledge: inout ExitKnowledge) -> Set<String> {
        var wired: Set<String> = []
        guard !graph.ownDepartures[node.index].isEmpty else { return wired }
        let inside: Set<Int> = if case .known(let interior) = interior(of: node) { Set(interior.screens) } else { [] }
        let controls = Set(node.modal.controls.elements.map(\.id))
        let buttons = Set(node.buttons.map(\.id))
        for departure in graph.ownDepartures[node.index] {
            let leaves = departure.isExit && departure.target.map { !inside.contains($0) } ?? true
            guard leaves || departure.closes.contains(node.modal.id) else { continue }
            if let control = departure.control, controls.contains(control) {
                guard wired.insert(control).inserted else { continue }
                let reference = Reference(node.modal.id, child: control)
                knowledge.certain.append(buttons.contains(control) ? .button(reference) : .otherControl(reference))
            } else {
                knowledge.certain.append(.transition)
            }
        }
        return wired
    }

    /// The ways out of a modal that a screen inside offers.
    func exits(from node: ScreenNode, leaving modal: ModalNode, inside: Set<Int>) -> ExitKnowledge {
        exits(from: node, closing: modal.modal.id) { !inside.contains($0) }
    }

    /// The ways out that a screen offers, whatever it is inside of.
    static func exits(from node: ScreenNode, in graph: FlowGraph, _ started: Set<Reference>) -> ExitKnowledge {
        exits(from: node, closing: nil, in: graph, started) { _ in true }
    }

    private func exits(from node: ScreenNode, closing modal: NodeID, isOutside: (Int) -> Bool) -> ExitKnowledge {
        Self.exits(from: node, closing: modal, in: graph, started, isOutside: isOutside)
    }

    private static func exits(
        from node: ScreenNode, closing modal: NodeID?, in graph: FlowGraph, _ started: Set<Reference>,
        isOutside: (Int) -> Bool
    ) -> ExitKnowledge {
        var knowledge = ExitKnowledge()
        var wired: Set<String> = []
        for departure in graph.departures[node.index] {
            if let control = departure.control { wired.insert(control) }
            let leaves = departure.isExit && departure.target.map(isOutside) ?? true
            let closes = modal.map(departure.closes.contains) ?? !departure.closes.isEmpty
            guard leaves && departure.isExit || closes else { continue }
            let control = departure.control.flatMap { name in
                node.screen.controls.elements.first { $0.id == name }
            }
            guard let control else {
                knowledge.certain.append(.transition)
                continue
            }
            let reference = Reference(node.screen.id, child: control.id)
            knowledge.certain.append(control.kind.value == .button ? .button(reference) : .otherControl(reference))
        }
        if node.screen.controls.isKnown {
            for control in node.screen.controls.elements where !wired.contains(control.id) {
                // What starts another transition is known to do that.
                let isStart = started.contains(Reference(node.screen.id, child: control.id))
                if isStart, control.exit.value == nil { continue }
                knowledge.add(control, of: node.screen.id, dismissesByDefault: false)
            }
        } else if graph.steps[node.index].isEmpty || !node.screen.isContainer {
            // A container offers what it holds; one of which nobody knows what it holds may offer anything.
            knowledge.missing.append(MissingFact(Reference(node.screen.id), "controls"))
        }
        return knowledge
    }
}

extension ExitKnowledge {
    /// Adds what a control says. A control that could be wired in code, and of which nobody said what it does, may be
    /// a way out.
    fileprivate mutating func add(_ control: Control, of owner: NodeID, dismissesByDefault: Bool) {
        let reference = Reference(owner, child: control.id)
        let isButton = control.kind.value == .button
        switch control.exit {
        case .value: certain.append(isButton ? .button(reference) : .otherControl(reference))
        case .nothing: break
        case .unknown:
            switch control.action {
            case .value(.exit): certain.append(isButton ? .button(reference) : .otherControl(reference))
            case .value, .nothing: break
            case .unknown:
                if dismissesByDefault, isButton {
                    certain.append(.button(reference))
                } else if control.mayLeave {
                    missing.append(MissingFact(reference, "exit"))
                }
            }
        }
    }
}

extension Control {
    /// Whether controls of this kind are ones that people leave by.
    var mayLeave: Bool {
        switch kind.value {
        case .button, .list, .other, nil: true
        case .textField, .textView, .toggle, .picker, .image, .label: false
        }
    }
}

extension ModalNode {
    /// Whether the modal shows a screen of the app's own, rather than texts and buttons.
    var presentsScreen: Bool {
        switch kind {
        case .alert, .actionSheet, .activityView: false
        default: true
        }
    }

    /// Whether iOS lets people swipe a modal of this kind away unless the app forbids it.
    fileprivate var canBeSwiped: Bool {
        switch kind {
        case .sheet, .pageSheet, .formSheet, .activityView, .other, nil: true
        case .alert, .actionSheet, .fullScreen, .currentContext, .popover, .popoverModal, .popoverNonmodal: false
        }
    }

    /// Whether iOS closes a modal of this kind at a tap beside it unless the app forbids it.
    fileprivate var closesByOutsideTap: Bool {
        switch kind {
        case .popover, .popoverNonmodal, .actionSheet, .other, nil: true
        default: false
        }
    }
}

extension Screen {
    /// Whether the screen only holds others.
    fileprivate var isContainer: Bool {
        container.value != nil && container.value != Container.none
    }
}
