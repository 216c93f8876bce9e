public import FlowDocument
public import JSON

extension Profile {
    /// Reads a profile: `{"scrimProfile": 1, "edition": "2018", "rules": {"alert-one-button": "off"}}`.
    ///
    /// What cannot be read is an error and never a silent default.
    public init(parsing bytes: [UInt8], limits: JSONLimits = JSONLimits(bytes: 1 << 20)) throws(DocumentError) {
        let root: JSON
        do throws(JSONError) {
            root = try JSON(parsing: bytes, limits: limits)
        } catch {
            throw .syntax(error)
        }
        var reader = ProfileReader()
        self = reader.profile(root)
        guard reader.issues.isEmpty else {
            let positions = JSONLocator.positions(of: reader.issues.map(\.pointer), in: bytes, limits: limits)
            let located = reader.issues.map { issue in
                var located = issue
                located.position = positions[issue.pointer]
                return located
            }
            throw .invalid(issues: located, total: located.count)
        }
    }
}

/// Reads the tree of a profile and collects what is wrong with it.
struct ProfileReader {
    private(set) var issues: [DocumentIssue] = []

    mutating func profile(_ root: JSON) -> Profile {
        var profile = Profile()
        guard let members = root.members else {
            report(.wrongType, [], "An object must stand here.")
            return profile
        }
        if root["scrimProfile"] == nil { report(.missingKey, [], "The key “scrimProfile” is missing.") }
        // Rules of one's own come first: the others may speak of them.
        profile.ownRules = root["ownRules"].map { ownRules($0, ["ownRules"]) } ?? []
        let rules = KnownRules(own: profile.ownRules)
        for member in members where !member.name.hasPrefix("x-") {
            let path = [member.name]
            switch member.name {
            case "scrimProfile":
                if member.value != .number(1) { report(.outOfRange, path, "The only version is 1.") }
            case "name", "ownRules": continue
            case "edition": if let edition: Edition = word(member.value, path) { profile.edition = edition }
            case "rules": read(rules: member.value, path, rules, into: &profile)
            case "overrides": profile.overrides = list(member.value, path) { $0.override($1, $2, rules) }
            case "waivers": profile.waivers = list(member.value, path) { $0.waiver($1, $2, rules) }
            case "glossary": profile.glossary = glossary(member.value, path)
            case "options": readOptions(member.value, path, into: &profile)
            default:
                reportUnknownKey(
                    member.name, path,
                    [
                        "scrimProfile", "name", "edition", "rules", "overrides", "ownRules", "glossary", "waivers",
                        "options",
                    ])
            }
        }
        return profile
    }

    private mutating func readOptions(_ value: JSON, _ path: [String], into profile: inout Profile) {
        for (name, value, place) in members(value, path) {
            switch name {
            case "allowActionSheetInPopover":
                if let isAllowed = flag(value, place) { profile.allowActionSheetInPopover = isAllowed }
            default: reportUnknownKey(name, place, ["allowActionSheetInPopover"])
            }
        }
    }

    // MARK: - Values

    /// The members of an object, with their paths; none, and an issue, where no object stands.
    mutating func members(_ value: JSON, _ path: [String]) -> [(name: String, value: JSON, path: [String])] {
        guard let members = value.members else {
            report(.wrongType, path, "An object must stand here.")
            return []
        }
        return members.filter { !$0.name.hasPrefix("x-") || path == ["rules"] || path.last == "rules" }
            .map { ($0.name, $0.value, path + [$0.name]) }
    }

    /// The elements of a list that can be read.
    mutating func list<Element>(
        _ value: JSON, _ path: [String], _ element: (inout ProfileReader, JSON, [String]) -> Element?
    ) -> [Element] {
        guard let elements = value.elements else {
            report(.wrongType, path, "A list must stand here.")
            return []
        }
        var read: [Element] = []
        for (index, value) in elements.enumerated() {
            if let element = element(&self, value, path + [String(index)]) { read.append(element) }
        }
        return read
    }

    mutating func text(_ value: JSON, _ path: [String]) -> String? {
        if let text = value.string, !text.allSatisfy(\.isWhitespace) { return text }
        report(.wrongType, path, "A text must stand here.")
        return nil
    }

    mutating func texts(_ value: JSON, _ path: [String]) -> [String] {
        list(value, path) { $0.text($1, $2) }
    }

    mutating func flag(_ value: JSON, _ path: [String]) -> Bool? {
        if case .bool(let flag) = value { return flag }
        report(.wrongType, path, "true or false must stand here.")
        return nil
    }

    mutating func number(_ value: JSON, _ path: [String]) -> Double? {
        if let number = value.number, number >= 0, number <= 1_000_000 { return number }
        report(.wrongType, path, "A number from 0 to 1,000,000 must stand here.")
        return nil
    }

    mutating func word<Word: RawRepresentable<String> & CaseIterable>(_ value: JSON, _ path: [String]) -> Word? {
        if let text = value.string, let word = Word(rawValue: text) { return word }
        report(
            .unknownValue, path, "One of \(Word.allCases.map { $0.rawValue }.joined(separator: ", ")) must stand here.")
        return nil
    }

    mutating func reportUnknownKey(_ name: String, _ path: [String], _ known: [String]) {
        let hint = name.nearest(in: known).map { " Did you mean “\($0)”?" } ?? ""
        report(.unknownKey, path, "The key “\(name.shortened)” is unknown here.\(hint)")
    }

    mutating func report(_ code: DocumentIssue.Code, _ path: [String], _ detail: String) {
        issues.append(DocumentIssue(code: code, pointer: JSONPointer(path), detail: detail))
    }
}
