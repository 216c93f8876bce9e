internal import FlowDocument
internal import JSON

/// How the modals of one presentation style open.
struct MovementGroup {
    /// The presentation style.
    let style: String
    private var movements: [TransitionStyle: [PresentationNode]] = [:]
    /// Those of which nobody said how they move.
    private(set) var unknown: [PresentationNode] = []
    /// How many there are.
    private(set) var total = 0

    init(style: String) {
        self.style = style
    }

    mutating func add(_ presentation: PresentationNode) {
        total += 1
        if let movement = presentation.transition.movement {
            movements[movement, default: []].append(presentation)
        } else {
            unknown.append(presentation)
        }
    }

    /// The movement that most have; of two that are as frequent the first by name.
    var mode: TransitionStyle? {
        movements.min { ($1.value.count, $0.key.rawValue) < ($0.value.count, $1.key.rawValue) }?.key
    }

    /// How many have it.
    var countOfMode: Int {
        mode.flatMap { movements[$0]?.count } ?? 0
    }

    /// The share of the mode if none of the unknown ones has it.
    var leastShare: Double {
        Double(countOfMode) / Double(total)
    }

    /// The share of the mode if all of the unknown ones have it.
    var greatestShare: Double {
        Double(countOfMode + unknown.count) / Double(total)
    }

    /// Those that are known to move otherwise than most, in the document's order.
    var minority: [PresentationNode] {
        movements.filter { $0.key != mode }.flatMap(\.value).sorted { $0.index < $1.index }
    }

    /// How many have each movement.
    var evidence: JSON {
        let counts = movements.map { JSON.Member($0.key.rawValue, .number(Double($0.value.count))) }
        let missing = unknown.isEmpty ? [] : [JSON.Member("unknown", .number(Double(unknown.count)))]
        return .object(counts.sorted { $0.name < $1.name } + missing)
    }

    /// The patch that gives the minority the movement of most, both ways; `nil` where that takes more than words.
    func alignment(in context: Context) -> [Fix.Operation]? {
        let minority = minority
        guard let mode, mode == .coverVertical || mode == .crossDissolve, unknown.isEmpty, minority.count <= 100 else {
            return nil
        }
        var patch: [Fix.Operation] = []
        for presentation in minority {
            guard !context.dismissals.value.isTruncated(presentation.target) else { return nil }
            for index in [presentation.index] + context.dismissals.value[presentation.target] {
                let transition = context.document.transitions[index]
                // What closes several modals at once may belong to others that move rightly.
                guard transition.closes.elements.count <= 1, !transition.animated.isFalse else { return nil }
                if index == presentation.index || transition.style.isKnown {
                    patch.append(.stating("style", .string(mode.rawValue), ofTransition: index))
                }
                if transition.edge.isKnown, mode == .coverVertical {
                    patch.append(.stating("edge", .string(Edge.bottom.rawValue), ofTransition: index))
                }
            }
        }
        return patch
    }
}
