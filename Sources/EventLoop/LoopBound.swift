/// A value that only the thread of one event loop touches.
///
/// Callbacks of C libraries, which the loop calls, and tasks, which prefer it, share state through this without a lock.
public final class LoopBound<Value> {
    private let loop: EventLoop
    private var value: Value

    /// Binds a value to a loop; nobody else may hold on to it.
    public init(_ value: sending Value, to loop: EventLoop) {
        self.loop = loop
        self.value = value
    }

    /// Lends the value to `body`, on the loop's thread. `body` may not lead back here.
    public func withValue<Result, Failure>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        loop.requireCurrent()
        return try body(&value)
    }
}

// Proof: every access stops the process unless it comes from the loop's one thread.
extension LoopBound: @unchecked Sendable {}
