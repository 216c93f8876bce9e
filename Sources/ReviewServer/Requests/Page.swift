internal import Cryptography
internal import HTTPServer
internal import JSON

/// What part of a list a request asks for. A cursor names the last row that was given, never a count of rows, so that a
/// walk while others insert sees none twice and misses none that stood at its start.
struct Page: Sendable {
    /// The query parameters of every list.
    static let parameters = ["limit", "cursor"]

    /// At most so many rows.
    let limit: Int
    /// The key of the row before; nil at the start.
    let after: String?

    init(of call: Call) throws {
        if let text = call.query("limit") {
            guard let limit = Int(text), (1...100).contains(limit) else {
                throw Problem.badRequest("limit", "“limit” is a whole number from 1 to 100.")
            }
            self.limit = limit
        } else {
            limit = 50
        }
        if let cursor = call.query("cursor") {
            guard let bytes = Base64URL.bytes(of: cursor), let key = String(validating: bytes, as: UTF8.self),
                !key.unicodeScalars.contains("\0")
            else { throw Problem.badRequest("cursor", "“cursor” is not one that this list gave out.") }
            after = key
        } else {
            after = nil
        }
    }

    /// The number in the cursor, for lists whose key is one.
    func afterNumber() throws -> Int? {
        guard let after else { return nil }
        guard let number = Int(after) else {
            throw Problem.badRequest("cursor", "“cursor” is not one that this list gave out.")
        }
        return number
    }

    /// How many rows to ask for: one more than are given tells whether there is a next page.
    var fetched: Int { limit + 1 }

    /// The answer with these rows, of which there may be one too many.
    func response(_ rows: [(key: String, bytes: [UInt8])], for call: Call) -> Response {
        let given = rows.prefix(limit)
        let next = rows.count > limit ? given.last.map { Base64URL.text(of: Array($0.key.utf8)) } : nil
        var bytes = Array("{\"items\":[".utf8)
        for (index, row) in given.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            bytes += row.bytes
        }
        bytes += Array("],\"nextCursor\":\(next.map { "\"\($0)\"" } ?? "null")}".utf8)
        var response = Response.json(bytes)
        if let next {
            let path = call.request.target.raw.prefix { $0 != "?" }
            var query = call.request.target.query.filter { $0.name != "cursor" }.map {
                "\($0.name)=\(Self.escaped($0.value))"
            }
            query.append("cursor=\(next)")
            response.headers.set("Link", "<\(path)?\(query.joined(separator: "&"))>; rel=\"next\"")
        }
        return response
    }

    /// The answer with these values.
    func response(_ rows: [(key: String, value: JSON)], for call: Call) -> Response {
        response(rows.map { ($0.key, $0.value.bytes()) }, for: call)
    }

    private static func escaped(_ value: String) -> String {
        let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~".utf8)
        return value.utf8.map { byte in
            plain.contains(byte)
                ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}

extension Response {
    /// A list that is given whole.
    static func list(_ items: [JSON]) -> Response {
        .json(["items": .array(items), "nextCursor": .null])
    }
}
