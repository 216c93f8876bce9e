internal import Cryptography
internal import HTTPServer
internal import JSON
internal import Postgres

extension Call {
    /// Runs `body` in one transaction and gives its response. Where the request has an `Idempotency-Key`, the response is
    /// stored in that transaction, and the same request gets it again instead of a second effect.
    /// - Parameter secret: The member of the answer that is a secret and shown once: it is not stored, and not there when
    ///   the answer is given again.
    func write(
        as viewer: Viewer, secret: String? = nil, _ body: @escaping @Sendable (Transaction) throws -> Response
    ) async throws -> Response {
        guard let key = request.headers["Idempotency-Key"], request.method == .post else {
            return try await services.database.transaction(body)
        }
        guard (1...255).contains(key.utf8.count) else {
            throw Problem.badRequest("idempotency-key", "Idempotency-Key has 1 to 255 characters.")
        }
        let head = Array("\(request.method.rawValue) \(request.target.raw)\n".utf8)
        let digest = SHA256(of: head + SHA256(of: request.body).bytes).bytes
        return try await services.database.transaction { transaction in
            if let stored = try Self.storedAnswer(key, digest, viewer, transaction) { return stored }
            let response = try body(transaction)
            try Self.store(response.without(secret), key, digest, viewer, transaction)
            return response
        }
    }

    /// The same for statements of which none needs another's answer: they are sent at once. They have no effect where
    /// `response` throws.
    func write(
        as viewer: Viewer, _ statements: [SQL], _ response: @escaping @Sendable ([Rows]) throws -> Response
    ) async throws -> Response {
        guard request.headers.contains("Idempotency-Key") else {
            return try response(try await services.database.batch(statements))
        }
        return try await write(as: viewer) { try response(try $0.queries(statements)) }
    }

    private static func storedAnswer(
        _ key: String, _ digest: [UInt8], _ viewer: Viewer, _ transaction: Transaction
    ) throws -> Response? {
        // The lock's number is the key's hash: two keys that share one wait for each other in vain, and try again.
        let answers = try transaction.queries([
            "SELECT pg_try_advisory_xact_lock(hashtextextended(\("\(viewer.id) \(key)"), 0))",
            "SELECT request, status, headers, body FROM idempotent_answers WHERE user_id = \(viewer.id) AND key = \(key)",
        ])
        guard try answers[0].first?.get(0) ?? false else {
            throw Problem.conflict("in-flight", "The first request with this Idempotency-Key is still on its way.")
        }
        guard let row = answers[1].first else { return nil }
        guard try row.get(0) == digest else {
            throw Problem(
                "idempotency-key-reused", 422, "Another request has this key",
                "This Idempotency-Key belongs to a request with another target or body.")
        }
        var headers: Headers = ["Idempotent-Replay": "true"]
        for line in try row.get(2, as: String.self).split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { headers.set(String(parts[0]), String(parts[1])) }
        }
        let bytes: [UInt8] = try row.get(3)
        return Response(status: try row.get(1), headers: headers, body: bytes.isEmpty ? .empty : .bytes(bytes))
    }

    private static func store(
        _ response: Response, _ key: String, _ digest: [UInt8], _ viewer: Viewer, _ transaction: Transaction
    ) throws {
        var bytes: [UInt8] = []
        if case .bytes(let body) = response.body { bytes = body }
        let headers = response.headers.pairs.map { "\($0.name):\($0.value)" }.joined(separator: "\n")
        transaction.perform(
            """
            INSERT INTO idempotent_answers (user_id, key, request, status, headers, body)
            VALUES (\(viewer.id), \(key), \(digest), \(response.status), \(headers), \(bytes))
            """)
    }
}

extension Response {
    /// The response without this member of its body.
    fileprivate func without(_ secret: String?) throws -> Response {
        guard let secret, case .bytes(let bytes) = body, case .object(let members) = try JSON(parsing: bytes) else {
            return self
        }
        var response = self
        response.body = .bytes(JSON.object(members.filter { $0.name != secret }).bytes())
        return response
    }
}
