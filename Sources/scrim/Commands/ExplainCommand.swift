internal import FlowDocument
internal import RulesEngine

/// `scrim explain`: says what a rule demands, why, and shows it on examples.
struct ExplainCommand {
    private let arguments: Arguments

    init(_ arguments: [String]) throws(CommandError) {
        self.arguments = try Arguments(arguments, options: ["--language"])
    }

    func run() throws(CommandError) -> ExitStatus {
        guard let name = arguments.paths.first, arguments.paths.count == 1 else {
            throw .usage("Which rule? scrim rules lists them.")
        }
        guard let rule = RuleCatalogue.rule(RuleID(rawValue: name)) else {
            let hint = name.nearest(in: RuleCatalogue.all.map { $0.metadata.id.rawValue })
            throw .input(
                "There is no rule “\(name.shortened)”.\(hint.map { " Did you mean “\($0)”?" } ?? "") "
                    + "scrim rules lists them.")
        }
        Console.output.write(RuleReporter.text(rule.metadata, language: arguments.value("--language") ?? "en"))
        return .success
    }
}
