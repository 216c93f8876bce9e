/// The name of a member as it stands in a text. Most names are only compared with what is known, so none is made a
/// `String` before someone asks ``JSONReader/text(of:)``.
public struct JSONName: Sendable {
    /// What tells most names apart at one glance.
    public struct Shape: Equatable, Sendable {
        /// The first eight bytes, the first one lowest.
        var head: UInt64 = 0
        /// How many bytes there are.
        var count = 0

        /// The shape of a name that is known.
        public init(of text: String) {
            for byte in text.utf8 { add(byte) }
        }

        init() {}

        @inline(__always)
        mutating func add(_ byte: UInt8) {
            if count < 8 { head |= UInt64(byte) << UInt64(8 * count) }
            count += 1
        }
    }

    /// The shape of the bytes as they stand in the text.
    public internal(set) var shape = Shape()
    /// The place of the first byte.
    let start: Int
    /// Whether it holds nothing but ASCII without escapes, so that no other spelling says the same.
    public internal(set) var isPlain = true
}

extension JSONReader {
    /// What a name says.
    public func text(of name: JSONName) -> String {
        if !name.isPlain, let text = escapedNames[name.start] { return text }
        return String(decoding: bytes[name.start..<name.start + name.shape.count], as: UTF8.self)
    }

    /// Whether a name says the same as a text whose shape is the same.
    public func says(_ name: JSONName, _ text: String) -> Bool {
        guard name.isPlain else { return self.text(of: name) == text }
        return name.shape.count <= 8
            || bytes[name.start..<name.start + name.shape.count].elementsEqual(text.utf8)
    }

    /// Whether two names without escapes are the same.
    func isSame(_ one: JSONName, _ other: JSONName) -> Bool {
        guard one.shape == other.shape else { return false }
        let count = one.shape.count
        return count <= 8
            || bytes[one.start..<one.start + count].elementsEqual(bytes[other.start..<other.start + count])
    }

    /// Reads a name, whose quote is the next byte.
    mutating func name() throws(JSONError) -> JSONName {
        let quote = position
        position += 1
        var name = JSONName(start: position)
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return name
            case UInt8(ascii: "\\"):
                position = quote
                name.isPlain = false
                escapedNames[name.start] = try string()
                name.shape.count = position - 1 - name.start
                return name
            case 0..<0x20: throw controlCharacter()
            default:
                if byte >= 0x80 { name.isPlain = false }
                name.shape.add(byte)
                position += 1
            }
        }
        throw unexpected("the closing quote of a string")
    }
}
