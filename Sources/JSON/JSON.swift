/// A JSON value as a tree, for what has no type of its own: extension keys, schemas, small configuration files.
public enum JSON: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, as a double.
    case number(Double)
    /// A string.
    case string(String)
    /// An array.
    case array([JSON])
    /// An object; its members keep the order in which they were written.
    case object([Member])

    /// A name and its value.
    public struct Member: Hashable, Sendable {
        /// The name.
        public var name: String
        /// The value.
        public var value: JSON

        /// A name and its value.
        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// The member of that name; `nil` where there is none or this is no object.
    public subscript(_ name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// The value as a string, where it is one.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The value as a number, where it is one.
    public var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    /// The elements, where the value is an array.
    public var elements: [JSON]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The members, where the value is an object.
    public var members: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }
}

extension JSON {
    /// Reads a whole text.
    public init(parsing bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
        var reader = try JSONReader(bytes, limits: limits)
        self = try reader.value()
        try reader.finish()
    }
}

extension JSONReader {
    /// Reads a value of any kind as a tree.
    public mutating func value() throws(JSONError) -> JSON {
        switch try peek() {
        case .object:
            var members: [JSON.Member] = []
            try openObject()
            while let name = try nextName() { members.append(JSON.Member(name, try value())) }
            return .object(members)
        case .array:
            var elements: [JSON] = []
            try openArray()
            while try nextElement() { elements.append(try value()) }
            return .array(elements)
        case .string: return .string(try string())
        case .number: return .number(try number())
        case .bool: return .bool(try bool())
        case .null:
            try null()
            return .null
        }
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// A string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A truth value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// A whole number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    /// A number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// An array.
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
    /// An object, in the order of the literal.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
}
