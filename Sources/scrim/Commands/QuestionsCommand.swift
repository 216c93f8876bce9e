internal import FlowDocument
internal import JSON
internal import RulesEngine

/// `scrim questions`: lists the facts that rules wait for.
struct QuestionsCommand {
    private enum Format: String, CaseIterable {
        case text, json
    }

    /// More than these subjects of one question are counted rather than named.
    private static let shown = 12

    private let arguments: Arguments

    init(_ arguments: [String]) throws(CommandError) {
        self.arguments = try Arguments(
            arguments, options: ["--edition", "--profile", "--facts", "--terms", "--format", "--max-size"])
    }

    func run() async throws(CommandError) -> ExitStatus {
        let format: Format = try arguments.choice("--format", default: .text)
        let profile = try Input.profile(arguments)
        let input = try Input(arguments)
        let list = QuestionList(of: await input.report(profile, kept: .findings))
        switch format {
        case .text: Self.print(list, names: SubjectNames(input.document))
        case .json: Self.write(list)
        }
        return .success
    }

    private static func print(_ list: QuestionList, names: SubjectNames) {
        guard list.count > 0 else { return Console.output.write("Nothing is unknown that a rule waits for.\n") }
        for group in list.groups {
            let rules = group.rules.count == 1 ? "1 rule waits" : "\(group.rules.count) rules wait"
            Console.output.write("\n\(group.prompt.text(in: "en")) (\(rules) for it)\n")
            if !group.choices.isEmpty {
                Console.output.write("  \(group.field): \(group.choices.joined(separator: ", "))\n")
            }
            for question in group.questions.prefix(shown) {
                Console.output.write("  - \(names.described(question.subject))\n")
            }
            if group.questions.count > shown {
                Console.output.write("  and \(group.questions.count - shown) more\n")
            }
        }
        Console.output.write(
            """

            \(list.count) facts are missing. State them in a facts document and pass it with --facts:
            {"scrimFacts": 1, "facts": {"\(list.groups[0].questions[0].subject)": {…}}}

            """)
    }

    private static func write(_ list: QuestionList) {
        var writer = JSONWriter(.pretty) { Console.output.write($0) }
        writer.object { writer in
            writer.member("scrimQuestions", 1)
            writer.name("groups")
            writer.array { writer in
                for group in list.groups { write(group, to: &writer) }
            }
        }
        _ = writer.finish()
    }

    private static func write(_ group: QuestionList.Group, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("field", group.field)
            writer.member("prompt", group.prompt.text(in: "en"))
            writer.name("choices")
            writer.value(.array(group.choices.map { .string($0) }))
            writer.name("rules")
            writer.value(.array(group.rules.map { .string($0.rawValue) }))
            writer.name("questions")
            writer.array { writer in
                for question in group.questions {
                    writer.object { writer in
                        writer.member("subject", question.subject.rawValue)
                        writer.name("rules")
                        writer.value(.array(question.rules.map { .string($0.rawValue) }))
                    }
                }
            }
        }
    }
}
