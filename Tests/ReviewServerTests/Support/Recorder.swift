import Foundation
import JSON
import Synchronization

/// Writes what the server answered to the file that `SCRIM_RECORD_RESPONSES` names, a line of JSON each, for
/// `scripts/validate-responses`.
final class Recorder: Sendable {
    static let shared = Recorder(path: ProcessInfo.processInfo.environment["SCRIM_RECORD_RESPONSES"])

    private let file: Mutex<FileHandle?>

    init(path: String?) {
        guard let path else {
            file = Mutex(nil)
            return
        }
        if !FileManager.default.fileExists(atPath: path) {
            _ = FileManager.default.createFile(atPath: path, contents: nil)
        }
        let handle = FileHandle(forWritingAtPath: path)
        _ = try? handle?.seekToEnd()
        file = Mutex(handle)
    }

    /// Writes down one answer.
    func record(_ method: String, _ target: String, _ reply: Reply) {
        file.withLock { file in
            guard let file else { return }
            let type = reply.header("Content-Type") ?? ""
            let line: JSON = [
                "method": .string(method), "target": .string(target), "status": .number(Double(reply.status)),
                "type": .string(type), "body": type.contains("json") ? reply.json : .null,
                "length": .number(Double(reply.bytes.count)),
            ]
            try? file.write(contentsOf: Data(line.bytes() + [0x0A]))
        }
    }
}
