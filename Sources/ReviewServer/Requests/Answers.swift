internal import Cryptography
internal import HTTPServer
internal import JSON

extension Response {
    /// A value as JSON.
    static func json(_ value: JSON, status: Int = 200, etag: String? = nil) -> Response {
        json(value.bytes(), status: status, etag: etag)
    }

    /// JSON that is written already.
    static func json(_ bytes: [UInt8], status: Int = 200, etag: String? = nil, type: String = "application/json")
        -> Response
    {
        var headers: Headers = ["Content-Type": type]
        if let etag { headers.set("ETag", etag) }
        return Response(status: status, headers: headers, body: .bytes(bytes))
    }

    /// Something new, and where it is.
    static func created(_ value: JSON, at location: String, etag: String? = nil) -> Response {
        var response = json(value, status: 201, etag: etag)
        response.headers.set("Location", location)
        return response
    }

    static let noContent = Response(status: 204)

    /// The response, marked as one that depends on what its reader prefers (``Call/language()``).
    var inReadersLanguage: Response {
        var response = self
        response.headers.set("Vary", "Accept-Language")
        return response
    }

    /// A tag of the bytes for what has none of its own.
    func taggedByContent() -> Response {
        guard status == 200, headers["ETag"] == nil, case .bytes(let bytes) = body else { return self }
        var response = self
        response.headers.set("ETag", "\"\(SHA256(of: bytes).hexadecimal(first: 16))\"")
        return response
    }
}

/// The tag of something that is changed under a condition: its version, which decides whether somebody was faster, and
/// the digest of what is shown, which also tells what only depends on it.
struct VersionTag: Hashable, Sendable {
    let version: Int
    let text: String

    init(version: Int, of value: JSON) {
        self.version = version
        text = "\"\(version)-\(SHA256(of: value.bytes()).hexadecimal(first: 8))\""
    }

    /// Throws unless the request was made in knowledge of this version.
    func require(by headers: Headers) throws {
        let conditions = headers.all("If-Match")
        guard !conditions.isEmpty else { throw Problem.preconditionRequired }
        for tag in conditions.joined(separator: ",").split(separator: ",") {
            let tag = tag.filter { $0 != " " && $0 != "\"" }
            if tag == "*" || tag.prefix(while: { $0 != "-" }) == "\(version)" { return }
        }
        throw Problem.preconditionFailed(current: text)
    }
}
