internal import UnicodeText

/// A text with width, case and the forms of marks and spaces made plain, in UTF-16 code units of which each knows the
/// character that it comes from.
struct FoldedText {
    /// The code units.
    private(set) var units: [UInt16] = []
    /// Where in the text the character of each code unit starts.
    private var starts: [Int] = []
    /// Where it ends.
    private var ends: [Int] = []

    init(_ text: String) {
        units.reserveCapacity(text.utf16.count)
        starts.reserveCapacity(text.utf16.count)
        ends.reserveCapacity(text.utf16.count)
        if text.unicodeScalars.allSatisfy({ Self.plain($0) != nil }) {
            // None of these joins the one before it, so each is a character.
            var offset = 0
            for scalar in text.unicodeScalars {
                add(Self.plain(scalar) ?? 0, offset..<offset + 1)
                offset += 1
            }
        } else {
            var offset = 0
            for character in text {
                let range = offset..<offset + character.utf16.count
                let scalars = character.unicodeScalars
                if scalars.count == 1, let scalar = scalars.first, let unit = Self.plain(scalar) {
                    add(unit, range)
                } else {
                    for unit in String(character).foldedForComparison.utf16 { add(unit, range) }
                }
                offset = range.upperBound
            }
        }
    }

    /// Spaces next to each other are one.
    private mutating func add(_ unit: UInt16, _ range: Range<Int>) {
        if unit == 0x20, units.last == 0x20 {
            ends[ends.count - 1] = range.upperBound
            return
        }
        units.append(unit)
        starts.append(range.lowerBound)
        ends.append(range.upperBound)
    }

    /// Where in the text a stretch of the code units stands; `nil` where it begins or ends inside of a character.
    func range(of stretch: Range<Int>) -> Range<Int>? {
        guard !stretch.isEmpty, starts.indices.contains(stretch.lowerBound), stretch.upperBound <= starts.count else {
            return nil
        }
        let (first, last) = (stretch.lowerBound, stretch.upperBound - 1)
        if first > 0, starts[first - 1] == starts[first] { return nil }
        if last + 1 < starts.count, starts[last + 1] == starts[last] { return nil }
        return starts[first]..<ends[last]
    }

    /// What a character of one code unit that joins no other is folded to; `nil` for any other, of which Unicode knows
    /// more.
    private static func plain(_ scalar: Unicode.Scalar) -> UInt16? {
        let unit = UInt16(truncatingIfNeeded: scalar.value)
        switch scalar.value {
        case 0x41...0x5A: return unit + 0x20
        case 0x0A, 0x0D, 0x2028, 0x2029: return 0x0A
        case 0x09, 0x20, 0xA0, 0x2000...0x200A, 0x202F, 0x3000: return 0x20
        case 0x21...0x7E: return unit
        case 0x2010, 0x2011: return 0x2D
        case 0x2018, 0x2019: return 0x27
        case 0x201C, 0x201D: return 0x22
        case 0xE0...0xF6, 0xF8...0xFF: return unit
        case 0xC0...0xD6, 0xD8...0xDE: return unit + 0x20
        case 0x2013, 0x2014, 0x2026, 0x3001...0x3003, 0x3005...0x3020: return unit
        case 0x3041...0x3096, 0x309D, 0x309E, 0x30A0...0x30FE: return unit
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return unit
        case 0xFF21...0xFF3A: return unit - 0xFEE0 + 0x20
        case 0xFF01...0xFF20, 0xFF3B...0xFF5E: return unit - 0xFEE0
        default: return nil
        }
    }
}

extension String {
    /// The text with width and the forms of marks and spaces made plain, its case kept.
    var plainSpelling: String {
        var plain = ""
        for scalar in normalizedForCompatibility.unicodeScalars {
            switch scalar.value {
            case 0x2010, 0x2011: plain.unicodeScalars.append("-")
            case 0x2018, 0x2019: plain.unicodeScalars.append("'")
            case 0x201C, 0x201D: plain.unicodeScalars.append("\"")
            case 0x09, 0x20: if plain.last != " " { plain.unicodeScalars.append(" ") }
            default: plain.unicodeScalars.append(scalar)
            }
        }
        return plain
    }
}
