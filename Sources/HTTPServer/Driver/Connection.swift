/// One client's connection, from when it is accepted until it is closed.
///
/// Only the thread of the server's loop touches it.
final class Connection {
    /// What happens when the deadline comes.
    enum Wait {
        /// For a request, or for the rest of its head.
        case head
        /// For the body.
        case body
        /// For the next request.
        case nextRequest
        /// For the application, so long that it's worth watching whether the client is still there.
        case application
        /// For the application, though the client has closed its sending half.
        case halfClosed
        /// For the client to take the response.
        case sending
    }

    let socket: Int32
    let peerAddress: String
    var wait = Wait.head
    /// Nil where nothing is waited for.
    var deadline: ContinuousClock.Instant?
    /// The request that is being read or answered.
    var exchange: Exchange?

    init(socket: Int32, peerAddress: String) {
        self.socket = socket
        self.peerAddress = peerAddress
    }
}
