/// Where values stand in a text.
struct JSONSpans {
    /// One value's place.
    struct Span {
        /// The value, from its first byte to behind its last.
        var range: Range<Int>
        /// The end of the last member or element; the start of an empty object or array's inside.
        var lastEnd: Int
        var isEmpty: Bool
    }

    private var spans: [JSONPointer: Span] = [:]

    /// Finds the values in one pass.
    init(of pointers: [JSONPointer], in bytes: [UInt8], limits: JSONLimits) throws(JSONError) {
        guard !pointers.isEmpty else { return }
        var wanted: [[String]: Bool] = [:]
        for pointer in pointers {
            for length in 0...pointer.tokens.count {
                let prefix = Array(pointer.tokens.prefix(length))
                wanted[prefix] = wanted[prefix] == true || length == pointer.tokens.count
            }
        }
        var reader = try JSONReader(bytes, limits: limits)
        try find(wanted, [], &reader)
    }

    subscript(_ pointer: JSONPointer) -> Span? { spans[pointer] }

    private mutating func find(
        _ wanted: [[String]: Bool], _ path: [String], _ reader: inout JSONReader
    ) throws(JSONError) {
        let kind = try reader.peek()
        guard let isWanted = wanted[path] else { return try reader.skip() }
        let start = reader.offset
        var span = Span(range: start..<start, lastEnd: start + 1, isEmpty: true)
        switch kind {
        case .object:
            try reader.openObject()
            while let name = try reader.nextName() {
                try find(wanted, path + [name], &reader)
                span.lastEnd = reader.offset
                span.isEmpty = false
            }
        case .array:
            try reader.openArray()
            var index = 0
            while try reader.nextElement() {
                try find(wanted, path + [String(index)], &reader)
                index += 1
                span.lastEnd = reader.offset
                span.isEmpty = false
            }
        default: try reader.skip()
        }
        span.range = start..<reader.offset
        if isWanted { spans[JSONPointer(path)] = span }
    }
}

/// Writes what an edit puts into a text as its surroundings are laid out.
enum JSONLayout {
    /// A value that takes the place of another. An array that stood on several lines gets a line for each element.
    static func text(of value: JSON, in span: JSONSpans.Span, _ bytes: [UInt8]) -> [UInt8] {
        guard bytes[span.range].contains(UInt8(ascii: "\n")) else { return line(value) }
        let margin = margin(ofLineAt: span.range.lowerBound, bytes)
        let inner = margin + step(span, bytes)
        func block(_ open: String, _ items: [[UInt8]], _ close: String) -> [UInt8] {
            var text = Array(open.utf8)
            for (number, item) in items.enumerated() {
                text += (number == 0 ? "" : ",").utf8
                text += [UInt8(ascii: "\n")] + inner + item
            }
            return text + [UInt8(ascii: "\n")] + margin + Array(close.utf8)
        }
        switch value {
        case .array(let elements) where !elements.isEmpty: return block("[", elements.map { line($0) }, "]")
        case .object(let members) where !members.isEmpty:
            return block("{", members.map { line(.string($0.name)) + Array(": ".utf8) + line($0.value) }, "}")
        default: return line(value)
        }
    }

    /// A member behind the last one of an object.
    static func member(_ name: String, _ value: JSON, in span: JSONSpans.Span, _ bytes: [UInt8]) -> [UInt8]? {
        let text = line(.string(name)) + Array(": ".utf8) + line(value)
        guard !span.isEmpty else { return text }
        let isTall = bytes[span.range.lowerBound..<span.lastEnd].prefix { $0 != UInt8(ascii: "\"") }
            .contains(UInt8(ascii: "\n"))
        guard isTall else { return Array(", ".utf8) + text }
        return [UInt8(ascii: ","), UInt8(ascii: "\n")] + margin(ofLineAt: span.lastEnd, bytes, orOf: span) + text
    }

    private static func line(_ value: JSON) -> [UInt8] {
        var writer = JSONWriter(.line)
        writer.value(value)
        return writer.finish()
    }

    /// The white space before the first member, where that has a line of its own.
    private static func margin(ofLineAt offset: Int, _ bytes: [UInt8], orOf span: JSONSpans.Span) -> [UInt8] {
        let first = bytes[(span.range.lowerBound + 1)...].prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return Array(first.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.reversed())
    }

    private static func margin(ofLineAt offset: Int, _ bytes: [UInt8]) -> [UInt8] {
        let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return Array(bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 })
    }

    /// How much further in the lines within a value stand.
    private static func step(_ span: JSONSpans.Span, _ bytes: [UInt8]) -> [UInt8] {
        let inner = margin(ofLineAt: span.lastEnd, bytes, orOf: span)
        let outer = margin(ofLineAt: span.range.lowerBound, bytes)
        let step = inner.dropFirst(outer.count)
        return step.isEmpty ? [0x20, 0x20] : Array(step)
    }
}
