internal import JSON

/// What can stand in a flow document. A conforming type says in one place how it is read, written, described in the
/// schema and compared.
protocol FlowValue: Sendable, Equatable {
    /// Reads a value; `nil` after an issue was reported and the value skipped.
    /// - Parameter known: What is known already, which an object that is read adds to.
    static func read(_ reader: inout DocumentReader, over known: Self?) throws(JSONError) -> Self?

    /// Writes the value.
    func write(to writer: inout JSONWriter, _ form: DocumentForm)

    /// The value's JSON Schema; objects are put into `definitions` and referred to.
    static func schema(_ definitions: inout SchemaDefinitions) -> JSON

    /// Records in what two values differ.
    static func compare(_ old: Self, _ new: Self, into changes: inout ChangeRecorder)

    /// Whether a fact is laid over the members of such a value, rather than over the value as a whole.
    static var hasMembers: Bool { get }

    /// What tells this element of a list from the others; `nil` where only its place does.
    var identity: String? { get }

    /// Whether a list of these means something else in another order.
    static var orderMatters: Bool { get }
}

extension FlowValue {
    static func compare(_ old: Self, _ new: Self, into changes: inout ChangeRecorder) {
        if old != new { changes.record(.changed) }
    }

    static var hasMembers: Bool { false }
    var identity: String? { nil }
    static var orderMatters: Bool { true }
}

/// How a document is written.
enum DocumentForm {
    /// As its author wrote it, provenance and all.
    case stored
    /// As it is hashed: RFC 8785, texts in Normalization Form C, without provenance.
    case canonical
}
