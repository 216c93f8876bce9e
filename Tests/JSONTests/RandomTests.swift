import JSON
import TestSupport
import Testing

/// What holds of every text, tried on many that nobody wrote by hand. Seeds are fixed: a failure comes again.
@Suite struct RandomTests {
    @Test(arguments: 1...8 as ClosedRange<UInt64>) func `a tree reads back as it was written`(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<Effort.rounds(250) {
            let tree = JSON.random(depth: 5, using: &generator)
            let (compact, pretty) = (tree.bytes(), tree.bytes(.pretty))
            #expect(try JSON(parsing: compact).identical(to: tree))
            #expect(try JSON(parsing: pretty).identical(to: tree))
            #expect(try JSON(parsing: pretty).bytes() == compact)
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func `a double survives writing and reading to the bit`(
        _ seed: UInt64
    ) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<Effort.rounds(5_000) {
            let value = Double.random(using: &generator)
            let read = try #require(try JSON(parsing: JSON.number(value).bytes()).number)
            // Zero has one form only.
            #expect(read.bitPattern == value.bitPattern || (read == 0 && value == 0))
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func `short decimals are the doubles that Swift reads`(
        _ seed: UInt64
    ) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<Effort.rounds(5_000) {
            let digits = String(UInt64.random(in: 0..<10_000_000_000_000_000, using: &generator))
            let point = Int.random(in: 0...digits.count, using: &generator)
            let (whole, fraction) = (digits.prefix(point), digits.dropFirst(point))
            let text = (whole.isEmpty || whole.first == "0" ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
            let expected = try #require(Double(text))
            #expect(try JSON(parsing: Array(text.utf8)).number == expected)
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func `every value of a tree is found by its pointer`(
        _ seed: UInt64
    ) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<Effort.rounds(50) {
            let tree = JSON.random(depth: 4, using: &generator)
            let text = tree.bytes(.pretty)
            let pointers = tree.pointers()
            let positions = JSONLocator.positions(of: pointers, in: text)
            #expect(positions.count == pointers.count)
            for (earlier, later) in zip(pointers, pointers.dropFirst()) {
                let (first, second) = (try #require(positions[earlier]), try #require(positions[later]))
                #expect(first < second)
            }
            for pointer in pointers { #expect(JSONPointer(parsing: pointer.description) == pointer) }
        }
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>) func `a damaged text is refused with a place, or is a text again`(
        _ seed: UInt64
    ) throws {
        var generator = SeededGenerator(seed: seed)
        let limits = JSONLimits(bytes: 4_096, depth: 16)
        var (accepted, refused) = (0, 0)
        for _ in 0..<Effort.rounds(2_500) {
            var text = JSON.random(depth: 3, using: &generator).bytes(
                Bool.random(using: &generator) ? .compact : .pretty)
            text.damage(using: &generator)
            do {
                let tree = try JSON(parsing: text, limits: limits)
                accepted += 1
                let again = try JSON(parsing: tree.bytes(), limits: JSONLimits(bytes: 100_000, depth: 16))
                #expect(again == tree)
            } catch {
                refused += 1
                #expect(error.code != .tooLarge || text.count > limits.bytes)
                // The place lies within the text, the pointer within what was open.
                let end = TextPosition(ofByte: text.count, in: text)
                #expect(error.position <= end)
                #expect(error.pointer.tokens.count <= limits.depth)
            }
        }
        // The damage must hit, and must not always be fatal: else this test tries one side only.
        #expect(accepted > 100 && refused > 100)
    }
}

extension JSON {
    static func random(depth: Int, using generator: inout SeededGenerator) -> JSON {
        switch Int.random(in: 0..<(depth > 0 ? 10 : 6), using: &generator) {
        case 0: return .null
        case 1: return .bool(.random(using: &generator))
        case 2: return .number(Double(Int.random(in: -1_000...1_000, using: &generator)))
        case 3: return .number(.random(using: &generator))
        case 4, 5: return .string(.random(using: &generator))
        case 6, 7:
            let count = Int.random(in: 0..<6, using: &generator)
            return .array((0..<count).map { _ in random(depth: depth - 1, using: &generator) })
        default:
            var members: [Member] = []
            for _ in 0..<Int.random(in: 0..<24, using: &generator) {
                let name = String.random(using: &generator)
                guard !members.contains(where: { $0.name == name }) else { continue }
                members.append(Member(name, random(depth: depth - 2, using: &generator)))
            }
            return .object(members)
        }
    }

    /// The pointers of this value and all inside, in the order of the text.
    func pointers(below path: JSONPointer = JSONPointer()) -> [JSONPointer] {
        var found = [path]
        for (index, element) in (elements ?? []).enumerated() {
            found += element.pointers(below: path.appending(index))
        }
        for member in members ?? [] { found += member.value.pointers(below: path.appending(member.name)) }
        return found
    }
}

extension Double {
    /// Any finite double: every exponent is as likely as every other.
    fileprivate static func random(using generator: inout SeededGenerator) -> Double {
        let value = Double(bitPattern: generator.next())
        return value.isFinite ? value : 0
    }
}

extension String {
    /// Some scalars, among them those that are written in a way of their own.
    fileprivate static func random(using generator: inout SeededGenerator) -> String {
        let special: [Unicode.Scalar] = [
            "\"", "\\", "/", "~", "\n", "\r", "\t", "\u{0}", "\u{1F}", "\u{7F}", "\u{301}", "\u{FEFF}", "\u{FFFF}", "削",
            "😀",
        ]
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0..<9, using: &generator) {
            let any = Unicode.Scalar(UInt32.random(in: 0..<0x11_0000, using: &generator))
            let plain = Unicode.Scalar(UInt8.random(in: 0x20..<0x7F, using: &generator))
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: text.append(any ?? plain)
            case 1: text.append(special.randomElement(using: &generator) ?? plain)
            default: text.append(plain)
            }
        }
        return String(text)
    }
}

extension [UInt8] {
    private static let fragments = [
        "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud83d", "\\ude00", "null", "tru", "-", "0", "1e5", "1e999",
        ".", "e",
        "\u{FEFF}", "/*", " ", "\n", "\r\n", "é", "\"a\":1,", "[[[[[[[[", "{\"a\":{\"a\":", "'", "NaN", "00", "\u{0}",
    ].map { Array($0.utf8) }

    /// Changes a few places of a text, as editors, networks and attackers do.
    fileprivate mutating func damage(using generator: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let place = Int.random(in: 0...count, using: &generator)
            let end = Swift.min(count, place + Int.random(in: 0..<8, using: &generator))
            switch Int.random(in: 0..<7, using: &generator) {
            case 0 where place < count: self[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            case 1: insert(UInt8.random(in: 0...255, using: &generator), at: place)
            case 2: removeSubrange(place..<end)
            case 3: insert(contentsOf: Array(self[place..<end]), at: place)
            case 4: removeLast(count - place)
            default:
                if let fragment = Self.fragments.randomElement(using: &generator) {
                    replaceSubrange(place..<(Bool.random(using: &generator) ? place : end), with: fragment)
                }
            }
        }
    }
}
