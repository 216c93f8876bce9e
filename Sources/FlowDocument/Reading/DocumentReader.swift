internal import JSON

/// Reads the values of a document and goes on after each that cannot be taken, so that all issues are known at once.
struct DocumentReader: ~Copyable {
    var json: JSONReader
    var issues = IssueList()
    /// The longest text, in characters.
    let textLimit: Int
    /// Where what is read stands in the whole that it is read from.
    private let base: [String]
    /// Whether what is read is laid over what is known.
    let isOverlay: Bool
    /// Whether what is known already stays as it is, for facts that are `onlyIfUnknown`.
    let keepsKnown: Bool
    /// Where the number that is about to be read must lie.
    var numberRange: ClosedRange<Double>?

    init(
        _ bytes: [UInt8], limits: DocumentLimits, base: [String] = [], isOverlay: Bool = false, keepsKnown: Bool = false
    ) throws(JSONError) {
        json = try JSONReader(bytes, limits: limits.json)
        textLimit = limits.textLength
        self.base = base
        self.isOverlay = isOverlay
        self.keepsKnown = keepsKnown
    }

    /// Reports an issue of the value that is being read.
    mutating func report(_ code: DocumentIssue.Code, _ detail: String, at child: String? = nil) {
        var pointer = JSONPointer(base + json.pointer.tokens)
        if let child { pointer = pointer.appending(child) }
        issues.append(DocumentIssue(code: code, pointer: pointer, detail: detail))
    }

    /// Whether a text is one that can be stored. If not, that is reported. Its length is counted in scalars: one
    /// character can hold any number of them.
    mutating func accepts(_ text: String) -> Bool {
        if text.utf8.count > textLimit, text.unicodeScalars.count > textLimit {
            report(
                .textTooLong, "The text has \(text.unicodeScalars.count) characters; \(textLimit) are accepted.")
            return false
        }
        if text.utf8.contains(0) {
            report(.unusableCharacter, "The text holds a NUL character.")
            return false
        }
        return true
    }

    /// Whether a value of this kind follows. If not, that is reported and the value skipped.
    mutating func expect(_ kind: JSONReader.Kind, _ what: String) throws(JSONError) -> Bool {
        let found = try json.peek()
        if found == kind { return true }
        report(.wrongType, "\(what) must stand here, not \(found.withArticle).")
        try json.skip()
        return false
    }
}

extension JSONReader.Kind {
    fileprivate var withArticle: String {
        switch self {
        case .array, .object: "an \(self)"
        case .null: "null"
        case .bool: "true or false"
        default: "a \(self)"
        }
    }
}
