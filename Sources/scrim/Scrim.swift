internal import FlowDocument
internal import JSON
internal import RulesEngine

/// `scrim`: checks flows on one's own machine, without a server, and sends them to one.
@main
struct Scrim {
    static func main() async {
        let status = await run(Array(CommandLine.arguments.dropFirst()))
        exitProcess(status)
    }

    private static func run(_ arguments: [String]) async -> ExitStatus {
        do {
            guard let name = arguments.first else { throw CommandError.usage("Which command?\n\n\(Help.overview)") }
            return try await run(name, Array(arguments.dropFirst()))
        } catch let error as CommandError {
            Console.error.write("scrim: \(error.description)\n")
            return error.status
        } catch {
            Console.error.write("scrim: This is a fault of Scrim, not of your input: \(error)\n")
            return .fault
        }
    }

    private static func run(_ name: String, _ rest: [String]) async throws -> ExitStatus {
        if rest.contains("--help") || rest.contains("-h"), let help = Help.text(of: name) {
            Console.output.write(help + "\n")
            return .success
        }
        switch name {
        case "check": return try await CheckCommand(rest).run()
        case "fix": return try await FixCommand(rest).run()
        case "import": return try ImportCommand(rest).run()
        case "push": return try await PushCommand(rest).run()
        case "questions": return try await QuestionsCommand(rest).run()
        case "rules": return try RulesCommand(rest).run()
        case "explain": return try ExplainCommand(rest).run()
        case "schema":
            let isOfProfiles = rest == ["profile"]
            guard rest.isEmpty || isOfProfiles else {
                throw CommandError.usage("scrim schema takes nothing, or profile.")
            }
            Console.output.write((isOfProfiles ? Profile.schema : Document.schema).bytes(.pretty))
            return .success
        case "help", "--help", "-h":
            let topic = rest.first.flatMap(Help.text(of:)) ?? Help.overview
            Console.output.write(topic + "\n")
            return .success
        case "--version", "version":
            Console.output.write("scrim \(Version.current)\n")
            return .success
        default:
            let hint = name.nearest(in: Help.commands).map { " Did you mean “\($0)”?" } ?? ""
            throw CommandError.usage("There is no command “\(name.shortened)”.\(hint) See scrim help.")
        }
    }
}
