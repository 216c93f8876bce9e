/// One client's connection, from when it is accepted until it is closed.
///
/// Only the thread of the server's loop touches it.
final class Connection {
    /// What the server waits for.
    enum Wait {
        /// For a request, or for the rest of its head.
        case head
        /// For the body.
        case body
        /// For the next request.
        case nextRequest
        /// For the application.
        case application
        /// For the application, though the client has closed its sending half.
        case halfClosed
        /// For the client to take the response.
        case sending
    }

    let socket: Int32
    let peerAddress: String
    var wait = Wait.head
    /// When the server has waited long enough; nil where it waits as long as it takes.
    var deadline: ContinuousClock.Instant?
    /// When to look whether the client is still there; nil where the library does.
    var look: ContinuousClock.Instant?
    /// The request that is being read or answered.
    var exchange: Exchange?

    init(socket: Int32, peerAddress: String) {
        self.socket = socket
        self.peerAddress = peerAddress
    }
}
