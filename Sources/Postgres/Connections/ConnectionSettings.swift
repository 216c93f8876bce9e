internal import CLibPQ

/// Where a database is and how sessions with it are set up.
public struct ConnectionSettings: Hashable, Sendable, CustomStringConvertible {
    private let address: String
    let applicationName: String
    /// The longest that one statement may take, in milliseconds.
    let statementTimeout: Int

    /// Settings from a URL (`postgres://…`) or libpq's `key=value` form; nil where the library can't read it.
    public init?(_ address: String, applicationName: String = "scrim", statementTimeout: Int = 30_000) {
        let options = unsafe PQconninfoParse(address, nil)
        guard let options = unsafe options else { return nil }
        unsafe PQconninfoFree(options)
        self.address = address
        self.applicationName = applicationName
        self.statementTimeout = statementTimeout
    }

    /// Says nothing of the address, which may hold a password.
    public var description: String { "ConnectionSettings(\(applicationName))" }

    /// Begins a connection.
    func start() throws(PostgresError) -> Handle {
        let pairs: [(String, String)] = [
            ("dbname", address), ("application_name", applicationName), ("client_encoding", "UTF8"),
            ("connect_timeout", "10"), ("keepalives_idle", "30"), ("keepalives_interval", "10"),
            ("keepalives_count", "3"), ("tcp_user_timeout", "60000"),
        ]
        let keys = pairs.map { Array($0.0.utf8CString) }
        let values = pairs.map { Array($0.1.utf8CString) }
        let pointer = unsafe withCStrings(keys) { keys in
            unsafe withCStrings(values) { values in unsafe PQconnectStartParams(keys, values, 1) }
        }
        guard let pointer = unsafe pointer else { throw PostgresError(.connectionFailure, "out of memory") }
        // libpq would write notices, such as the database's farewell, between the lines of the log.
        unsafe PQsetNoticeProcessor(pointer, { _, _ in }, nil)
        return unsafe Handle(takingOwnershipOf: pointer)
    }

    /// The first statements of each session.
    var preamble: [SQL] {
        [
            "SELECT set_config('statement_timeout', \("\(statementTimeout)"), false)",
            "SELECT set_config('idle_in_transaction_session_timeout', '60000', false)",
        ]
    }
}

/// Lends an array of C strings that ends with a null pointer.
private func withCStrings<Result>(
    _ strings: [[CChar]], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
    let bytes = strings.flatMap { $0 }
    return unsafe bytes.withUnsafeBufferPointer { buffer in
        var pointers = unsafe [UnsafePointer<CChar>?]()
        var offset = 0
        for string in strings {
            unsafe pointers.append(buffer.baseAddress?.advanced(by: offset))
            offset += string.count
        }
        unsafe pointers.append(nil)
        return unsafe body(pointers)
    }
}
