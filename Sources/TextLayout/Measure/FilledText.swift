/// A text with what may stand in its placeholders, as people will see it.
public struct FilledText: Sendable {
    /// What may stand in a placeholder.
    public enum Fill: Sendable {
        /// This, for example.
        case value(String)
        /// So many characters at most.
        case length(Int)
    }

    /// The text; nothing stands in the placeholders of which nobody knows anything.
    public let text: String
    /// The placeholders of which nobody knows anything, as they are written.
    public let unknown: [String]
    /// The placeholders of which only the greatest length is known, as they are written.
    public let stretched: [String]

    /// Whether something is known of every placeholder.
    public var isWhole: Bool { unknown.isEmpty }

    /// As many characters as anyone expects of what a placeholder stands for: a long name, a sentence about an error.
    public static func expectedLength(in language: String) -> Int {
        switch language.primarySubtag {
        case "ja", "zh": 50
        case "ko": 60
        default: 100
        }
    }

    /// Fills a text in.
    /// - Parameters:
    ///   - language: The language, whose characters stand for those that nobody knows.
    ///   - fill: What may stand in a placeholder, asked by each name that it may be known by.
    public init(_ text: String, language: String, fill: (String) -> Fill?) {
        guard
            text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "\\") }
            )
        else {
            self.text = text
            unknown = []
            stretched = []
            return
        }
        let units = Units(text)
        var filled = ""
        var unknown: [String] = []
        var stretched: [String] = []
        var end = 0
        var position = 0
        for range in units.placeholders {
            filled += units[end..<range.lowerBound]
            end = range.upperBound
            let written = units[range]
            if written == "%%" {
                filled += "%"
                continue
            }
            if Self.isUnnumbered(written) { position += 1 }
            let names = Self.names(of: written, position: position)
            switch names.lazy.compactMap(fill).first {
            // What is longer than any alert need not be longer still.
            case _ where filled.utf8.count > Self.limit: continue
            case .value(let value): filled += value.prefix(Self.limit)
            case .length(let length):
                filled += String(repeating: Self.character(of: language), count: min(length, Self.limit))
                stretched.append(written)
            case nil: unknown.append(written)
            }
        }
        self.text = filled + units[end..<units.count]
        self.unknown = unknown
        self.stretched = stretched
    }

    private static let limit = 10_000

    /// As wide as the characters of a language are on average.
    private static func character(of language: String) -> String {
        switch language.primarySubtag {
        case "ja", "zh": "字"
        case "ko": "글"
        default: String(Advances.averageCharacter)
        }
    }

    private static func isUnnumbered(_ written: String) -> Bool {
        written.hasPrefix("%") && !written.contains("$")
    }

    /// The names by which examples may speak of a placeholder: as written, what is in its brackets, its number.
    private static func names(of written: String, position: Int) -> [String] {
        var names = [written]
        let inner = written.drop { "\\$#%({".contains($0) }
        if inner.count < written.count {
            // The first argument of a pattern is what stands there; of plural forms the number alone tells nothing.
            let isPlural = ["plural", "select"].contains { inner.contains($0) && inner.contains(",") }
            let name = inner.prefix { !",)}@".contains($0) }
            if !isPlural, !name.isEmpty { names.append(String(name).trimmed) }
        }
        guard written.hasPrefix("%") else { return names }
        let digits = written.dropFirst().prefix { $0.isNumber }
        names.append(written.contains("$") ? String(digits) : String(position))
        return names
    }
}
