/// What a request asks for: the target of its request line, split before it is decoded.
public struct Target: Sendable {
    /// The target as the client sent it.
    public let raw: String
    /// The parts of the path, each decoded: a `%2F` stays inside of its segment. None for the root; a path that ends
    /// with a slash has an empty last segment. The target `*` of OPTIONS is the one segment `*`.
    public let segments: [String]
    /// The parameters of the query in order, decoded; a `+` is a space.
    public let query: [(name: String, value: String)]

    /// Reads a target in origin form (`/a/b?c=d`), in absolute form (`http://host/a/b`), or `*`. Nil for one with
    /// broken escapes, escaped zeros, bytes that aren't UTF-8, or a segment that is `.` or `..`, however it is escaped.
    public init?(_ raw: String) {
        var text = raw.utf8[...]
        guard text.allSatisfy({ 0x21...0x7E ~= $0 && $0 != Byte.hash }) else { return nil }
        self.raw = raw
        if raw == "*" {
            (segments, query) = (["*"], [])
            return
        }
        if text.first != Byte.slash {
            guard let path = Self.afterAuthority(text) else { return nil }
            text = path
        }
        var path = text
        var parameters = text[text.endIndex...]
        if let mark = text.firstIndex(of: Byte.questionMark) {
            path = text[..<mark]
            parameters = text[text.index(after: mark)...]
        }
        guard let segments = Self.segments(of: path), let query = Self.parameters(of: parameters) else { return nil }
        (self.segments, self.query) = (segments, query)
    }

    /// The value of the first parameter of this name.
    public func parameter(_ name: String) -> String? {
        query.first { $0.name == name }?.value
    }

    private typealias Text = Substring.UTF8View

    private enum Byte {
        static let hash = UInt8(ascii: "#")
        static let percent = UInt8(ascii: "%")
        static let plus = UInt8(ascii: "+")
        static let slash = UInt8(ascii: "/")
        static let questionMark = UInt8(ascii: "?")
    }

    /// The path and query of an absolute target.
    private static func afterAuthority(_ text: Text) -> Text? {
        for scheme in ["http://", "https://"] {
            let head = text.prefix(scheme.utf8.count)
            guard head.map(Headers.lowercased) == Array(scheme.utf8) else { continue }
            let rest = text.dropFirst(scheme.utf8.count)
            let end = rest.firstIndex { $0 == Byte.slash || $0 == Byte.questionMark } ?? rest.endIndex
            return end == rest.startIndex ? nil : rest[end...]
        }
        return nil
    }

    private static func segments(of path: Text) -> [String]? {
        // Pieces of an array are found and read several times as fast as pieces of a text.
        let bytes = Array(path)
        guard bytes.count > 1 else { return [] }
        var segments: [String] = []
        segments.reserveCapacity(12)
        var start = 1
        for end in 1...bytes.count where end == bytes.count || bytes[end] == Byte.slash {
            guard let segment = decoded(bytes[start..<end], plusIsSpace: false), segment != ".", segment != ".." else {
                return nil
            }
            segments.append(segment)
            start = end + 1
        }
        return segments
    }

    private static func parameters(of text: Text) -> [(name: String, value: String)]? {
        guard !text.isEmpty else { return [] }
        var parameters: [(name: String, value: String)] = []
        for part in Array(text).split(separator: UInt8(ascii: "&")) {
            let equals = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
            guard let name = decoded(part[..<equals], plusIsSpace: true),
                let value = decoded(part[equals...].dropFirst(), plusIsSpace: true)
            else { return nil }
            parameters.append((name, value))
        }
        return parameters
    }

    private static func decoded(_ part: ArraySlice<UInt8>, plusIsSpace: Bool) -> String? {
        guard part.contains(where: { $0 == Byte.percent || $0 == Byte.plus }) else {
            return String(decoding: part, as: UTF8.self)
        }
        var bytes: [UInt8] = []
        var rest = part.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case Byte.percent:
                guard let high = rest.next().flatMap(hexadecimal), let low = rest.next().flatMap(hexadecimal),
                    high | low != 0
                else { return nil }
                bytes.append(high << 4 | low)
            case Byte.plus where plusIsSpace: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }
}
