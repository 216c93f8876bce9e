public import FlowDocument

/// The facts that a report waits for, each once, the most telling first.
public struct QuestionList: Sendable {
    /// One fact that is missing.
    public struct Question: Hashable, Sendable {
        /// Whom it would be stated of.
        public let subject: Reference
        /// The key, dots between nested ones.
        public let field: String
        /// The rules that wait for it.
        public let rules: [RuleID]
    }

    /// How a fact is asked for that was once asked for in these English words; `nil` where this engine asks in others.
    public static func prompt(for field: String, asking words: String) -> LocalText? {
        [false, true].lazy.map { FieldPrompt.prompt(for: field, isOfTransition: $0) }.first { $0.en == words }
    }

    /// Questions with one key: one answer can hold for many of them.
    public struct Group: Sendable {
        /// The key that they ask for.
        public let field: String
        /// What is asked, in words.
        public let prompt: LocalText
        /// The values that the key can have; empty where it is free.
        public let choices: [String]
        /// The rules that wait for any of them.
        public let rules: [RuleID]
        /// The questions, the most telling first.
        public let questions: [Question]
    }

    /// The groups, the one that settles most results first.
    public let groups: [Group]

    /// Collects what the open results of a report wait for.
    public init(of report: Report) {
        var waiting: [MissingFact: Set<RuleID>] = [:]
        for result in report.results where result.outcome == .open {
            for fact in result.observation.missing { waiting[fact, default: []].insert(result.metadata.id) }
        }
        let questions = waiting.map { fact, rules in
            Question(subject: fact.subject, field: fact.field, rules: rules.sorted())
        }
        let sorted = questions.sorted { left, right in
            if left.rules.count != right.rules.count { return left.rules.count > right.rules.count }
            return (left.subject, left.field) < (right.subject, right.field)
        }
        let transitions = Self.transitions(in: report)
        let keys = { (question: Question) in
            Key(field: question.field, isOfTransition: transitions.contains(question.subject.owner))
        }
        let groups = Dictionary(grouping: sorted, by: keys).map { key, questions in
            Group(
                field: key.field, prompt: FieldPrompt.prompt(for: key.field, isOfTransition: key.isOfTransition),
                choices: FieldPrompt.choices(for: key.field, isOfTransition: key.isOfTransition),
                rules: Set(questions.flatMap(\.rules)).sorted(), questions: questions)
        }
        self.groups = groups.sorted { left, right in
            let (first, second) = (left.weight, right.weight)
            if first != second { return first > second }
            return (left.field, left.prompt.en) < (right.field, right.prompt.en)
        }
    }

    /// What questions of a group have in common: a key, and whether it is a transition's.
    private struct Key: Hashable {
        let field: String
        let isOfTransition: Bool
    }

    /// The transitions among the subjects of the report.
    private static func transitions(in report: Report) -> Set<NodeID> {
        Set(
            report.results.filter { result in
                if case .presentations = result.metadata.scope { true } else { false }
            }.map(\.subject))
    }

    /// How many facts are missing.
    public var count: Int {
        groups.reduce(0) { $0 + $1.questions.count }
    }
}

extension QuestionList.Group {
    /// How many results wait for the group.
    fileprivate var weight: Int {
        questions.reduce(0) { $0 + $1.rules.count }
    }
}
