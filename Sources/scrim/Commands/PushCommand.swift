internal import JSON
internal import Outbound

/// `scrim push`: sends files to a server as a flow's next revision, and says what its gate says.
struct PushCommand {
    private enum Format: String, CaseIterable {
        case text, json
    }

    private let arguments: Arguments

    init(_ arguments: [String]) throws(CommandError) {
        guard !arguments.contains(where: { $0 == "--token" || $0.hasPrefix("--token=") }) else {
            throw .usage(
                "A token never stands on a command line, where others can read it: give it as SCRIM_TOKEN or in a "
                    + "file, --token-file FILE.")
        }
        self.arguments = try Arguments(
            arguments, options: ["--server", "--flow", "--fail-on", "--format", "--token-file", "--max-size"])
    }

    func run() async throws(CommandError) -> ExitStatus {
        let format: Format = try arguments.choice("--format", default: .text)
        // Without the option, the gate decides alone.
        let threshold: FailureThreshold? =
            arguments.value("--fail-on") == nil ? nil : try arguments.choice("--fail-on", default: .error)
        guard let path = arguments.paths.first, arguments.paths.count == 1 else {
            throw .usage("Which file or folder? One revision is sent at a time.")
        }
        let target = try PushTarget(server: arguments.value("--server"), flow: arguments.value("--flow"))
        let token = try Token.find(file: arguments.value("--token-file"))
        let upload = try Upload(path, maximumSize: try arguments.maximumSize())
        if !target.server.isEncrypted, !target.server.isLoopback {
            Console.error.write("scrim: http:// sends the token and the files for everyone on the way to read.\n")
        }
        let revision = try await RevisionSender(target: target, token: token).send(upload)
        switch format {
        case .text: Console.output.write(revision.text)
        case .json: Console.output.write(revision.json.bytes(.pretty))
        }
        switch threshold {
        case .never?: return .success
        case let threshold?
        where threshold.isReached(failures: revision.failures, reviews: revision.reviews):
            return .findings
        default: return revision.gate.isPassed ? .success : .findings
        }
    }
}
