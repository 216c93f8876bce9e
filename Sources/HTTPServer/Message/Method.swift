/// A request method: any token that a client sends, in its own case.
public struct Method: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The token.
    public let rawValue: String

    /// The method of this name, as it stands in the request line.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The token.
    public var description: String { rawValue }

    /// GET
    public static let get = Self(rawValue: "GET")
    /// HEAD
    public static let head = Self(rawValue: "HEAD")
    /// POST
    public static let post = Self(rawValue: "POST")
    /// PUT
    public static let put = Self(rawValue: "PUT")
    /// PATCH
    public static let patch = Self(rawValue: "PATCH")
    /// DELETE
    public static let delete = Self(rawValue: "DELETE")
    /// OPTIONS
    public static let options = Self(rawValue: "OPTIONS")
}
