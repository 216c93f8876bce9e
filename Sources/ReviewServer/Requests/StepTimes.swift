/// How long the steps of a request took, one after the other.
struct StepTimes: Sendable {
    private var last = ContinuousClock.now
    private var entries: [(name: String, time: Duration)] = []

    /// Ends a step, which began when the one before ended.
    mutating func end(_ name: String) {
        let now = ContinuousClock.now
        entries.append((name, now - last))
        last = now
    }

    /// The steps in the form of the header field `Server-Timing`, in milliseconds.
    var header: String {
        entries.map { "\($0.name);dur=\(($0.time / .microseconds(100)).rounded() / 10)" }.joined(separator: ", ")
    }
}
