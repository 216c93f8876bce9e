internal import JSON
internal import RulesEngine

/// The answer to whether a revision may ship, with every reason against it.
struct Gate: Sendable {
    let revision: Int
    let errors: Int
    /// The fingerprints of open errors, at most a hundred.
    let findings: [String]
    /// Open threads that block.
    let threads: [Int]

    var isBlocked: Bool { errors > 0 || !threads.isEmpty }

    var json: JSON { json(in: "en") }

    /// The gate with its reasons in a reader's language.
    func json(in language: String) -> JSON {
        var reasons: [JSON] = []
        if errors > 0 {
            reasons.append([
                "kind": "openErrors", "count": .number(Double(errors)),
                "detail": .string(Self.openErrors(errors).text(in: language)),
                "findings": .array(findings.map { .string($0) }),
            ])
        }
        if !threads.isEmpty {
            let count = threads.count
            reasons.append([
                "kind": "blockingThreads", "count": .number(Double(count)),
                "detail": .string(Self.blockingThreads(count).text(in: language)),
                "threads": .array(threads.map { .string("\($0)") }),
            ])
        }
        return [
            "state": isBlocked ? "blocked" : "passed", "revision": .number(Double(revision)),
            "reasons": .array(reasons),
        ]
    }

    private static func openErrors(_ count: Int) -> LocalText {
        LocalText(
            en: count == 1 ? "1 error is open." : "\(count) errors are open.",
            ja: "未解決のエラーが\(count)件あります。", ko: "해결되지 않은 오류가 \(count)건 있습니다.")
    }

    private static func blockingThreads(_ count: Int) -> LocalText {
        LocalText(
            en: count == 1 ? "1 blocking thread is open." : "\(count) blocking threads are open.",
            ja: "ブロックするスレッドが\(count)件未解決です。", ko: "차단 스레드 \(count)개가 열려 있습니다.")
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
