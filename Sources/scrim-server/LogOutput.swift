internal import EventLoop
internal import Synchronization

/// Writes the log to the standard error, all lines of one turn of the loop at once: a call of the system for each would
/// cost more than the line.
final class LogOutput: Sendable {
    private let lines = Mutex<[UInt8]>([])
    private let loop: EventLoop

    init(loop: EventLoop) { self.loop = loop }

    /// Takes a line, which is written at the end of the turn.
    func write(_ line: [UInt8]) {
        let isFirst = lines.withLock { lines in
            defer { lines += line }
            return lines.isEmpty
        }
        if isFirst { loop.atEndOfTurn { self.flush() } }
    }

    /// Writes what waits; for who does not wait for the loop.
    func flush() {
        let bytes = lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
        Console.error.write(bytes)
    }
}
