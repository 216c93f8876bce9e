/// Changes to a JSON text, as RFC 6902 writes them; applied all or not at all.
public struct JSONPatch: Hashable, Sendable {
    /// What is done, in this order.
    public var operations: [Operation]

    /// What an operation does.
    public enum Kind: String, CaseIterable, Sendable {
        case add, remove, replace, move, copy, test
    }

    /// One operation.
    public struct Operation: Hashable, Sendable {
        /// What it does.
        public var kind: Kind
        /// Where it works.
        public var pointer: JSONPointer
        /// Where `move` and `copy` take the value from.
        public var source: JSONPointer?
        /// What `add` and `replace` put there, and what `test` expects.
        public var value: JSON?

        /// One operation.
        public init(_ kind: Kind, _ pointer: JSONPointer, _ value: JSON? = nil, from source: JSONPointer? = nil) {
            self.kind = kind
            self.pointer = pointer
            self.value = value
            self.source = source
        }
    }

    /// Why a patch can't be applied: the operation and the place where it fails.
    public struct Failure: Error, Hashable, Sendable {
        /// The operation's place in the patch.
        public var operation: Int
        /// Where it fails.
        public var pointer: JSONPointer
    }

    /// These operations.
    public init(_ operations: [Operation]) {
        self.operations = operations
    }

    /// The patch as RFC 6902 writes it.
    public var json: JSON {
        .array(
            operations.map { operation in
                var members = [
                    JSON.Member("op", .string(operation.kind.rawValue)),
                    JSON.Member("path", .string(operation.pointer.description)),
                ]
                if let source = operation.source { members.append(JSON.Member("from", .string(source.description))) }
                if let value = operation.value { members.append(JSON.Member("value", value)) }
                return .object(members)
            })
    }

    /// The tree after all operations.
    public func applied(to tree: JSON) throws(Failure) -> JSON {
        var tree = tree
        for (number, operation) in operations.enumerated() {
            guard tree.apply(operation) else { throw Failure(operation: number, pointer: operation.pointer) }
        }
        return tree
    }
}

extension JSON {
    /// The value at a place; `nil` where there is none.
    public subscript(_ pointer: JSONPointer) -> JSON? {
        var value = self
        for token in pointer.tokens {
            guard let place = value.place(of: token), let child = value.child(at: place) else { return nil }
            value = child
        }
        return value
    }

    fileprivate mutating func apply(_ operation: JSONPatch.Operation) -> Bool {
        switch operation.kind {
        case .add: return operation.value.map { put($0, at: operation.pointer.tokens[...], replacing: false) } ?? false
        case .replace:
            guard self[operation.pointer] != nil, let value = operation.value else { return false }
            return put(value, at: operation.pointer.tokens[...], replacing: true)
        case .remove: return take(operation.pointer.tokens[...]) != nil
        case .copy:
            guard let source = operation.source, let value = self[source] else { return false }
            return put(value, at: operation.pointer.tokens[...], replacing: false)
        case .move:
            guard let source = operation.source, let value = take(source.tokens[...]) else { return false }
            return put(value, at: operation.pointer.tokens[...], replacing: false)
        case .test: return self[operation.pointer] == operation.value
        }
    }

    /// Where a token leads among the members or elements; `nil` where nothing is.
    fileprivate func place(of token: String) -> Int? {
        switch self {
        case .object(let members): members.firstIndex { $0.name == token }
        case .array(let elements):
            // Leading zeros and signs are names, not indices.
            Int(token).flatMap { String($0) == token && elements.indices.contains($0) ? $0 : nil }
        default: nil
        }
    }

    private func child(at place: Int) -> JSON? {
        switch self {
        case .object(let members): members.indices.contains(place) ? members[place].value : nil
        case .array(let elements): elements.indices.contains(place) ? elements[place] : nil
        default: nil
        }
    }

    /// Works on a copy of the child, one level at a time; documents are bounded in depth.
    private mutating func put(_ value: JSON, at tokens: ArraySlice<String>, replacing: Bool) -> Bool {
        guard let token = tokens.first else {
            self = value
            return true
        }
        let rest = tokens.dropFirst()
        switch self {
        case .object(var members):
            if let place = place(of: token) {
                guard members[place].value.put(value, at: rest, replacing: replacing) else { return false }
            } else {
                guard rest.isEmpty, !replacing else { return false }
                members.append(Member(token, value))
            }
            self = .object(members)
            return true
        case .array(var elements):
            if rest.isEmpty, !replacing {
                let place = token == "-" ? elements.count : Int(token)
                guard let place, (0...elements.count).contains(place), token == "-" || String(place) == token
                else { return false }
                elements.insert(value, at: place)
            } else {
                guard let place = place(of: token), elements[place].put(value, at: rest, replacing: replacing)
                else { return false }
            }
            self = .array(elements)
            return true
        default: return false
        }
    }

    private mutating func take(_ tokens: ArraySlice<String>) -> JSON? {
        guard let token = tokens.first, let place = place(of: token) else { return nil }
        let rest = tokens.dropFirst()
        switch self {
        case .object(var members):
            let taken = rest.isEmpty ? members.remove(at: place).value : members[place].value.take(rest)
            self = .object(members)
            return taken
        case .array(var elements):
            let taken = rest.isEmpty ? elements.remove(at: place) : elements[place].take(rest)
            self = .array(elements)
            return taken
        default: return nil
        }
    }
}
