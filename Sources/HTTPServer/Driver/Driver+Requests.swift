internal import CMicrohttpd
internal import EventLoop
internal import Glibc
internal import Synchronization

extension Driver {
    // MARK: - Connections

    func opened(_ handle: OpaquePointer) -> Connection {
        let peer = unsafe scrim_mhd_peer(handle).flatMap { unsafe Address($0)?.host } ?? ""
        let connection = unsafe Connection(socket: scrim_mhd_socket(handle), peerAddress: peer)
        connections[connection.socket] = connection
        counts.connections.add(1, ordering: .relaxed)
        expect(.head, within: configuration.headDeadline, of: connection)
        return connection
    }

    func closed(_ connection: Connection) {
        // The library accepts again in its next turn only.
        if connections.count >= configuration.connectionLimit { hasNews = true }
        connections[connection.socket] = nil
        counts.connections.subtract(1, ordering: .relaxed)
    }

    // MARK: - Reading a request

    func began(_ exchange: Exchange) {
        exchange.connection.exchange = exchange
        counts.requests.add(1, ordering: .relaxed)
        expect(.head, within: configuration.headDeadline, of: exchange.connection)
    }

    /// Goes on with a request; false closes its connection.
    func advance(
        _ exchange: Exchange, method: UnsafePointer<CChar>, version: UnsafePointer<CChar>,
        piece: UnsafeRawBufferPointer
    ) -> Bool {
        exchange.calls += 1
        let isEnd = piece.count == 0
        switch exchange.phase {
        case .head: return unsafe admit(exchange, method: method, version: version)
        case .body where isEnd: return respond(exchange)
        case .body: return unsafe take(piece, exchange)
        case .refused where !isEnd: return true
        case .refused(let response): return send(response, exchange)
        case .application, .answered: return false
        }
    }

    /// Looks at a complete head.
    private func admit(
        _ exchange: Exchange, method: UnsafePointer<CChar>, version: UnsafePointer<CChar>
    ) -> Bool {
        let versionLength = unsafe strlen(version)
        var reader = HeadReader(next: UInt(bitPattern: version) + UInt(versionLength) + 2)
        unsafe withUnsafeMutablePointer(to: &reader) { pointer in
            _ = unsafe MHD_get_connection_values_n(exchange.handle, .HEADER_KIND, onField, pointer)
        }
        let size = unsafe scrim_mhd_head_size(exchange.handle)
        let isHTTP11 = unsafe strcmp(version, "HTTP/1.0") != 0
        let end = UInt(bitPattern: method) + UInt(size)
        if let problem = reader.problem(end: end, isHTTP11: isHTTP11) {
            return refuseAtOnce(.framing(problem), exchange)
        }
        let methodName = unsafe String(cString: method)
        // Between the three words of the first line stands one space each, and no zero within them.
        let methodEnd = UInt(bitPattern: method) + UInt(methodName.utf8.count)
        guard methodEnd + 1 + UInt(exchange.rawTarget.utf8.count) == exchange.targetEnd,
            exchange.targetEnd + 1 == UInt(bitPattern: version), !exchange.rawTarget.utf8.contains(0x20),
            methodName.utf8.allSatisfy(Headers.isTokenByte)
        else {
            return refuseAtOnce(.framing("its first line isn't one"), exchange)
        }
        guard size <= configuration.headLimit else { return refuseAtOnce(.headersTooLarge, exchange) }
        let hasBody = reader.isChunked || (reader.contentLength ?? 0) > 0
        guard let target = Target(exchange.rawTarget), target.raw != "*" || methodName == "OPTIONS" else {
            return refuse(responder.refuse(.target, nil), exchange, reader)
        }
        let head = RequestHead(
            method: Method(rawValue: methodName), target: target, headers: reader.headers,
            peerAddress: exchange.connection.peerAddress)
        exchange.head = head
        if !isHTTP11, !hasBody, reader.contentLength == nil, [.post, .put, .patch].contains(head.method) {
            return refuseAtOnce(.lengthRequired, exchange)
        }
        switch responder.admit(head) {
        case .refuse(let response): return refuse(response, exchange, reader)
        case .accept(let limit): return accept(exchange, limit: limit, reader)
        }
    }

    /// Prepares for the body.
    private func accept(_ exchange: Exchange, limit: Int, _ reader: HeadReader) -> Bool {
        exchange.bodyLimit = limit
        let length = reader.contentLength ?? 0
        guard length <= limit else { return refuseAtOnce(.bodyTooLarge(limit: limit), exchange) }
        guard length > 0 || reader.isChunked else {
            exchange.phase = .body
            return true
        }
        let codings = reader.headers.all("Content-Encoding").joined(separator: ",")
        switch codings.lowercased() {
        case "", "identity":
            exchange.body.reserveCapacity(min(length, 1 << 16))
        case "gzip", "x-gzip":
            exchange.inflater = Inflater()
        default:
            return refuse(responder.refuse(.contentEncoding(codings), exchange.head), exchange, reader)
        }
        guard bodyBytes + length <= configuration.totalBodyBytes else { return refuseAtOnce(.overloaded, exchange) }
        exchange.phase = .body
        exchange.bodyBegan = .now
        expect(.body, within: configuration.bodyDeadline, of: exchange.connection)
        return true
    }

    /// Takes a piece of the body.
    private func take(_ piece: UnsafeRawBufferPointer, _ exchange: Exchange) -> Bool {
        exchange.receivedBytes += piece.count
        if let inflater = exchange.inflater {
            do throws(GzipError) {
                try unsafe inflater.inflate(piece, onto: &exchange.body, limit: exchange.bodyLimit)
            } catch {
                return abort(
                    error == .tooLarge ? .bodyTooLarge(limit: exchange.bodyLimit) : .brokenEncoding, exchange)
            }
        } else {
            guard exchange.body.count + piece.count <= exchange.bodyLimit else {
                return abort(.bodyTooLarge(limit: exchange.bodyLimit), exchange)
            }
            unsafe exchange.body.append(contentsOf: piece)
        }
        let growth = exchange.body.count - exchange.reservedBytes
        exchange.reservedBytes += growth
        counts.bodyBytes.add(growth, ordering: .relaxed)
        guard bodyBytes <= configuration.totalBodyBytes else { return abort(.overloaded, exchange) }
        // Who keeps up the least rate gets more time.
        if let began = exchange.bodyBegan {
            let earned = Duration.seconds(exchange.receivedBytes) / max(1, configuration.slowestRate)
            exchange.connection.deadline = began + configuration.bodyDeadline + earned
        }
        return true
    }

    private var bodyBytes: Int { counts.bodyBytes.load(ordering: .relaxed) }

    /// Lets the application answer a request that has arrived in full.
    private func respond(_ exchange: Exchange) -> Bool {
        if let inflater = exchange.inflater {
            exchange.inflater = nil
            guard inflater.isComplete else {
                guard let head = exchange.head else { return false }
                return send(responder.refuse(.brokenEncoding, head), exchange)
            }
        }
        guard let head = exchange.head else { return false }
        let request = Request(head: head, body: exchange.body)
        exchange.body = []
        exchange.phase = .application
        exchange.connection.deadline = nil
        exchange.connection.look = nil
        exchange.task = Task(executorPreference: loop) { await self.serve(request, exchange) }
        // Most handlers don't wait for anything: their response is queued in this very call.
        loop.runJobs()
        if case .application = exchange.phase {
            unsafe MHD_suspend_connection(exchange.handle)
            exchange.isSuspended = true
            expect(.application, within: nil, of: exchange.connection)
        }
        return true
    }

    // MARK: - Refusing

    /// Answers when the rest of a small body has come, so that the connection can be used again; else at once.
    private func refuse(_ response: Response, _ exchange: Exchange, _ reader: HeadReader) -> Bool {
        let length = reader.isChunked ? .max : reader.contentLength ?? 0
        if length == 0 || length <= Self.swallowedBytes && !reader.expectsContinue {
            exchange.phase = .refused(response)
            expect(.body, within: configuration.bodyDeadline, of: exchange.connection)
            return true
        }
        exchange.leavesBodyUnread = true
        return send(response, exchange)
    }

    /// Answers before the body is read, and closes the connection.
    private func refuseAtOnce(_ refusal: Refusal, _ exchange: Exchange) -> Bool {
        exchange.leavesBodyUnread = true
        return send(responder.refuse(refusal, exchange.head), exchange)
    }

    /// Answers in the middle of a body, where the library takes no response, and closes the connection.
    private func abort(_ refusal: Refusal, _ exchange: Exchange) -> Bool {
        exchange.leavesBodyUnread = true
        exchange.phase = .answered
        DirectAnswer(responder.refuse(refusal, exchange.head)).write(
            to: exchange.connection.socket, isHead: exchange.head?.method == .head)
        return false
    }

    /// The body of a refused request that is read for the sake of the connection.
    private static let swallowedBytes = 64 * 1024

    // MARK: - The end

    /// Lets go of a request that is answered, or whose client is gone.
    func completed(_ exchange: Exchange) {
        let connection = exchange.connection
        if exchange.leavesBodyUnread, let deadline = lingering.keep(connection.socket) { schedule(deadline) }
        if let watch = exchange.watch { loop.endWatch(watch) }
        exchange.watch = nil
        unsafe exchange.handle = nil
        unsafe exchange.stream?.handle = nil
        exchange.stream?.writer.abandon()
        exchange.stream = nil
        exchange.task?.cancel()
        exchange.task = nil
        exchange.body = []
        counts.bodyBytes.subtract(exchange.reservedBytes, ordering: .relaxed)
        counts.requests.subtract(1, ordering: .relaxed)
        connection.exchange = nil
        expect(.nextRequest, within: configuration.keepAliveIdle, of: connection)
    }
}
