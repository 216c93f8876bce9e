/// A type of PostgreSQL, by its number in `pg_type`, which is fixed for the built-in ones.
public struct SQLType: Hashable, Sendable {
    let number: UInt32

    static let bool = Self(number: 16)
    static let bytea = Self(number: 17)
    static let int8 = Self(number: 20)
    static let int2 = Self(number: 21)
    static let int4 = Self(number: 23)
    static let json = Self(number: 114)
    static let float8 = Self(number: 701)
    static let timestamptz = Self(number: 1184)
    static let jsonb = Self(number: 3802)
    static let text = Self(number: 25)
    static let varchar = Self(number: 1043)
    static let name = Self(number: 19)
    static let textArray = Self(number: 1009)
    static let int8Array = Self(number: 1016)
}

/// What can be read out of a cell.
public protocol SQLDecodable {
    /// The value of a cell in PostgreSQL's binary form, nil where the type isn't one that this can hold. No bytes: NULL.
    init?(type: SQLType, bytes: Span<UInt8>?)
}

extension Int: SQLDecodable {
    /// The value of a cell of a type that fits.
    public init?(type: SQLType, bytes: Span<UInt8>?) {
        guard let bytes, type == .int8 || type == .int4 || type == .int2, let value = Self(bigEndian: bytes) else {
            return nil
        }
        self = value
    }

    /// A signed number of two, four or eight bytes.
    init?(bigEndian bytes: Span<UInt8>) {
        guard (1...8).contains(bytes.count) else { return nil }
        var value = bytes[0] >= 0x80 ? -1 : 0
        for index in bytes.indices { value = value << 8 | Int(bytes[index]) }
        self = value
    }
}

extension Bool: SQLDecodable {
    /// The value of a cell of a type that fits.
    public init?(type: SQLType, bytes: Span<UInt8>?) {
        guard let bytes, type == .bool, bytes.count == 1 else { return nil }
        self = bytes[0] != 0
    }
}

extension Double: SQLDecodable {
    /// The value of a cell of a type that fits.
    public init?(type: SQLType, bytes: Span<UInt8>?) {
        guard let bytes, type == .float8, bytes.count == 8, let bits = Int(bigEndian: bytes) else { return nil }
        self = Double(bitPattern: UInt64(bitPattern: Int64(bits)))
    }
}

extension String: SQLDecodable {
    /// The value of a cell of a type that fits.
    public init?(type: SQLType, bytes: Span<UInt8>?) {
        guard let bytes, let content = [UInt8](text: bytes, of: type) else { return nil }
        self = String(decoding: content, as: UTF8.self)
    }
}

extension Timestamp: SQLDecodable {
    /// The value of a cell of a type that fits.
    public init?(type: SQLType, bytes: Span<UInt8>?) {
        guard let bytes, type == .timestamptz, bytes.count == 8, let value = Int(bigEndian: bytes) else { return nil }
        // Counted from the beginning of 2000. Infinity is no moment.
        let (moment, overflow) = value.addingReportingOverflow(946_684_800_000_000)
        guard !overflow, value != .min else { return nil }
        self = Timestamp(microseconds: moment)
    }
}

extension Array: SQLDecodable where Element: SQLArrayElement {
    /// The value of a cell of a type that fits.
    public init?(type: SQLType, bytes: Span<UInt8>?) {
        guard let bytes, let value = Element.array(type: type, bytes: bytes) else { return nil }
        self = value
    }
}

/// What an array out of a cell can hold: bytes of a `bytea` or a text, elements of a one-dimensional array.
public protocol SQLArrayElement {
    /// The elements, nil where the type is another.
    static func array(type: SQLType, bytes: Span<UInt8>) -> [Self]?
}

extension UInt8: SQLArrayElement {
    /// The elements of a cell of a type that fits.
    public static func array(type: SQLType, bytes: Span<UInt8>) -> [UInt8]? {
        type == .bytea ? [UInt8](copying: bytes) : [UInt8](text: bytes, of: type)
    }
}

extension String: SQLArrayElement {
    /// The elements of a cell of a type that fits.
    public static func array(type: SQLType, bytes: Span<UInt8>) -> [String]? {
        guard type == .textArray else { return nil }
        return elements(of: bytes)?.map { String(decoding: $0, as: UTF8.self) }
    }
}

extension Int: SQLArrayElement {
    /// The elements of a cell of a type that fits.
    public static func array(type: SQLType, bytes: Span<UInt8>) -> [Int]? {
        guard type == .int8Array else { return nil }
        return elements(of: bytes)?.compactMap { Int(bigEndian: $0.span) }
    }
}

extension Optional: SQLDecodable where Wrapped: SQLDecodable {
    /// The value of a cell of a type that fits.
    public init?(type: SQLType, bytes: Span<UInt8>?) {
        guard let bytes else {
            self = .none
            return
        }
        guard let value = Wrapped(type: type, bytes: bytes) else { return nil }
        self = .some(value)
    }
}

extension [UInt8] {
    fileprivate init(copying span: Span<UInt8>) {
        self.init(capacity: span.count) { output in
            for index in span.indices { output.append(span[index]) }
        }
    }

    /// The bytes of a text, or of a JSON value.
    fileprivate init?(text span: Span<UInt8>, of type: SQLType) {
        switch type {
        case .text, .varchar, .name, .json: self.init(copying: span)
        case .jsonb where span.count > 0:
            // The first byte is the format's version.
            self.init(copying: span.extracting(1...))
        default: return nil
        }
    }
}

/// The elements of a one-dimensional array: dimensions, a flag, the type, then length and bytes of each (array_send).
private func elements(of bytes: Span<UInt8>) -> [[UInt8]]? {
    guard bytes.count >= 12, let dimensions = Int(bigEndian: bytes.extracting(0..<4)) else { return nil }
    if dimensions == 0 { return [] }
    guard dimensions == 1, bytes.count >= 20, let count = Int(bigEndian: bytes.extracting(12..<16)) else { return nil }
    var elements: [[UInt8]] = []
    var offset = 20
    for _ in 0..<count {
        guard offset + 4 <= bytes.count, let length = Int(bigEndian: bytes.extracting(offset..<(offset + 4))),
            length >= 0, offset + 4 + length <= bytes.count
        else { return nil }
        elements.append([UInt8](copying: bytes.extracting((offset + 4)..<(offset + 4 + length))))
        offset += 4 + length
    }
    return elements
}
