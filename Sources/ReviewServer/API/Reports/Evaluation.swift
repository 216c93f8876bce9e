internal import Cryptography
internal import FlowDocument
internal import JSON
internal import Postgres
internal import RulesEngine

/// What the rules say of a document under some facts and a profile, ready to be stored. Making one reads and writes
/// nothing: the same document, facts and profile give the same.
struct Evaluation: Sendable {
    /// One result as it is stored.
    struct Row: Sendable {
        let fingerprint: String
        let contentFingerprint: String?
        let rule: String
        let outcome: String
        let severity: String
        let subject: String
        let guidelines: [String]
        /// Where it stands on the map when its subject is a transition: at what that leads to and from.
        let nodes: [NodeID]
        /// Whether someone answers for it.
        let isWaived: Bool
        let result: RuleResult
    }

    let report: Report
    let rows: [Row]
    let ruleCounts: JSON
    let questions: JSON
    /// Remarks about facts.
    let notes: [JSON]
    /// SHA-256 over all that it depends on.
    let key: [UInt8]
    let profile: String
    let factsDigest: [UInt8]?
    let term: WaiverTerm

    /// What the rules are run on.
    struct Input: Sendable {
        let document: Document
        /// SHA-256 of the document's bytes.
        let digest: [UInt8]
        /// The text of what the files can't show; nil where nobody has said anything.
        let facts: [UInt8]?
        /// The text of the rule profile.
        let profile: String
        /// Whether facts that don't fit are left out instead of refused.
        let isLenient: Bool
        /// The day on which waivers are looked at, such as 2026-12-31; nil where none of them runs out.
        var day: String? = Timestamp.now.day
    }

    /// Runs the rules; to be called off the loop (``Cores/evaluate(_:)``).
    init(_ input: Input, workers: Int) async throws {
        let overlay = try FactsText.applied(input.facts, to: input.document, isLenient: input.isLenient)
        let parsed = try Profile(of: input.profile)
        term = WaiverTerm(of: parsed, on: input.day)
        let start = ContinuousClock.now
        var linter = Linter(profile: parsed, elapsed: { ContinuousClock.now - start })
        linter.today = input.day
        report = await linter.run(overlay.document, workers: workers)
        let transitions = Dictionary(
            overlay.document.transitions.map { ($0.id, [$0.to.value, $0.from.owner].compactMap(\.self)) },
            uniquingKeysWith: { first, _ in first })
        rows = report.results.map { Row($0, nodes: transitions[$0.subject] ?? []) }
        ruleCounts = Self.counts(of: report)
        questions = Self.questions(of: report, names: SubjectNames(of: overlay.document))
        notes = overlay.notes
        factsDigest = input.facts.map { SHA256(of: $0).bytes }
        profile = input.profile
        let parts = [
            input.digest, factsDigest ?? [], SHA256(of: Array(profile.utf8)).bytes, Array(Linter.version.utf8),
        ]
        // Between two days on which waivers run out the report is the same.
        let expired = term.lastExpired.map { [Array($0.utf8)] } ?? []
        key = SHA256(of: (parts + expired).flatMap { SHA256(of: $0).bytes }).bytes
    }

    private static func counts(of report: Report) -> JSON {
        .array(
            report.rules.map { count in
                let summary = count.summary
                return [
                    "rule": .string(count.rule.rawValue),
                    "fail": .number(Double(summary.fail.values.reduce(0, +))),
                    "review": .number(Double(summary.review)), "open": .number(Double(summary.open)),
                    "pass": .number(Double(summary.pass)), "notApplicable": .number(Double(summary.notApplicable)),
                    "waived": .number(Double(summary.waived)),
                ]
            })
    }

    private static func questions(of report: Report, names: SubjectNames) -> JSON {
        let items = QuestionList(of: report).groups.flatMap { group in
            let others = group.questions.map(\.subject.rawValue)
            return group.questions.map { question in
                Self.json(question, group, others: others, names: names, edition: report.edition)
            }
        }
        return .array(items)
    }

    private static func json(
        _ question: QuestionList.Question, _ group: QuestionList.Group, others: [String], names: SubjectNames,
        edition: Edition
    ) -> JSON {
        let subject = question.subject.rawValue
        let guidelines = RuleCatalogue.all.filter { question.rules.contains($0.metadata.id) }
            .flatMap { $0.metadata.guidelines(in: edition) }.map(\.id.rawValue)
        let answers = answers(to: group)
        return [
            "id": .string("\(subject)#\(question.field)"), "subject": .string(subject),
            "subjectName": .string(names.name(of: question.subject)), "field": .string(question.field),
            "text": .string(group.prompt.text(in: "en")), "answers": answers.isEmpty ? .null : .array(answers),
            "rules": .array(question.rules.map { .string($0.rawValue) }),
            "guidelines": .array(Set(guidelines).sorted().map { .string($0) }),
            "count": .number(Double(question.rules.count)),
            // Many would only repeat each other.
            "group": .array(others.filter { $0 != subject }.prefix(50).map { .string($0) }),
        ]
    }

    private static func answers(to group: QuestionList.Group) -> [JSON] {
        // What an exit does is a word; that it is none, too.
        if group.field == "exit" {
            return [["value": .null, "label": "stays"]]
                + Effect.allCases.map { ["value": ["effect": .string($0.rawValue)], "label": .string($0.rawValue)] }
        }
        return group.choices.map { choice in
            let value: JSON = choice == "true" ? true : choice == "false" ? false : .string(choice)
            return ["value": value, "label": .string(choice)]
        }
    }
}

extension Evaluation.Row {
    fileprivate init(_ result: RuleResult, nodes: [NodeID]) {
        fingerprint = result.fingerprint
        contentFingerprint = result.contentFingerprint
        rule = result.metadata.id.rawValue
        outcome = result.outcome.rawValue
        severity = result.severity.rawValue
        subject = result.subject.rawValue
        guidelines = result.guidelines.map(\.rawValue)
        self.nodes = nodes
        isWaived = result.isWaived
        self.result = result
    }

    /// The result as the API gives it, with what became of it since the revision before.
    func body(_ step: FindingHistory.Step) -> String {
        var writer = JSONWriter(.compact)
        JSONReporter.write(result, to: &writer) { writer in
            if !nodes.isEmpty {
                writer.name("nodes")
                writer.array { writer in
                    for node in nodes { writer.string(node.rawValue) }
                }
            }
            writer.member("state", step.state)
            writer.member(ifPresent: "previousFingerprint", step.previous)
        }
        return String(decoding: writer.finish(), as: UTF8.self)
    }
}
