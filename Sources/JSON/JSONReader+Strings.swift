extension JSONReader {
    /// Reads a string.
    public mutating func string() throws(JSONError) -> String {
        skipSpace()
        guard byte == UInt8(ascii: "\"") else { throw unexpected("a string") }
        position += 1
        let start = position
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                // UTF-8 as a whole is checked, and a quote never stands inside a scalar.
                let text = String(decoding: bytes[start..<position], as: UTF8.self)
                position += 1
                return text
            case UInt8(ascii: "\\"): return try escapedString(from: start)
            case 0..<0x20: throw controlCharacter()
            default: position += 1
            }
        }
        throw unexpected("the closing quote of a string")
    }

    func controlCharacter() -> JSONError {
        error(.syntax, "A control character must be escaped in a string.", at: position)
    }

    /// Reads on where the first backslash stands.
    private mutating func escapedString(from start: Int) throws(JSONError) -> String {
        var text = Array(bytes[start..<position])
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(into: &text)
            case 0..<0x20: throw controlCharacter()
            case let plain:
                text.append(plain)
                position += 1
            }
        }
        throw unexpected("the closing quote of a string")
    }

    private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
        let start = position
        position += 1
        let letter = byte
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text.append(contentsOf: try escapedScalar(from: start).utf8Bytes)
        default: throw error(.syntax, "A backslash begins no known escape here.", at: start)
        }
    }

    private mutating func escapedScalar(from start: Int) throws(JSONError) -> Unicode.Scalar {
        let first = try hexadecimal(from: start)
        if let scalar = Unicode.Scalar(first) { return scalar }
        if first < 0xDC00, byte == UInt8(ascii: "\\") {
            position += 1
            if byte == UInt8(ascii: "u") {
                position += 1
                let second = try hexadecimal(from: start)
                if (0xDC00..<0xE000).contains(second) {
                    let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
                    if let scalar = Unicode.Scalar(value) { return scalar }
                }
            }
        }
        throw error(.encoding, "This escape is half of a surrogate pair.", at: start)
    }

    private mutating func hexadecimal(from start: Int) throws(JSONError) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = Unicode.Scalar(byte).hexadecimalValue else {
                throw error(.syntax, "An escape needs four hexadecimal digits.", at: start)
            }
            value = value << 4 | digit
            position += 1
        }
        return value
    }
}

extension Unicode.Scalar {
    fileprivate var hexadecimalValue: UInt16? {
        switch self {
        case "0"..."9": UInt16(value) - 48
        case "a"..."f": UInt16(value) - 87
        case "A"..."F": UInt16(value) - 55
        default: nil
        }
    }

    fileprivate var utf8Bytes: [UInt8] {
        Array(String(Character(self)).utf8)
    }
}
