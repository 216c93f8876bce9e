public import FlowDocument
public import JSON

/// The findings that a team has taken over from before: they are known, and only what is new counts.
///
/// An entry is one finding, named by rule, subject and facet. It holds no path, line or number, and a finding that comes
/// in the place of one that was mended is new.
public struct Baseline: Sendable {
    /// One finding that is known.
    public struct Entry: Hashable, Sendable {
        /// The finding.
        public var finding: KnownFinding
        /// How it came out.
        public var outcome: Outcome
        /// What it said, in English.
        public var message: String
    }

    /// The findings, by subject, rule and facet.
    public var entries: [Entry]

    /// The findings of a report, but for those that someone answers for.
    public init(of report: Report) {
        entries = report.results.filter { $0.outcome.isFinding && !$0.isWaived }.map(Entry.init)
    }

    /// Reads a baseline as ``bytes`` writes it.
    /// - Throws: What can't be read, with its place; never less than that.
    public init(parsing bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(DocumentError) {
        let root: JSON
        do throws(JSONError) {
            root = try JSON(parsing: bytes, limits: limits)
        } catch {
            throw .syntax(error)
        }
        var issues: [DocumentIssue] = []
        func report(_ code: DocumentIssue.Code, _ path: [String], _ detail: String) {
            issues.append(DocumentIssue(code: code, pointer: JSONPointer(path), detail: detail))
        }
        if root["scrimBaseline"] != .number(1) {
            report(.missingKey, [], "A baseline begins with “scrimBaseline”: 1.")
        }
        var entries: [Entry] = []
        for (index, element) in (root["entries"]?.elements ?? []).enumerated() {
            guard let entry = Entry(element) else {
                report(
                    .wrongType, ["entries", String(index)],
                    "An entry has a rule, a ruleVersion, a subject and an outcome.")
                continue
            }
            entries.append(entry)
        }
        if root["entries"]?.elements == nil { report(.missingKey, [], "The list “entries” is missing.") }
        self.entries = entries
        guard issues.isEmpty else {
            let positions = JSONLocator.positions(of: issues.map(\.pointer), in: bytes, limits: limits)
            for index in issues.indices { issues[index].position = positions[issues[index].pointer] }
            throw .invalid(issues: issues, total: issues.count)
        }
    }

    /// The baseline as a file: an entry a line, so that changes can be read in a review.
    public var bytes: [UInt8] {
        var lines = entries.map { "    " + String(decoding: $0.json.bytes(.line), as: UTF8.self) }.joined(
            separator: ",\n")
        if !lines.isEmpty { lines = "\n\(lines)\n  " }
        return Array("{\n  \"scrimBaseline\": 1,\n  \"entries\": [\(lines)]\n}\n".utf8)
    }
}

extension Baseline.Entry {
    fileprivate init(_ result: RuleResult) {
        finding = KnownFinding(result)
        outcome = result.outcome
        message = result.messageText(in: "en")
    }

    fileprivate init?(_ json: JSON) {
        guard let rule = json["rule"]?.string, let version = json["ruleVersion"]?.number.flatMap({ Int(exactly: $0) }),
            let subject = json["subject"]?.string, let outcome = json["outcome"]?.string.flatMap(Outcome.init)
        else { return nil }
        finding = KnownFinding(
            rule: RuleID(rawValue: rule), ruleVersion: version, subject: NodeID(subject),
            facet: json["facet"]?.string, contentFingerprint: json["contentFingerprint"]?.string)
        self.outcome = outcome
        message = json["message"]?.string ?? ""
    }

    fileprivate var json: JSON {
        var members = [
            JSON.Member("rule", .string(finding.rule.rawValue)),
            JSON.Member("ruleVersion", .number(Double(finding.ruleVersion))),
            JSON.Member("subject", .string(finding.subject.rawValue)),
        ]
        if let facet = finding.facet { members.append(JSON.Member("facet", .string(facet))) }
        members.append(JSON.Member("outcome", .string(outcome.rawValue)))
        members.append(JSON.Member("message", .string(message)))
        if let content = finding.contentFingerprint {
            members.append(JSON.Member("contentFingerprint", .string(content)))
        }
        return .object(members)
    }
}

extension RuleResult {
    /// What the result says, else what the rule demands.
    public func messageText(in language: String) -> String {
        observation.message?.text(in: language) ?? metadata.summary.text(in: language)
    }
}
