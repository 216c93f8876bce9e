internal import RulesEngine

/// How long a report holds whose profile has waivers that run out.
struct WaiverTerm: Hashable, Sendable {
    /// The day on which they were looked at; nil where none runs out.
    let day: String?
    /// The last day of the one that ran out last.
    let lastExpired: String?
    /// The last day on which nothing more has run out; nil where nothing will.
    let holdsUntil: String?

    init(of profile: Profile, on day: String?) {
        let ends = profile.waivers.compactMap(\.until)
        guard let day, !ends.isEmpty else {
            (self.day, lastExpired, holdsUntil) = (nil, nil, nil)
            return
        }
        self.day = day
        lastExpired = ends.filter { $0 < day }.max()
        holdsUntil = ends.filter { $0 >= day }.min()
    }
}
