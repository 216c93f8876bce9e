internal import FlowDocument

/// Whether every step of a full-screen modal shows a button that closes the modal.
struct DismissButtons {
    /// The steps that show none, in the order in which people reach them; empty where the modal has no steps.
    private(set) var lacking: [Int] = []
    /// The facts that could show that a step has one after all.
    private(set) var missing: [MissingFact] = []
    /// Whether nothing shows one, in a modal without steps.
    private(set) var hasNone = false
    /// Whether the modal is too large to be searched.
    private(set) var isTooLarge = false

    /// Whether a step certainly shows none.
    var isLacking: Bool { hasNone || !lacking.isEmpty }

    init(of node: ModalNode, in context: Context) {
        guard !node.modal.system.isTrue else { return }
        let own = context.ownExits(of: node)
        var ownMissing = own.missing.filter { $0.subject.child != nil || $0.field == "controls" }
        let buttons = Self.shown(own, node.modal.controls.elements, of: node, missing: &ownMissing)
        let hasBarButton = buttons.contains { $0.location.value == .barLeading || $0.location.value == .barTrailing }
        if hasBarButton { return }
        switch context.interior(of: node) {
        case .none, .unknown:
            guard buttons.isEmpty else { return }
            missing = ownMissing
            if !node.modal.content.isKnown { missing.append(MissingFact(Reference(node.modal.id), "content")) }
            hasNone = missing.isEmpty
        case .tooLarge: isTooLarge = true
        case .known(let interior):
            walk(interior, of: node, first: buttons, ownMissing: ownMissing, in: context)
        }
    }

    private mutating func walk(
        _ interior: ModalInterior, of node: ModalNode, first own: [Control], ownMissing: [MissingFact],
        in context: Context
    ) {
        let inside = Set(interior.screens)
        var served: Set<Int> = []
        var doubts: [Int: [MissingFact]] = [:]
        for (place, index) in interior.screens.enumerated() {
            let screen = context.graph.screens[index]
            let exits = context.exits(from: screen, leaving: node, inside: inside)
            var unsure = exits.missing
            let shown = Self.shown(exits, screen.screen.controls.elements, of: node, missing: &unsure)
            if !shown.isEmpty || place == 0 && !own.isEmpty { served.insert(index) }
            // What is in the modal's bar is there on every step, other controls of its own on the first.
            let isEverywhere = { (fact: MissingFact) in Self.isInBar(fact, of: node) }
            doubts[index] = unsure + ownMissing.filter { place == 0 || isEverywhere($0) }
        }
        let steps = interior.screens.filter { !Self.isContainer($0, in: context) }
        let outer = Dictionary(
            zip(interior.screens, interior.parents.map { $0.map { interior.screens[$0] } }),
            uniquingKeysWith: { first, _ in first })
        for index in steps where !served.contains(index) {
            if Self.isServedAround(index, from: outer[index], served, in: context) { continue }
            if let facts = doubts[index], !facts.isEmpty {
                missing += facts
            } else {
                lacking.append(index)
            }
        }
    }

    /// The buttons that close the modal and are in sight; doubts about them are added to the missing facts.
    private static func shown(
        _ exits: ExitKnowledge, _ controls: [Control], of node: ModalNode, missing: inout [MissingFact]
    ) -> [Control] {
        var shown: [Control] = []
        for way in exits.certain {
            switch way {
            case .button(let reference):
                guard let control = controls.first(where: { $0.id == reference.child }) else { continue }
                switch control.sight(of: node) {
                case nil: missing.append(MissingFact(reference, "visible"))
                case true?: shown.append(control)
                case false?: break
                }
            case .otherControl(let reference):
                let control = controls.first { $0.id == reference.child }
                if control?.kind.isKnown == false { missing.append(MissingFact(reference, "kind")) }
            case .gesture, .outsideTap, .transition, .system, .somewhere: break
            }
        }
        return shown
    }

    /// Whether a screen only holds others, which are the steps.
    private static func isContainer(_ index: Int, in context: Context) -> Bool {
        let container = context.graph.screens[index].screen.container.value
        switch container {
        case .navigation, .tabs, .split, .page: return !context.graph.steps[index].isEmpty
        case .sidebar, .pane, .some(.none), nil: return false
        }
    }

    /// Whether the container that a step was reached through shows a button, or another pane beside the step does.
    private static func isServedAround(
        _ index: Int, from outer: Int??, _ served: Set<Int>, in context: Context
    ) -> Bool {
        guard let outer = outer ?? nil, isContainer(outer, in: context) else { return false }
        if served.contains(outer) { return true }
        guard context.graph.screens[outer].screen.container.value == .split else { return false }
        return context.graph.steps[outer].contains { served.contains($0.target) }
    }

    private static func isInBar(_ fact: MissingFact, of node: ModalNode) -> Bool {
        guard let name = fact.subject.child else { return true }
        let location = node.modal.controls.elements.first { $0.id == name }?.location.value
        return location == .barLeading || location == .barTrailing
    }
}

extension Control {
    /// Whether people see the control when its step appears, or at a tap on what it lies over; `nil` where that depends
    /// on how far they have scrolled.
    fileprivate func sight(of node: ModalNode) -> Bool? {
        switch visible {
        case .value(true): true
        case .value(false), .nothing: node.modal.visibleOnTap.isTrue
        case .unknown: inScroll.isTrue ? nil : true
        }
    }
}
