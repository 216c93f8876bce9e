import Foundation

/// Random numbers that are the same in every run (SplitMix64), so that what failed once fails again.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// A sequence of its own for every seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// How much work a randomised test does.
public enum Effort {
    /// Whether the environment asks for long runs (`SCRIM_LONG=1`).
    public static let isLong = ProcessInfo.processInfo.environment["SCRIM_LONG"] == "1"

    /// As many rounds as usual, or ten times as many in a long run.
    public static func rounds(_ usual: Int) -> Int {
        isLong ? usual * 10 : usual
    }
}
