/// Header fields in the order in which they stand; names are the same in any case.
///
/// A field that HTTP forbids (a name that is no token, a value with a line break or another control character) is never
/// taken up: it only makes the headers ``isMalformed``, and the server sends nothing that is.
public struct Headers: Sendable, ExpressibleByDictionaryLiteral {
    /// Where a field stands in `bytes`: name, zero, value, zero, so that both are C strings.
    struct Field: Sendable {
        let name: Int
        let value: Int
        let end: Int
    }

    private(set) var bytes: [UInt8] = []
    private(set) var fields: [Field] = []

    /// Whether somebody tried to add a field that cannot be sent.
    public private(set) var isMalformed = false

    /// No fields.
    public init() {}

    /// These fields, in this order.
    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { add(name, value) }
    }

    /// How many fields there are.
    public var count: Int { fields.count }

    /// The first value under this name.
    public subscript(name: String) -> String? {
        for field in fields where isNamed(field, name) { return value(of: field) }
        return nil
    }

    /// All values under this name, in order.
    public func all(_ name: String) -> [String] {
        fields.filter { isNamed($0, name) }.map(value(of:))
    }

    /// Whether there is a field of this name.
    public func contains(_ name: String) -> Bool {
        fields.contains { isNamed($0, name) }
    }

    /// Every field: its name as it was written, and its value.
    public var pairs: [(name: String, value: String)] {
        fields.map { (String(decoding: bytes[$0.name..<$0.value - 1], as: UTF8.self), value(of: $0)) }
    }

    /// Adds a field after all others.
    public mutating func add(_ name: String, _ value: String) {
        var (name, value) = (name, value)
        name.withUTF8 { name in
            value.withUTF8 { value in unsafe append(name: .init(name), value: .init(value)) }
        }
    }

    /// Puts one field in the place of all that have this name.
    public mutating func set(_ name: String, _ value: String) {
        remove(name)
        add(name, value)
    }

    /// Takes away every field of this name.
    public mutating func remove(_ name: String) {
        guard contains(name) else { return }
        var kept = Headers()
        kept.isMalformed = isMalformed
        for field in fields where !isNamed(field, name) {
            let shift = kept.bytes.count - field.name
            kept.bytes += bytes[field.name..<field.end]
            kept.fields.append(
                Field(name: field.name + shift, value: field.value + shift, end: field.end + shift))
        }
        self = kept
    }

    /// Adds a field, or marks the headers as malformed.
    mutating func append(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
        guard unsafe !name.isEmpty, unsafe Self.all(name, are: Self.isTokenByte),
            unsafe Self.all(value, are: Self.isValueByte)
        else {
            isMalformed = true
            return
        }
        if fields.isEmpty {
            // Enough for what most heads have, in one piece.
            bytes.reserveCapacity(256)
            fields.reserveCapacity(8)
        }
        let start = bytes.count
        unsafe name.withMemoryRebound(to: UInt8.self) { unsafe bytes.append(contentsOf: $0) }
        bytes.append(0)
        let middle = bytes.count
        unsafe value.withMemoryRebound(to: UInt8.self) { unsafe bytes.append(contentsOf: $0) }
        bytes.append(0)
        fields.append(Field(name: start, value: middle, end: bytes.count))
    }

    /// Counting, since an iterator over raw memory takes several times as long.
    private static func all(_ bytes: UnsafeRawBufferPointer, are isGood: (UInt8) -> Bool) -> Bool {
        for index in 0..<bytes.count {
            guard unsafe isGood(bytes[index]) else { return false }
        }
        return true
    }

    /// Forgets that somebody tried to add what cannot be sent.
    mutating func dropMalformed() { isMalformed = false }

    /// Lends every field as two C strings.
    func withCStrings(_ body: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void) {
        unsafe bytes.withUnsafeBytes { bytes in
            guard let base = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
            for field in fields { unsafe body(base + field.name, base + field.value) }
        }
    }

    private func value(of field: Field) -> String {
        String(decoding: bytes[field.value..<field.end - 1], as: UTF8.self)
    }

    private func isNamed(_ field: Field, _ name: String) -> Bool {
        let utf8 = name.utf8
        guard field.value - 1 - field.name == utf8.count else { return false }
        var index = field.name
        for byte in utf8 {
            guard Self.lowercased(bytes[index]) == Self.lowercased(byte) else { return false }
            index += 1
        }
        return true
    }

    static func lowercased(_ byte: UInt8) -> UInt8 {
        0x41...0x5A ~= byte ? byte | 0x20 : byte
    }

    /// RFC 9110, 5.6.2: what a name consists of.
    static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E...0x60, 0x7C, 0x7E: true
        default: false
        }
    }

    /// RFC 9110, 5.5: anything but control characters, of which a tab is allowed.
    static func isValueByte(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != 0x7F || byte == 0x09
    }
}
