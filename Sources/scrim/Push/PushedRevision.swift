internal import FlowDocument
internal import JSON
internal import Outbound
internal import RulesEngine

/// A revision as the server answers with it.
struct PushedRevision {
    /// What the gate says.
    struct Gate {
        let isPassed: Bool
        /// Why it is blocked, a sentence each.
        let reasons: [String]
    }

    let number: Int
    let failures: [Severity: Int]
    let reviews: Int
    let gate: Gate
    /// The answer, with what its status says and where the page is.
    let json: JSON
    private let isNew: Bool
    private let target: PushTarget
    private let rest: String

    /// Reads an answer; `nil` where it is no revision.
    init?(_ answer: JSON, isNew: Bool, target: PushTarget) {
        guard let number = answer["number"]?.whole, let summary = answer["summary"],
            let fail = summary["fail"], let reviews = summary["review"]?.whole,
            let gate = answer["gate"].flatMap(Gate.init)
        else { return nil }
        self.number = number
        self.reviews = reviews
        self.gate = gate
        self.isNew = isNew
        self.target = target
        failures = Dictionary(
            uniqueKeysWithValues: Severity.allCases.map { ($0, fail[$0.rawValue]?.whole ?? 0) })
        rest = "\(summary["open"]?.whole ?? 0) open for want of a fact, \(summary["pass"]?.whole ?? 0) passed"
        json = [
            "isNew": .bool(isNew), "page": .string(target.page(of: number).description), "revision": answer,
        ]
    }

    /// For people: the revision, how often each outcome came out, the gate, and where to look.
    var text: String {
        let name = "r\(number) of \(target.project)/\(target.flow)"
        var text = isNew ? "\(name) is new.\n" : "\(name), the newest, holds the same already.\n"
        let counts = Severity.allCases.reversed().map { severity in
            let count = failures[severity] ?? 0
            let word = count == 1 || severity == .advice ? severity.rawValue : severity.rawValue + "s"
            return "\(count) \(word)"
        }
        text += "\(counts.joined(separator: ", ")); \(reviews) to review, \(rest).\n"
        text += gate.isPassed ? "The gate is passed.\n" : "The gate is blocked:\n"
        for reason in gate.reasons { text += "  \(reason)\n" }
        return text + "\(target.page(of: number))\n"
    }
}

extension PushedRevision.Gate {
    fileprivate init?(_ json: JSON) {
        guard let state = json["state"]?.string, ["passed", "blocked"].contains(state) else { return nil }
        isPassed = state == "passed"
        reasons = (json["reasons"]?.elements ?? []).map { reason in
            let kind = reason["kind"]?.string ?? "unknown"
            let count = reason["count"]?.whole.map { "\(kind): \($0)" } ?? kind
            return (reason["detail"]?.string.map { "\(kind): \($0)" } ?? count).printable
        }
    }
}
