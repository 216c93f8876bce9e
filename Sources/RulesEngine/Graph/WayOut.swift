internal import FlowDocument
internal import Synchronization

/// One way out of a modal, with what is said of it. It refers to its control rather than holding it, since a large
/// document has very many.
struct WayOut: Sendable {
    /// What people do to leave by it.
    enum Means: Hashable, Sendable {
        /// Press or touch the control of that place among its owner's.
        case control(Int)
        /// Swipe the modal down.
        case gesture
        /// Tap beside it.
        case outsideTap
    }

    /// What the control stands in, or what is swiped away.
    private enum Holder: Sendable {
        case modal(ModalNode)
        case screen(ScreenNode)
    }

    /// What people do to leave by it.
    let means: Means
    /// What becomes of what was entered.
    let effect: Stated<Effect>
    /// The alert or sheet that asks first.
    let confirm: Stated<NodeID>
    /// Whether the document holds an object that says what leaving does.
    let isDescribed: Bool
    private let holder: Holder

    /// A way by a control of a modal's own.
    init(_ control: Control, at place: Int, of node: ModalNode) {
        self.init(control, at: place, in: .modal(node))
    }

    /// A way by a control of a screen inside.
    init(_ control: Control, at place: Int, of node: ScreenNode) {
        self.init(control, at: place, in: .screen(node))
    }

    /// A way by swiping or by a tap beside the modal.
    init(_ means: Means, _ dismissal: Dismissal?, of node: ModalNode) {
        self.means = means
        effect = dismissal?.effect ?? .unknown
        confirm = dismissal?.confirm ?? .unknown
        isDescribed = dismissal != nil
        holder = .modal(node)
    }

    private init(_ control: Control, at place: Int, in holder: Holder) {
        let exit = control.exit.value
        means = .control(place)
        effect = exit?.effect ?? .unknown
        confirm = exit?.confirm ?? .unknown
        isDescribed = exit != nil
        self.holder = holder
    }

    /// The control that people leave by.
    var control: Control? {
        guard case .control(let place) = means else { return nil }
        let controls =
            switch holder {
            case .modal(let node): node.modal.controls.elements
            case .screen(let node): node.screen.controls.elements
            }
        return controls.indices.contains(place) ? controls[place] : nil
    }

    /// The modal, or the screen inside that the control stands on.
    var owner: NodeID {
        switch holder {
        case .modal(let node): node.modal.id
        case .screen(let node): node.screen.id
        }
    }

    /// Whether the control stands on a screen inside.
    var isInside: Bool {
        if case .screen = holder { true } else { false }
    }

    /// Where the control, or the modal that is swiped away, stands in the document.
    var path: [String] {
        let path =
            switch holder {
            case .modal(let node): ["modals", String(node.index)]
            case .screen(let node): ["screens", String(node.index)]
            }
        guard case .control(let place) = means else { return path }
        return path + ["controls", String(place)]
    }

    /// When it asks.
    var confirmWhen: Stated<String> {
        guard case .modal(let node) = holder, means == .gesture || means == .outsideTap else {
            return control?.exit.value?.confirmWhen ?? .unknown
        }
        let dismissal = means == .gesture ? node.modal.gesture : node.modal.outsideTap
        return dismissal.value?.confirmWhen ?? .unknown
    }

    /// The control, or the modal that is swiped away or tapped beside.
    var reference: Reference { Reference(owner, child: control?.id) }

    /// Whether it is a button.
    var isButton: Bool { control?.kind.value == .button }

    /// The name under which results tell it from the modal's other ways out.
    var facet: String {
        switch means {
        case .control: isInside ? reference.rawValue : control?.id ?? ""
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

/// The ways out of modals, each found when a rule first asks for it and kept for the others.
final class WaysOutCache: Sendable {
    private let known: Mutex<[WaysOut?]>

    init(modals: Int) {
        known = Mutex(Array(repeating: nil, count: modals))
    }

    /// The ways out of the modal of that place.
    func ways(of modal: Int, find: () -> WaysOut) -> WaysOut {
        if let ways = known.withLock({ $0[modal] }) { return ways }
        // Two that ask at once find the same.
        let ways = find()
        known.withLock { $0[modal] = ways }
        return ways
    }
}

extension Context {
    /// The ways out of a modal: its own controls, those of the screens inside, swiping, tapping beside it.
    func waysOut(of node: ModalNode) -> WaysOut {
        waysOutCache.ways(of: node.index) { findWaysOut(of: node) }
    }

    private func findWaysOut(of node: ModalNode) -> WaysOut {
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
        var found = node.modal.controls.elements.enumerated().map { WayOut($0.element, at: $0.offset, of: node) }
        guard case .known(let interior) = interior(of: node) else { return found }
        for index in interior.screens {
            let screen = graph.screens[index]
            for (place, control) in screen.screen.controls.elements.enumerated() {
                found.append(WayOut(control, at: place, of: screen))
            }
        }
        return found
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
