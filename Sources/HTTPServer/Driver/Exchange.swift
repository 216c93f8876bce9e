internal import EventLoop

/// One request and its response.
// Proof: only the thread of the server's loop touches it; tasks that hold it prefer that loop.
@safe final class Exchange: @unchecked Sendable {
    /// What the library's next call for the request means.
    enum Phase {
        /// The target is known; the fields are still to come.
        case head
        /// The body is coming.
        case body
        /// The answer is known; what still comes of the body is dropped.
        case refused(Response)
        /// The application works.
        case application
        /// The response is queued.
        case answered
    }

    let connection: Connection
    let rawTarget: String
    /// Where the target ends in memory.
    let targetEnd: UInt
    /// The library's handle of the connection; nil when the exchange is over.
    var handle: OpaquePointer?
    var phase = Phase.head
    var head: RequestHead?
    var body: [UInt8] = []
    var bodyLimit = 0
    var inflater: Inflater?
    var bodyBegan: ContinuousClock.Instant?
    var receivedBytes = 0
    /// How often the library has called for the request.
    var calls = 0
    /// When its body was last found not to go on: after how many calls, and how many times in a row.
    var stuck = (calls: 0, times: 0)
    /// What is counted against the budget of all bodies.
    var reservedBytes = 0
    /// Whether the client may still be sending when the connection closes.
    var leavesBodyUnread = false
    var isSuspended = false
    var task: Task<Void, Never>?
    var watch: EventLoop.WatchID?
    var stream: StreamSource?

    init(connection: Connection, handle: OpaquePointer, rawTarget: String, targetEnd: UInt) {
        self.connection = connection
        unsafe self.handle = handle
        self.rawTarget = rawTarget
        self.targetEnd = targetEnd
    }
}
