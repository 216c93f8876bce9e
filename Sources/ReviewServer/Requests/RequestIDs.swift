internal import Synchronization

/// Names requests. The numbers begin anywhere, so that two processes hardly ever give out the same.
final class RequestIDs: Sendable {
    private let last = Atomic(UInt64.random(in: .min ... .max))

    /// A name that no other request has.
    func next() -> String { String(last.wrappingAdd(1, ordering: .relaxed).newValue, radix: 36) }
}
