public import JSON

/// One thing that is wrong with a document.
public struct DocumentIssue: Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, as a stable word.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The word, as it stands in the API.
        public var rawValue: String

        /// A code by its word.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// What is wrong, as a stable word.
    public var code: Code
    /// The value that is wrong, or the object that lacks a key.
    public var pointer: JSONPointer
    /// What is wrong, for a person. The wording may change.
    public var detail: String
    /// Where the value stands in the text, where there is a text.
    public var position: TextPosition?

    /// An issue at a place.
    public init(code: Code, pointer: JSONPointer, detail: String, position: TextPosition? = nil) {
        self.code = code
        self.pointer = pointer
        self.detail = detail
        self.position = position
    }

    /// One line for a person: place, pointer, what is wrong.
    public var description: String {
        let place = position.map { "line \($0.line), column \($0.column)" }
        let path = pointer.tokens.isEmpty ? nil : "at \(pointer)"
        let places = [place, path].compactMap { $0 }
        return places.isEmpty ? detail : "\(places.joined(separator: " ")): \(detail)"
    }
}

extension DocumentIssue.Code {
    /// A key that the format does not know.
    public static let unknownKey = Self(rawValue: "unknownKey")
    /// A key without which the object means nothing.
    public static let missingKey = Self(rawValue: "missingKey")
    /// A value of another kind than the key takes.
    public static let wrongType = Self(rawValue: "wrongType")
    /// A word or number that is not in the key's list.
    public static let unknownValue = Self(rawValue: "unknownValue")
    /// A number outside of its range.
    public static let outOfRange = Self(rawValue: "outOfRange")
    /// A text longer than ``DocumentLimits/textLength``.
    public static let textTooLong = Self(rawValue: "textTooLong")
    /// A text with a character that cannot be stored.
    public static let unusableCharacter = Self(rawValue: "unusableCharacter")
    /// A text that can be no id.
    public static let badID = Self(rawValue: "badID")
    /// An id that is given twice.
    public static let duplicateID = Self(rawValue: "duplicateID")
    /// An id that nothing has, or something of another kind.
    public static let danglingReference = Self(rawValue: "danglingReference")
    /// A language that is no BCP 47 tag, or that the document does not declare.
    public static let unknownLanguage = Self(rawValue: "unknownLanguage")
    /// More screens or modals than ``DocumentLimits/nodes``.
    public static let tooMany = Self(rawValue: "tooMany")
}

/// Why bytes are no flow document.
public enum DocumentError: Error, Hashable, Sendable {
    /// They are no JSON that we accept.
    case syntax(JSONError)
    /// They are JSON, but no flow document. `total` counts the issues, of which `issues` holds at most the first
    /// ``IssueList/limit``.
    case invalid(issues: [DocumentIssue], total: Int)

    /// Every issue, a syntax error as one.
    public var issues: [DocumentIssue] {
        switch self {
        case .syntax(let error):
            [
                DocumentIssue(
                    code: DocumentIssue.Code(rawValue: error.code.rawValue), pointer: error.pointer,
                    detail: error.detail, position: error.position)
            ]
        case .invalid(let issues, _): issues
        }
    }
}

/// Issues as they are found. It keeps the first thousand: enough for any author, and a bound for a hostile one.
public struct IssueList: Sendable {
    /// How many issues are kept.
    public static let limit = 1_000

    /// The issues that were kept.
    public private(set) var issues: [DocumentIssue] = []
    /// How many there were.
    public private(set) var total = 0

    /// How many issues are looked at for what was meant: that takes a while, and a text of nothing but mistakes may
    /// not ask for it a million times.
    private static let hints = 50

    /// A sentence that names what was probably meant, with a space before it; empty where nothing is near.
    func hint(for word: String, among candidates: @autoclosure () -> [String], owner: String = "") -> String {
        guard total < Self.hints, let nearest = word.nearest(in: candidates()) else { return "" }
        return " Did you mean “\(owner)\(nearest)”?"
    }

    /// Adds an issue.
    mutating func append(_ issue: DocumentIssue) {
        total += 1
        if issues.count < Self.limit { issues.append(issue) }
    }

    /// Changes every issue that is kept.
    mutating func update(_ change: (inout DocumentIssue) -> Void) {
        for index in issues.indices { change(&issues[index]) }
    }

    /// Puts the issues in the order of the text that they were located in; those without a place come last.
    mutating func sortByPosition() {
        let last = TextPosition(line: .max, column: .max)
        let sorted = issues.enumerated().sorted { left, right in
            (left.element.position ?? last, left.offset) < (right.element.position ?? last, right.offset)
        }
        issues = sorted.map(\.element)
    }

    /// Gives every issue its place in the text that was read.
    mutating func locate(in bytes: [UInt8], limits: JSONLimits) {
        let positions = JSONLocator.positions(of: issues.map(\.pointer), in: bytes, limits: limits)
        for index in issues.indices { issues[index].position = positions[issues[index].pointer] }
    }

    /// Throws the issues where there are any.
    func throwIfAny() throws(DocumentError) {
        guard total == 0 else { throw .invalid(issues: issues, total: total) }
    }
}
