internal import CCurl

/// An address of the web: `http` or `https`, without a user, a password or a fragment.
public struct WebAddress: Hashable, Sendable, CustomStringConvertible {
    /// `http` or `https`.
    public let scheme: String
    /// The host's name, or its number; one of IPv6 in brackets.
    public let host: String
    /// The path, beginning with a slash, percent-encoded.
    public let path: String
    /// The query without its question mark, percent-encoded.
    public let query: String?
    private let port: String?

    /// Reads an address.
    public init(parsing text: String) throws(OutboundError) {
        guard text.utf8.count <= 4096, !text.utf8.contains(0), let parser = unsafe curl_url() else {
            throw OutboundError(.invalidRequest, "This is no address of the web.")
        }
        defer { unsafe curl_url_cleanup(parser) }
        let code = unsafe curl_url_set(parser, CURLUPART_URL, text, 0)
        guard code == CURLUE_OK, let scheme = unsafe Self.part(CURLUPART_SCHEME, of: parser),
            let host = unsafe Self.part(CURLUPART_HOST, of: parser), !host.isEmpty
        else {
            throw OutboundError(.invalidRequest, "This is no address of the web, such as https://scrim.example.")
        }
        guard ["http", "https"].contains(scheme) else {
            throw OutboundError(.invalidRequest, "An address of the web begins with https:// or http://.")
        }
        for part in [CURLUPART_USER, CURLUPART_PASSWORD, CURLUPART_FRAGMENT]
        where unsafe Self.part(part, of: parser) != nil {
            throw OutboundError(.invalidRequest, "The address must hold no user, no password and no fragment.")
        }
        self.scheme = scheme
        self.host = host
        port = unsafe Self.part(CURLUPART_PORT, of: parser)
        path = unsafe Self.part(CURLUPART_PATH, of: parser) ?? "/"
        query = unsafe Self.part(CURLUPART_QUERY, of: parser)
    }

    private init(_ base: WebAddress, path: String, query: String?) {
        (scheme, host, port) = (base.scheme, base.host, base.port)
        (self.path, self.query) = (path, query)
    }

    /// The address below this one that these segments lead to, each percent-encoded; with a query of its own.
    public func appending(_ segments: [String], query: [(name: String, value: String)] = []) -> WebAddress {
        var path = path
        while path.hasSuffix("/") { path.removeLast() }
        for segment in segments { path += "/" + Self.encoded(segment) }
        let pairs = query.map { "\(Self.encoded($0.name))=\(Self.encoded($0.value))" }
        return WebAddress(
            self, path: path.isEmpty ? "/" : path, query: pairs.isEmpty ? nil : pairs.joined(separator: "&"))
    }

    /// Whether everything on the way is encrypted.
    public var isEncrypted: Bool { scheme == "https" }

    /// Whether the host is this machine, by its usual names.
    public var isLoopback: Bool {
        host == "localhost" || host == "[::1]"
            || (host.hasPrefix("127.") && host.allSatisfy { ("0"..."9").contains($0) || $0 == "." })
    }

    /// The address as it is written.
    public var description: String {
        "\(scheme)://\(host)\(port.map { ":\($0)" } ?? "")\(path)\(query.map { "?\($0)" } ?? "")"
    }

    private static func part(_ part: CURLUPart, of parser: OpaquePointer) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard unsafe curl_url_get(parser, part, &text, 0) == CURLUE_OK, let text = unsafe text else { return nil }
        defer { unsafe curl_free(text) }
        return unsafe String(cString: text)
    }

    /// The text with everything percent-encoded that isn't unreserved (RFC 3986, section 2.3).
    private static func encoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                bytes.append(byte)
            default:
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
