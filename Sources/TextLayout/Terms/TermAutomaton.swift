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
    private var next: [UInt64: Int32] = [:]
    /// The state of the longest end of what was read that is a beginning of some term.
    private var fallback: [Int32] = [0]
    /// The term that a state completes, or none.
    private var term: [Int32] = [none]
    /// The nearest state on the way of fallbacks that completes a term; the first state where there is none.
    private var shorter: [Int32] = [0]
    /// The code units that terms begin with, a bit each: most units of a text begin none.
    private var first = [UInt64](repeating: 0, count: 1 << 10)
    private var lengths: [Int] = []

    private static let none: Int32 = -1

    /// Prepares the search for terms, each given once; an empty one is never found.
    init(_ terms: [[UInt16]]) {
        lengths = terms.map(\.count)
        var parents: [(state: Int32, unit: UInt16, depth: Int)] = [(0, 0, 0)]
        for (number, units) in terms.enumerated() where !units.isEmpty {
            var state: Int32 = 0
            for (depth, unit) in units.enumerated() {
                if let known = next[Self.key(state, unit)] {
                    state = known
                    continue
                }
                let new = Int32(parents.count)
                next[Self.key(state, unit)] = new
                parents.append((state, unit, depth + 1))
                state = new
            }
            if let unit = units.first { first[Int(unit >> 6)] |= 1 << UInt64(unit & 63) }
            if term.count < parents.count {
                term += Array(repeating: Self.none, count: parents.count - term.count)
            }
            term[Int(state)] = Int32(number)
        }
        link(parents)
    }

    /// Sets the fallbacks, those of short beginnings first.
    private mutating func link(_ parents: [(state: Int32, unit: UInt16, depth: Int)]) {
        fallback = Array(repeating: 0, count: parents.count)
        shorter = fallback
        for state in parents.indices.sorted(by: { parents[$0].depth < parents[$1].depth }) where state > 0 {
            let (parent, unit, depth) = parents[state]
            if depth > 1 { fallback[state] = step(from: fallback[Int(parent)], over: unit) }
            let back = fallback[state]
            shorter[state] = term[Int(back)] == Self.none ? shorter[Int(back)] : back
        }
    }

    /// The state after one more code unit.
    private func step(from state: Int32, over unit: UInt16) -> Int32 {
        var state = state
        while true {
            if let known = next[Self.key(state, unit)] { return known }
            guard state != 0 else { return 0 }
            state = fallback[Int(state)]
        }
    }

    private static func key(_ state: Int32, _ unit: UInt16) -> UInt64 {
        UInt64(UInt32(bitPattern: state)) << 16 | UInt64(unit)
    }

    /// Every place where a term stands, in order of the places' ends.
    func matches(in units: [UInt16]) -> [Match] {
        var found: [Match] = []
        var state: Int32 = 0
        for (offset, unit) in units.enumerated() {
            if state == 0, first[Int(unit >> 6)] & 1 << UInt64(unit & 63) == 0 { continue }
            state = step(from: state, over: unit)
            var ending = term[Int(state)] == Self.none ? shorter[Int(state)] : state
            while ending != 0 {
                let number = Int(term[Int(ending)])
                found.append(Match(term: number, range: offset + 1 - lengths[number]..<offset + 1))
                ending = shorter[Int(ending)]
            }
        }
        return found
    }
}
