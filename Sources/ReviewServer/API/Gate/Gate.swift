internal import JSON

/// The answer to whether a revision may ship, with every reason against it.
struct Gate: Sendable {
    let revision: Int
    let errors: Int
    /// The fingerprints of open errors, at most a hundred.
    let findings: [String]
    /// Open threads that block.
    let threads: [Int]

    var isBlocked: Bool { errors > 0 || !threads.isEmpty }

    var json: JSON {
        var reasons: [JSON] = []
        if errors > 0 {
            reasons.append([
                "kind": "openErrors", "count": .number(Double(errors)),
                "detail": .string(errors == 1 ? "1 error is open." : "\(errors) errors are open."),
                "findings": .array(findings.map { .string($0) }),
            ])
        }
        if !threads.isEmpty {
            let count = threads.count
            reasons.append([
                "kind": "blockingThreads", "count": .number(Double(count)),
                "detail": .string(count == 1 ? "1 blocking thread is open." : "\(count) blocking threads are open."),
                "threads": .array(threads.map { .string("\($0)") }),
            ])
        }
        return [
            "state": isBlocked ? "blocked" : "passed", "revision": .number(Double(revision)),
            "reasons": .array(reasons),
        ]
    }

    static let schema = Schema.object(
        "Gate",
        [
            ("state", .choice(["passed", "blocked"])), ("revision", .integer),
            (
                "reasons",
                .array(
                    of: .object(
                        "GateReason",
                        [
                            ("kind", .choice(["openErrors", "blockingThreads"])), ("count", .integer),
                            ("detail", .string),
                        ],
                        optional: [("findings", .array(of: .string)), ("threads", .array(of: .string))]))
            ),
        ])
}
