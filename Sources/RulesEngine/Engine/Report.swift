public import FlowDocument
public import JSON

/// The outcomes of one document under one profile. The same document, facts and profile give the same report.
public struct Report: Sendable {
    /// The edition whose rules ran.
    public let edition: Edition
    /// The engine that ran them.
    public let engine: String
    /// The document's title.
    public let title: String?
    /// The document.
    let document: Document
    /// The document's content hash; computing it costs as much as reading the document.
    public var hash: String { document.contentHash }
    /// How often each outcome came out.
    public let summary: Summary
    /// What each rule said how often.
    public let rules: [RuleCount]
    /// The results, by subject, rule and facet; without passes and what does not apply, unless asked for.
    public internal(set) var results: [RuleResult]
    /// Everything in the document that can have results.
    public let subjects: Set<NodeID>
    /// What readers must know of the run as a whole.
    public let notices: [Message]

    /// How often each outcome came out.
    public struct Summary: Hashable, Sendable {
        /// Failures by severity.
        public internal(set) var fail: [Severity: Int] = [:]
        /// What a person must look at.
        public internal(set) var review = 0
        /// What waits for a fact.
        public internal(set) var open = 0
        /// What is as it should be.
        public internal(set) var pass = 0
        /// What the rules do not concern.
        public internal(set) var notApplicable = 0
        /// Failures and reviews that someone took responsibility for; they stand in none of the other numbers.
        public internal(set) var waived = 0
    }

    /// What one rule said how often.
    public struct RuleCount: Sendable {
        /// The rule.
        public let rule: RuleID
        /// How often it said what.
        public internal(set) var summary: Summary
    }

    /// Whether anything failed at this severity or above.
    public func fails(at severity: Severity) -> Bool {
        summary.fail.contains { $0.key >= severity && $0.value > 0 }
    }

    /// The report without what is no finding; its counts stay.
    public var onlyFindings: Report {
        var report = self
        report.results = results.filter(\.outcome.isFinding)
        return report
    }

    /// Gives every result its place in the text that the document was read from.
    public func located(in bytes: [UInt8], file: String, limits: JSONLimits = JSONLimits()) -> Report {
        var report = self
        let pointers = report.results.flatMap { [$0.pointer, JSONPointer($0.subjectPath)] }
        let positions = JSONLocator.positions(of: pointers, in: bytes, limits: limits)
        for index in report.results.indices {
            let result = report.results[index]
            report.results[index].file = file
            report.results[index].position =
                positions[result.pointer] ?? positions[JSONPointer(result.subjectPath)]
                ?? TextPosition(line: 1, column: 1)
        }
        return report
    }
}
