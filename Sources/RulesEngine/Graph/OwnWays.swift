internal import FlowDocument

/// On which steps inside of a modal something of the modal's own is there.
enum OwnPlace {
    /// On every step: a bar button, a gesture, a tap beside it.
    case everywhere
    /// On one step.
    case step(Int)
    /// On the first step, and on every step if it stands in the bar.
    case unknown(MissingFact)

    /// On the first step.
    static let first = OwnPlace.step(0)
}

extension ModalNode {
    /// On which steps one of the modal's own controls is there; no control means the modal as a whole.
    func place(of control: String?) -> OwnPlace {
        guard let name = control, let control = modal.controls.elements.first(where: { $0.id == name }) else {
            return .everywhere
        }
        switch control.location {
        case .value(.barLeading), .value(.barTrailing): return .everywhere
        case .value, .nothing: return .first
        case .unknown: return .unknown(MissingFact(Reference(modal.id, child: name), "location"))
        }
    }
}

extension BackwardSearch {
    /// Says that people are there wherever something of the modal's own is.
    mutating func add(goalAt place: OwnPlace, _ certainty: Certainty = .certain) {
        switch place {
        case .everywhere: addGoalEverywhere(certainty)
        case .step(let step): add(goal: step, certainty)
        case .unknown(let fact):
            add(goal: 0, certainty)
            switch certainty {
            case .certain: addGoalEverywhere(.open([fact]))
            case .open(let facts): addGoalEverywhere(.open(facts + [fact]))
            case .review: addGoalEverywhere(.review)
            }
        }
    }

    /// Connects the screens inside of a modal as people go on from one to the next.
    mutating func connect(_ graph: InteriorGraph) {
        for (source, steps) in graph.steps.enumerated() {
            for step in steps {
                connect(source, to: step.target)
                // A container's bars stay around what it holds; whether those of an ordinary screen do, its layout says.
                if step.isEmbed {
                    connect(step.target, to: source, graph.screens[source].isContainer ? .certain : .review)
                }
            }
        }
    }
}

extension ScreenNode {
    /// Whether the screen only holds others.
    var isContainer: Bool {
        screen.container.value.map { $0 != .none && $0 != .pane } ?? false
    }
}
