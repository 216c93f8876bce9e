internal import JSON

/// The members of an object that a client sent. Every mistake is collected; ``finish()`` throws them all at once.
struct Fields {
    private var members: [String: JSON] = [:]
    private var known: Set<String> = []
    private(set) var issues: [Problem.Issue] = []
    private let pointer: JSONPointer

    init(_ value: JSON, at pointer: JSONPointer = JSONPointer()) {
        self.pointer = pointer
        guard case .object(let list) = value else {
            issues.append(Problem.Issue(pointer: pointer.description, code: "type", detail: "An object is needed."))
            return
        }
        for member in list { members[member.name] = member.value }
    }

    /// Whether there is a member of this name.
    func has(_ name: String) -> Bool { members[name] != nil }

    /// Reports a mistake in a member.
    mutating func issue(_ name: String, _ code: String, _ detail: String) {
        issues.append(Problem.Issue(pointer: pointer.appending(name).description, code: code, detail: detail))
    }

    /// A member's value as it is; nil where there is none.
    mutating func value(_ name: String) -> JSON? {
        known.insert(name)
        return members[name]
    }

    /// A text that must be there.
    mutating func text(_ name: String, length: ClosedRange<Int> = 1...200) -> String {
        guard let text = optionalText(name, length: length) else {
            if !has(name) || members[name] == .null { issue(name, "required", "“\(name)” is needed.") }
            return ""
        }
        return text
    }

    /// A text that may be absent or null.
    mutating func optionalText(_ name: String, length: ClosedRange<Int> = 1...200) -> String? {
        guard let value = value(name), value != .null else { return nil }
        guard case .string(let text) = value else {
            issue(name, "type", "“\(name)” must be a text.")
            return nil
        }
        guard length.contains(text.unicodeScalars.count) else {
            issue(
                name, "length", "“\(name)” must have \(length.lowerBound) to \(length.upperBound) characters.")
            return nil
        }
        // PostgreSQL stores every character but this one.
        guard !text.unicodeScalars.contains("\0") else {
            issue(name, "nul", "“\(name)” may not hold the character U+0000.")
            return nil
        }
        return text
    }

    /// A short name for addresses.
    mutating func slug(_ name: String) -> String {
        let slug = text(name, length: 1...63)
        guard !slug.isEmpty else { return slug }
        let isSlug = slug.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
        if !isSlug || slug.hasPrefix("-") {
            issue(name, "form", "“\(name)” is made of small letters, digits and hyphens.")
        }
        return slug
    }

    /// A truth value that may be absent.
    mutating func flag(_ name: String) -> Bool? {
        guard let value = value(name), value != .null else { return nil }
        guard case .bool(let flag) = value else {
            issue(name, "type", "“\(name)” must be true or false.")
            return nil
        }
        return flag
    }

    /// A whole number that must be there.
    mutating func integer(_ name: String, in range: ClosedRange<Int>) -> Int {
        guard case .number(let number)? = value(name), let integer = Int(exactly: number), range.contains(integer)
        else {
            issue(name, "range", "“\(name)” must be a whole number from \(range.lowerBound) to \(range.upperBound).")
            return range.lowerBound
        }
        return integer
    }

    /// A number that may be absent.
    mutating func number(_ name: String, in range: ClosedRange<Double>) -> Double? {
        guard let value = value(name), value != .null else { return nil }
        guard case .number(let number) = value, range.contains(number) else {
            issue(name, "range", "“\(name)” must be a number from \(range.lowerBound) to \(range.upperBound).")
            return nil
        }
        return number
    }

    /// One of some words; nil where it is absent.
    mutating func choice<Choice: RawRepresentable<String>>(_ name: String, of choices: [Choice]) -> Choice? {
        guard let text = optionalText(name) else { return nil }
        guard let choice = choices.first(where: { $0.rawValue == text }) else {
            let words = choices.map(\.rawValue).joined(separator: ", ")
            issue(name, "choice", "“\(name)” is one of \(words).")
            return nil
        }
        return choice
    }

    /// Texts; nil where the member is absent or null.
    mutating func texts(_ name: String, atMost count: Int = 100) -> [String]? {
        guard let value = value(name), value != .null else { return nil }
        guard case .array(let elements) = value, elements.count <= count else {
            issue(name, "type", "“\(name)” must be a list of at most \(count) texts.")
            return nil
        }
        return elements.enumerated().compactMap { index, element in
            if case .string(let text) = element, !text.unicodeScalars.contains("\0") { return text }
            issue("\(name)/\(index)", "type", "“\(name)” must be a list of texts.")
            return nil
        }
    }

    /// The members of an object inside; its mistakes are reported by ``take(issuesOf:)``.
    mutating func object(_ name: String) -> Fields {
        Fields(value(name) ?? .null, at: pointer.appending(name))
    }

    /// Takes over the mistakes of an object inside.
    mutating func take(issuesOf inner: Fields) {
        issues += inner.issues + inner.unknown
    }

    private var unknown: [Problem.Issue] {
        members.keys.filter { !known.contains($0) }.sorted().map { name in
            Problem.Issue(
                pointer: pointer.appending(name).description, code: "unknownKey", detail: "“\(name)” is not known here."
            )
        }
    }

    /// Throws all mistakes, unknown members among them.
    func finish() throws {
        let all = issues + unknown
        if !all.isEmpty { throw Problem.invalid(all) }
    }
}
