import FlowDocument
import JSON
import Testing

@testable import RulesEngine

/// One alert, and what a rule says of it: most complaints about linters come down to such a pair.
struct Asked: CustomStringConvertible {
    var title: String? = "Delete the Album?"
    var message: String?
    var buttons: [String] = []
    var language = "en"
    var edition = Edition.hig2018
    /// Further members of the profile.
    var profile = ""
    /// Further members of the document.
    var more = ""

    var description: String { ([title, message].compactMap { $0 } + buttons).joined(separator: " · ") }

    /// An alert with a title.
    static func title(_ title: String, _ language: String = "en", profile: String = "") -> Asked {
        Asked(title: title, language: language, profile: profile)
    }

    /// An alert with a message.
    static func message(_ message: String, _ language: String = "en", profile: String = "") -> Asked {
        Asked(message: message, language: language, profile: profile)
    }

    /// An alert with one button.
    static func button(_ title: String, _ language: String = "en", profile: String = "") -> Asked {
        Asked(buttons: [title], language: language, profile: profile)
    }

    /// The same under another edition.
    func under(_ edition: Edition) -> Asked {
        var asked = self
        asked.edition = edition
        return asked
    }

    private var alert: JSON {
        let controls = buttons.enumerated().map { number, title in
            ["id": .string("b\(number)"), "kind": "button", "title": .string(title)] as JSON
        }
        return [
            "id": "ask", "style": "alert", "title": title.map { .string($0) } ?? .null,
            "message": message.map { .string($0) } ?? .null, "controls": .array(controls),
        ]
    }

    var report: Report {
        get throws {
            let alert = String(decoding: alert.bytes(), as: UTF8.self)
            let head = more.isEmpty ? "" : "\(more), "
            let members = #""languages": ["\#(language)"], \#(head)"modals": [\#(alert)]"#
            var profile = try ProfileTests.profile(profile)
            profile.edition = edition
            return Linter(profile: profile, kept: .all).run(try LinterTests.document(members))
        }
    }

    func results(of rules: RuleID...) throws -> [RuleResult] {
        try report.results.filter { rules.contains($0.metadata.id) }
    }

    /// The worst that a rule says.
    func outcome(of rule: RuleID) throws -> Outcome? {
        try results(of: rule).map(\.outcome).max()
    }

    /// The rules that find fault with a text, in order.
    func findings(at pointer: String) throws -> [RuleID] {
        Set(
            try report.results.filter { $0.outcome.isFinding && $0.pointer.description == pointer }.map(\.metadata.id)
        ).sorted()
    }
}

extension RuleResult {
    /// The characters that the result points at, in a text; `nil` where it points at none of them.
    func marked(in text: String) -> String? {
        let units = Array(text.utf16)
        guard let range = observation.range, range.upperBound <= units.count else { return nil }
        return String(decoding: units[range], as: UTF16.self)
    }
}
