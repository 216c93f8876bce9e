internal import FoundationEssentials
internal import Postgres

extension Fields {
    /// A moment, as RFC 3339 writes it; nil where the member is absent or null.
    mutating func time(_ name: String) -> Timestamp? {
        guard let text = optionalText(name) else { return nil }
        let date =
            (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
            ?? (try? Date.ISO8601FormatStyle().parse(text))
        // Up to the end of the year 9999: beyond, the written forms have no place for it.
        guard let date, (0..<253_402_300_800).contains(date.timeIntervalSince1970) else {
            issue(name, "form", "“\(name)” must be a moment such as 2026-01-31T09:05:00Z.")
            return nil
        }
        return Timestamp(microseconds: Int(date.timeIntervalSince1970 * 1_000) * 1_000)
    }
}

extension Timestamp {
    /// The day in UTC, such as 2026-12-31.
    var day: String { String(rfc3339.prefix(10)) }
}
