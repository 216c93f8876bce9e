import Foundation

/// Runs the program as a shell would.
struct Command {
    let status: Int32
    let output: String
    let error: String

    init(_ arguments: String...) throws {
        try self.init(arguments: arguments)
    }

    /// - Parameter environment: Variables besides those of the test.
    init(arguments: [String], environment: [String: String] = [:]) throws {
        let program = Self.products.appending(path: "scrim")
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.currentDirectoryURL = Self.root
        // Files rather than pipes: an output of any size neither blocks nor needs a second thread.
        let folder = try Scratch()
        let (out, err) = (folder.url.appending(path: "out"), folder.url.appending(path: "err"))
        for file in [out, err] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: out)
        process.standardError = try FileHandle(forWritingTo: err)
        try process.run()
        process.waitUntilExit()
        status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        output = try String(contentsOf: out, encoding: .utf8)
        error = try String(contentsOf: err, encoding: .utf8)
    }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The folder that the test bundle lies in, where the program lies too.
    private static let products: URL = {
        let bundle = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        return bundle
    }()
}

/// A folder that is gone when the test is.
final class Scratch {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "scrim-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file and gives its path.
    func file(_ name: String, _ text: String) throws -> String {
        try file(name, Data(text.utf8))
    }

    /// Writes a file and gives its path.
    func file(_ name: String, _ data: Data) throws -> String {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return file.path
    }
}
