internal import CLibPQ

extension PostgresError {
    /// What a result reports, nil where it is no error; the one place that reads a result's diagnostics.
    init?(reporting result: OpaquePointer) {
        let status = unsafe PQresultStatus(result)
        guard status == PGRES_FATAL_ERROR || status == PGRES_BAD_RESPONSE || status == PGRES_PIPELINE_ABORTED else {
            return nil
        }
        func field(_ code: Unicode.Scalar) -> String? {
            unsafe PQresultErrorField(result, Int32(code.value)).map { unsafe String(cString: $0) }
        }
        // PG_DIAG_SQLSTATE, PG_DIAG_CONSTRAINT_NAME, PG_DIAG_MESSAGE_PRIMARY: macros of characters.
        self.init(
            Code(rawValue: field("C") ?? Code.connectionFailure.rawValue),
            field("M") ?? "the connection was lost", constraint: field("n"))
    }
}
