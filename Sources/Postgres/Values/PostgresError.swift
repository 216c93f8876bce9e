/// What went wrong between us and PostgreSQL. Printing it shows the code alone; what a user or the database said stands
/// in ``detail``, for logs of whoever runs the server.
public struct PostgresError: Error, Hashable, Sendable, CustomStringConvertible {
    /// An SQLSTATE, or one of our own for what happens on this side.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// Five characters, as PostgreSQL's documentation lists them (Appendix A).
        public let rawValue: String

        /// A code of this text.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// What happened.
    public let code: Code
    /// The constraint that refused, where one did.
    public let constraint: String?
    /// The database's message, or the library's.
    public let detail: String

    /// An error of these parts.
    public init(_ code: Code, _ detail: String, constraint: String? = nil) {
        self.code = code
        self.detail = detail
        self.constraint = constraint
    }

    /// The code and the constraint; nothing that a user typed.
    public var description: String {
        "PostgresError(\(code.rawValue)\(constraint.map { ", " + $0 } ?? ""))"
    }

    /// Whether the connection is lost, so that nobody knows what became of what was sent.
    public var isConnectionLoss: Bool {
        code.rawValue.hasPrefix("08") || code.rawValue.hasPrefix("57P")
    }

    /// Whether the same transaction can succeed when it is tried again.
    public var isTransient: Bool {
        code == .serializationFailure || code == .deadlock
    }
}

extension PostgresError.Code {
    /// Another row has the same key.
    public static let uniqueViolation = Self(rawValue: "23505")
    /// The row that is referred to is not there, or still referred to.
    public static let foreignKeyViolation = Self(rawValue: "23503")
    /// A CHECK constraint refused the row.
    public static let checkViolation = Self(rawValue: "23514")
    /// A column that must have a value has none.
    public static let notNullViolation = Self(rawValue: "23502")
    /// Another transaction was faster; trying again can succeed.
    public static let serializationFailure = Self(rawValue: "40001")
    /// Two transactions waited for each other; trying again can succeed.
    public static let deadlock = Self(rawValue: "40P01")
    /// A lock was not to be had in time.
    public static let lockNotAvailable = Self(rawValue: "55P03")
    /// The statement took too long, or somebody cancelled it.
    public static let queryCanceled = Self(rawValue: "57014")
    /// The connection could not be made, or is lost.
    public static let connectionFailure = Self(rawValue: "08006")
    /// A plan that was prepared fits its tables no more.
    public static let featureNotSupported = Self(rawValue: "0A000")
    /// A prepared statement is gone.
    public static let invalidStatementName = Self(rawValue: "26000")
    /// A text or number that its type doesn't take, a NUL for instance.
    public static let invalidTextRepresentation = Self(rawValue: "22P02")
    /// Ours: every connection was busy for too long.
    public static let poolBusy = Self(rawValue: "SC001")
    /// Ours: a column isn't of the type that the code asks for.
    public static let decoding = Self(rawValue: "SC002")
    /// Ours: the pool was closed.
    public static let closed = Self(rawValue: "SC003")
    /// Ours: a migration differs from the one that was applied, or is missing.
    public static let migration = Self(rawValue: "SC004")
}
