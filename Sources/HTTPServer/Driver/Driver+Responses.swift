internal import CMicrohttpd
internal import EventLoop

extension Driver {
    /// The life of a request's task.
    func serve(_ request: Request, _ exchange: Exchange) async {
        let response = await responder.respond(to: request)
        let encoded = await ContentNegotiation.encode(
            response, for: request.head, threshold: configuration.gzipThreshold)
        deliver(encoded, exchange)
        guard let writer = exchange.stream?.writer, case .stream(let produce) = encoded.body else { return }
        await produce(writer)
        writer.finish()
    }

    /// Queues the application's response, unless the request is over or was answered in its place.
    func deliver(_ response: Response, _ exchange: Exchange) {
        precondition(loop.isCurrent, "a task has left the executor that it prefers")
        guard case .application = exchange.phase, unsafe exchange.handle != nil else { return }
        if !send(response, exchange) {
            // The client learns nothing else than that the connection is closed.
            shutDownSocket(exchange.connection)
        }
        guard exchange.isSuspended, let handle = unsafe exchange.handle else { return }
        exchange.isSuspended = false
        if exchange.stream == nil, let watch = exchange.watch {
            loop.endWatch(watch)
            exchange.watch = nil
        }
        unsafe MHD_resume_connection(handle)
        hasNews = true
    }

    /// Queues a response; false where the library doesn't take it.
    func send(_ response: Response, _ exchange: Exchange) -> Bool {
        guard let handle = unsafe exchange.handle else { return false }
        exchange.phase = .answered
        var response = response
        if response.headers.isMalformed || !(200...599).contains(response.status) {
            response = responder.refuse(.malformedResponse, exchange.head)
            response.headers.dropMalformed()
        }
        guard let prepared = unsafe prepare(response, exchange) else { return false }
        defer { unsafe MHD_destroy_response(prepared) }
        unsafe addFields(response, to: prepared)
        if drain != nil { unsafe MHD_add_response_header(prepared, "Connection", "close") }
        guard unsafe MHD_queue_response(handle, UInt32(response.status), prepared) == .YES else { return false }
        if exchange.stream != nil {
            expect(.application, within: nil, of: exchange.connection)
        } else {
            var size = 0
            if case .bytes(let bytes) = response.body { size = bytes.count }
            let time = Duration.seconds(size) / max(1, configuration.slowestRate)
            expect(.sending, within: configuration.bodyDeadline + time, of: exchange.connection)
        }
        return true
    }

    private func prepare(_ response: Response, _ exchange: Exchange) -> OpaquePointer? {
        switch response.body {
        case .empty:
            return unsafe MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
        case .bytes(let bytes) where bytes.count <= BodyBox.threshold:
            return unsafe bytes.withUnsafeBytes { bytes in
                // The library does not write to it.
                let pointer = unsafe UnsafeMutableRawPointer(mutating: bytes.baseAddress)
                return unsafe MHD_create_response_from_buffer(bytes.count, pointer, .RESPMEM_MUST_COPY)
            }
        case .bytes(let bytes):
            return unsafe BodyBox(bytes).response()
        case .stream:
            return unsafe prepareStream(exchange)
        }
    }

    private func prepareStream(_ exchange: Exchange) -> OpaquePointer? {
        guard let handle = unsafe exchange.handle else { return nil }
        let source = unsafe StreamSource(handle: handle, driver: self)
        let isHead = exchange.head?.method == .head
        // For HEAD nothing is produced; the library would send the end of the chunks nevertheless, but for HTTP/1.0.
        if !isHead { exchange.stream = source }
        let context = unsafe Unmanaged.passRetained(source)
        guard
            let prepared = unsafe MHD_create_response_from_callback(
                scrim_mhd_size_unknown, 4096, onStreamRead, context.toOpaque(), onStreamFree)
        else {
            unsafe context.release()
            return nil
        }
        if isHead { unsafe scrim_mhd_answer_like_http10(prepared) }
        return unsafe prepared
    }

    /// Adds the fields but for those that the library sets by itself.
    private func addFields(_ response: Response, to prepared: OpaquePointer) {
        unsafe response.headers.withCStrings { name, value in
            // The library refuses what it sets itself, and empty values.
            _ = unsafe MHD_add_response_header(prepared, name, value)
        }
        if case .stream = response.body, !response.headers.contains("X-Accel-Buffering") {
            _ = unsafe MHD_add_response_header(prepared, "X-Accel-Buffering", "no")
        }
    }
}

/// A body that the library sends from where it lies.
final class BodyBox {
    /// Below this size a copy costs less than a box.
    static let threshold = 16 * 1024

    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// A response that holds the box. The storage of an array of bytes is native here, so that it stays where it is
    /// as long as nobody changes the array; it is a constant of the box.
    func response() -> OpaquePointer? {
        let context = unsafe Unmanaged.passRetained(self)
        let response = unsafe bytes.withUnsafeBytes { bytes in
            unsafe MHD_create_response_from_buffer_with_free_callback_cls(
                bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), onBodyFree, context.toOpaque())
        }
        if unsafe response == nil { unsafe context.release() }
        return unsafe response
    }
}
