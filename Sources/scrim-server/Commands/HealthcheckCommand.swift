internal import Glibc
internal import ReviewServer

/// Asks the server of the settings whether it can serve.
enum HealthcheckCommand: Command {
    static let name = "healthcheck"
    static let usage = "healthcheck [--port N]"
    static let summary = "Asks the server on this machine whether it can serve; 0 if so."
    static let options: Set<String> = ["--data", "--port"]

    static func run(_ arguments: Arguments) throws {
        var environment = Console.environment
        if let port = arguments["--port"] { environment["SCRIM_PORT"] = port }
        let settings = try Settings(environment: environment)
        guard Probe.isReady(port: settings.port, path: "\(settings.basePath)/readyz") else {
            throw CommandFailure(status: .failure, description: "the server is not ready.")
        }
    }
}
