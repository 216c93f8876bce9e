/// How heavy letters are.
public enum TypeWeight: Sendable {
    case regular, semibold
}

/// How wide characters are, in thousandths of the type size.
///
/// The system's own typeface cannot be had here; an open one of like build stands for it. Held against labels whose
/// widths Interface Builder had fitted to their texts, the tables with the system's tracking were between 1.1 % too wide
/// and 2.4 % too narrow in the regular weight at 17 points; semibold letters were 2.4 to 4.8 % too narrow, which
/// ``semiboldScale`` takes back.
public enum Advances {
    /// The tables that widths rest on.
    public static var version: String { InterAdvances.version }

    /// How wide a text most likely is in one line, in points, with the white space at its ends.
    public static func width(of text: some StringProtocol, size: Double, _ weight: TypeWeight) -> Double {
        var run = TextRun()
        var shaper = Shaper(weight: weight)
        for scalar in text.unicodeScalars { run.add(shaper.advance(of: scalar)) }
        return run.width(TypeScale(size, .usual))
    }

    /// How far the widths of a text can be off.
    static let tolerance = 0.06

    /// How much wider semibold letters of the system are than those of the table.
    private static let semiboldScale = 1.03

    /// How wide a character is.
    struct Advance {
        /// Its width.
        var width: Double
        /// Whether the system tracks it, as it does its own typeface but not those that it falls back to.
        var isTracked = false
        /// How much it can be off on top of the general tolerance: much, where no table has the character.
        var doubt = 0.0

        static let zero = Advance(width: 0)
    }

    /// The width of a scalar that stands by itself.
    static func advance(of scalar: Unicode.Scalar, _ weight: TypeWeight) -> Advance {
        switch scalar.value {
        case 0x20...0x7E:
            let table = weight == .regular ? InterAdvances.regular : InterAdvances.semibold
            return tracked(Int(table[Int(scalar.value) - 0x20]), weight)
        // The system's Korean typeface is set a little closer than the one that was measured.
        case 0xAC00...0xD7A3, 0x3131...0x318E: return Advance(width: Double(InterAdvances.hangul), doubt: 20)
        case 0xFF61...0xFF9F: return Advance(width: Double(InterAdvances.halfwidth))
        case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            return Advance(width: Double(InterAdvances.square))
        case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x300...0x36F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F,
            0xFE00...0xFE0F, 0xFEFF:
            return .zero
        case averageCharacter.value:
            let average = InterAdvances.average
            return tracked(weight == .regular ? average.regular : average.semibold, weight)
        case 0x1F000...0x1FAFF: return emoji
        case 0x2300...0x2BFF where scalar.properties.isEmojiPresentation: return emoji
        default: return tabulated(scalar, weight)
        }
    }

    /// A picture among letters.
    static let emoji = Advance(width: 1250)

    /// Stands for a character that nobody knows yet: as wide as one of English text on average.
    static let averageCharacter: Unicode.Scalar = "\u{E000}"

    private static func tabulated(_ scalar: Unicode.Scalar, _ weight: TypeWeight) -> Advance {
        var start = 0
        for block in InterAdvances.blocks {
            if block.contains(scalar.value) {
                let table = weight == .regular ? InterAdvances.regular : InterAdvances.semibold
                let width = table[start + Int(scalar.value - block.lowerBound)]
                return width > 0 ? tracked(Int(width), weight) : unknown(scalar)
            }
            start += block.count
        }
        return unknown(scalar)
    }

    private static func tracked(_ width: Int, _ weight: TypeWeight) -> Advance {
        Advance(width: weight == .regular ? Double(width) : Double(width) * semiboldScale, isTracked: true)
    }

    /// A character of a script that was not measured: something between a narrow and a wide letter.
    private static func unknown(_ scalar: Unicode.Scalar) -> Advance {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: .zero
        default: Advance(width: 650, doubt: 350)
        }
    }
}
