internal import UnicodeText

/// A text that can be measured: how wide it is in one line, and how many lines it takes in a width.
///
/// Everything is an interval, since the typeface is not the system's own. The cost grows with the length of the text.
public struct TextMeasure: Sendable {
    private let text: String
    private let weight: TypeWeight
    private let language: String
    private let whole: TextRun
    /// Whether the author broke the lines.
    public let isBrokenByHand: Bool

    /// A text without the white space around it, which takes no room.
    /// - Parameter language: A BCP 47 tag; its rules decide where lines end.
    public init(_ text: String, weight: TypeWeight, language: String) {
        let isTrimmed = text.unicodeScalars.first?.isSpace != true && text.unicodeScalars.last?.isSpace != true
        self.text = isTrimmed ? text : text.trimmed
        self.weight = weight
        self.language = language
        var whole = TextRun()
        var isBrokenByHand = false
        var shaper = Shaper(weight: weight)
        for scalar in self.text.unicodeScalars {
            whole.add(shaper.advance(of: scalar))
            if scalar.endsLine { isBrokenByHand = true }
        }
        self.whole = whole
        self.isBrokenByHand = isBrokenByHand
    }

    /// How wide the text is in one line, in points.
    public func width(_ size: Estimate) -> Estimate {
        Estimate(
            whole.width(TypeScale(size.low, .low)), whole.width(TypeScale(size.usual, .usual)),
            whole.width(TypeScale(size.high, .high)))
    }

    /// How many lines the text takes.
    /// - Parameters:
    ///   - size: The size of the letters.
    ///   - width: The width that lines have.
    public func lines(_ size: Estimate, in width: Estimate) -> LineCount {
        guard !text.isEmpty else { return .none }
        let high = TypeScale(size.high, .high)
        guard isBrokenByHand || whole.width(high) > width.low else { return LineCount(few: 1, many: 1) }
        let pieces = pieces()
        let few = Self.lines(pieces, TypeScale(size.low, .low), in: width.high, generous: true)
        let many = Self.lines(pieces, high, in: width.low, generous: false)
        return LineCount(few: few, many: max(few, many))
    }

    /// What may not be broken, with the white space after it.
    private struct Piece {
        var word = TextRun()
        var space = TextRun()
        var endsLine = false
    }

    private func pieces() -> [Piece] {
        // Korean lines end between words: to the rules of line breaking its syllables are letters like any others.
        let units = text.utf16.map { (0xAC00...0xD7A3).contains($0) ? 0x61 : $0 }
        var boundaries = units.lineBoundaries(language: language).makeIterator()
        var boundary = boundaries.next()
        var pieces: [Piece] = []
        var piece = Piece()
        var offset = 0
        var shaper = Shaper(weight: weight)
        for scalar in text.unicodeScalars {
            let advance = shaper.advance(of: scalar)
            if scalar.isSpace {
                piece.space.add(advance)
            } else {
                // Spaces that nothing may be broken at stand inside of a word.
                piece.word.add(piece.space)
                piece.space = TextRun()
                piece.word.add(advance)
            }
            offset += scalar.utf16.count
            guard let found = boundary, found.offset <= offset else { continue }
            piece.endsLine = found.isStrong
            pieces.append(piece)
            piece = Piece()
            boundary = boundaries.next()
        }
        return pieces
    }

    /// The lines of pieces set one after the other.
    /// - Parameter generous: Whether a word too long for a line begins where there is room and fills every line to its
    ///   end; else it begins a line, and each of its lines lacks a character's width.
    private static func lines(_ pieces: [Piece], _ scale: TypeScale, in limit: Double, generous: Bool) -> Int {
        var lines = 1
        var used = 0.0
        var isAtEnd = false
        for piece in pieces {
            if isAtEnd {
                lines += 1
                used = 0
            }
            var width = piece.word.width(scale)
            if width > limit {
                if generous {
                    width += min(used, limit)
                } else if used > 0 {
                    lines += 1
                }
                let capacity = generous ? limit : max(limit - scale.size, limit / 2)
                let full = (width / capacity).rounded(.up) - 1
                lines += Int(full)
                used = width - full * capacity
            } else if used + width > limit {
                lines += 1
                used = width
            } else {
                used += width
            }
            used += piece.space.width(scale)
            isAtEnd = piece.endsLine
        }
        return lines
    }
}

/// Characters in a row, as far as their width goes.
struct TextRun: Sendable {
    /// The sum of their widths as tabulated, in thousandths of the type size.
    private(set) var width = 0.0
    /// How many of them the system tracks.
    private(set) var tracked = 0.0
    /// How much the width can be off on top of the general tolerance.
    private(set) var doubt = 0.0

    /// Adds a character.
    mutating func add(_ advance: Advances.Advance) {
        width += advance.width
        doubt += advance.doubt
        if advance.isTracked { tracked += 1 }
    }

    /// Adds what stands after it.
    mutating func add(_ run: TextRun) {
        width += run.width
        tracked += run.tracked
        doubt += run.doubt
    }

    /// The width in points.
    func width(_ scale: TypeScale) -> Double {
        width * scale.perThousandth + tracked * scale.perTracked + doubt * scale.perDoubt
    }
}

/// How thousandths become points at a type size, at one end of what is possible.
struct TypeScale: Sendable {
    enum Bound {
        case low, usual, high
    }

    let size: Double
    let perThousandth: Double
    let perTracked: Double
    let perDoubt: Double

    init(_ size: Double, _ bound: Bound) {
        let sign: Double =
            switch bound {
            case .low: -1
            case .usual: 0
            case .high: 1
            }
        self.size = size
        perThousandth = size / 1000 * (1 + sign * Advances.tolerance)
        perTracked = perThousandth * Tracking.thousandths(size)
        perDoubt = size / 1000 * sign
    }
}

/// Gives each scalar its width in the light of those before it: a flag, a family or a keycap is one picture.
struct Shaper {
    let weight: TypeWeight
    private var previous = Advances.Advance.zero
    private var isJoined = false
    private var isInFlag = false

    init(weight: TypeWeight) {
        self.weight = weight
    }

    /// The width that a scalar adds.
    mutating func advance(of scalar: Unicode.Scalar) -> Advances.Advance {
        switch scalar.value {
        case 0x200D:
            isJoined = true
            return .zero
        case 0xFE0F:
            // The character before it is shown as a picture.
            let more = Advances.emoji.width - previous.width
            previous = Advances.emoji
            return Advances.Advance(width: max(0, more))
        case 0x20E3, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: return .zero
        case 0x1F1E6...0x1F1FF:
            isInFlag.toggle()
            return isInFlag ? Advances.emoji : .zero
        case 0x1F000...0x1FAFF where isJoined, 0x2190...0x2BFF where isJoined:
            isJoined = false
            return .zero
        default:
            isJoined = false
            isInFlag = false
            previous = Advances.advance(of: scalar, weight)
            return previous
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is a space or ends a line.
    fileprivate var isSpace: Bool {
        value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
    }

    /// Whether a line ends after it.
    var endsLine: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
