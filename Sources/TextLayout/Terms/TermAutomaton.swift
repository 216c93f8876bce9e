/// Finds every one of many terms in one walk over a text, however many there are (Aho and Corasick, 1975).
struct TermAutomaton: Sendable {
    /// A term that ends somewhere in a text.
    struct Match {
        /// Which of the terms.
        var term: Int
        /// Where it stands among the code units.
        var range: Range<Int>
    }

    /// The state that a code unit leads to, by the state that it is read in.
    private let next: TransitionTable
    /// The state of the longest end of what was read that is a beginning of some term.
    private let fallback: [Int32]
    /// The nearest state on the way of fallbacks that completes a term, the state itself among them; the first state where
    /// there is none.
    private let ending: [Int32]
    /// The term that a state completes, or none.
    private let term: [Int32]
    /// The code units that terms begin with, a bit each: most units of a text begin none.
    private let first: [UInt64]
    private let lengths: [Int]

    /// Prepares the search for terms, each given once; an empty one is never found.
    init(_ terms: [[UInt16]]) {
        let tree = TermTree(terms)
        let next = TransitionTable(tree.transitions)
        var fallback = [Int32](repeating: 0, count: tree.states.count)
        var ending = fallback
        // Those of short beginnings come first, since longer ones rest on them.
        for state in tree.states.indices.sorted(by: { tree.states[$0].depth < tree.states[$1].depth }) where state > 0 {
            let (parent, unit, depth) = tree.states[state]
            if depth > 1 { fallback[state] = Self.step(from: fallback[Int(parent)], over: unit, next, fallback) }
            ending[state] = tree.terms[state] == TermTree.none ? ending[Int(fallback[state])] : Int32(state)
        }
        var first = [UInt64](repeating: 0, count: 1 << 10)
        for unit in terms.compactMap(\.first) { first[Int(unit >> 6)] |= 1 << UInt64(unit & 63) }
        (self.next, self.fallback, self.ending, self.first) = (next, fallback, ending, first)
        term = tree.terms
        lengths = terms.map(\.count)
    }

    /// The state after one more code unit.
    private static func step(
        from state: Int32, over unit: UInt16, _ next: TransitionTable, _ fallback: [Int32]
    ) -> Int32 {
        var state = state
        while true {
            if let known = next[state, unit] { return known }
            guard state != 0 else { return 0 }
            state = fallback[Int(state)]
        }
    }

    private func step(from state: Int32, over unit: UInt16) -> Int32 {
        if state == 0, first[Int(unit >> 6)] & 1 << UInt64(unit & 63) == 0 { return 0 }
        return Self.step(from: state, over: unit, next, fallback)
    }

    /// Every place where a term stands, in order of the places' ends.
    func matches(in units: [UInt16]) -> [Match] {
        var found: [Match] = []
        var state: Int32 = 0
        for (offset, unit) in units.enumerated() {
            state = step(from: state, over: unit)
            var last = ending[Int(state)]
            while last != 0 {
                let number = Int(term[Int(last)])
                found.append(Match(term: number, range: offset + 1 - lengths[number]..<offset + 1))
                last = ending[Int(fallback[Int(last)])]
            }
        }
        return found
    }

    /// Whether a text may hold a term. Nearly none does, and to see that nothing needs to be put together.
    func mayMatch(in text: String) -> Bool {
        var state: Int32 = 0
        var isAfterSpace = false
        for scalar in text.unicodeScalars {
            guard let unit = FoldedText.plain(scalar) else { return true }
            if unit == 0x20, isAfterSpace { continue }
            isAfterSpace = unit == 0x20
            state = step(from: state, over: unit)
            if ending[Int(state)] != 0 { return true }
        }
        return false
    }
}

/// Terms as a tree of what they begin with.
private struct TermTree {
    static let none: Int32 = -1

    private(set) var transitions: [UInt64: Int32] = [:]
    /// What leads to each state, and how many code units it has read; the first state has read none.
    private(set) var states: [(parent: Int32, unit: UInt16, depth: Int)] = [(0, 0, 0)]
    /// The term that each state completes.
    private(set) var terms: [Int32] = [none]

    init(_ terms: [[UInt16]]) {
        for (number, units) in terms.enumerated() where !units.isEmpty {
            var state: Int32 = 0
            for (depth, unit) in units.enumerated() {
                let key = TransitionTable.key(state, unit)
                if let known = transitions[key] {
                    state = known
                    continue
                }
                let new = Int32(states.count)
                transitions[key] = new
                states.append((state, unit, depth + 1))
                self.terms.append(Self.none)
                state = new
            }
            self.terms[Int(state)] = Int32(number)
        }
    }
}
