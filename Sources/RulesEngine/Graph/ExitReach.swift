internal import FlowDocument

/// From which screens a way out can be reached at all: one search backwards over the whole document, for modals whose
/// insides are too large to be walked one by one.
struct ExitReach: Sendable {
    private let certain: [Bool]
    private let doubts: [MissingFact?]

    /// - Parameter exits: What is known of the ways out that a screen offers by itself.
    init(_ graph: FlowGraph, exits: (ScreenNode) -> ExitKnowledge) {
        var sources: [[Int]] = Array(repeating: [], count: graph.screens.count)
        for (source, steps) in graph.steps.enumerated() {
            for step in steps { sources[step.target].append(source) }
        }
        var certain = Array(repeating: false, count: graph.screens.count)
        var doubts: [MissingFact?] = Array(repeating: nil, count: graph.screens.count)
        var sure: [Int] = []
        var unsure: [Int] = []
        for node in graph.screens {
            let knowledge = exits(node)
            if !knowledge.certain.isEmpty {
                certain[node.index] = true
                sure.append(node.index)
            } else if let fact = knowledge.missing.first {
                doubts[node.index] = fact
                unsure.append(node.index)
            }
        }
        while let screen = sure.popLast() {
            for source in sources[screen] where !certain[source] {
                certain[source] = true
                sure.append(source)
            }
        }
        while let screen = unsure.popLast() {
            for source in sources[screen] where doubts[source] == nil {
                doubts[source] = doubts[screen]
                unsure.append(source)
            }
        }
        self.certain = certain
        self.doubts = doubts
    }

    /// Whether a way out can be reached from a screen.
    func isCertain(from screen: Int) -> Bool { certain[screen] }

    /// A fact that could show that one can be reached.
    func doubt(from screen: Int) -> MissingFact? { doubts[screen] }
}
