/// What a document says of one matter.
///
/// Absence means that nobody said anything, which is not the same as saying that there is none: a rule that needs the
/// matter answers `open` to the first and can decide on the second.
public enum Stated<Value> {
    /// The document is silent.
    case unknown
    /// The document says that there is none (`null`).
    case nothing
    /// The document says what it is.
    case value(Value)

    /// What the document says it is; `nil` where it is silent or says that there is none.
    public var value: Value? {
        if case .value(let value) = self { value } else { nil }
    }

    /// Whether the document says anything.
    public var isKnown: Bool {
        if case .unknown = self { false } else { true }
    }

    /// A value where there is one; silence where there is none.
    public init(known value: Value?) {
        if let value { self = .value(value) } else { self = .unknown }
    }
}

extension Stated: Sendable where Value: Sendable {}
extension Stated: Equatable where Value: Equatable {}
extension Stated: Hashable where Value: Hashable {}

extension Stated where Value == Bool {
    /// Whether the document says yes. Silence and no are both `false`; ask ``Stated/isKnown`` to tell them apart.
    public var isTrue: Bool { value == true }

    /// Whether the document says no, which `null` does too.
    public var isFalse: Bool { isKnown && value != true }
}

extension Stated where Value: Collection {
    /// The elements; none where the document is silent or says that there is none.
    public var elements: [Value.Element] {
        value.map { Array($0) } ?? []
    }
}
