internal import FlowDocument
internal import JSON

/// One thing that a rule of one's own asks of a node: a path into it and a test of what stands there.
public struct Condition: Hashable, Sendable {
    /// One step of a path.
    enum Step: Hashable, Sendable {
        /// The value of a key.
        case key(String)
        /// Every element of a list.
        case each
    }

    /// A test of a value.
    indirect enum Test: Hashable, Sendable {
        case `is`(JSON)
        case oneOf([JSON])
        case matches(GlobPattern)
        case exists(Bool)
        case atLeast(Double)
        case atMost(Double)
        case countAtLeast(Double)
        case countAtMost(Double)
        case not(Test)
    }

    let path: [Step]
    let test: Test

    /// The path as facts and results spell it: `exit.effect`.
    var field: String {
        path.map { step in
            switch step {
            case .key(let name): name
            case .each: "[]"
            }
        }.joined(separator: ".").replacing(".[]", with: "[]")
    }

    /// Whether something holds; what is not stated makes it unknown.
    enum Truth {
        case yes, no, unknown
    }

    /// Whether it holds, and the value that decided.
    struct Answer {
        var truth: Truth
        var value: JSON?
        var field: [String] = []
        var language: String?
    }

    /// Whether the condition holds in a node: in some element of each list on the path.
    /// - Parameter demandingAll: Whether a text must pass in every language rather than in one.
    func truth(in tree: JSON, demandingAll: Bool) -> Answer {
        var places: [(value: JSON?, field: [String])] = [(tree, [])]
        for step in path {
            places = places.flatMap { place -> [(value: JSON?, field: [String])] in
                guard let value = place.value else { return [place] }
                switch step {
                case .key(let name): return [(value[name], place.field + [name])]
                case .each:
                    return (value.elements ?? []).enumerated().map { ($0.element, place.field + [String($0.offset)]) }
                }
            }
        }
        let answers = places.map { answer($0.value, at: $0.field, demandingAll) }
        return answers.first { $0.truth == .yes } ?? answers.first { $0.truth == .unknown } ?? answers.first
            ?? Answer(truth: .no)
    }

    private func answer(_ value: JSON?, at field: [String], _ demandingAll: Bool) -> Answer {
        // Only a text by language is an object that a test of values can meet.
        guard test.looksAtValue, let translations = value?.members, !translations.isEmpty else {
            return Answer(truth: test.truth(of: value), value: value, field: field)
        }
        let answers = translations.map { translation in
            Answer(
                truth: test.truth(of: translation.value), value: translation.value, field: field + [translation.name],
                language: translation.name)
        }
        let decisive: Truth = demandingAll ? .no : .yes
        return answers.first { $0.truth == decisive } ?? answers.first { $0.truth == .unknown } ?? answers[0]
    }
}

extension Condition.Test {
    /// Whether it looks into a value rather than at whether there is one.
    var looksAtValue: Bool {
        switch self {
        case .exists: false
        case .not(let test): test.looksAtValue
        default: true
        }
    }

    func truth(of value: JSON?) -> Condition.Truth {
        if case .exists(let expected) = self {
            let isThere = value.map { $0 != .null && $0 != "" && $0 != [] } ?? false
            return isThere == expected ? .yes : .no
        }
        if case .not(let test) = self {
            switch test.truth(of: value) {
            case .yes: return .no
            case .no: return .yes
            case .unknown: return .unknown
            }
        }
        guard let value else { return .unknown }
        return holds(for: value) ? .yes : .no
    }

    private func holds(for value: JSON) -> Bool {
        switch self {
        case .is(let expected): value == expected
        case .oneOf(let expected): expected.contains(value)
        case .matches(let pattern): value.string.map { pattern.matches($0.lowercased()) } ?? false
        case .atLeast(let limit): value.number.map { $0 >= limit } ?? false
        case .atMost(let limit): value.number.map { $0 <= limit } ?? false
        case .countAtLeast(let limit): value.size.map { $0 >= limit } ?? false
        case .countAtMost(let limit): value.size.map { $0 <= limit } ?? false
        case .exists, .not: false
        }
    }
}

extension JSON {
    /// How many elements a list has, or characters a text.
    fileprivate var size: Double? {
        elements.map { Double($0.count) } ?? string.map { Double($0.count) }
    }
}
