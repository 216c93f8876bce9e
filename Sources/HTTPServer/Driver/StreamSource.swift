internal import CMicrohttpd
internal import EventLoop

/// What the library reads a stream from.
// Proof: only the thread of the server's loop touches the mutable members; others wake it through the loop.
@safe final class StreamSource: @unchecked Sendable {
    let writer: StreamWriter
    /// The library's handle of the connection; nil when it has left the stream.
    var handle: OpaquePointer?
    private var isSuspended = false
    private let driver: Driver

    init(handle: OpaquePointer, driver: Driver) {
        unsafe self.handle = handle
        self.driver = driver
        // The writer may outlive the source, in the hands of an application that holds on to it.
        let wake = WakeUp(loop: driver.loop)
        writer = StreamWriter { wake.call() }
        wake.source = self
    }

    /// Hands over what waits. A connection that nothing waits for is suspended, for the library would ask again and
    /// again.
    func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        guard let handle = unsafe handle else { return scrim_mhd_end_with_error }
        switch unsafe writer.take(into: buffer) {
        case .bytes(let count): return count
        case .end: return scrim_mhd_end_of_stream
        case .failure: return scrim_mhd_end_with_error
        case .nothingYet:
            isSuspended = true
            unsafe MHD_suspend_connection(handle)
            return 0
        }
    }

    func resume() {
        guard isSuspended, let handle = unsafe handle else { return }
        isSuspended = false
        unsafe MHD_resume_connection(handle)
        driver.hasNews = true
    }
}

/// Resumes a stream from any thread, if it still is.
// Proof: `source` is set once, before the writer that calls leaves the initializer that made both, and read on the loop.
private final class WakeUp: @unchecked Sendable {
    weak var source: StreamSource?
    private let loop: EventLoop

    init(loop: EventLoop) { self.loop = loop }

    func call() {
        loop.execute { self.source?.resume() }
    }
}
