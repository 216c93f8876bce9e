internal import FlowDocument
internal import Synchronization

/// The waivers of a profile on the findings of a run.
struct WaiverBook {
    private let today: String?
    private let ran: Set<RuleID>
    private let byRule: [RuleID: [Int]]
    private(set) var uses: [WaiverUse]

    init(_ profile: Profile, today: String?, rules: [RuleMetadata]) {
        self.today = today
        ran = Set(rules.map(\.id))
        byRule = Dictionary(grouping: profile.waivers.indices) { profile.waivers[$0].rule }
        let ran = ran
        uses = profile.waivers.enumerated().map { index, waiver in
            WaiverUse(
                waiver: waiver, index: index, didRuleRun: ran.contains(waiver.rule),
                isExpired: waiver.isExpired(on: today))
        }
    }

    /// Marks a finding with the first waiver that holds for it, else with the first that someone asked for.
    mutating func mark(_ result: inout RuleResult) {
        guard result.outcome.isFinding, let candidates = byRule[result.metadata.id] else { return }
        var chosen: Waiver?
        for index in candidates where uses[index].waiver.isFor(result) {
            uses[index].findings += 1
            guard !uses[index].isExpired else { continue }
            let waiver = uses[index].waiver
            if chosen == nil || chosen?.status != .accepted && waiver.status == .accepted { chosen = waiver }
        }
        result.waiver = chosen
    }
}

/// A rule that looks at the profile's waivers, after all others ran.
protocol WaiverRule: Rule {
    /// Looks at what each waiver was good for.
    func check(_ uses: [WaiverUse], _ observations: inout Observations)
}

extension WaiverRule {
    /// Hands over the waivers.
    func check(_ subject: Subject, in context: Context, _ observations: inout Observations) {
        check(context.waiverUses.withLock(\.self), &observations)
    }
}
