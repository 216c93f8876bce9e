/// What a command tells the shell.
enum ExitStatus: Int32 {
    case success = 0
    /// Findings at or above the severity that `--fail-on` names.
    case findings = 1
    /// Bad input or usage.
    case badInput = 2
    /// A fault of ours.
    case fault = 70
}

/// What is wrong with what the user gave; told in words, exit status 2.
enum CommandError: Error, CustomStringConvertible {
    /// The arguments do not make a command.
    case usage(String)
    /// What the arguments name cannot be used.
    case input(String)

    var description: String {
        switch self {
        case .usage(let text), .input(let text): text
        }
    }
}

/// The version of the program.
enum Version {
    static let current = "1.0.0"
}
