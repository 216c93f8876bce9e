/// Why a text is not the JSON that we accept, and where.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, as a stable word.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The word, as it stands in the API.
        public var rawValue: String

        /// A code by its word.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// What is wrong, as a stable word.
    public var code: Code
    /// What is wrong, for a person. The wording may change.
    public var detail: String
    /// The value that was being read.
    public var pointer: JSONPointer
    /// The first byte that could not be accepted.
    public var position: TextPosition

    /// An error at a place.
    public init(code: Code, detail: String, pointer: JSONPointer, position: TextPosition) {
        self.code = code
        self.detail = detail
        self.pointer = pointer
        self.position = position
    }

    /// One line for a person: place, pointer, what is wrong.
    public var description: String {
        let place = pointer.tokens.isEmpty ? "" : " at \(pointer)"
        return "line \(position.line), column \(position.column)\(place): \(detail)"
    }
}

extension JSONError.Code {
    /// The text does not follow the grammar of RFC 8259.
    public static let syntax = Self(rawValue: "syntax")
    /// The bytes are not UTF-8, or an escape is half of a surrogate pair.
    public static let encoding = Self(rawValue: "encoding")
    /// One object holds the same name twice.
    public static let duplicateKey = Self(rawValue: "duplicateKey")
    /// Values are nested deeper than ``JSONLimits/depth``.
    public static let tooDeep = Self(rawValue: "tooDeep")
    /// The text is longer than ``JSONLimits/bytes``.
    public static let tooLarge = Self(rawValue: "tooLarge")
    /// A number is longer than ``JSONLimits/numberLength`` or beyond the range of a double.
    public static let numberRange = Self(rawValue: "numberRange")
}
