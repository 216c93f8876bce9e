internal import JSON
internal import RulesEngine

/// `scrim rules`: lists every rule.
struct RulesCommand {
    private enum Format: String, CaseIterable {
        case text, json, markdown
    }

    private let arguments: Arguments

    init(_ arguments: [String]) throws(CommandError) {
        self.arguments = try Arguments(arguments, options: ["--format", "--language"])
    }

    func run() throws(CommandError) -> ExitStatus {
        guard arguments.paths.isEmpty else { throw .usage("scrim rules takes no files. See scrim explain RULE.") }
        let format: Format = try arguments.choice("--format", default: .text)
        let language = arguments.value("--language") ?? "en"
        let rules = RuleCatalogue.all.map { $0.metadata }
        switch format {
        case .text:
            let width = rules.map { $0.id.rawValue.count }.max() ?? 0
            for rule in rules {
                let name = rule.id.rawValue + String(repeating: " ", count: width - rule.id.rawValue.count)
                let severity = rule.severity.rawValue + String(repeating: " ", count: 7 - rule.severity.rawValue.count)
                let standing = rule.isOffByDefault ? " (off by default)" : ""
                Console.output.write("\(name)  \(severity)  \(rule.summary.text(in: language))\(standing)\n")
            }
        case .markdown: Console.output.write(RuleBook.text)
        case .json:
            var writer = JSONWriter(.pretty) { Console.output.write($0) }
            writer.object { writer in
                writer.member("scrimRules", 1)
                writer.member("engine", Linter.version)
                writer.name("rules")
                writer.array { writer in
                    for rule in rules { RuleReporter.write(rule, language: language, to: &writer) }
                }
            }
            _ = writer.finish()
        }
        return .success
    }
}
