/// The transitions of an automaton, from a state and a code unit to a state. Every unit of every text is looked up here, so
/// that a general dictionary would be the slowest part of a search.
struct TransitionTable: Sendable {
    /// A state and a code unit, made one number that is never zero.
    private var keys: [UInt64]
    private var targets: [Int32]
    private let mask: Int

    /// A table of transitions that never change.
    init(_ transitions: [UInt64: Int32]) {
        var capacity = 8
        while capacity < transitions.count * 2 { capacity *= 2 }
        mask = capacity - 1
        keys = Array(repeating: 0, count: capacity)
        targets = Array(repeating: 0, count: capacity)
        for (key, target) in transitions {
            var place = Self.place(of: key + 1) & mask
            while keys[place] != 0 { place = (place + 1) & mask }
            keys[place] = key + 1
            targets[place] = target
        }
    }

    /// What stands for a state and a code unit.
    static func key(_ state: Int32, _ unit: UInt16) -> UInt64 {
        UInt64(UInt32(bitPattern: state)) << 16 | UInt64(unit)
    }

    /// Where a transition leads; `nil` where there is none.
    subscript(state: Int32, unit: UInt16) -> Int32? {
        let key = Self.key(state, unit) + 1
        var place = Self.place(of: key) & mask
        // At least half of the places are free, so one is met.
        while keys[place] != 0 {
            if keys[place] == key { return targets[place] }
            place = (place + 1) & mask
        }
        return nil
    }

    private static func place(of key: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }
}
