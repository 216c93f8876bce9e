extension JSONReader {
    /// Reads a number. What a double cannot hold (1e400) is an error; what it can only round is rounded.
    public mutating func number() throws(JSONError) -> Double {
        skipSpace()
        let start = position
        var shape = NumberShape()
        if byte == UInt8(ascii: "-") {
            shape.negative = true
            position += 1
        }
        try integerPart(of: &shape)
        if byte == UInt8(ascii: ".") {
            position += 1
            shape.fraction = try digits(of: &shape)
        }
        if byte | 0x20 == UInt8(ascii: "e") {
            position += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
            _ = try digits(of: &shape)
            shape.exact = false
        }
        guard position - start <= limits.numberLength else {
            throw error(.numberRange, "A number has more than \(limits.numberLength) characters.", at: start)
        }
        if let value = shape.value { return value }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            throw error(.numberRange, "The number \(Self.quoted(text)) is out of range.", at: start)
        }
        return value
    }

    private mutating func integerPart(of shape: inout NumberShape) throws(JSONError) {
        guard byte == UInt8(ascii: "0") else {
            _ = try digits(of: &shape)
            return
        }
        position += 1
        if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            throw error(.syntax, "A number must not begin with a zero.", at: position - 1)
        }
    }

    /// Reads one digit or more; how many.
    private mutating func digits(of shape: inout NumberShape) throws(JSONError) -> Int {
        let start = position
        while byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
            shape.mantissa = shape.mantissa &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
            position += 1
        }
        guard position > start else { throw unexpected("a digit") }
        shape.digits += position - start
        return position - start
    }
}

/// A number while it is read. Up to 15 digits without an exponent are exact as an integer divided by a power of ten
/// that a double holds exactly too; that is every number of a usual document, and spares it the general conversion.
private struct NumberShape {
    var negative = false
    var mantissa: UInt64 = 0
    var digits = 0
    var fraction = 0
    var exact = true

    var value: Double? {
        guard exact, digits <= 15 else { return nil }
        var power: Double = 1
        for _ in 0..<fraction { power *= 10 }
        let magnitude = Double(mantissa) / power
        return negative ? -magnitude : magnitude
    }
}
