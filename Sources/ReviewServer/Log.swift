internal import JSON
internal import Postgres

/// Writes one line of JSON an entry.
public struct Log: Sendable {
    /// How grave an entry is.
    public enum Level: String, Sendable {
        case info, warning, error
    }

    /// Where lines go.
    private let write: @Sendable ([UInt8]) -> Void

    /// A log that hands its lines to `write`, each with its line feed.
    public init(write: @escaping @Sendable ([UInt8]) -> Void) { self.write = write }

    /// Writes an entry.
    public func entry(_ level: Level, _ message: String, _ fields: [(String, String)] = []) {
        line(level, message, fields.map { JSON.Member($0.0, .string($0.1)) })
    }

    func line(_ level: Level, _ message: String, _ members: [JSON.Member]) {
        let head: [JSON.Member] = [
            .init("at", .string(Timestamp.now.rfc3339)), .init("level", .string(level.rawValue)),
            .init("message", .string(message)),
        ]
        write(JSON.object(head + members).bytes() + [UInt8(ascii: "\n")])
    }
}
