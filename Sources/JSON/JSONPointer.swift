/// A place in a JSON text, as RFC 6901 writes it: `/modals/3/title`.
public struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
    /// The names and indices on the way from the root, unescaped.
    public var tokens: [String]

    /// The place that these names and indices lead to; none is the whole text.
    public init(_ tokens: [String] = []) {
        self.tokens = tokens
    }

    /// Reads the written form; `nil` where it neither is empty nor begins with a slash, or holds a `~` that escapes
    /// nothing.
    public init?(parsing text: String) {
        guard !text.isEmpty else {
            self.init()
            return
        }
        // Scalars, not characters: a slash and an accent behind it would be one character, which is no slash.
        let scalars = text.unicodeScalars
        guard scalars.first == "/" else { return nil }
        var tokens: [String] = []
        for token in scalars.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard let plain = Self.unescape(token) else { return nil }
            tokens.append(plain)
        }
        self.init(tokens)
    }

    /// The same place, one name or index further down.
    public func appending(_ token: String) -> JSONPointer {
        JSONPointer(tokens + [token])
    }

    /// The same place, one index further down.
    public func appending(_ index: Int) -> JSONPointer {
        appending(String(index))
    }

    /// The written form; empty for the whole text.
    public var description: String {
        var text = ""
        for token in tokens {
            text += "/"
            for character in token.unicodeScalars {
                switch character {
                case "~": text += "~0"
                case "/": text += "~1"
                default: text.unicodeScalars.append(character)
                }
            }
        }
        return text
    }

    private static func unescape(_ token: Substring.UnicodeScalarView) -> String? {
        var plain = String.UnicodeScalarView()
        var scalars = token.makeIterator()
        while let scalar = scalars.next() {
            guard scalar == "~" else {
                plain.append(scalar)
                continue
            }
            switch scalars.next() {
            case "0": plain.append("~")
            case "1": plain.append("/")
            default: return nil
            }
        }
        return String(plain)
    }
}
