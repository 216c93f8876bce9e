/// A rule ready to run: one of the catalogue, or one that a profile states.
struct Check: Sendable {
    let metadata: RuleMetadata
    /// The guidelines that its results cite.
    let guidelines: [GuidelineID]
    /// Looks at a subject of the rule's scope.
    let look: @Sendable (Subject, Context, inout Observations) throws -> Void
    /// For each kind of modal, in the order of all, whether it is known not to be the rule's.
    private let isOtherKind: [Bool]

    init(_ rule: any Rule.Type, in edition: Edition) {
        let instance = rule.init()
        metadata = rule.metadata
        guidelines = rule.metadata.guidelines(in: edition).map(\.id)
        look = { try instance.check($0, in: $1, &$2) }
        isOtherKind = rule.metadata.scope.otherKinds
    }

    init(
        _ metadata: RuleMetadata,
        look: @escaping @Sendable (Subject, Context, inout Observations) throws -> Void
    ) {
        self.metadata = metadata
        guidelines = metadata.guidelines
        self.look = look
        isOtherKind = metadata.scope.otherKinds
    }

    /// Whether a subject is a modal of a kind that the rule is not about.
    func isOfOtherKind(_ subject: Subject) -> Bool {
        guard !isOtherKind.isEmpty, case .modal(let node) = subject, let place = node.kindPlace else { return false }
        return isOtherKind[place]
    }
}

/// The checks of a run in the order in which they run: what silences others comes before them.
struct CheckOrder: Sendable {
    let checks: [Check]
    /// For each check, the ones whose failure on a subject silences it, the nearest first. One that is silenced itself
    /// still silences: the cause is the same all the way down.
    let ancestors: [[Int]]

    init(_ checks: [Check]) {
        let byID = Dictionary(checks.map { ($0.metadata.id, $0) }, uniquingKeysWith: { first, _ in first })
        let parents = checks.map { check in
            (check, Self.ancestors(of: check.metadata, in: byID))
        }
        // A chain of parents has no circle, so counting them puts each one before what it silences.
        let sorted = parents.sorted { left, right in
            (left.1.count, left.0.metadata.id) < (right.1.count, right.0.metadata.id)
        }
        self.checks = sorted.map(\.0)
        let places = Dictionary(
            sorted.enumerated().map { ($0.element.0.metadata.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
        ancestors = sorted.map { $0.1.compactMap { places[$0] } }
    }

    private static func ancestors(of rule: RuleMetadata, in checks: [RuleID: Check]) -> [RuleID] {
        var found: [RuleID] = []
        var waiting = rule.mutedBy
        while !waiting.isEmpty {
            let parent = waiting.removeFirst()
            guard parent != rule.id, !found.contains(parent) else { continue }
            found.append(parent)
            waiting += RuleCatalogue.rule(parent)?.metadata.mutedBy ?? checks[parent]?.metadata.mutedBy ?? []
        }
        return found
    }
}

extension RuleMetadata.Scope {
    /// For each kind of modal, whether a modal of that kind is none of the scope's, whatever else became known of it.
    fileprivate var otherKinds: [Bool] {
        guard case .modals(let kinds) = self else { return [] }
        return ModalKind.allCases.map { kind in
            switch kind {
            case .other: false
            case .popover where kinds.contains(.popoverModal): false
            default: !kinds.contains(kind)
            }
        }
    }
}
