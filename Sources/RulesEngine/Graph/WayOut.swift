internal import FlowDocument

/// One way out of a modal, with what is said of it.
struct WayOut: Sendable {
    /// What people do to leave by it.
    enum Means: Sendable {
        /// Press or touch this.
        case control(Control)
        /// Swipe the modal down.
        case gesture
        /// Tap beside it.
        case outsideTap
    }

    /// What people do to leave by it.
    let means: Means
    /// The modal, or the screen inside that the control stands on.
    let owner: NodeID
    /// Whether the control stands on a screen inside.
    let isInside: Bool
    /// Where the control, or what is said of the gesture, stands in the document.
    let path: [String]
    /// What becomes of what was entered.
    let effect: Stated<Effect>
    /// The alert or sheet that asks first.
    let confirm: Stated<NodeID>
    /// When it asks.
    let confirmWhen: Stated<String>
    /// Whether the document holds an object that says what leaving does.
    let isDescribed: Bool

    /// The control that people leave by.
    var control: Control? {
        if case .control(let control) = means { control } else { nil }
    }

    /// The control, or the modal that is swiped away or tapped beside.
    var reference: Reference { Reference(owner, child: control?.id) }

    /// Whether it is a button.
    var isButton: Bool { control?.kind.value == .button }

    /// The name under which results tell it from the modal's other ways out.
    var facet: String {
        switch means {
        case .control(let control): isInside ? "\(owner)/\(control.id)" : control.id
        case .gesture: "gesture"
        case .outsideTap: "outsideTap"
        }
    }

    /// What people call the control.
    var title: String { control?.label ?? facet }

    /// The keys that lead from the control or the modal to what is said of leaving.
    var fields: [String] {
        switch means {
        case .control: ["exit"]
        case .gesture: ["gesture"]
        case .outsideTap: ["outsideTap"]
        }
    }

    /// A fact about leaving this way that nobody stated.
    func missing(_ field: String) -> MissingFact {
        MissingFact(reference, (fields + [field]).joined(separator: "."))
    }
}

/// The ways out of a modal that are known, and what is not known of the others.
struct WaysOut: Sendable {
    /// Those that a document can say something of: controls in the order in which they stand, then gestures.
    var known: [WayOut] = []
    /// Whether some way is known of which nothing can be said: a transition that starts in code, an exit of iOS, one
    /// somewhere in a modal that is too large to be walked.
    var hasOthers = false
    /// The facts that would tell whether there are more.
    var missing: [MissingFact] = []
    /// Whether the inside of the modal is larger than what is walked.
    var isTooLarge = false

    /// Whether there is any.
    var isEmpty: Bool { known.isEmpty && !hasOthers }

    /// The facts that would tell which controls there are at all.
    var unlisted: [MissingFact] { missing.filter { $0.field == "controls" || $0.field == "content" } }

    /// Those by a control.
    var controls: [WayOut] { known.filter { $0.control != nil } }
}

extension Context {
    /// The ways out of a modal: its own controls, those of the screens inside, swiping, tapping beside it.
    func waysOut(of node: ModalNode) -> WaysOut {
        let exits = exits(of: node)
        var ways = WaysOut(missing: exits.missing)
        var leading: Set<Reference> = []
        var gestures: [WayOut] = []
        for way in exits.certain {
            switch way {
            case .button(let reference), .otherControl(let reference): leading.insert(reference)
            case .gesture: gestures.append(WayOut(.gesture, node.modal.gesture.value, of: node))
            case .outsideTap: gestures.append(WayOut(.outsideTap, node.modal.outsideTap.value, of: node))
            case .transition, .system, .somewhere: ways.hasOthers = true
            }
        }
        ways.known = controls(in: node).filter { leading.contains($0.reference) } + gestures
        if case .tooLarge = interior(of: node) { ways.isTooLarge = true }
        return ways
    }

    /// Every control of a modal and of the screens inside, as a way out that it is or could be.
    func controls(in node: ModalNode) -> [WayOut] {
        var found = node.modal.controls.elements.enumerated().map { place, control in
            WayOut(control, of: node.modal.id, ["modals", String(node.index), "controls", String(place)])
        }
        guard case .known(let interior) = interior(of: node) else { return found }
        for index in interior.screens {
            let screen = graph.screens[index].screen
            for (place, control) in screen.controls.elements.enumerated() {
                let path = ["screens", String(index), "controls", String(place)]
                found.append(WayOut(control, of: screen.id, path, isInside: true))
            }
        }
        return found
    }
}

extension WayOut {
    /// A way by a control.
    init(_ control: Control, of owner: NodeID, _ path: [String], isInside: Bool = false) {
        let exit = control.exit.value
        self.init(
            means: .control(control), owner: owner, isInside: isInside, path: path,
            effect: exit?.effect ?? .unknown, confirm: exit?.confirm ?? .unknown,
            confirmWhen: exit?.confirmWhen ?? .unknown, isDescribed: exit != nil)
    }

    /// A way by a gesture.
    init(_ means: Means, _ dismissal: Dismissal?, of node: ModalNode) {
        self.init(
            means: means, owner: node.modal.id, isInside: false, path: ["modals", String(node.index)],
            effect: dismissal?.effect ?? .unknown, confirm: dismissal?.confirm ?? .unknown,
            confirmWhen: dismissal?.confirmWhen ?? .unknown, isDescribed: dismissal != nil)
    }
}

extension Observation {
    /// Rests the observation on a way out, as a facet of its own.
    mutating func rest(on way: WayOut, _ field: String? = nil) {
        facet = way.facet
        if way.isInside { screen = way.owner }
        control = way.control?.id
        self.field = way.fields + (field.map { [$0] } ?? [])
    }
}

extension Observations {
    /// Says that facts about one way out are missing.
    mutating func open(_ way: WayOut, _ fields: [String], facet: String? = nil) {
        var observation = Observation(.open)
        observation.rest(on: way, fields.first)
        observation.facet = facet ?? way.facet
        observation.missing = fields.map(way.missing)
        add(observation)
    }
}

extension Control {
    /// What people call the control.
    var label: String {
        title.value?.anyText ?? accessibilityLabel.value?.anyText ?? id
    }
}
