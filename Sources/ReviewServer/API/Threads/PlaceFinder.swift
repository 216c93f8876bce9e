internal import JSON
internal import Postgres

/// Finds the places of threads on the newest revision of their flow.
struct PlaceFinder: Sendable {
    /// The newest revision; nil where the flow has none.
    private let newest: Int?
    /// What is in it; nil where no thread needs it.
    private let index: DocumentIndex?

    /// Asks for a flow's newest revision.
    static func newest(of flowID: Int) -> SQL {
        "SELECT number, document_digest FROM revisions WHERE flow_id = \(flowID) ORDER BY number DESC LIMIT 1"
    }

    /// Reads the newest revision's document if one of the threads was written on another one.
    /// - Parameters:
    ///   - revisions: The revisions that threads were written on.
    ///   - row: The answer to ``newest(of:)``.
    init(for revisions: some Sequence<Int>, newest row: Row?, _ documents: DocumentIndexes) async throws {
        guard let row else {
            (newest, index) = (nil, nil)
            return
        }
        let number: Int = try row.get(0)
        newest = number
        index = revisions.contains { $0 != number } ? try await documents.index(of: try row.get(1)) : nil
    }

    /// Where a thread stands.
    func place(of thread: ReviewThread) -> Place {
        guard thread.revision != newest, let index else { return Place(of: thread.anchor) }
        return Place(of: thread.anchor, thread.trace, in: index)
    }

    /// A thread as clients see it.
    func json(_ thread: ReviewThread) -> JSON { thread.json(at: place(of: thread)) }

    /// What a thread is changed under.
    func tag(_ thread: ReviewThread) -> VersionTag { VersionTag(version: thread.version, of: json(thread)) }
}
