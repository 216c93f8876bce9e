import JSON

extension JSON {
    /// The value at a place.
    func value(at pointer: JSONPointer) -> JSON? {
        pointer.tokens.reduce(Optional(self)) { value, token in
            guard let value else { return nil }
            if let elements = value.elements, let index = Int(token) {
                return elements.indices.contains(index) ? elements[index] : nil
            }
            return value[token]
        }
    }

    /// The same tree with another value at a place, or without that place.
    func replacing(_ pointer: JSONPointer, with value: JSON?) -> JSON {
        guard let token = pointer.tokens.first else { return value ?? self }
        let rest = JSONPointer(Array(pointer.tokens.dropFirst()))
        func edited(_ part: JSON) -> JSON? {
            rest.tokens.isEmpty ? value : part.replacing(rest, with: value)
        }
        switch self {
        case .array(let elements):
            return .array(
                elements.enumerated().compactMap { String($0.offset) == token ? edited($0.element) : $0.element })
        case .object(let members):
            guard self[token] != nil else {
                return value.map { .object(members + [Member(token, $0)]) } ?? self
            }
            return .object(
                members.compactMap { member in
                    member.name == token ? edited(member.value).map { Member(token, $0) } : member
                })
        default: return self
        }
    }

    /// The pointers of all values inside, this one first, in the order of the text.
    func pointers(below path: JSONPointer = JSONPointer()) -> [JSONPointer] {
        var found = [path]
        for (index, element) in (elements ?? []).enumerated() {
            found += element.pointers(below: path.appending(index))
        }
        for member in members ?? [] { found += member.value.pointers(below: path.appending(member.name)) }
        return found
    }

    /// The same members in the opposite order, everywhere.
    var reversed: JSON {
        switch self {
        case .array(let elements): .array(elements.map(\.reversed))
        case .object(let members): .object(members.reversed().map { Member($0.name, $0.value.reversed) })
        default: self
        }
    }
}
