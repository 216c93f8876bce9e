internal import FlowDocument

extension Context {
    /// For each screen inside of a modal, whether people get from there to where the task is finished: by what finishes
    /// it, by a way on to that, or, from what only lets them pick a value, by Back.
    func waysToFinish(_ graph: InteriorGraph, of node: ModalNode) -> [BackwardSearch.Answer] {
        var search = BackwardSearch(count: graph.screens.count)
        search.connect(graph)
        for finish in ownFinishes(of: node) { search.add(goalAt: node.place(of: finish.control), finish.certainty) }
        // What closes the modal from above may finish its task, too; where it starts does not say so.
        for place in placesOfClosings(of: node, in: graph) { search.add(goalAt: place, .review) }
        for (number, screen) in graph.screens.enumerated() {
            for finish in finishes(on: screen, of: node, in: graph) { search.add(goal: number, finish.certainty) }
            if presenting[.screen(screen.index)]?.mayFinish == true { search.add(goal: number, .review) }
        }
        if presenting[.modal(node.index)]?.mayFinish == true { search.addGoalEverywhere(.review) }
        addWaysBeyond(graph, of: node, to: &search)
        var answers = search.answers()
        addBack(from: graph, of: node, to: &answers)
        return answers
    }

    /// Something that finishes a task, or may.
    struct Finish {
        /// The control; `nil` for a gesture and the like.
        var control: String?
        var certainty: BackwardSearch.Certainty
    }

    /// What finishes the task among a modal's own controls, gestures and taps.
    func ownFinishes(of node: ModalNode) -> [Finish] {
        let modal = node.modal
        var finishes: [Finish] = []
        if !modal.controls.isKnown, modal.content.value == nil {
            finishes.append(Finish(certainty: .open([MissingFact(Reference(modal.id), "controls")])))
        }
        let leaving = Set(graph.ownDepartures[node.index].compactMap(\.control))
        for control in modal.controls.elements {
            if let certainty = finish(by: control, of: modal.id, leaves: leaving.contains(control.id)) {
                finishes.append(Finish(control: control.id, certainty: certainty))
            }
        }
        // A swipe or a tap beside it is how people turn away, unless the document says that it saves.
        for way in [modal.gesture.value, modal.outsideTap.value] {
            guard let way, way.dismiss.isTrue, let effect = way.effect.value else { continue }
            if effect == .save || effect == .commit { finishes.append(Finish(certainty: .certain)) }
        }
        return finishes
    }

    /// What finishes the task on a screen inside of a modal.
    func finishes(on screen: ScreenNode, of node: ModalNode, in graph: InteriorGraph) -> [Finish] {
        var finishes: [Finish] = []
        let departures = self.graph.departures[screen.index].filter { departure in
            let leaves = departure.isExit && departure.target.map { graph.number(of: $0) == nil } ?? true
            return leaves || departure.closes.contains(node.modal.id)
        }
        // What leaves by itself, rather than by a control, cannot say what becomes of the task.
        if departures.contains(where: { $0.control == nil }) { finishes.append(Finish(certainty: .review)) }
        let leaving = Set(departures.compactMap(\.control))
        if screen.screen.controls.isKnown {
            for control in screen.screen.controls.elements {
                if let certainty = finish(by: control, of: screen.screen.id, leaves: leaving.contains(control.id)) {
                    finishes.append(Finish(control: control.id, certainty: certainty))
                }
            }
        } else if !screen.isContainer || self.graph.steps[screen.index].isEmpty {
            finishes.append(Finish(certainty: .open([MissingFact(Reference(screen.screen.id), "controls")])))
        }
        return finishes
    }

    /// Whether a control finishes the task; `nil` where it does not.
    private func finish(by control: Control, of owner: NodeID, leaves: Bool) -> BackwardSearch.Certainty? {
        let reference = Reference(owner, child: control.id)
        let isTurningAway = control.role.value == .cancel || control.role.value == .close
        switch control.exit {
        case .nothing: return nil
        case .value(let exit):
            switch exit.effect {
            case .value(.save), .value(.commit): return .certain
            // To destroy something is the task of some modals, and a way to give up in others.
            case .value(.destroy): return .review
            case .value, .nothing: return nil
            case .unknown: return isTurningAway ? nil : .open([MissingFact(reference, "exit.effect")])
            }
        case .unknown:
            if isTurningAway { return nil }
            if leaves || control.action.value == .exit { return .open([MissingFact(reference, "exit.effect")]) }
            guard !control.action.isKnown, control.mayLeave, !started.contains(reference) else { return nil }
            return .open([MissingFact(reference, "exit")])
        }
    }

    /// Adds the Back button of pickers: they are part of the screen that they return to.
    private func addBack(
        from graph: InteriorGraph, of node: ModalNode, to answers: inout [BackwardSearch.Answer]
    ) {
        let buttons = BackButtons(graph, of: node, in: self)
        let pickers = LeafPickers(graph)
        let before = answers
        for (source, steps) in graph.steps.enumerated() {
            for step in steps {
                var facts: [MissingFact] = []
                switch pickers.knowledge(of: step) {
                case .isNone: continue
                case .isPicker: break
                case .unknown(let fact): facts.append(fact)
                }
                switch buttons.back(from: source, over: step) {
                case .none: continue
                case .shown: break
                case .unknown(let fact): facts.append(fact)
                }
                let answer = before[source].followed(by: facts)
                if answer.isBetter(than: answers[step.target]) { answers[step.target] = answer }
            }
        }
    }
}

extension BackwardSearch.Answer {
    /// The answer for a place that leads to one of this answer, if facts turn out so.
    fileprivate func followed(by facts: [MissingFact]) -> Self {
        switch self {
        case .yes: facts.isEmpty ? .yes : .open(facts)
        case .open(let others): .open(others + facts.filter { !others.contains($0) })
        case .review: .review
        case .no: .no
        }
    }

    /// Whether this is nearer to a yes than another.
    fileprivate func isBetter(than other: Self) -> Bool { rank < other.rank }

    /// How far the answer is from a yes.
    var rank: Int {
        switch self {
        case .yes: 0
        case .open: 1
        case .review: 2
        case .no: 3
        }
    }
}
