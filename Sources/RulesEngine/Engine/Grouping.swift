internal import FlowDocument
internal import JSON

/// How the failures of a rule become one result where an app has many: a habit is told once, with whom it concerns.
public struct Grouping: Sendable {
    /// What is said of all of them; `{count}` is how many there are.
    public let message: MessageTemplate
    /// With more failures than this they become one.
    public let limit: Threshold

    /// Groups failures beyond a limit under one sentence.
    public init(_ message: MessageTemplate, beyond limit: Threshold) {
        (self.message, self.limit) = (message, limit)
    }
}

extension Run {
    /// Makes one result of the failures of each rule that groups them, where they are many. Those that someone answers
    /// for stay as they are, each with its waiver.
    /// - Returns: The results that took the place of others.
    func group(_ results: inout [RuleResult], _ tallies: inout [Tally]) -> [RuleResult] {
        var groups: [RuleResult] = []
        for (number, check) in order.checks.enumerated() {
            guard let grouping = check.metadata.grouping else { continue }
            let members = results.indices.filter { index in
                let result = results[index]
                return result.metadata === check.metadata && result.outcome == .fail && !result.isWaived
            }
            guard Double(members.count) > context.limit(grouping.limit) else { continue }
            let group = group(members.map { results[$0] }, check, grouping)
            for member in members { tallies[number].remove(.fail, results[member].severity) }
            tallies[number].add(.fail, group.severity)
            let gone = Set(members)
            results = results.indices.filter { !gone.contains($0) }.map { results[$0] }
            groups.append(group)
        }
        return groups
    }

    private func group(_ members: [RuleResult], _ check: Check, _ grouping: Grouping) -> RuleResult {
        let subjects = Set(members.map(\.subject)).sorted()
        var observation = Observation(.fail, Message(grouping.message, ["count": String(members.count)]))
        observation.evidence = [JSON.Member("count", .number(Double(members.count)))]
        observation.related = subjects.prefix(20).map { Reference($0) }
        var result = RuleResult(
            metadata: check.metadata, guidelines: check.guidelines,
            severity: members.map(\.severity).max() ?? check.metadata.severity, subject: .app,
            subjectName: context.name(of: Subject.app), subjectPath: [], observation: observation, cells: [],
            origin: nil)
        var fingerprint = ContentFingerprint(in: context)
        result.contentFingerprint = fingerprint.of(result)
        return result
    }
}
