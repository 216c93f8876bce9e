/// A waiver that ran out is renewed or its finding mended.
struct SuppressionExpired: WaiverRule {
    static let expired = MessageTemplate(
        "expired",
        en: "The waiver of {rule} for “{subject}” ran out after {until}.",
        ja: "「{subject}」に対する{rule}の免除は{until}で期限が切れました。",
        ko: "“{subject}”에 대한 {rule} 예외는 {until}에 만료되었습니다.")

    static let metadata = RuleMetadata(
        id: "suppression-expired", editions: .all, severity: .advice, guidelines: [], scope: .waivers,
        summary: LocalText(
            en: "A waiver that ran out is renewed or taken out.",
            ja: "期限の切れた免除は更新するか取り除きます。",
            ko: "만료된 예외는 갱신하거나 삭제합니다."),
        why: LocalText(
            en: "Someone wanted this finding to be looked at again by that day. It counts again until someone does.",
            ja: "その日までに見直すと決めた指摘です。見直されるまで、ふたたび数えられます。",
            ko: "그날까지 다시 살펴보기로 한 지적입니다. 다시 살펴볼 때까지는 지적으로 집계됩니다."),
        remedy: LocalText(
            en: "Mend the finding, or set a new day and say why.",
            ja: "指摘を直すか、理由を添えて新しい期限を決めてください。",
            ko: "지적을 고치거나 이유와 함께 새 기한을 정하십시오."),
        messages: [expired],
        examples: [
            .profiled(
                .pass, "Not yet", SuppressionExamples.waiver(more: #", "until": "2026-07-01""#),
                SuppressionExamples.broken, today: "2026-07-01"),
            .profiled(
                .pass, "For good", SuppressionExamples.waiver(), SuppressionExamples.broken, today: "2026-07-01"),
            .profiled(
                .fail, "Yesterday", SuppressionExamples.waiver(more: #", "until": "2026-06-30""#),
                SuppressionExamples.broken, today: "2026-07-01"),
            .profiled(
                .fail, "Last year", SuppressionExamples.waiver(more: #", "until": "2025-12-31""#),
                SuppressionExamples.broken, today: "2026-07-01"),
            .profiled(.notApplicable, "No waivers", "", SuppressionExamples.broken, today: "2026-07-01"),
        ])

    func check(_ uses: [WaiverUse], _ observations: inout Observations) {
        for use in uses {
            guard use.isExpired, let until = use.waiver.until else {
                observations.pass()
                continue
            }
            observations.fail(
                Self.expired,
                ["rule": use.waiver.rule.rawValue, "subject": use.waiver.subject.text, "until": until]
            ) { $0.rest(on: use) }
        }
    }
}
