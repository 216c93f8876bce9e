/// The lasting name of a guideline, such as `alerts-cancel-label`: its page, the edition where the page has several, and
/// the matter.
public struct GuidelineID: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
    /// The name as the database, the API and the pages' addresses spell it.
    public let rawValue: String

    /// The identifier of that spelling, whether or not the catalogue has such a guideline.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The identifier spelled in source code.
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }

    /// Alphabetical order, for stable lists; the catalogue has the order of the pages.
    public static func < (left: GuidelineID, right: GuidelineID) -> Bool {
        left.rawValue < right.rawValue
    }
}
