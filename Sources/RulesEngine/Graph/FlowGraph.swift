public import FlowDocument

/// The screens, modals and transitions of a document, with the indices that rules search by, built once.
public final class FlowGraph: Sendable {
    /// The modals, in the document's order.
    public let modals: [ModalNode]
    /// The modals in order of their names, for what must not depend on the order of a file.
    let modalsByName: [ModalNode]
    /// The screens, in the document's order.
    public let screens: [ScreenNode]
    /// The transitions that present a modal, in the document's order.
    public let presentations: [PresentationNode]
    /// Where each screen and modal stands.
    let places: [NodeID: GraphNode]
    /// For each screen, the screens that it leads on to without leaving what it is shown in.
    let steps: [[Step]]
    /// For each screen, the transitions that leave from it or its parts.
    let departures: [[Departure]]
    /// For each modal, the transitions that leave from it or its own controls.
    let ownDepartures: [[Departure]]
    /// For each modal, the transitions that present it.
    let arrivals: [[PresentationNode]]
    /// How many transitions there are.
    let edgeCount: Int

    /// A way on to another screen.
    struct Step: Sendable {
        let target: Int
        /// What happens: push, replace, embed or switchTab.
        let kind: TransitionKind
        /// Whether it is there only sometimes.
        let isConditional: Bool

        /// Whether a navigation container offers a way back.
        var isPush: Bool { kind == .push }
        /// Whether the target is a part of what is on the screen already, rather than another step.
        var isEmbed: Bool { kind == .embed }
    }

    /// A way out of something, which may be the modal around.
    struct Departure: Sendable {
        /// The screen that it leads to, where it says so.
        let target: Int?
        /// The modals that it closes.
        let closes: [NodeID]
        /// Whether it leaves by itself rather than by presenting something.
        let isExit: Bool
        /// The control that it starts from.
        let control: String?
    }

    init(_ document: Document) {
        let modals = document.modals.enumerated().map { ModalNode($0.element, index: $0.offset) }
        let screens = document.screens.enumerated().map { ScreenNode($0.element, index: $0.offset) }
        var places: [NodeID: GraphNode] = [:]
        for node in screens { places[node.screen.id] = .screen(node.index) }
        for node in modals { places[node.modal.id] = .modal(node.index) }
        var wiring = Wiring(modals: modals, screens: screens, places: places)
        for (index, transition) in document.transitions.enumerated() { wiring.add(transition, at: index) }
        self.modals = modals
        modalsByName = modals.sorted { $0.modal.id < $1.modal.id }
        self.screens = screens
        self.places = places
        presentations = wiring.presentations
        // In order of the names, so that the order in which a file lists its transitions changes no path that is told.
        steps = wiring.steps.map { steps in
            guard steps.count > 1 else { return steps }
            return steps.sorted {
                (screens[$0.target].screen.id, $0.kind.rawValue) < (screens[$1.target].screen.id, $1.kind.rawValue)
            }
        }
        departures = wiring.departures
        ownDepartures = wiring.ownDepartures
        arrivals = wiring.arrivals.map { arrivals in
            arrivals.count > 1 ? arrivals.sorted { $0.transition.id < $1.transition.id } : arrivals
        }
        edgeCount = document.transitions.count
    }

    /// The modal of that id.
    public func modal(_ id: NodeID) -> ModalNode? {
        if case .modal(let index) = places[id] { modals[index] } else { nil }
    }

    /// The screen of that id.
    public func screen(_ id: NodeID) -> ScreenNode? {
        if case .screen(let index) = places[id] { screens[index] } else { nil }
    }
}

/// Sorts transitions into what rules search by.
private struct Wiring {
    let modals: [ModalNode]
    let screens: [ScreenNode]
    let places: [NodeID: GraphNode]
    var presentations: [PresentationNode] = []
    var steps: [[FlowGraph.Step]]
    var departures: [[FlowGraph.Departure]]
    var ownDepartures: [[FlowGraph.Departure]]
    var arrivals: [[PresentationNode]]

    init(modals: [ModalNode], screens: [ScreenNode], places: [NodeID: GraphNode]) {
        self.modals = modals
        self.screens = screens
        self.places = places
        steps = Array(repeating: [], count: screens.count)
        departures = Array(repeating: [], count: screens.count)
        ownDepartures = Array(repeating: [], count: modals.count)
        arrivals = Array(repeating: [], count: modals.count)
    }

    mutating func add(_ transition: Transition, at index: Int) {
        guard let origin = places[transition.from.owner] else { return }
        let target = transition.to.value.flatMap { places[$0] }
        switch transition.kind {
        case .push, .replace, .embed, .switchTab:
            if case .screen(let source) = origin, case .screen(let target) = target {
                let condition = transition.condition.value ?? ""
                steps[source].append(
                    FlowGraph.Step(target: target, kind: transition.kind, isConditional: !condition.isEmpty))
            }
        case .present:
            if case .modal(let target) = target {
                let presentation = PresentationNode(
                    transition, index: index, target: modals[target], origin: origin)
                presentations.append(presentation)
                arrivals[target].append(presentation)
            }
        case .dismiss, .pop, .unwind, .external: break
        }
        addDeparture(transition, from: origin, to: target)
    }

    private mutating func addDeparture(_ transition: Transition, from origin: GraphNode, to target: GraphNode?) {
        let isExit = [.dismiss, .pop, .unwind].contains(transition.kind)
        let closes = transition.closes.elements
        guard isExit || !closes.isEmpty else { return }
        let screen: Int? = if case .screen(let index) = target { index } else { nil }
        let departure = FlowGraph.Departure(
            target: screen, closes: closes, isExit: isExit, control: transition.from.child)
        switch origin {
        case .screen(let source): departures[source].append(departure)
        case .modal(let source): ownDepartures[source].append(departure)
        }
    }
}
