internal import JSON
internal import RulesEngine

/// The revision's row for every guideline: what the rules decided, what people said.
struct GuidelineSheet: Sendable {
    /// What a rule, or all of a guideline's, come to; the worst first.
    enum Standing: String, CaseIterable, Sendable {
        case fail, review, open, waived, pass, notApplicable
    }

    /// What a rule said how often.
    struct Count: Sendable {
        let fail, review, open, pass, notApplicable, waived: Int

        var standing: Standing {
            if fail > 0 { return .fail }
            if review > 0 { return .review }
            if open > 0 { return .open }
            if waived > 0 { return .waived }
            return pass > 0 ? .pass : .notApplicable
        }

        init(_ json: JSON) {
            func number(_ name: String) -> Int {
                guard case .object(let members) = json,
                    case .number(let number)? = members.first(where: { $0.name == name })?.value
                else { return 0 }
                return Int(exactly: number) ?? 0
            }
            (fail, review, open) = (number("fail"), number("review"), number("open"))
            (pass, notApplicable, waived) = (number("pass"), number("notApplicable"), number("waived"))
        }

        var json: JSON {
            [
                "fail": .number(Double(fail)), "review": .number(Double(review)), "open": .number(Double(open)),
                "pass": .number(Double(pass)), "notApplicable": .number(Double(notApplicable)),
                "waived": .number(Double(waived)),
            ]
        }
    }

    /// Threads on a guideline.
    struct Threads: Sendable {
        var open = 0
        var resolved = 0
    }

    let edition: Edition
    let language: String
    let counts: [String: Count]
    /// By guideline and severity, how many failed.
    let failures: [String: [Severity: Int]]
    let threads: [String: Threads]
    let judgements: [String: JSON]

    /// The rows of the edition's guidelines, in the order of their pages, and of those that people spoke of under
    /// another edition.
    var rows: [JSON] {
        GuidelineCatalogue.all.filter { guideline in
            guideline.holds(in: edition) || threads[guideline.id.rawValue] != nil
                || judgements[guideline.id.rawValue] != nil
        }.map(row)
    }

    private func row(_ guideline: Guideline) -> JSON {
        let id = guideline.id.rawValue
        let rules = RuleCatalogue.all.map { $0.metadata }.filter {
            $0.guidelines.contains(guideline.id) && counts[$0.id.rawValue] != nil
        }
        let entries = rules.map { rule in (rule: rule, count: counts[rule.id.rawValue] ?? Count(.null)) }
        let standings = Set(entries.map(\.count.standing))
        let outcome = Standing.allCases.first(where: standings.contains) ?? .notApplicable
        let severity = Severity.allCases.sorted(by: >).first { (failures[id]?[$0] ?? 0) > 0 }
        let found = entries.reduce(0) { $0 + $1.count.fail + $1.count.review }
        let open = entries.reduce(0) { $0 + $1.count.open }
        let threads = threads[id] ?? Threads()
        return [
            "guideline": .string(id), "title": .string(guideline.title.text(in: language)),
            "text": .string(guideline.text.text(in: language)), "page": .string(guideline.page.rawValue),
            "pageTitle": .string(guideline.page.titleText.text(in: language)),
            "section": guideline.section.map { .string($0.text(in: language)) } ?? .null,
            "source": ["text": .string(guideline.source), "url": .string(guideline.url)],
            "outcome": .string(outcome.rawValue),
            "severity": outcome == .fail ? severity.map { .string($0.rawValue) } ?? .null : .null,
            "rules": .array(
                entries.map { entry in
                    [
                        "rule": .string(entry.rule.id.rawValue),
                        "summary": .string(entry.rule.summary.text(in: language)),
                        "outcome": .string(entry.count.standing.rawValue), "counts": entry.count.json,
                    ]
                }),
            "findings": .number(Double(found)), "questions": .number(Double(open)),
            "threads": ["open": .number(Double(threads.open)), "resolved": .number(Double(threads.resolved))],
            "judgement": judgements[id] ?? .null,
        ]
    }

    static let schema = Schema.object(
        "GuidelineRow",
        [
            ("guideline", .string), ("title", .string), ("text", .string),
            ("page", .choice(Guideline.Page.allCases.map(\.rawValue))), ("pageTitle", .string),
            ("section", .nullable(.string)), ("source", .object([("text", .string), ("url", .string)])),
            ("outcome", .choice(Standing.allCases.map(\.rawValue))),
            ("severity", .nullable(.choice(["error", "warning", "advice"]))),
            (
                "rules",
                .array(
                    of: .object([
                        ("rule", .string), ("summary", .string), ("outcome", .string),
                        (
                            "counts",
                            .object([
                                ("fail", .integer), ("review", .integer), ("open", .integer), ("pass", .integer),
                                ("notApplicable", .integer), ("waived", .integer),
                            ])
                        ),
                    ]))
            ),
            ("findings", .integer), ("questions", .integer),
            ("threads", .object([("open", .integer), ("resolved", .integer)])), ("judgement", .nullable(.any)),
        ])
}
