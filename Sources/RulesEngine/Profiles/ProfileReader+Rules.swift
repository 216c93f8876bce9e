internal import FlowDocument
internal import JSON

/// The rules that a profile may speak of.
struct KnownRules {
    private let thresholds: [String: [Threshold]]

    init(own: [OwnRule]) {
        let all = RuleCatalogue.all.map { ($0.metadata.id.rawValue, $0.metadata.thresholds) }
        thresholds = Dictionary(
            all + own.map { ($0.id.rawValue, []) }, uniquingKeysWith: { first, _ in first })
    }

    var names: [String] { thresholds.keys.sorted() }

    /// The rule of a name, also of one that it had before.
    func rule(_ name: String) -> RuleID? {
        let id = RuleCatalogue.current(RuleID(rawValue: name))
        return thresholds[id.rawValue] == nil ? nil : id
    }

    func thresholds(of rule: RuleID) -> [Threshold] { thresholds[rule.rawValue] ?? [] }
}

extension ProfileReader {
    /// Reads what is said of single rules: a word, or an object with a severity and thresholds.
    mutating func read(rules value: JSON, _ path: [String], _ known: KnownRules, into profile: inout Profile) {
        for (name, value, place) in members(value, path) {
            guard let rule = rule(name, place, known) else { continue }
            guard value.members != nil else {
                if let setting = setting(value, place) { profile.rules[rule] = setting }
                continue
            }
            let thresholds = known.thresholds(of: rule)
            for (key, value, place) in members(value, place) {
                if key == "severity" {
                    if let setting = setting(value, place) { profile.rules[rule] = setting }
                } else if thresholds.contains(where: { $0.name == key }) {
                    if let number = number(value, place) { profile.thresholds[rule, default: [:]][key] = number }
                } else {
                    reportUnknownKey(key, place, ["severity"] + thresholds.map(\.name))
                }
            }
        }
    }

    mutating func override(_ value: JSON, _ path: [String], _ known: KnownRules) -> Override? {
        var override = Override()
        var selectors = 0
        for (name, value, place) in members(value, path) {
            switch name {
            case "screens", "modals", "subjects":
                let texts = texts(value, place)
                selectors += texts.count
                if name == "screens" { override.screens = Set(texts.map { NodeID($0) }) }
                if name == "modals" { override.modals = Set(texts.map { NodeID($0) }) }
                if name == "subjects" { override.subjects = texts.map { GlobPattern($0) } }
            case "rules":
                for (name, value, place) in members(value, place) {
                    if name == "*" {
                        override.others = setting(value, place)
                    } else if let rule = rule(name, place, known), let setting = setting(value, place) {
                        override.rules[rule] = setting
                    }
                }
            case "reason": _ = text(value, place)
            default: reportUnknownKey(name, place, ["screens", "modals", "subjects", "rules", "reason"])
            }
        }
        if selectors == 0 {
            report(.missingKey, path, "Of “screens”, “modals” and “subjects” one must say what the override is for.")
        }
        if override.rules.isEmpty, override.others == nil {
            report(.missingKey, path, "The key “rules” must say what changes.")
        }
        return override
    }

    mutating func waiver(_ value: JSON, _ path: [String], _ known: KnownRules) -> Waiver? {
        let keys = ["rule", "subject", "facet", "reason", "author", "until", "status"]
        var texts: [String: String] = [:]
        var status = Waiver.Status.accepted
        for (name, value, place) in members(value, path) {
            switch name {
            case "status": status = word(value, place) ?? status
            case _ where keys.contains(name): texts[name] = text(value, place)
            default: reportUnknownKey(name, place, keys)
            }
        }
        for key in ["rule", "subject", "reason"] where value[key] == nil && value.members != nil {
            report(.missingKey, path, "The key “\(key)” is missing.")
        }
        if let until = texts["until"], !until.isDay {
            report(.wrongType, path + ["until"], "A day such as 2026-12-31 must stand here.")
        }
        guard let name = texts["rule"], let rule = rule(name, path + ["rule"], known),
            let subject = texts["subject"], let reason = texts["reason"]
        else { return nil }
        var waiver = Waiver(rule: rule, subject: GlobPattern(subject), facet: texts["facet"], reason: reason)
        waiver.author = texts["author"]
        waiver.until = texts["until"]
        waiver.status = status
        return waiver
    }

    private mutating func rule(_ name: String, _ path: [String], _ known: KnownRules) -> RuleID? {
        if let rule = known.rule(name) { return rule }
        let hint = name.nearest(in: known.names).map { " Did you mean “\($0)”?" } ?? ""
        report(.unknownValue, path, "There is no rule “\(name.shortened)”.\(hint)")
        return nil
    }

    private mutating func setting(_ value: JSON, _ path: [String]) -> Profile.Setting? {
        switch value.string {
        case "off": return .off
        case "on": return .on
        case let word?:
            if let severity = Severity(rawValue: word) { return .severity(severity) }
        case nil: break
        }
        report(.unknownValue, path, "A rule is on, off, error, warning or advice.")
        return nil
    }
}

extension String {
    /// Whether the text is a day as RFC 3339 writes it.
    fileprivate var isDay: Bool {
        let parts = split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], parts.joined().allSatisfy({ $0.isASCII && $0.isNumber }),
            let month = Int(parts[1]), let day = Int(parts[2])
        else { return false }
        return (1...12).contains(month) && (1...31).contains(day)
    }
}
