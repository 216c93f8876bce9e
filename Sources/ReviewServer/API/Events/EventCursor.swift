internal import HTTPServer
internal import JSON

/// A place in the order of events, as clients keep it: `EPOCH.SEQ`.
struct EventCursor: Hashable, Sendable {
    /// Names the database that gave the numbers out.
    let epoch: String
    /// The number of the last event that is known.
    var sequence: Int

    init(epoch: String, sequence: Int) {
        (self.epoch, self.sequence) = (epoch, sequence)
    }

    /// The cursor of that text; nil where it is none.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...64).contains(parts[0].utf8.count), let sequence = Int(parts[1]), sequence >= 0
        else { return nil }
        self.init(epoch: String(parts[0]), sequence: sequence)
    }

    var text: String { "\(epoch).\(sequence)" }

    /// What a request has seen already; nil where it begins now. A browser that connects again says it in a header, which
    /// is newer than its address.
    static func given(by call: Call) throws -> EventCursor? {
        guard let text = call.request.headers["Last-Event-ID"] ?? call.query("after") else { return nil }
        guard let cursor = EventCursor(text) else {
            throw Problem.badRequest("after", "“after” is the id of an event.")
        }
        return cursor
    }
}
