/// Reads a JSON text value by value, without a tree between: the caller says what it expects, the reader checks the
/// grammar, refuses duplicate names and knows the pointer of what it reads.
///
/// It accepts exactly RFC 8259, but for three things: duplicate names are refused (two names that differ only in
/// Unicode normalisation count as the same), half surrogate pairs are refused, and a byte order mark is skipped.
public struct JSONReader: ~Copyable {
    /// The kinds of value that a text can hold.
    public enum Kind: String, Sendable {
        case object, array, string, number, bool, null
    }

    /// An array or object that is open.
    private struct Container {
        let isObject: Bool
        /// The member that is being read; `nil` in an array, and before a name is known.
        var name: JSONName?
        /// How many members or elements have begun.
        var count = 0
        /// Where this object's names begin in ``JSONReader/names``.
        var firstName: Int
        /// Whether the object's names stand in ``JSONReader/crowds``.
        var isCrowd = false
    }

    /// The whole text.
    let bytes: [UInt8]
    let limits: JSONLimits
    /// The next byte to be read.
    var position = 0
    /// What is open, outermost first.
    private var containers: [Container] = []
    /// The names read so far of the objects that are open, outermost first.
    private var names: [JSONName] = []
    /// By depth, the names of open objects that hold many names, or one that two spellings can stand for.
    private var crowds: [Int: Set<String>] = [:]
    /// What names with escapes say, by where they begin.
    var escapedNames: [Int: String] = [:]

    /// Starts at the beginning of a text. Size and encoding are checked here, once.
    public init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
        self.bytes = bytes
        self.limits = limits
        guard bytes.count <= limits.bytes else {
            throw error(
                .tooLarge, "The text has \(bytes.count) bytes; at most \(limits.bytes) are accepted.", at: 0)
        }
        if let invalid = Self.firstInvalidByte(bytes) {
            throw error(.encoding, "This byte is not UTF-8.", at: invalid)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            position = 3
        }
    }

    // MARK: - Where we are

    /// The value that is being read; between two members the object, before an array's first element the array.
    public var pointer: JSONPointer {
        JSONPointer(
            containers.compactMap { container in
                guard !container.isObject else { return container.name.map { text(of: $0) } }
                return container.count > 0 ? String(container.count - 1) : nil
            })
    }

    /// The next byte to be read, from the start of the text.
    public var offset: Int { position }

    /// An error at the value that is being read.
    public func error(_ code: JSONError.Code, _ detail: String, at offset: Int) -> JSONError {
        JSONError(
            code: code, detail: detail, pointer: pointer, position: TextPosition(ofByte: offset, in: bytes))
    }

    // MARK: - Values

    /// The kind of the next value, which is not read yet.
    public mutating func peek() throws(JSONError) -> Kind {
        skipSpace()
        switch byte {
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "\""): return .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
        case UInt8(ascii: "n"): return .null
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
        default: throw unexpected("a value")
        }
    }

    /// Enters an object, whose members ``nextName()`` then gives one by one.
    public mutating func openObject() throws(JSONError) {
        try open(UInt8(ascii: "{"), "an object")
    }

    /// The name of the next member of the open object, whose value must be read before the next call; `nil` where the
    /// object ends, which closes it.
    public mutating func nextName() throws(JSONError) -> String? {
        try nextMember().map { text(of: $0) }
    }

    /// What ``nextName()`` gives, for those who only compare it with names that they know.
    public mutating func nextMember() throws(JSONError) -> JSONName? {
        guard try next(before: UInt8(ascii: "}"), "a comma or the end of the object") else { return nil }
        skipSpace()
        guard byte == UInt8(ascii: "\"") else { throw unexpected("a name in double quotes") }
        let name = try name()
        containers[containers.count - 1].name = name
        try refuseDuplicate(name)
        skipSpace()
        guard byte == UInt8(ascii: ":") else { throw unexpected("a colon") }
        position += 1
        return name
    }

    /// Enters an array, whose elements ``nextElement()`` then announces one by one.
    public mutating func openArray() throws(JSONError) {
        try open(UInt8(ascii: "["), "an array")
    }

    /// Whether the open array has another element, which must be read before the next call; `false` where the array
    /// ends, which closes it.
    public mutating func nextElement() throws(JSONError) -> Bool {
        try next(before: UInt8(ascii: "]"), "a comma or the end of the array")
    }

    /// Reads `true` or `false`.
    public mutating func bool() throws(JSONError) -> Bool {
        skipSpace()
        if literal("true") { return true }
        if literal("false") { return false }
        throw unexpected("true or false")
    }

    /// Reads `null`.
    public mutating func null() throws(JSONError) {
        skipSpace()
        guard literal("null") else { throw unexpected("null") }
    }

    /// Reads a value of any kind and forgets it; its grammar and its names are checked all the same.
    public mutating func skip() throws(JSONError) {
        switch try peek() {
        case .object:
            try openObject()
            while try nextMember() != nil { try skip() }
        case .array:
            try openArray()
            while try nextElement() { try skip() }
        case .string: _ = try string()
        case .number: _ = try number()
        case .bool: _ = try bool()
        case .null: try null()
        }
    }

    /// Makes sure that nothing but white space follows.
    public mutating func finish() throws(JSONError) {
        skipSpace()
        guard position == bytes.count else { throw unexpected("the end of the text") }
    }

    // MARK: - Tokens

    /// The next byte; 0 at the end, which begins no token.
    var byte: UInt8 {
        position < bytes.count ? bytes[position] : 0
    }

    func unexpected(_ expected: String) -> JSONError {
        guard position < bytes.count else {
            return error(.syntax, "The text ends where \(expected) should stand.", at: position)
        }
        let found = Unicode.Scalar(byte)
        let shown = found.isASCII && found.value > 0x20 && found.value < 0x7F ? "“\(found)”" : "This character"
        return error(.syntax, "\(shown) stands where \(expected) should.", at: position)
    }

    /// A text as an error quotes it: an error is never as long as what it is about.
    static func quoted(_ text: String) -> String {
        text.unicodeScalars.count <= 60 ? text : String(text.unicodeScalars.prefix(59)) + "…"
    }

    @inline(__always)
    mutating func skipSpace() {
        if byte <= 0x20 { skipSpaces() }
    }

    private mutating func skipSpaces() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            default: return
            }
        }
    }

    private mutating func open(_ bracket: UInt8, _ what: String) throws(JSONError) {
        skipSpace()
        guard byte == bracket else { throw unexpected(what) }
        guard containers.count < limits.depth else {
            throw error(.tooDeep, "Values are nested more than \(limits.depth) deep.", at: position)
        }
        position += 1
        containers.append(Container(isObject: bracket == UInt8(ascii: "{"), firstName: names.count))
    }

    /// Steps over a comma to the next member or element, or over the closing bracket.
    private mutating func next(before bracket: UInt8, _ expected: String) throws(JSONError) -> Bool {
        skipSpace()
        let isFirst = containers[containers.count - 1].count == 0
        if byte == bracket {
            position += 1
            let closed = containers.removeLast()
            names.removeLast(names.count - closed.firstName)
            if closed.isCrowd { crowds[containers.count] = nil }
            return false
        }
        if !isFirst {
            guard byte == UInt8(ascii: ",") else { throw unexpected(expected) }
            position += 1
        }
        containers[containers.count - 1].count += 1
        containers[containers.count - 1].name = nil
        return true
    }

    private mutating func literal(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard bytes.count - position >= length else { return false }
        let matches = "\(word)".utf8.elementsEqual(bytes[position..<position + length])
        if matches { position += length }
        return matches
    }

    /// Small objects are searched, large ones hashed, so that neither a thousand small ones nor one of a million
    /// names costs more than its length.
    private mutating func refuseDuplicate(_ name: JSONName) throws(JSONError) {
        let innermost = containers.count - 1
        let first = containers[innermost].firstName
        if !containers[innermost].isCrowd {
            guard !name.isPlain || names.count - first >= 32 else {
                guard !(first..<names.count).contains(where: { isSame(names[$0], name) }) else {
                    throw duplicate(name)
                }
                names.append(name)
                return
            }
            containers[innermost].isCrowd = true
            crowds[innermost] = Set(names[first...].map { text(of: $0) })
        }
        let known = text(of: name)
        guard crowds[innermost]?.insert(known).inserted == true else { throw duplicate(name) }
    }

    private func duplicate(_ name: JSONName) -> JSONError {
        error(
            .duplicateKey, "The name “\(Self.quoted(text(of: name)))” stands twice in this object.",
            at: name.start - 1)
    }

    private static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
        do {
            _ = try UTF8Span(validating: bytes.span)
            return nil
        } catch {
            return error.byteOffsets.lowerBound
        }
    }
}
