internal import FlowDocument
internal import JSON

extension ProfileReader {
    mutating func ownRules(_ value: JSON, _ path: [String]) -> [OwnRule] {
        let rules = list(value, path) { $0.ownRule($1, $2) }
        var seen: Set<RuleID> = []
        for (index, rule) in rules.enumerated() where !seen.insert(rule.id).inserted {
            report(.duplicateID, path + [String(index), "id"], "The rule “\(rule.id)” stands twice.")
        }
        return rules
    }

    private mutating func ownRule(_ value: JSON, _ path: [String]) -> OwnRule? {
        let keys = [
            "id", "version", "severity", "subject", "where", "require", "forbid", "message", "summary", "why", "remedy",
        ]
        var rule = OwnRule(id: "", message: "")
        for (name, value, place) in members(value, path) {
            switch name {
            case "id": rule.id = RuleID(rawValue: ownID(value, place) ?? "")
            case "version": rule.version = number(value, place).map { Int($0) } ?? 1
            case "severity": rule.severity = word(value, place) ?? rule.severity
            case "subject": rule.target = word(value, place) ?? rule.target
            case "where": rule.conditions = conditions(value, place)
            case "require": rule.demands = conditions(value, place)
            case "forbid": rule.bans = conditions(value, place)
            case "message": rule.message = localText(value, place) ?? rule.message
            case "summary": rule.summary = localText(value, place)
            case "why": rule.why = localText(value, place)
            case "remedy": rule.remedy = localText(value, place)
            default: reportUnknownKey(name, place, keys)
            }
        }
        guard value.members != nil else { return nil }
        for key in ["id", "message"] where value[key] == nil {
            report(.missingKey, path, "The key “\(key)” is missing.")
        }
        if value["require"] == nil, value["forbid"] == nil {
            report(.missingKey, path, "One of “require” and “forbid” must say what the rule demands.")
        }
        return rule.id.rawValue.isEmpty ? nil : rule
    }

    private mutating func ownID(_ value: JSON, _ path: [String]) -> String? {
        guard let id = text(value, path) else { return nil }
        let letters = id.utf8.dropFirst(2)
        if id.hasPrefix("x-"), !letters.isEmpty, id.utf8.count <= 100,
            letters.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D })
        {
            return id
        }
        report(.unknownValue, path, "The name of a rule of one's own is x- and small letters, digits or hyphens.")
        return nil
    }

    private mutating func localText(_ value: JSON, _ path: [String]) -> LocalText? {
        if let text = value.string { return LocalText(en: text) }
        guard let members = value.members, let first = members.first?.value.string else {
            _ = text(value, path)
            return nil
        }
        var texts: [String: String] = [:]
        for (name, value, place) in self.members(value, path) {
            guard ["en", "ja", "ko"].contains(name) else {
                reportUnknownKey(name, place, ["en", "ja", "ko"])
                continue
            }
            texts[name] = text(value, place)
        }
        return LocalText(en: texts["en"] ?? first, ja: texts["ja"], ko: texts["ko"])
    }

    /// Reads `{"style": {"is": "popover"}, "controls[].title": {"matches": "*ok*"}}`.
    private mutating func conditions(_ value: JSON, _ path: [String]) -> [Condition] {
        var conditions: [Condition] = []
        for (name, value, place) in members(value, path) {
            guard let steps = steps(name, place) else { continue }
            for (operator_, value, place) in members(value, place) {
                if let test = test(operator_, value, place, depth: 0) {
                    conditions.append(Condition(path: steps, test: test))
                }
            }
        }
        return conditions
    }

    private mutating func steps(_ text: String, _ path: [String]) -> [Condition.Step]? {
        var steps: [Condition.Step] = []
        for part in text.split(separator: ".", omittingEmptySubsequences: false) {
            var name = part
            var lists = 0
            while name.hasSuffix("[]") {
                name.removeLast(2)
                lists += 1
            }
            guard !name.isEmpty, !name.contains("["), steps.count < 16 else {
                report(.unknownValue, path, "A path is keys with dots between, [] behind one that holds a list.")
                return nil
            }
            steps.append(.key(String(name)))
            steps += Array(repeating: .each, count: lists)
        }
        return steps
    }

    private mutating func test(_ name: String, _ value: JSON, _ path: [String], depth: Int) -> Condition.Test? {
        switch name {
        case "is": return .is(value)
        case "in":
            guard let values = value.elements else {
                report(.wrongType, path, "A list must stand here.")
                return nil
            }
            return .oneOf(values)
        case "matches": return text(value, path).map { .matches(GlobPattern($0.lowercased())) }
        case "exists": return flag(value, path).map { .exists($0) }
        case "atLeast": return number(value, path).map { .atLeast($0) }
        case "atMost": return number(value, path).map { .atMost($0) }
        case "countAtLeast": return number(value, path).map { .countAtLeast($0) }
        case "countAtMost": return number(value, path).map { .countAtMost($0) }
        case "not" where depth < 4:
            let inner = members(value, path)
            guard let first = inner.first, inner.count == 1 else {
                report(.wrongType, path, "An object with one test must stand here.")
                return nil
            }
            return test(first.name, first.value, first.path, depth: depth + 1).map { .not($0) }
        default:
            reportUnknownKey(
                name, path,
                ["is", "in", "matches", "exists", "atLeast", "atMost", "countAtLeast", "countAtMost", "not"])
            return nil
        }
    }

    mutating func glossary(_ value: JSON, _ path: [String]) -> ProfileGlossary {
        var glossary = ProfileGlossary()
        for (name, value, place) in members(value, path) {
            switch name {
            case "properNouns": glossary.properNouns = texts(value, place)
            case "brands": glossary.brands = texts(value, place)
            case "acronyms": glossary.acronyms = texts(value, place)
            case "phrases": glossary.phrases = texts(value, place)
            case "preferred": glossary.preferred = list(value, place) { $0.preferredTerm($1, $2) }
            default:
                reportUnknownKey(name, place, ["properNouns", "brands", "acronyms", "phrases", "preferred"])
            }
        }
        return glossary
    }

    private mutating func preferredTerm(_ value: JSON, _ path: [String]) -> PreferredTerm? {
        var texts: [String: String] = [:]
        for (name, value, place) in members(value, path) {
            if ["language", "avoid", "use"].contains(name) {
                texts[name] = text(value, place)
            } else {
                reportUnknownKey(name, place, ["language", "avoid", "use"])
            }
        }
        guard let avoid = texts["avoid"], let use = texts["use"] else {
            if value.members != nil { report(.missingKey, path, "The keys “avoid” and “use” must stand here.") }
            return nil
        }
        let term = PreferredTerm(language: texts["language"] ?? "en", avoid: avoid, use: use)
        guard let fault = term.fault else { return term }
        report(fault.code, path + [fault.key], fault.detail)
        return nil
    }
}
