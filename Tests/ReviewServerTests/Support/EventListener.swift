import Foundation
import FoundationNetworking
import JSON
import Synchronization

/// Listens to a stream of events as a browser does.
final class EventListener: NSObject, URLSessionDataDelegate, Sendable {
    /// An event as it was dispatched.
    struct Received: Sendable {
        let name: String
        let id: String
        let json: JSON
    }

    private struct State {
        var text: [UInt8] = []
        var lastID = ""
        var status: Int?
    }

    private let state = Mutex(State())
    private let events: AsyncStream<Received>
    private let continuation: AsyncStream<Received>.Continuation
    private let session = Mutex<URLSession?>(nil)

    /// Connects; `path` is below the server's root.
    init(_ client: Client, _ path: String = "/api/v1/events", headers: [String: String] = [:]) throws {
        (events, continuation) = AsyncStream.makeStream()
        super.init()
        guard let url = URL(string: client.base + path) else { throw URLError(.badURL) }
        var request = URLRequest(url: url, timeoutInterval: 60)
        request.setValue("text/event-stream", forHTTPHeaderField: "Accept")
        if let authorization = client.authorization {
            request.setValue(authorization, forHTTPHeaderField: "Authorization")
        }
        for (name, value) in client.headers.merging(headers, uniquingKeysWith: { $1 }) {
            request.setValue(value, forHTTPHeaderField: name)
        }
        let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
        self.session.withLock { $0 = session }
        session.dataTask(with: request).resume()
    }

    /// Events in order, those without data among them (their name is empty); ends with the stream.
    var all: AsyncStream<Received> { events }

    /// The next event; nil where the stream has ended.
    func next() async -> Received? {
        for await event in events { return event }
        return nil
    }

    /// The next change.
    func nextChange() async -> Received? {
        for await event in events where event.name == "change" { return event }
        return nil
    }

    /// Leaves.
    func close() { session.withLock { $0 }?.invalidateAndCancel() }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let received = state.withLock { state -> [Received] in
            state.text += data
            var events: [Received] = []
            while let end = state.text.firstRange(of: [0x0A, 0x0A]) {
                let block = String(decoding: state.text[..<end.lowerBound], as: UTF8.self)
                state.text.removeSubrange(..<end.upperBound)
                if let event = Self.read(block, &state.lastID) { events.append(event) }
            }
            return events
        }
        for event in received { continuation.yield(event) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        continuation.finish()
        session.finishTasksAndInvalidate()
    }

    private static func read(_ block: String, _ lastID: inout String) -> Received? {
        var (name, data) = ("", "")
        var hasField = false
        for line in block.split(separator: "\n") where !line.hasPrefix(":") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            switch line[..<colon] {
            case "event": name = String(value)
            case "data": data += value
            case "id": lastID = String(value)
            default: continue
            }
            hasField = true
        }
        guard hasField else { return nil }
        return Received(name: name, id: lastID, json: (try? JSON(parsing: Array(data.utf8))) ?? .null)
    }
}
