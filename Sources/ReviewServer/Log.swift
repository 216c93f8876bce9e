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
        line(level, message) { line in
            for (name, value) in fields { line.member(name, value) }
        }
    }

    /// Writes an entry whose members `body` writes.
    func line(_ level: Level, _ message: String, _ body: (inout JSONWriter) -> Void) {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("at", Timestamp.now.rfc3339)
            writer.member("level", level.rawValue)
            writer.member("message", message)
            body(&writer)
        }
        var bytes = writer.finish()
        bytes.append(UInt8(ascii: "\n"))
        write(bytes)
    }
}
