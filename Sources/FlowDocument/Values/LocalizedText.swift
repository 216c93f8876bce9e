/// A text in the languages of a document.
public enum LocalizedText: Hashable, Sendable {
    /// One text, in the document's first language.
    case plain(String)
    /// A text for each BCP 47 tag, in order of the tags.
    case tagged([Translation])

    /// A text in one language.
    public struct Translation: Hashable, Sendable {
        /// The BCP 47 tag.
        public var language: String
        /// The text.
        public var text: String

        /// A text in one language.
        public init(language: String, text: String) {
            self.language = language
            self.text = text
        }
    }

    /// The text in a language; `unknown` where nobody gave it, `nothing` where it is empty under that tag.
    /// - Parameters:
    ///   - language: One of the document's languages.
    ///   - first: The document's first language, which a plain text is in.
    public func text(in language: String, first: String) -> Stated<String> {
        switch self {
        case .plain(let text): language == first ? Self.stated(text) : .unknown
        case .tagged(let translations):
            translations.first { $0.language == language }.map { Self.stated($0.text) } ?? .unknown
        }
    }

    /// The text that stands for all: the plain one, else the first that is not empty.
    public var anyText: String? {
        switch self {
        case .plain(let text): text.isEmpty ? nil : text
        case .tagged(let translations): translations.first { !$0.text.isEmpty }?.text
        }
    }

    private static func stated(_ text: String) -> Stated<String> {
        text.contains { !$0.isWhitespace } ? .value(text) : .nothing
    }
}

extension LocalizedText: ExpressibleByStringLiteral {
    /// A text in the document's first language.
    public init(stringLiteral value: String) {
        self = .plain(value)
    }
}
