internal import EmbeddedPostgres
internal import Postgres
internal import ReviewServer

/// The server's program: reads its arguments and the environment, runs a command, gives its exit status.
@main
struct ScrimServer {
    static func main() {
        // Before any thread starts: each inherits the mask, and one waits for the signals.
        Signals.block()
        Console.exit(run(Console.arguments))
    }

    private static func run(_ arguments: [String]) -> ExitStatus {
        do {
            let (command, arguments) = try CommandTable.parse(arguments)
            try command.run(arguments)
            return .success
        } catch let error as UsageError {
            Console.error.write("scrim-server: \(error.description)\nRun “scrim-server help”.\n")
            return .usage
        } catch let error as CommandFailure {
            if !error.description.isEmpty { Console.error.write("scrim-server: \(error.description)\n") }
            return error.status
        } catch let error as SettingsErrors {
            Console.error.write(error.problems.map { "scrim-server: \($0)\n" }.joined())
            return .settings
        } catch let error as EmbeddedPostgresError {
            Console.error.write("scrim-server: \(error.description)\n")
            return .database
        } catch let error as PostgresError {
            Console.error.write("scrim-server: the database: \(error.detail) (\(error.code.rawValue))\n")
            return .database
        } catch {
            Console.error.write("scrim-server: \(error)\n")
            return .failure
        }
    }
}

/// How the program ends.
enum ExitStatus: Int32 {
    case success = 0
    case failure = 1
    case usage = 2
    case database = 69
    case settings = 78
}

/// A command that could not do its work.
struct CommandFailure: Error, CustomStringConvertible {
    let status: ExitStatus
    let description: String
}

/// Arguments that make no command.
struct UsageError: Error, CustomStringConvertible {
    let description: String
}
