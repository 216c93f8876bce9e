internal import HTTPServer
internal import JSON

/// One client that listens for changes: sends what its viewer sees until the client leaves, its credential is taken
/// away, or the server stops. Whoever connects again goes on where they were.
struct EventStream: Sendable {
    /// How long the stream may be silent.
    static let heartbeat = Duration.seconds(15)
    /// After how many heartbeats without an event it makes sure that the viewer may still listen.
    static let heartbeatsPerCheck = 4
    /// How much may wait for a client before the next events are read for it.
    private static let highWater = 256 << 10

    let services: Services
    let viewer: Viewer
    let writer: StreamWriter
    /// The client's own cursor; nil where it begins now.
    let start: EventCursor?

    /// Sends until the stream ends.
    func run(_ signals: AsyncStream<Void>) async {
        // Neither part can fail but by its end, which is the stream's.
        await withTaskGroup(of: Void.self) { group in
            group.addTask { try? await sendChanges(signals) }
            group.addTask { try? await sendHeartbeats() }
            await group.next()
            group.cancelAll()
        }
    }

    private func sendChanges(_ signals: AsyncStream<Void>) async throws {
        let position = try await services.eventPosition(for: viewer)
        guard position.isViewerGood else { return }
        var cursor = start ?? position.last
        // The id alone: a client that loses the stream before its first event knows where it began.
        guard send("retry: 1000\nid: \(cursor.text)\n\n") else { return }
        guard try await catchUp(&cursor) else { return }
        for await _ in signals {
            guard try await catchUp(&cursor) else { return }
        }
    }

    /// Sends all that came after the cursor. False when the stream is over.
    private func catchUp(_ cursor: inout EventCursor) async throws -> Bool {
        while true {
            guard try await waitForClient() else { return false }
            let (events, position, next) = try await services.events(for: viewer, after: cursor)
            guard position.isViewerGood else { return false }
            guard position.reaches(cursor) else {
                cursor = position.last
                return send("event: reset\nid: \(cursor.text)\ndata: {}\n\n")
            }
            var bytes: [UInt8] = []
            for event in events {
                let id = EventCursor(epoch: cursor.epoch, sequence: event.sequence).text
                // The JSON is one line: it escapes line feeds.
                bytes += Array("event: change\nid: \(id)\ndata: ".utf8) + event.json.bytes() + [0x0A, 0x0A]
            }
            guard writer.send(bytes) else { return false }
            cursor = next
            if events.count < EventStore.limit { return true }
        }
    }

    /// Waits until a slow client has taken most of what was sent, half a minute at most.
    private func waitForClient() async throws -> Bool {
        var rounds = 0
        while writer.waitingBytes > Self.highWater {
            guard rounds < 600, !writer.isClosed else { return false }
            rounds += 1
            try await Task.sleep(for: .milliseconds(50))
        }
        return !writer.isClosed
    }

    private func sendHeartbeats() async throws {
        var count = 0
        while true {
            try await Task.sleep(for: Self.heartbeat)
            guard send(": \n\n") else { return }
            count += 1
            guard count.isMultiple(of: Self.heartbeatsPerCheck) else { continue }
            guard try await services.eventPosition(for: viewer).isViewerGood else { return }
        }
    }

    private func send(_ text: String) -> Bool { writer.send(Array(text.utf8)) }
}
