internal import FlowDocument

extension Context {
    /// For each screen inside of a modal, whether people get out of the modal from there: by a way out on it, by a way
    /// on to one that has it, or by Back.
    func waysOut(of graph: InteriorGraph, of node: ModalNode) -> [BackwardSearch.Answer] {
        var search = BackwardSearch(count: graph.screens.count)
        search.connect(graph)
        connectBack(graph, of: node, &search)
        let own = ownExits(of: node)
        for way in own.certain { search.add(goalAt: node.place(of: way)) }
        for fact in own.missing { search.add(goalAt: node.place(of: fact.subject.child), .open([fact])) }
        for place in placesOfClosings(of: node, in: graph) { search.add(goalAt: place) }
        addWaysBeyond(graph, of: node, to: &search)
        let inside = Set(graph.places)
        for (number, screen) in graph.screens.enumerated() {
            let exits = exits(from: screen, leaving: node, inside: inside)
            if !exits.certain.isEmpty { search.add(goal: number) }
            if !exits.missing.isEmpty { search.add(goal: number, .open(exits.missing)) }
        }
        return search.answers()
    }

    /// Says that what lies outside of the document may lead to what people want to get to.
    func addWaysBeyond(_ graph: InteriorGraph, of node: ModalNode, to search: inout BackwardSearch) {
        for way in beyond[.modal(node.index)] { search.add(goalAt: node.place(of: way.control), .open([way.fact])) }
        for (number, screen) in graph.screens.enumerated() {
            let facts = beyond[.screen(screen.index)].map(\.fact)
            if !facts.isEmpty { search.add(goal: number, .open(facts)) }
        }
    }

    /// Connects screens with those that Back, or a transition back, leads to.
    private func connectBack(_ graph: InteriorGraph, of node: ModalNode, _ search: inout BackwardSearch) {
        let buttons = BackButtons(graph, of: node, in: self)
        for (source, steps) in graph.steps.enumerated() {
            for step in steps {
                switch buttons.back(from: source, over: step) {
                case .shown: search.connect(step.target, to: source)
                case .unknown(let fact): search.connect(step.target, to: source, .open([fact]))
                case .none: break
                }
            }
            for departure in self.graph.departures[graph.screens[source].index] where departure.isExit {
                if let target = departure.target.flatMap({ graph.number(of: $0) }) {
                    search.connect(source, to: target)
                }
            }
        }
    }
}

extension ModalNode {
    fileprivate func place(of way: ExitKnowledge.ExitWay) -> OwnPlace {
        switch way {
        case .gesture, .outsideTap, .system, .transition, .somewhere: .everywhere
        case .button(let reference), .otherControl(let reference): place(of: reference.child)
        }
    }
}
