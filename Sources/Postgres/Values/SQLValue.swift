/// A value that travels beside a statement, never in its text.
public enum SQLValue: Hashable, Sendable {
    /// SQL's NULL.
    case null
    /// A value in PostgreSQL's text form, whose type the statement decides.
    case text(String)
    /// Bytes, for `bytea`.
    case bytes([UInt8])
}

/// What can be bound to a statement.
public protocol SQLEncodable {
    /// The value as it is sent.
    var sqlValue: SQLValue { get }
}

extension SQLValue: SQLEncodable {
    /// The value as it is sent.
    public var sqlValue: SQLValue { self }
}

extension String: SQLEncodable {
    /// The value as it is sent.
    public var sqlValue: SQLValue { .text(self) }
}

extension Int: SQLEncodable {
    /// The value as it is sent.
    public var sqlValue: SQLValue { .text(String(self)) }
}

extension Double: SQLEncodable {
    /// The value as it is sent.
    public var sqlValue: SQLValue { .text(String(self)) }
}

extension Bool: SQLEncodable {
    /// The value as it is sent.
    public var sqlValue: SQLValue { .text(self ? "true" : "false") }
}

extension Optional: SQLEncodable where Wrapped: SQLEncodable {
    /// The value as it is sent.
    public var sqlValue: SQLValue { map(\.sqlValue) ?? .null }
}

/// An array as PostgreSQL's array literal. Bytes are no array but one value.
extension Array: SQLEncodable where Element: SQLEncodable {
    /// The value as it is sent.
    public var sqlValue: SQLValue {
        var literal = "{"
        for (index, element) in enumerated() {
            if index > 0 { literal += "," }
            switch element.sqlValue {
            case .null: literal += "NULL"
            case .text(let text):
                literal += "\""
                for character in text.unicodeScalars {
                    if character == "\"" || character == "\\" { literal += "\\" }
                    literal.unicodeScalars.append(character)
                }
                literal += "\""
            case .bytes(let bytes):
                literal += "\"\\\\x"
                for byte in bytes {
                    literal += byte < 16 ? "0" + String(byte, radix: 16) : String(byte, radix: 16)
                }
                literal += "\""
            }
        }
        return .text(literal + "}")
    }
}
