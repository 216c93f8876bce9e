/// A document that shows what a rule says. Examples are the rule's tests and its documentation.
public struct Example: Sendable, CustomStringConvertible {
    /// What the rule must say of the document, over all subjects the worst.
    public let outcome: Outcome
    /// What the document shows, in a few words.
    public let title: String
    /// The edition that it is read under; `nil` where any edition of the rule says the same.
    public let edition: Edition?
    /// The whole document.
    public let document: String
    /// The profile that it is read under; `nil` for the default one.
    public var profile: String?
    /// The day on which it is read, where that matters.
    public var today: String?

    /// The title, so that a failing test names its example.
    public var description: String { title }

    /// An example that is a whole document without its head: `screens`, `modals`, `transitions` …
    public static func flow(
        _ outcome: Outcome, _ title: String, in edition: Edition? = nil, _ members: String
    ) -> Example {
        Example(outcome: outcome, title: title, edition: edition, document: "{\"scrim\": 1, \(members)}")
    }

    /// An example that is one modal without its id.
    public static func modal(
        _ outcome: Outcome, _ title: String, in edition: Edition? = nil, languages: [String] = ["en"],
        _ members: String
    ) -> Example {
        let tags = languages.map { "\"\($0)\"" }.joined(separator: ", ")
        return flow(
            outcome, title, in: edition, "\"languages\": [\(tags)], \"modals\": [{\"id\": \"example\", \(members)}]")
    }

    /// An example that shows what a profile does: the profile's members and the document's.
    public static func profiled(
        _ outcome: Outcome, _ title: String, _ profile: String, _ members: String, today: String? = nil
    ) -> Example {
        var example = flow(outcome, title, members)
        example.profile = "{\"scrimProfile\": 1\(profile.isEmpty ? "" : ", \(profile)")}"
        example.today = today
        return example
    }
}
