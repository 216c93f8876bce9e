internal import FlowDocument

/// Whether people see a way out of a modal when it appears, know it as one, and can hit it.
struct ExitSight {
    /// How a way out looks in one language and one window. Better is later.
    enum Answer {
        /// It is not seen, not known as a way out, or too small.
        case poor(MessageTemplate, [String: String])
        /// Nobody said what it is called.
        case unnamed([MissingFact])
        /// A person must look.
        case doubtful(MessageTemplate, [MissingFact])
        /// All is well.
        case plain

        /// Better is greater.
        var order: Int {
            switch self {
            case .poor: 0
            case .unnamed: 1
            case .doubtful: 2
            case .plain: 3
            }
        }
    }

    private let node: ModalNode
    private let side: Double
    private let context: Context

    init(_ node: ModalNode, side: Double, _ context: Context) {
        self.node = node
        self.side = side
        self.context = context
    }

    /// How a way out looks in a language and a window; `nil` is a window that nobody described.
    func answer(_ way: WayOut, in language: String, _ window: DeviceCase?) -> Answer {
        guard let control = way.control else { return .poor(ModalExitObvious.none, [:]) }
        // What rules it out for certain comes first, then what nobody said, then what a person must see.
        let answers = [name(of: way, control, in: language), place(of: way, control, in: window)]
        return answers.min { $0.order < $1.order } ?? .plain
    }

    private func name(of way: WayOut, _ control: Control, in language: String) -> Answer {
        let title = text(control.title, in: language)
        if title.value != nil { return .plain }
        guard let symbol = control.symbol.value else {
            if !title.isKnown { return .unnamed([fact(way, "title")]) }
            return control.symbol.isKnown ? .poor(ModalExitObvious.unlabelled, [:]) : .unnamed([fact(way, "symbol")])
        }
        switch ExitSymbol(symbol) {
        case .unfamiliar: return .poor(ModalExitObvious.unfamiliar, [:])
        case .unreadable: return .doubtful(ModalExitObvious.unreadable, [])
        case .dismiss, .done:
            switch text(control.accessibilityLabel, in: language) {
            case .value: return .plain
            case .nothing: return .poor(ModalExitObvious.unlabelled, [:])
            case .unknown: return .unnamed([fact(way, "accessibilityLabel")])
            }
        }
    }

    private func place(of way: WayOut, _ control: Control, in window: DeviceCase?) -> Answer {
        if control.visible.isFalse {
            return node.modal.visibleOnTap.isTrue
                ? .doubtful(ModalExitObvious.onTap, []) : .poor(ModalExitObvious.hidden, [:])
        }
        guard let frame = control.place(in: window) else {
            return .doubtful(ModalExitObvious.unplaced, [MissingFact.frame(of: way.reference, in: window)])
        }
        // The limit takes no tolerance: 44 points are enough, 43.9 are not.
        if frame.width < side || frame.height < side {
            return .poor(
                ModalExitObvious.small,
                ["width": frame.width.plain, "height": frame.height.plain, "side": side.plain])
        }
        // What lies outside of the window is not seen, wherever the modal lies.
        if let bounds = window?.bounds, !bounds.covers(frame) { return .poor(ModalExitObvious.hidden, [:]) }
        guard let outer = node.modal.place(in: window) ?? bounds(of: window) else {
            let fact = MissingFact.frame(of: Reference(node.modal.id), in: window)
            return .doubtful(ModalExitObvious.unplaced, [fact])
        }
        return outer.covers(frame) ? .plain : .poor(ModalExitObvious.hidden, [:])
    }

    /// The window of a modal that fills it, which needs no frame for that.
    private func bounds(of window: DeviceCase?) -> Rect? {
        node.kind == .fullScreen ? window?.bounds : nil
    }

    private func text(_ text: Stated<LocalizedText>, in language: String) -> Stated<String> {
        context.texts(text).first { $0.language == language }?.text ?? .unknown
    }

    private func fact(_ way: WayOut, _ field: String) -> MissingFact {
        MissingFact(way.reference, field)
    }
}

extension Placed {
    /// Its place in a window; in one that nobody described, the place that holds everywhere.
    fileprivate func place(in window: DeviceCase?) -> Rect? {
        window.map { place(in: $0) } ?? frame.value
    }
}

extension MissingFact {
    /// The place of a node, or of a part of it, in a window.
    fileprivate static func frame(of subject: Reference, in window: DeviceCase?) -> MissingFact {
        window.map { frame(of: subject, in: $0) } ?? MissingFact(subject, "frame")
    }
}

extension Context {
    /// The screens that people see when a modal appears: the first one, and what containers show of what they hold.
    func shownFirst(in node: ModalNode) -> Set<NodeID> {
        guard case .known(let interior) = interior(of: node), let first = interior.screens.first else { return [] }
        var shown: [Int] = [first]
        var seen: Set<Int> = [first]
        var next = 0
        while next < shown.count {
            let screen = shown[next]
            next += 1
            let container = graph.screens[screen].screen.container.value
            let showsOthers = container != nil && container != Container.none
            for step in graph.steps[screen]
            where step.isEmbed || showsOthers && !step.isPush {
                if seen.insert(step.target).inserted { shown.append(step.target) }
            }
        }
        return Set(shown.map { graph.screens[$0].screen.id })
    }
}
