internal import JSON

/// A waiver is for a finding that there is.
struct SuppressionUnused: WaiverRule {
    static let unused = MessageTemplate(
        "unused",
        en: "The waiver of {rule} for “{subject}” is for no finding any more.",
        ja: "「{subject}」に対する{rule}の免除に当てはまる指摘は、もうありません。",
        ko: "“{subject}”에 대한 {rule} 예외에 해당하는 지적이 더 이상 없습니다.")

    static let metadata = RuleMetadata(
        id: "suppression-unused", editions: .all, severity: .advice, guidelines: [], scope: .waivers,
        summary: LocalText(
            en: "A waiver that is for no finding is taken out.",
            ja: "どの指摘にも当てはまらない免除は取り除きます。",
            ko: "어떤 지적에도 해당하지 않는 예외는 삭제합니다."),
        why: LocalText(
            en: """
                A waiver that nothing needs is either done with or misspelled. If it stays, it may one day cover something \
                that nobody meant.
                """,
            ja: "役目を終えた免除や書き間違えた免除を残すと、いつか意図しない指摘まで隠してしまいます。",
            ko: "할 일을 다했거나 잘못 적힌 예외를 남겨 두면 언젠가 아무도 의도하지 않은 지적까지 가리게 됩니다."),
        remedy: LocalText(
            en: "Take it out of the profile, or correct its rule or subject.",
            ja: "プロファイルから取り除くか、ルール名や対象を直してください。",
            ko: "프로필에서 삭제하거나 규칙 또는 대상을 바로잡으십시오."),
        messages: [unused],
        examples: [
            .profiled(.pass, "For a finding", SuppressionExamples.waiver(), SuppressionExamples.broken),
            .profiled(
                .pass, "A rule that does not run can't tell",
                #""rules": {"alert-has-button": "off"}, \#(SuppressionExamples.waiver())"#, SuppressionExamples.broken),
            .profiled(.fail, "The finding is mended", SuppressionExamples.waiver(), SuppressionExamples.sound),
            .profiled(
                .fail, "Another subject", SuppressionExamples.waiver(subject: "aks"), SuppressionExamples.broken),
            .profiled(.notApplicable, "No waivers", "", SuppressionExamples.broken),
        ])

    func check(_ uses: [WaiverUse], _ observations: inout Observations) {
        for use in uses {
            if use.findings > 0 || !use.didRuleRun {
                observations.pass()
            } else {
                observations.fail(
                    Self.unused, ["rule": use.waiver.rule.rawValue, "subject": use.waiver.subject.text]
                ) { $0.rest(on: use) }
            }
        }
    }
}

/// The alerts and waivers of the examples of both rules.
enum SuppressionExamples {
    /// An alert that breaks alert-has-button.
    static let broken = #""modals": [{"id": "ask", "style": "alert", "title": "Delete Message?", "controls": []}]"#

    /// One that doesn't.
    static let sound = """
        "modals": [{"id": "ask", "style": "alert", "title": "Delete Message?", \
        "controls": [{"id": "ok", "kind": "button", "title": "OK"}]}]
        """

    /// A waiver of alert-has-button, as a member of a profile.
    static func waiver(subject: String = "ask", more: String = "") -> String {
        """
        "waivers": [{"rule": "alert-has-button", "subject": "\(subject)", "reason": "Drawn by the system"\(more)}]
        """
    }
}

extension Observation {
    /// Rests the observation on a waiver, which is told from others by its rule and subject, never by its place.
    mutating func rest(on use: WaiverUse) {
        facet = "\(use.waiver.rule) \(use.waiver.subject.text)\(use.waiver.facet.map { " \($0)" } ?? "")"
        evidence = [
            JSON.Member("waiver", .number(Double(use.index))), JSON.Member("reason", .string(use.waiver.reason)),
        ]
    }
}
