extension Units {
    /// Where the app fills something in, in order.
    var placeholders: [Range<Int>] {
        var found: [Range<Int>] = []
        var offset = 0
        while offset < count {
            if let end = placeholder(at: offset) {
                found.append(offset..<end)
                offset = end
            } else {
                offset += 1
            }
        }
        return found
    }

    /// Where the placeholder that starts at an offset ends.
    private func placeholder(at offset: Int) -> Int? {
        switch self[offset] {
        case UInt16(ascii: "%"): conversion(at: offset)
        case UInt16(ascii: "{"): closing(offset, "{", "}")
        case UInt16(ascii: "$") where self[offset + 1] == UInt16(ascii: "{"),
            UInt16(ascii: "#") where self[offset + 1] == UInt16(ascii: "{"):
            closing(offset + 1, "{", "}")
        case UInt16(ascii: "\\") where self[offset + 1] == UInt16(ascii: "("): closing(offset + 1, "(", ")")
        default: nil
        }
    }

    /// The end of a bracket that opens at an offset, with the brackets inside of it.
    private func closing(_ offset: Int, _ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Int? {
        var depth = 0
        for place in offset..<count {
            switch self[place] {
            case UInt16(ascii: open): depth += 1
            case UInt16(ascii: close):
                depth -= 1
                if depth == 0 { return place + 1 }
            default: continue
            }
        }
        return nil
    }

    /// The end of a conversion of `printf` or Foundation. Letters must follow the sign at once, so that “100 % belegt”
    /// and “50% discount” hold none.
    private func conversion(at offset: Int) -> Int? {
        var place = offset + 1
        switch self[place] {
        case UInt16(ascii: "%"): return place + 1
        case UInt16(ascii: "{"): return closing(place, "{", "}").map { letter(at: $0) ?? $0 }
        case UInt16(ascii: "("): return closing(place, "(", ")").flatMap { letter(at: $0) }
        case UInt16(ascii: "#") where self[place + 1] == UInt16(ascii: "@"): return variable(at: place + 2)
        default: break
        }
        while self[place].isASCIIDigit { place += 1 }
        if place > offset + 1, self[place] == UInt16(ascii: "$") { place += 1 }
        while "-+#0'".utf16.contains(self[place]) { place += 1 }
        while self[place].isASCIIDigit || self[place] == UInt16(ascii: "*") { place += 1 }
        if self[place] == UInt16(ascii: ".") {
            place += 1
            while self[place].isASCIIDigit || self[place] == UInt16(ascii: "*") { place += 1 }
        }
        if self[place] == UInt16(ascii: "@") { return place + 1 }
        // A digit before the sign makes it a percentage: “5%off”.
        if offset > 0, self[offset - 1].isASCIIDigit { return nil }
        while "hlqLzjt".utf16.contains(self[place]) { place += 1 }
        return letter(at: place)
    }

    private func letter(at place: Int) -> Int? {
        "@dDiuUxXoOfFeEgGcCsSpaA".utf16.contains(self[place]) ? place + 1 : nil
    }

    /// The end of `name@`, as a dictionary of plural forms is named.
    private func variable(at offset: Int) -> Int? {
        var place = offset
        while self[place].isASCIILetter || self[place].isASCIIDigit || self[place] == UInt16(ascii: "_") { place += 1 }
        return place > offset && self[place] == UInt16(ascii: "@") ? place + 1 : nil
    }
}
