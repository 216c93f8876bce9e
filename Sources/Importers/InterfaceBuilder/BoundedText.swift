/// Texts as long as a document takes.
enum BoundedText {
    /// The longest text, in characters.
    static let limit = 10_000

    static func isTooLong(_ text: String) -> Bool {
        text.utf8.count > limit && text.count > limit
    }

    /// The text, cut where it is too long.
    static func cut(_ text: String) -> String {
        isTooLong(text) ? String(text.prefix(limit - 1)) + "…" : text
    }
}
