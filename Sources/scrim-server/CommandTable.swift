/// A command of the program.
protocol Command: Sendable {
    /// Its words: `admin user add` for instance.
    static var name: String { get }
    /// How it is called.
    static var usage: String { get }
    /// One sentence.
    static var summary: String { get }
    static var options: Set<String> { get }
    static var flags: Set<String> { get }
    /// What the words after its own stand for; all are needed.
    static var operands: [String] { get }

    static func run(_ arguments: Arguments) throws
}

extension Command {
    static var flags: Set<String> { [] }
    static var operands: [String] { [] }
}

/// All commands.
enum CommandTable {
    static let all: [any Command.Type] = [
        ServeCommand.self, MigrateCommand.self, AddUserCommand.self, TokenCommand.self, LinkCommand.self,
        DemoCommand.self, HealthcheckCommand.self, HelpCommand.self, VersionCommand.self,
    ]

    /// Finds the command with the most words that the arguments begin with.
    static func parse(_ arguments: [String]) throws(UsageError) -> (command: any Command.Type, Arguments) {
        let given = arguments.isEmpty ? ["help"] : arguments.map { $0 == "--help" ? "help" : $0 }
        let found = all.filter { given.starts(with: $0.name.split(separator: " ").map(String.init)) }
            .max { $0.name.count < $1.name.count }
        guard let found else { throw UsageError(description: "“\(given[0])” is no command.") }
        let rest = given.dropFirst(found.name.split(separator: " ").count)
        let arguments = try Arguments(Array(rest), options: found.options, flags: found.flags)
        guard arguments.words.count >= found.operands.count else {
            throw UsageError(description: "\(found.operands[arguments.words.count]) is missing: \(found.usage)")
        }
        guard arguments.words.count == found.operands.count else {
            throw UsageError(description: "“\(arguments.words[found.operands.count])” is unknown here: \(found.usage)")
        }
        return (found, arguments)
    }
}

/// Says how the program is called.
enum HelpCommand: Command {
    static let name = "help"
    static let usage = "help"
    static let summary = "Shows this."
    static let options: Set<String> = []

    static func run(_ arguments: Arguments) throws {
        let width = CommandTable.all.map { $0.usage.count }.max() ?? 0
        let lines = CommandTable.all.map { command in
            "  \(command.usage)\(String(repeating: " ", count: width - command.usage.count))  \(command.summary)"
        }
        Console.output.write(
            """
            scrim-server: reviews the modal experiences of iOS and iPadOS apps

            \(lines.joined(separator: "\n"))

            Every command takes --data DIR, the folder of the embedded database, which is used while DATABASE_URL is not
            set. The settings are variables: SCRIM_HOST, SCRIM_PORT, SCRIM_DATA, SCRIM_PUBLIC_URL, SCRIM_BASE_PATH,
            SCRIM_TRUSTED_PROXIES, SCRIM_RESOURCES, DATABASE_URL; each can be read from a file: DATABASE_URL_FILE.

            """)
    }
}

/// Says which version this is.
enum VersionCommand: Command {
    static let name = "version"
    static let usage = "version"
    static let summary = "Shows the version."
    static let options: Set<String> = []

    static func run(_ arguments: Arguments) throws { Console.output.write("scrim-server 1.0.0\n") }
}
