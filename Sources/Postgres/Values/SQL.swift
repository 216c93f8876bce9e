/// A statement and its values. Interpolating a value binds it: no value ever becomes a part of the text.
public struct SQL: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The text, with `$1`, `$2` … where values belong.
    public private(set) var text: String
    /// The values, `$1` first.
    public private(set) var values: [SQLValue]
    /// Where in the text the values belong, in bytes.
    private var places: [Int]

    /// A statement without values.
    public init(stringLiteral text: String) {
        self.text = text
        (values, places) = ([], [])
    }

    /// A statement out of a string with interpolations.
    public init(stringInterpolation: Interpolation) {
        text = stringInterpolation.text
        values = stringInterpolation.values
        places = stringInterpolation.places
    }

    /// Collects a statement's text and values.
    public struct Interpolation: StringInterpolationProtocol {
        var text = ""
        var values: [SQLValue] = []
        var places: [Int] = []

        /// An empty statement.
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 3)
            values.reserveCapacity(interpolationCount)
            places.reserveCapacity(interpolationCount)
        }

        /// Appends text of the program.
        public mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        /// Binds a value.
        public mutating func appendInterpolation(_ value: some SQLEncodable) {
            bind(value.sqlValue)
        }

        private mutating func bind(_ value: SQLValue) {
            places.append(text.utf8.count)
            values.append(value)
            text += SQL.mark(values.count)
        }

        /// Binds a value, or NULL where there is none.
        public mutating func appendInterpolation<Value: SQLEncodable>(_ value: Value?) {
            appendInterpolation(value?.sqlValue ?? .null)
        }

        /// Binds bytes.
        public mutating func appendInterpolation(_ bytes: [UInt8]?) {
            appendInterpolation(bytes.map { SQLValue.bytes($0) } ?? .null)
        }

        /// Splices another statement with its values in: a condition, a part of a larger one.
        public mutating func appendInterpolation(_ part: SQL) {
            // The part's own numbers start at 1; its text is split where they stand.
            let bytes = part.text.utf8
            var rest = part.text[...]
            for (index, value) in part.values.enumerated() {
                let place = bytes.index(bytes.startIndex, offsetBy: part.places[index])
                text += rest[..<place]
                bind(value)
                rest = part.text[bytes.index(place, offsetBy: SQL.mark(index + 1).utf8.count)...]
            }
            text += rest
        }

        /// Splices trusted text in, such as a list of columns; a value has no way in, since the text is known at
        /// compile time.
        public mutating func appendInterpolation(unescaped text: StaticString) {
            self.text += "\(text)"
        }
    }

    /// What stands for a value in the text; the first is 1.
    private static func mark(_ number: Int) -> String {
        marks.indices.contains(number) ? marks[number] : "$\(number)"
    }

    private static let marks = (0...40).map { "$\($0)" }

    /// Statements put together with a word between them; `empty` where there is none.
    public static func joined(_ parts: [SQL], by separator: StaticString, empty: SQL) -> SQL {
        guard var whole = parts.first else { return empty }
        for part in parts.dropFirst() { whole = "\(whole)\(unescaped: separator)\(part)" }
        return whole
    }
}
