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
private struct ProfileReader {
    var issues: [DocumentIssue] = []

    mutating func profile(_ root: JSON) -> Profile {
        var profile = Profile()
        guard let members = root.members else {
            report(.wrongType, [], "An object must stand here.")
            return profile
        }
        if root["scrimProfile"] == nil { report(.missingKey, [], "The key “scrimProfile” is missing.") }
        for member in members where !member.name.hasPrefix("x-") {
            let path = [member.name]
            switch member.name {
            case "scrimProfile":
                if member.value != .number(1) { report(.outOfRange, path, "The only version is 1.") }
            case "edition": if let edition = edition(member.value, path) { profile.edition = edition }
            case "rules": profile.rules = rules(member.value, path)
            case "options": readOptions(member.value, path, into: &profile)
            default: reportUnknownKey(member.name, path, ["scrimProfile", "edition", "rules", "options"])
            }
        }
        return profile
    }

    private mutating func edition(_ value: JSON, _ path: [String]) -> Edition? {
        if let word = value.string, let edition = Edition(rawValue: word) { return edition }
        report(.unknownValue, path, "The editions are \(Edition.allCases.map(\.rawValue).joined(separator: ", ")).")
        return nil
    }

    private mutating func rules(_ value: JSON, _ path: [String]) -> [RuleID: Profile.Setting] {
        var settings: [RuleID: Profile.Setting] = [:]
        guard let members = value.members else {
            report(.wrongType, path, "An object by rule must stand here.")
            return settings
        }
        let known = RuleCatalogue.all.map { $0.metadata.id.rawValue }
        for member in members {
            let place = path + [member.name]
            guard known.contains(member.name) else {
                let hint = member.name.nearest(in: known).map { " Did you mean “\($0)”?" } ?? ""
                report(.unknownValue, place, "There is no rule “\(member.name.shortened)”.\(hint)")
                continue
            }
            if let setting = setting(member.value) {
                settings[RuleID(rawValue: member.name)] = setting
            } else {
                report(.unknownValue, place, "A rule is on, off, error, warning or advice.")
            }
        }
        return settings
    }

    private func setting(_ value: JSON) -> Profile.Setting? {
        switch value.string {
        case "off": .off
        case "on": .on
        case let word?: Severity(rawValue: word).map(Profile.Setting.severity)
        case nil: nil
        }
    }

    private mutating func readOptions(_ value: JSON, _ path: [String], into profile: inout Profile) {
        guard let members = value.members else {
            return report(.wrongType, path, "An object must stand here.")
        }
        for member in members {
            let place = path + [member.name]
            switch (member.name, member.value) {
            case ("allowActionSheetInPopover", .bool(let isAllowed)): profile.allowActionSheetInPopover = isAllowed
            case ("allowActionSheetInPopover", _): report(.wrongType, place, "true or false must stand here.")
            default: reportUnknownKey(member.name, place, ["allowActionSheetInPopover"])
            }
        }
    }

    private mutating func reportUnknownKey(_ name: String, _ path: [String], _ known: [String]) {
        let hint = name.nearest(in: known).map { " Did you mean “\($0)”?" } ?? ""
        report(.unknownKey, path, "The key “\(name.shortened)” is unknown here.\(hint)")
    }

    private mutating func report(_ code: DocumentIssue.Code, _ path: [String], _ detail: String) {
        issues.append(DocumentIssue(code: code, pointer: JSONPointer(path), detail: detail))
    }
}
