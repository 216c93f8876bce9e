internal import FlowDocument

/// Turns what files call their objects into ids that a document may use.
enum IdentifierText {
    /// The longest id that is made; endings must still fit behind it.
    private static let length = 240

    /// The same name, with what an id may not hold replaced. Interface Builder's own ids come through unchanged.
    static func sanitized(_ text: String) -> String {
        if text.utf8.count <= length, NodeID.isValid(text) { return text }
        var id = ""
        for scalar in text.unicodeScalars.prefix(length - 1) {
            let isPlain = scalar.isASCII && NodeID.isValid("_" + String(scalar))
            id.unicodeScalars.append(isPlain ? scalar : "_")
        }
        return NodeID.isValid(id) ? id : "_" + id
    }
}
