internal import CLibPQ

/// What a statement answered: its rows, in their order.
@safe public final class Rows: RandomAccessCollection {
    private let pointer: OpaquePointer
    /// How many rows there are.
    public let count: Int

    init(takingOwnershipOf pointer: OpaquePointer) {
        unsafe self.pointer = unsafe pointer
        count = Int(unsafe PQntuples(pointer))
    }

    deinit { unsafe PQclear(pointer) }

    /// The first row's index, 0.
    public var startIndex: Int { 0 }
    /// How many rows there are.
    public var endIndex: Int { count }

    /// A row; the index must be one of the collection's.
    public subscript(index: Int) -> Row {
        precondition(indices.contains(index), "no such row")
        return Row(rows: self, index: index)
    }

    /// How many rows the statement inserted, changed or deleted.
    public var changed: Int { unsafe Int(String(cString: PQcmdTuples(pointer))) ?? 0 }

    /// Lends a cell: its type's number and, unless it is NULL, its bytes in PostgreSQL's binary form.
    func withCell<Result, Failure>(
        row: Int, column: Int, _ body: (UInt32, Span<UInt8>?) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let (row, column) = (Int32(row), Int32(column))
        let type = unsafe PQftype(pointer, column)
        guard unsafe PQgetisnull(pointer, row, column) == 0, let start = unsafe PQgetvalue(pointer, row, column) else {
            return try body(type, nil)
        }
        let count = Int(unsafe PQgetlength(pointer, row, column))
        let bytes = unsafe UnsafeRawBufferPointer(start: start, count: count).bindMemory(to: UInt8.self)
        return try unsafe body(type, bytes.span)
    }
}

// Proof: libpq lets any number of threads read a result that nobody changes.
extension Rows: @unchecked Sendable {}

/// One row of an answer.
public struct Row: Sendable {
    let rows: Rows
    let index: Int

    /// The value of a column, counted from 0, as the type that the caller expects.
    @_specialize(where Value == Int)
    @_specialize(where Value == Int?)
    @_specialize(where Value == String)
    @_specialize(where Value == Bool)
    @_specialize(where Value == [UInt8])
    public func get<Value: SQLDecodable>(_ column: Int, as type: Value.Type = Value.self) throws(PostgresError) -> Value
    {
        try rows.withCell(row: index, column: column) { (type, bytes) throws(PostgresError) in
            guard let value = Value(type: SQLType(number: type), bytes: bytes) else {
                throw PostgresError(.decoding, "column \(column) of type \(type) is no \(Value.self)")
            }
            return value
        }
    }
}
