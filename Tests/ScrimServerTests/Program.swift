import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Runs the program with a data folder of its own, as a shell would.
final class Program {
    /// What a command said, and how it ended.
    struct Result {
        let status: Int32
        let output: String
        let error: String
    }

    /// Short, since the database's user must reach it, and sockets have short names.
    let folder = "/tmp/scrim-server-\(UInt32.random(in: .min ... .max))"
    private var servers: [Process] = []

    deinit {
        for server in servers where server.isRunning {
            server.terminate()
            server.waitUntilExit()
        }
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Whether anything was stored.
    var hasFolder: Bool { FileManager.default.fileExists(atPath: folder) }

    /// Runs a command to its end.
    func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Result {
        try run(arguments, environment: environment)
    }

    /// Runs a command to its end.
    func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Result {
        let process = process(arguments, environment)
        let (output, error) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = error
        try process.run()
        // What commands say fits into a pipe.
        process.waitUntilExit()
        return Result(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self),
            error: String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
    }

    /// Starts a server and waits until it says where it listens.
    func serve(environment: [String: String] = [:]) throws -> RunningServer {
        let process = process(["serve", "--port", "0"], environment)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        servers.append(process)
        var line = ""
        while !line.hasSuffix("\n") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw CocoaError(.executableLoad) }
            line += String(decoding: data, as: UTF8.self)
        }
        return RunningServer(process: process, line: line.trimmingCharacters(in: .newlines))
    }

    /// Kills the embedded database's first process, which takes the others with it.
    func killDatabase() throws {
        guard let process = databaseProcess else { throw CocoaError(.fileReadCorruptFile) }
        kill(process, SIGKILL)
    }

    /// The embedded database's first process, as it says itself; nil where it was stopped.
    var databaseProcess: Int32? {
        let text = try? String(contentsOfFile: "\(folder)/postgres/postmaster.pid", encoding: .utf8)
        return text.flatMap { Int32($0.prefix { $0 != "\n" }) }
    }

    private func process(_ arguments: [String], _ environment: [String: String]) -> Process {
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "scrim-server")
        process.arguments = arguments
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        process.environment = ["PATH": path, "SCRIM_DATA": folder].merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        return process
    }
}

/// A server that has said where it listens.
struct RunningServer {
    let process: Process
    /// What it said.
    let line: String

    var address: String { String(line.split(separator: " ").last ?? "") }
    var port: String { String(address.split(separator: ":").last ?? "") }

    /// The status and the text at a path.
    func get(_ path: String, token: String? = nil) async throws -> (status: Int, text: String) {
        guard let url = URL(string: address + path) else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        let (data, response) = try await URLSession.shared.data(for: request)
        return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
    }

    /// Sends JSON; the status.
    func post(_ path: String, _ body: String, token: String) async throws -> Int {
        guard let url = URL(string: address + path) else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpBody = Data(body.utf8)
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        let (_, response) = try await URLSession.shared.data(for: request)
        return (response as? HTTPURLResponse)?.statusCode ?? 0
    }

    /// Ends it as an operator does; its exit status.
    func stop(by signal: Int32 = SIGTERM) -> Int32 {
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
}
