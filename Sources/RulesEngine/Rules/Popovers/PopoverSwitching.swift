internal import FlowDocument
internal import JSON

/// Whether one tap closes an open popover and opens another, for a group of buttons on one screen.
struct PopoverSwitching {
    /// The sources that belong together.
    let sources: [PopoverSources.Source]
    /// The popovers that swallow a tap on another’s source, with the sources that they keep from people.
    var blocking: [(popover: ModalNode, blocked: [Reference])] = []
    /// The facts that would tell whether more do.
    var missing: [MissingFact] = []

    /// How many blocked sources of one popover are told; the rest adds nothing.
    private static let limit = 20

    /// Holds the sources against one another; `nil` where there are no two popovers to switch between.
    init?(_ sources: [PopoverSources.Source]) {
        self.sources = sources
        var popovers: [ModalNode] = []
        var seen: Set<Int> = []
        for source in sources {
            for popover in source.popovers where seen.insert(popover.index).inserted { popovers.append(popover) }
        }
        // A modal popover is meant to keep taps from everything else.
        let open = popovers.filter { $0.kind != .popoverModal }
        guard sources.count > 1, popovers.count > 1, !open.isEmpty else { return nil }
        for popover in open { look(at: popover) }
    }

    private mutating func look(at popover: ModalNode) {
        let modal = popover.modal
        // Where no tap outside closes it, that is what has to be mended first.
        guard modal.closesAtOutsideTap != false else { return }
        let consumes = modal.outsideTap.value?.consumes ?? .unknown
        guard !consumes.isFalse else { return }
        let through = Set(modal.passthrough.elements)
        var blocked: [Reference] = []
        for source in sources where blocked.count < Self.limit {
            if source.popovers.contains(where: { $0 === popover }) { continue }
            if through.contains(source.reference) || through.contains(Reference(source.reference.owner)) { continue }
            blocked.append(source.reference)
        }
        guard !blocked.isEmpty else { return }
        var facts = popover.missingModality
        if !consumes.isKnown { facts.append(MissingFact(Reference(modal.id), "outsideTap.consumes")) }
        if !modal.passthrough.isKnown { facts.append(MissingFact(Reference(modal.id), "passthrough")) }
        if facts.isEmpty { blocking.append((popover, blocked)) } else { missing += facts }
    }

    /// Says what came of it, on the screen that holds the sources.
    func report(_ message: MessageTemplate, fix title: MessageTemplate, _ observations: inout Observations) {
        guard let first = blocking.first else {
            guard let source = sources.first, !missing.isEmpty else { return observations.pass() }
            return observations.ask(for: missing, of: source.reference.owner)
        }
        observations.fail(
            message, ["popover": first.popover.modal.displayName, "source": first.blocked.first?.child ?? ""]
        ) {
            $0.field = ["controls"]
            let popovers = blocking.map { Reference($0.popover.modal.id) }
            $0.related = Array((popovers + first.blocked).prefix(20))
            $0.evidence = [
                JSON.Member("sources", .number(Double(sources.count))),
                JSON.Member("popovers", .number(Double(blocking.count))),
            ]
            $0.fix = patch().map { Fix(.suggested, Message(title), $0) }
        }
    }

    /// A patch after which each popover lets taps through to the others’ sources, and closes when another opens; `nil`
    /// where there are too many to be read.
    private func patch() -> [Fix.Operation]? {
        var patch: [Fix.Operation] = []
        for (popover, blocked) in blocking {
            guard blocked.count < Self.limit else { return nil }
            let through = popover.modal.passthrough.elements + blocked
            patch.append(
                Fix.Operation(
                    "add", JSONPointer(["modals", String(popover.index), "passthrough"]),
                    .array(through.map { .string($0.rawValue) })))
        }
        for source in sources {
            for presentation in source.presentations {
                let closing = blocking.filter {
                    $0.popover !== presentation.target && $0.blocked.contains(source.reference)
                        && !presentation.transition.closes.elements.contains($0.popover.modal.id)
                }
                guard !closing.isEmpty else { continue }
                patch += presentation.closing(closing.map(\.popover.modal.id))
            }
        }
        return patch.count <= Self.limit ? patch : nil
    }
}

extension PopoverSources.Source {
    /// Whether the source stands in a bar; `nil` where nobody said.
    func isInBar(_ screen: ScreenNode) -> Bool? {
        // What is no control is a region or an element of the content.
        guard let control = screen.screen.controls.elements.first(where: { $0.id == reference.child }) else {
            return false
        }
        switch control.location {
        case .unknown: return nil
        case .nothing: return false
        case .value(let location): return location == .barLeading || location == .barTrailing
        }
    }
}

/// The sources of a screen, sorted by who reports them.
struct SwitchGroups {
    /// Those in its bars.
    var bars: [PopoverSources.Source] = []
    /// Those that the general rule looks at.
    var others: [PopoverSources.Source] = []
    /// Those of which nobody said where they stand.
    var unplaced: [PopoverSources.Source] = []

    /// The facts that would tell where these stand.
    var missing: [MissingFact] { unplaced.map { MissingFact($0.reference, "location") } }

    init(_ screen: ScreenNode, in context: Context) {
        for source in context.popoverSources.sources(on: screen) {
            switch source.isInBar(screen) {
            case true?: bars.append(source)
            case false?: others.append(source)
            case nil: unplaced.append(source)
            }
        }
        // A single button in a bar has its partners elsewhere.
        if bars.count + unplaced.count < 2 {
            others = context.popoverSources.sources(on: screen)
            bars = []
            unplaced = []
        }
    }
}
