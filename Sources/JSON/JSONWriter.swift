/// Writes a JSON text from its beginning to its end; whole chunks can leave before the last value is known.
public struct JSONWriter: ~Copyable {
    /// How the text is laid out.
    public enum Layout: Sendable {
        /// Without white space.
        case compact
        /// On one line, with a space behind each comma and colon.
        case line
        /// A member or element a line, indented by two spaces, and a line feed at the end.
        case pretty
    }

    private static let chunk = 64 << 10

    private let layout: Layout
    private let sink: (([UInt8]) -> Void)?
    private var buffer: [UInt8] = []
    /// For each open array or object, whether something stands in it.
    private var occupied: [Bool] = []
    private var afterName = false

    /// A text that is kept until ``finish()`` gives it out.
    public init(_ layout: Layout = .compact) {
        self.layout = layout
        sink = nil
        // Enough for what is short, in one piece.
        buffer.reserveCapacity(256)
    }

    /// A text that is handed to `sink` in chunks of about 64 KiB, and its rest by ``finish()``.
    public init(_ layout: Layout = .compact, sink: @escaping ([UInt8]) -> Void) {
        self.layout = layout
        self.sink = sink
    }

    /// Ends the text: what was not handed to the sink; all of it where there is none.
    public consuming func finish() -> [UInt8] {
        if layout == .pretty { buffer.append(UInt8(ascii: "\n")) }
        guard let sink else { return buffer }
        sink(buffer)
        return []
    }

    // MARK: - Values

    /// Writes an object; `body` writes its members by ``name(_:)`` and a value each.
    public mutating func object(_ body: (inout JSONWriter) -> Void) {
        open(UInt8(ascii: "{"))
        body(&self)
        close(UInt8(ascii: "}"))
    }

    /// Writes an array; `body` writes its elements.
    public mutating func array(_ body: (inout JSONWriter) -> Void) {
        open(UInt8(ascii: "["))
        body(&self)
        close(UInt8(ascii: "]"))
    }

    /// Writes the name of a member; its value must follow.
    public mutating func name(_ name: String) {
        separate()
        quote(name)
        buffer.append(UInt8(ascii: ":"))
        if layout != .compact { buffer.append(UInt8(ascii: " ")) }
        afterName = true
    }

    /// Writes a string.
    public mutating func string(_ text: String) {
        separate()
        quote(text)
    }

    /// Writes a number as ECMAScript does: the shortest digits that read back as the same double (RFC 8785 §3.2.2.3).
    /// What JSON cannot say (infinities, not-a-number) is written as `null`.
    public mutating func number(_ number: Double) {
        separate()
        buffer.append(contentsOf: number.ecmaScript.utf8)
    }

    /// Writes a whole number.
    public mutating func integer(_ number: Int) {
        separate()
        buffer.append(contentsOf: String(number).utf8)
    }

    /// Writes `true` or `false`.
    public mutating func bool(_ value: Bool) {
        separate()
        buffer.append(contentsOf: (value ? "true" : "false").utf8)
    }

    /// Writes `null`.
    public mutating func null() {
        separate()
        buffer.append(contentsOf: "null".utf8)
    }

    /// Writes a tree, its members in their order.
    public mutating func value(_ value: JSON) {
        switch value {
        case .null: null()
        case .bool(let value): bool(value)
        case .number(let value): number(value)
        case .string(let value): string(value)
        case .array(let elements):
            array { writer in
                for element in elements { writer.value(element) }
            }
        case .object(let members):
            object { writer in
                for member in members {
                    writer.name(member.name)
                    writer.value(member.value)
                }
            }
        }
    }

    // MARK: - Members

    /// Writes a member that is a string.
    public mutating func member(_ name: String, _ value: String) {
        self.name(name)
        string(value)
    }

    /// Writes a member that is a whole number.
    public mutating func member(_ name: String, _ value: Int) {
        self.name(name)
        integer(value)
    }

    /// Writes a member that is a string, or nothing at all where there is no value.
    public mutating func member(ifPresent name: String, _ value: String?) {
        if let value { member(name, value) }
    }

    // MARK: - Text

    private mutating func separate() {
        if afterName {
            afterName = false
            return
        }
        guard let last = occupied.indices.last else { return }
        if occupied[last] {
            buffer.append(UInt8(ascii: ","))
            if layout == .line { buffer.append(UInt8(ascii: " ")) }
        }
        occupied[last] = true
        newLine()
        if buffer.count >= Self.chunk, let sink {
            sink(buffer)
            buffer.removeAll(keepingCapacity: true)
        }
    }

    private mutating func open(_ bracket: UInt8) {
        separate()
        buffer.append(bracket)
        occupied.append(false)
    }

    private mutating func close(_ bracket: UInt8) {
        if occupied.popLast() == true { newLine() }
        buffer.append(bracket)
    }

    private mutating func newLine() {
        guard layout == .pretty else { return }
        buffer.append(UInt8(ascii: "\n"))
        buffer.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * occupied.count))
    }

    private mutating func quote(_ text: String) {
        buffer.append(UInt8(ascii: "\""))
        if text.needsEscapes {
            for byte in text.utf8 { append(escaping: byte) }
        } else {
            buffer.append(contentsOf: text.utf8)
        }
        buffer.append(UInt8(ascii: "\""))
    }

    private mutating func append(escaping byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            buffer.append(UInt8(ascii: "\\"))
            buffer.append(byte)
        case 0..<0x20: escape(byte)
        default: buffer.append(byte)
        }
    }

    private mutating func escape(_ control: UInt8) {
        switch control {
        case 0x08: buffer.append(contentsOf: "\\b".utf8)
        case 0x09: buffer.append(contentsOf: "\\t".utf8)
        case 0x0A: buffer.append(contentsOf: "\\n".utf8)
        case 0x0C: buffer.append(contentsOf: "\\f".utf8)
        case 0x0D: buffer.append(contentsOf: "\\r".utf8)
        default:
            buffer.append(contentsOf: control < 0x10 ? "\\u000".utf8 : "\\u00".utf8)
            buffer.append(contentsOf: String(control, radix: 16).utf8)
        }
    }
}

extension String {
    /// Whether JSON writes some of the characters otherwise. Most texts go into the buffer as they are.
    fileprivate var needsEscapes: Bool {
        let bytes = utf8Span.span
        for index in bytes.indices {
            let byte = bytes[index]
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return true }
        }
        return false
    }
}

extension JSON {
    /// The value as a text.
    public func bytes(_ layout: JSONWriter.Layout = .compact) -> [UInt8] {
        var writer = JSONWriter(layout)
        writer.value(self)
        return writer.finish()
    }
}
