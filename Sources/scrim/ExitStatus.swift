/// What a command tells the shell.
enum ExitStatus: Int32 {
    case success = 0
    /// Findings at or above the severity that `--fail-on` names, or a gate that is blocked.
    case findings = 1
    /// Bad input or usage.
    case badInput = 2
    /// The server can't be reached, or can't do what it is asked for.
    case serverFailed = 3
    /// A fault of ours.
    case fault = 70
}

/// Why a command can't do what it is for; told in words.
enum CommandError: Error, CustomStringConvertible {
    /// The arguments do not make a command.
    case usage(String)
    /// What the arguments name cannot be used.
    case input(String)
    /// A server doesn't do its part.
    case server(String)

    var description: String {
        switch self {
        case .usage(let text), .input(let text), .server(let text): text
        }
    }

    /// What the shell is told.
    var status: ExitStatus {
        switch self {
        case .usage, .input: .badInput
        case .server: .serverFailed
        }
    }
}

/// The version of the program.
enum Version {
    static let current = "1.0.0"
}
