public import JSON

/// What would mend a failure: a patch of the document.
public struct Fix: Hashable, Sendable {
    /// Whether the patch may be applied without a person's look.
    public enum Safety: String, Sendable {
        /// It changes nothing but what is wrong.
        case safe
        /// It is one way of several.
        case suggested
    }

    /// Whether it may be applied without a person's look.
    public var safety: Safety
    /// What it does, in words.
    public var title: Message
    /// The operations of RFC 6902.
    public var patch: [Operation]

    /// One operation of RFC 6902.
    public struct Operation: Hashable, Sendable {
        /// `add`, `replace`, `remove` or `move`.
        public var name: String
        /// Where it works.
        public var pointer: JSONPointer
        /// What it puts there.
        public var value: JSON?
        /// Where `move` takes the value from.
        public var source: JSONPointer?

        /// One operation.
        public init(_ name: String, _ pointer: JSONPointer, _ value: JSON? = nil, from source: JSONPointer? = nil) {
            self.name = name
            self.pointer = pointer
            self.value = value
            self.source = source
        }

        /// Takes what stands in one place and puts it in another, which is counted as it is after the taking.
        public static func move(_ source: JSONPointer, to target: JSONPointer) -> Operation {
            var operation = Operation("move", target)
            operation.source = source
            return operation
        }
    }

    /// A patch with its words.
    public init(_ safety: Safety, _ title: Message, _ patch: [Operation]) {
        self.safety = safety
        self.title = title
        self.patch = patch
    }
}

extension Fix {
    /// The operations as a patch of a text.
    public var jsonPatch: JSONPatch {
        JSONPatch(
            patch.compactMap { operation in
                JSONPatch.Kind(rawValue: operation.name).map {
                    JSONPatch.Operation($0, operation.pointer, operation.value, from: operation.source)
                }
            })
    }
}
