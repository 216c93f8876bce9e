/// A header field of a request or a response.
public struct HTTPHeader: Hashable, Sendable {
    /// The name; case does not matter.
    public var name: String
    /// The value.
    public var value: String

    /// A field.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// A request to another server.
public struct HTTPRequest: Sendable {
    /// The method, such as `POST`.
    public var method: String
    /// Where it goes.
    public var address: WebAddress
    /// The header fields, besides those that every request has. A value holds no line break.
    public var headers: [HTTPHeader]
    /// The body, where the request has one.
    public var body: [UInt8]?
    /// How long connecting may take.
    public var connectTimeout: Duration = .seconds(10)
    /// How long all of it may take, up to the answer's last byte.
    public var timeout: Duration = .seconds(120)
    /// The largest answer that is taken, in bytes after decompression.
    public var responseLimit = 1 << 20

    /// A request with a minute or two to be answered in.
    public init(_ method: String, _ address: WebAddress, headers: [HTTPHeader] = [], body: [UInt8]? = nil) {
        self.method = method
        self.address = address
        self.headers = headers
        self.body = body
    }
}

/// The answer to a request.
public struct HTTPResponse: Sendable {
    /// The status code.
    public let status: Int
    /// The header fields, in the order in which they came.
    public let headers: [HTTPHeader]
    /// The body, decompressed.
    public let body: [UInt8]

    /// The value of the first header field of that name.
    public func header(_ name: String) -> String? {
        let name = name.lowercased()
        return headers.first { $0.name.lowercased() == name }?.value
    }
}
