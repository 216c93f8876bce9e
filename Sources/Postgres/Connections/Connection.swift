internal import CLibPQ
internal import Glibc

/// One connection in pipeline mode. It carries one exchange at a time: some statements, sent at once, and their answers.
///
/// It never waits by itself. Whoever has it, the pool on its loop or a transaction on a thread of its own, waits for the
/// socket as ``interest`` says and calls ``advance()``.
// Proof: the pool lends a connection to one owner at a time, and gets it back before the next.
@safe final class Connection: @unchecked Sendable {
    /// What the answers of an exchange belong to.
    private enum Step {
        case preparation(of: String, name: String)
        case execution
    }

    private struct Exchange {
        var steps: [Step]
        var position = 0
        var answers: [Rows] = []
        var failure: PostgresError?
    }

    /// Beyond so many statements, which the code would have to make up, they are no longer prepared.
    private static let preparedAtMost = 500

    private let handle: Handle
    private var pointer: OpaquePointer { unsafe handle.pointer }
    private var exchange: Exchange?
    private var prepared: [String: String] = [:]
    private var lastName = 0

    /// Whether something waits to be written.
    private(set) var wantsToWrite = false
    /// Whether the connection can't be used any more.
    private(set) var isLost = false

    /// Takes a connection that stands and puts it into pipeline mode.
    init(_ handle: Handle) throws(PostgresError) {
        self.handle = handle
        let pointer = unsafe handle.pointer
        guard unsafe PQsetnonblocking(pointer, 1) == 0, unsafe PQenterPipelineMode(pointer) == 1 else {
            throw handle.error
        }
    }

    var descriptor: Int32 { handle.descriptor }

    /// Whether a transaction is open or failed.
    var isInTransaction: Bool { unsafe PQtransactionStatus(pointer) != PQTRANS_IDLE }

    /// Sends statements with one end mark: outside of a transaction they are one, all of them or none.
    func send(_ statements: [SQL]) throws(PostgresError) {
        var steps: [Step] = []
        var preparing: Set<String> = []
        for statement in statements {
            if let name = prepared[statement.text] {
                try submit(statement, named: name)
            } else if prepared.count + preparing.count >= Self.preparedAtMost || preparing.contains(statement.text) {
                try submit(statement, named: nil)
            } else {
                lastName += 1
                let name = "s\(lastName)"
                guard unsafe PQsendPrepare(pointer, name, statement.text, 0, nil) == 1 else { throw lost() }
                preparing.insert(statement.text)
                steps.append(.preparation(of: statement.text, name: name))
                try submit(statement, named: name)
            }
            steps.append(.execution)
        }
        guard unsafe PQpipelineSync(pointer) == 1 else { throw lost() }
        exchange = Exchange(steps: steps)
        try flush()
    }

    /// Reads and writes what the socket takes without waiting. The answers once all are there; nil before.
    func advance() throws(PostgresError) -> [Rows]? {
        if wantsToWrite { try flush() }
        guard unsafe PQconsumeInput(pointer) == 1 else { throw lost() }
        while exchange != nil, unsafe PQisBusy(pointer) == 0 {
            guard let result = unsafe PQgetResult(pointer) else {
                // The end of one step's results.
                exchange?.position += 1
                continue
            }
            if unsafe PQresultStatus(result) == PGRES_PIPELINE_SYNC {
                unsafe PQclear(result)
                return try end()
            }
            let failure = unsafe PostgresError(reporting: result)
            receive(unsafe Rows(takingOwnershipOf: result), failure)
        }
        return nil
    }

    private func receive(_ rows: Rows, _ failure: PostgresError?) {
        guard var exchange else { return }
        defer { self.exchange = exchange }
        if let failure {
            // After the first failure the server skips the rest, which says nothing of its own.
            if exchange.failure == nil { exchange.failure = failure }
            return
        }
        guard exchange.steps.indices.contains(exchange.position) else { return }
        switch exchange.steps[exchange.position] {
        case .preparation(let text, let name): prepared[text] = name
        case .execution: exchange.answers.append(rows)
        }
    }

    private func end() throws(PostgresError) -> [Rows] {
        defer { exchange = nil }
        guard let exchange else { return [] }
        guard let failure = exchange.failure else { return exchange.answers }
        // The plans are of another time; the next use prepares them again.
        if failure.code == .featureNotSupported || failure.code == .invalidStatementName { isLost = true }
        if failure.isConnectionLoss { isLost = true }
        throw failure
    }

    private func flush() throws(PostgresError) {
        let status = unsafe PQflush(pointer)
        guard status >= 0 else { throw lost() }
        wantsToWrite = status == 1
    }

    /// Gives the connection up: nobody knows what the server still does.
    func abandon() -> PostgresError {
        isLost = true
        exchange = nil
        return PostgresError(.connectionFailure, "the database does not answer")
    }

    private func lost() -> PostgresError {
        isLost = true
        exchange = nil
        return handle.error
    }

    private func submit(_ statement: SQL, named name: String?) throws(PostgresError) {
        let count = Int32(statement.values.count)
        let status = unsafe withPointers(to: statement.values) { values, lengths, formats in
            if let name {
                unsafe PQsendQueryPrepared(pointer, name, count, values, lengths, formats, 1)
            } else {
                unsafe PQsendQueryParams(pointer, statement.text, count, nil, values, lengths, formats, 1)
            }
        }
        guard status == 1 else {
            // Too many values or too much memory: nothing of this exchange may be taken for sent.
            isLost = true
            throw handle.error
        }
    }
}

/// Lends values as the library takes them: one run of bytes, each value ended by a NUL.
private func withPointers<Result>(
    to values: [SQLValue],
    _ body: (UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?) -> Result
) -> Result {
    var bytes: [UInt8] = []
    var starts: [Int?] = []
    var lengths: [Int32] = []
    var formats: [Int32] = []
    bytes.reserveCapacity(values.count * 32)
    starts.reserveCapacity(values.count)
    lengths.reserveCapacity(values.count)
    formats.reserveCapacity(values.count)
    for value in values {
        switch value {
        case .null:
            starts.append(nil)
            lengths.append(0)
            formats.append(0)
        case .text(let text):
            starts.append(bytes.count)
            bytes.append(contentsOf: text.utf8)
            bytes.append(0)
            lengths.append(0)
            formats.append(0)
        case .bytes(let content):
            starts.append(bytes.count)
            bytes.append(contentsOf: content)
            bytes.append(0)
            lengths.append(Int32(clamping: content.count))
            formats.append(1)
        }
    }
    return unsafe bytes.withUnsafeBytes { buffer in
        let base = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
        let pointers = unsafe starts.map { start in unsafe start.flatMap { unsafe base?.advanced(by: $0) } }
        return unsafe pointers.withUnsafeBufferPointer { pointers in
            unsafe body(pointers.baseAddress, lengths, formats)
        }
    }
}
