internal import FlowDocument
internal import JSON

/// A way out of a modal that says where it leads.
struct Leaving {
    /// What people call it.
    var name: String
    /// What tells it from the modal's other ways out.
    var facet: String
    /// The control, where it is one.
    var control: String?
    /// The screen inside that the control stands on.
    var screen: NodeID?
    /// Where it leads.
    var target: GraphNode
    /// What becomes of what was entered.
    var effect: Stated<Effect>
    /// The fact that would tell the effect; what leaves without a control cannot state it.
    var missing: MissingFact?
    /// Where the target is stated in the document.
    var pointer: JSONPointer?

    /// Whether nothing is done by it.
    var changesNothing: Bool {
        switch effect {
        case .nothing, .value(.none), .value(.discard): true
        case .unknown, .value: false
        }
    }
}

extension Context {
    /// The ways out of a modal that say where they lead: by its own controls, by those of every screen inside, and by
    /// transitions that leave it.
    func leavings(of node: ModalNode) -> [Leaving] {
        var inside: Set<Int> = []
        var leavings = leavings(by: node.modal.controls.elements, of: node.modal.id, ["modals", String(node.index)])
        if case .known(let interior) = interior(of: node) {
            inside = Set(interior.screens)
            for index in interior.screens {
                let screen = graph.screens[index].screen
                leavings += self.leavings(
                    by: screen.controls.elements, of: screen.id, ["screens", String(index)], screen: screen.id)
                leavings += graph.departures[index].compactMap {
                    leaving(by: $0, from: screen.id, screen.controls.elements, screen: screen.id, inside)
                }
            }
        }
        leavings += graph.ownDepartures[node.index].compactMap {
            leaving(by: $0, from: node.modal.id, node.modal.controls.elements, screen: nil, inside)
        }
        // To lead on inside is no way out.
        return leavings.filter { leaving in
            if case .screen(let index) = leaving.target { !inside.contains(index) } else { true }
        }
    }

    private func leavings(
        by controls: [Control], of owner: NodeID, _ path: [String], screen: NodeID? = nil
    ) -> [Leaving] {
        controls.enumerated().compactMap { number, control in
            guard let exit = control.exit.value, let target = exit.target.value.flatMap({ graph.places[$0] }) else {
                return nil
            }
            let reference = Reference(owner, child: control.id)
            return Leaving(
                name: control.title.value?.anyText ?? control.id,
                facet: screen == nil ? control.id : reference.rawValue, control: control.id, screen: screen,
                target: target, effect: exit.effect, missing: MissingFact(reference, "exit.effect"),
                pointer: JSONPointer(path + ["controls", String(number), "exit", "target"]))
        }
    }

    private func leaving(
        by departure: FlowGraph.Departure, from owner: NodeID, _ controls: [Control], screen: NodeID?,
        _ inside: Set<Int>
    ) -> Leaving? {
        guard departure.isExit, let target = departure.target else { return nil }
        let control = controls.first { $0.id == departure.control }
        // A control that says itself where it leads was looked at already.
        guard control?.exit.value?.target.value == nil else { return nil }
        let reference = Reference(owner, child: departure.control)
        let name = control?.title.value?.anyText ?? departure.control ?? self.name(of: owner)
        return Leaving(
            name: name, facet: screen == nil && control != nil ? control?.id ?? owner.rawValue : reference.rawValue,
            control: nil, screen: screen, target: .screen(target), effect: control?.exit.value?.effect ?? .unknown,
            missing: control == nil ? nil : MissingFact(reference, "exit.effect"))
    }
}
