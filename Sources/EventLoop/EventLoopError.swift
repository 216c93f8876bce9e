/// A failed call of the system that an event loop needs.
public struct EventLoopError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system's number of the error (errno).
    public let number: Int32

    /// The number alone.
    public var description: String { "EventLoopError(errno \(number))" }
}
