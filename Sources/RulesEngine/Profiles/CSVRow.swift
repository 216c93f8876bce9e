internal import JSON

/// A row of a table of comma-separated values, as RFC 4180 describes them.
struct CSVRow {
    /// A field and where it begins.
    struct Field {
        var text: String
        var position: TextPosition
    }

    /// The fields in order.
    var fields: [Field]
    /// Where the row begins.
    var position: TextPosition

    /// The rows of a table in UTF-8. Lines that hold nothing are no rows.
    static func all(in bytes: [UInt8]) throws(CSVError) -> [CSVRow] {
        var reader = CSVReader(bytes)
        var rows: [CSVRow] = []
        while let row = try reader.next() {
            if row.fields.count > 1 || row.fields.first?.text.isEmpty == false { rows.append(row) }
        }
        return rows
    }
}

/// Why bytes are no table.
struct CSVError: Error {
    /// What is wrong, for a person.
    var detail: String
    /// Where.
    var position: TextPosition
}

/// Reads a table row by row.
private struct CSVReader {
    private static let comma = UInt8(ascii: ",")
    private static let quote = UInt8(ascii: "\"")
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    private let bytes: [UInt8]
    private var offset: Int
    private var position = TextPosition(line: 1, column: 1)

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // A byte order mark is no part of the first field.
        offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private var isAtLineEnd: Bool {
        byte == Self.lineFeed
            || byte == Self.carriageReturn && bytes.indices.contains(offset + 1)
                && bytes[offset + 1] == Self.lineFeed
    }

    /// Steps over a byte. Those that continue a character take no column.
    private mutating func step() {
        guard let byte else { return }
        if byte == Self.lineFeed {
            position = TextPosition(line: position.line + 1, column: 1)
        } else if byte & 0xC0 != 0x80 {
            position.column += 1
        }
        offset += 1
    }

    /// The next row; `nil` at the end.
    mutating func next() throws(CSVError) -> CSVRow? {
        guard byte != nil else { return nil }
        var row = CSVRow(fields: [], position: position)
        while true {
            row.fields.append(try field())
            guard byte == Self.comma else { break }
            step()
        }
        if byte == Self.carriageReturn { step() }
        if byte == Self.lineFeed { step() }
        return row
    }

    private mutating func field() throws(CSVError) -> CSVRow.Field {
        let start = position
        let units = byte == Self.quote ? try quoted() : try plain()
        guard let text = String(validating: units, as: UTF8.self) else {
            throw CSVError(detail: "The field is not UTF-8.", position: start)
        }
        guard !text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" && $0 != "\r" && $0 != "\t" }) else {
            throw CSVError(detail: "The field holds a control character.", position: start)
        }
        return CSVRow.Field(text: text, position: start)
    }

    private mutating func plain() throws(CSVError) -> [UInt8] {
        var units: [UInt8] = []
        while let byte, byte != Self.comma, !isAtLineEnd {
            guard byte != Self.quote else {
                throw CSVError(
                    detail:
                        "A quotation mark stands inside of a field; such a field is quoted as a whole, and the mark doubled.",
                    position: position)
            }
            units.append(byte)
            step()
        }
        return units
    }

    private mutating func quoted() throws(CSVError) -> [UInt8] {
        let start = position
        var units: [UInt8] = []
        step()
        while let byte {
            if byte == Self.quote {
                step()
                guard self.byte == Self.quote else {
                    guard self.byte == nil || self.byte == Self.comma || isAtLineEnd else {
                        throw CSVError(detail: "Text follows the quotation mark that ends a field.", position: position)
                    }
                    return units
                }
            }
            units.append(byte)
            step()
        }
        throw CSVError(detail: "The quotation mark that opens this field is never closed.", position: start)
    }
}
