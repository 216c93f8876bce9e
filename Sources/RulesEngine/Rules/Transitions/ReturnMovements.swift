internal import FlowDocument
internal import JSON

/// How the modal that a transition presents goes away again.
struct ReturnMovements {
    /// Whether a dismissal mirrors the presentation.
    enum Answer {
        case mirrors, differs
        /// Only a look can tell.
        case unclear
        /// Nobody said how it moves.
        case unknown
    }

    private let presentation: PresentationNode
    private let context: Context
    private var indices: [Answer: [Int]] = [:]

    init(of presentation: PresentationNode, in context: Context, _ judge: (Transition) -> Answer) {
        self.presentation = presentation
        self.context = context
        for index in context.dismissals.value[presentation.target] {
            indices[judge(context.document.transitions[index]), default: []].append(index)
        }
    }

    /// What messages name.
    var arguments: [String: String] {
        ["target": presentation.target.modal.displayName]
    }

    /// Whether there is any dismissal.
    private var isKnown: Bool { !indices.isEmpty }

    /// Says what follows from the dismissals. A swipe that closes the modal goes down by itself.
    func observe(
        broken: MessageTemplate, unclear: (said: MessageTemplate, settledBy: MessageTemplate),
        swipeCounts: Bool = true, _ observations: inout Observations, fix: () -> Fix?
    ) {
        let target = presentation.target.modal
        if let differing = indices[.differs] {
            observations.fail(broken, arguments) {
                rest(&$0, on: differing)
                $0.fix = fix()
            }
        } else if let doubtful = indices[.unclear] {
            observations.review(unclear.said, arguments, settledBy: unclear.settledBy) { rest(&$0, on: doubtful) }
        } else if let silent = indices[.unknown] {
            let facts = silent.map { MissingFact(Reference(context.document.transitions[$0].id), "style") }
            observations.ask(for: facts, of: presentation.transition.id)
        } else if context.dismissals.value.isTruncated(presentation.target) {
            observations.tooLarge()
        } else if isKnown || swipeCounts && target.gesture.value?.dismiss.isTrue == true {
            observations.pass()
        } else {
            var facts = [MissingFact(Reference(target.id), "dismissal")]
            if swipeCounts, !target.gesture.isKnown {
                facts.append(MissingFact(Reference(target.id), "gesture.dismiss"))
            }
            observations.ask(for: facts, of: presentation.transition.id)
        }
    }

    /// A patch of every dismissal that differs; `nil` where one of them closes other modals, too, which may move rightly.
    func patch(_ operations: (Int, Transition) -> [Fix.Operation]) -> [Fix.Operation]? {
        var patch: [Fix.Operation] = []
        for index in indices[.differs] ?? [] {
            let transition = context.document.transitions[index]
            var closed = transition.closes.elements.count
            if case .screen(let screen) = context.graph.places[transition.from.owner] {
                closed = max(closed, context.owners(of: context.graph.screens[screen]).count)
            }
            guard closed <= 1 else { return nil }
            if transition.animated.isFalse { patch.append(.stating("animated", .bool(true), ofTransition: index)) }
            patch += operations(index, transition)
        }
        return patch
    }

    private func rest(_ observation: inout Observation, on indices: [Int]) {
        let transitions = indices.map { context.document.transitions[$0] }
        observation.field = ["style"]
        observation.related = transitions.prefix(20).map { Reference($0.id) }
        observation.evidence = [
            JSON.Member("present", .string(presentation.transition.style.value?.rawValue ?? "")),
            JSON.Member(
                "dismiss", .array(transitions.prefix(20).map { .string($0.movement?.rawValue ?? "") })),
        ]
    }
}
