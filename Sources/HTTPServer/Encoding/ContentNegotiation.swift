/// Compresses the responses for which it pays.
enum ContentNegotiation {
    /// From this size on, compressing takes too long for the server's loop.
    private static let sizeForLoop = 16 * 1024

    /// The response as it is to be sent to this client.
    static func encode(_ response: Response, for head: RequestHead, threshold: Int) async -> Response {
        if response.status == 304 { return notModified(response, for: head) }
        guard case .bytes(let bytes) = response.body, bytes.count >= threshold, isWorthIt(response) else {
            return response
        }
        var response = response
        response.headers.addToVary("Accept-Encoding")
        guard AcceptEncoding.allowsGzip(head.headers.all("Accept-Encoding")) else { return response }
        let compressed: [UInt8]
        if bytes.count < sizeForLoop {
            compressed = Gzip.compress(bytes)
        } else {
            compressed = await withTaskExecutorPreference(globalConcurrentExecutor) { Gzip.compress(bytes) }
        }
        response.body = .bytes(compressed)
        response.headers.set("Content-Encoding", "gzip")
        if let tag = response.headers["ETag"] { response.headers.set("ETag", EntityTag.gzipVariant(of: tag)) }
        return response
    }

    private static func isWorthIt(_ response: Response) -> Bool {
        guard response.status != 204, response.status != 206, !response.headers.contains("Content-Encoding") else {
            return false
        }
        guard let type = response.headers["Content-Type"], MediaType.isText(type) else { return false }
        return response.headers["Cache-Control"]?.contains("no-transform") != true
    }

    /// What isn't modified has the tag under which the client knows it.
    private static func notModified(_ response: Response, for head: RequestHead) -> Response {
        guard let tag = response.headers["ETag"] else { return response }
        let variant = EntityTag.gzipVariant(of: tag)
        guard variant != tag, EntityTag.list(head.headers.all("If-None-Match")).contains(where: { $0.text == variant })
        else { return response }
        var response = response
        response.headers.set("ETag", variant)
        return response
    }
}

/// The header field Accept-Encoding.
enum AcceptEncoding {
    /// Whether a client takes gzip, which it has to say (RFC 9110, 12.5.3).
    static func allowsGzip(_ values: [String]) -> Bool {
        var any: Bool?
        for value in values {
            for entry in value.split(separator: ",") {
                let parts = entry.split(separator: ";").map { $0.trimmingSpaces() }
                let isAllowed = !parts.dropFirst().contains(where: isZero)
                switch parts.first?.lowercased() {
                case "gzip", "x-gzip": return isAllowed
                case "*": any = isAllowed
                default: break
                }
            }
        }
        return any ?? false
    }

    /// Whether a parameter is a quality of zero.
    private static func isZero(_ parameter: Substring) -> Bool {
        let parts = parameter.split(separator: "=").map { $0.trimmingSpaces() }
        guard parts.count == 2, parts[0].lowercased() == "q" else { return false }
        return Double(parts[1]) == 0
    }
}

extension Headers {
    /// Names one more field of the request that the response depends on.
    mutating func addToVary(_ name: String) {
        let values = all("Vary")
        if values.isEmpty { return add("Vary", name) }
        let isNamed = values.contains { value in
            value == "*"
                || value.split(separator: ",").contains { $0.trimmingSpaces().lowercased() == name.lowercased() }
        }
        if !isNamed { set("Vary", (values + [name]).joined(separator: ", ")) }
    }
}

extension Substring {
    /// Without the spaces and tabs at both ends.
    func trimmingSpaces() -> Substring {
        var text = self
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }
}
