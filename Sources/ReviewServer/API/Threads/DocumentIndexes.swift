internal import Cryptography
internal import FlowDocument
internal import Postgres
internal import Synchronization

/// The indexes of documents that threads are placed on; a few are remembered, for every list of threads asks for the
/// flow's newest one.
final class DocumentIndexes: Sendable {
    /// The most nodes and parts that are remembered, over all documents.
    private static let capacity = 300_000

    private let database: Database
    /// The one that was used last comes last.
    private let remembered = Mutex<[(digest: [UInt8], index: DocumentIndex)]>([])

    init(database: Database) { self.database = database }

    /// The index of a stored document. It is read and made away from the loop.
    func index(of digest: [UInt8]) async throws -> DocumentIndex {
        if let known = known(digest) { return known }
        let bytes = try await BlobStore.read(digest, from: database)
        let index = try await withTaskExecutorPreference(globalConcurrentExecutor) {
            DocumentIndex(of: try Document(parsing: bytes))
        }
        remember(index, of: digest)
        return index
    }

    private func known(_ digest: [UInt8]) -> DocumentIndex? {
        remembered.withLock { list in
            guard let place = list.firstIndex(where: { $0.digest == digest }) else { return nil }
            let entry = list.remove(at: place)
            list.append(entry)
            return entry.index
        }
    }

    private func remember(_ index: DocumentIndex, of digest: [UInt8]) {
        remembered.withLock { list in
            list.removeAll { $0.digest == digest }
            list.append((digest, index))
            while list.count > 1, list.reduce(0, { $0 + $1.index.size }) > Self.capacity { list.removeFirst() }
        }
    }
}
