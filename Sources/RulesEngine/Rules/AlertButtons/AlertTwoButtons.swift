internal import FlowDocument
internal import JSON

/// Most alerts of an app have two buttons.
struct AlertTwoButtons: AppRule {
    static let sample = Threshold(
        "alert-two-buttons", "sample", 5,
        LocalText(
            en: "With fewer alerts the share says nothing.", ja: "アラートがこの数に満たなければ割合を見ません。",
            ko: "알림이 이보다 적으면 비율을 보지 않습니다."))
    static let share = Threshold(
        "alert-two-buttons", "share", 0.5,
        LocalText(
            en: "The share of alerts that have two buttons, from 0 to 1.", ja: "ボタンが2つのアラートの割合（0〜1）。",
            ko: "버튼이 두 개인 알림의 비율(0~1)."))

    static let few = MessageTemplate(
        "few", en: "Only {count} of {total} alerts have two buttons.",
        ja: "{total}件のアラートのうち、ボタンが2つのものは{count}件だけです。",
        ko: "알림 {total}개 가운데 버튼이 두 개인 것은 {count}개뿐입니다.")

    static let metadata = RuleMetadata(
        id: "alert-two-buttons", editions: .only2018, severity: .advice, guidelines: ["alerts-two-buttons"],
        scope: .app,
        thresholds: [sample, share],
        summary: LocalText(
            en: "Most alerts have two buttons.", ja: "アラートの多くはボタンを2つにします。",
            ko: "알림은 대부분 버튼을 두 개로 합니다."),
        why: LocalText(
            en: """
                Two buttons are an easy choice: do it or leave it. One informs without giving control, and each further \
                one makes the decision harder.
                """,
            ja: "2つなら、するかしないかを簡単に選べます。1つでは選べず、3つ目からは増えるたびに決めにくくなります。",
            ko: "두 개면 할지 말지를 쉽게 고릅니다. 하나로는 선택할 수 없고, 세 개부터는 늘어날수록 결정하기 어려워집니다."),
        remedy: LocalText(
            en: "Look at the alerts with one button, and at those with three or more, one by one.",
            ja: "ボタンが1つのアラートと3つ以上のアラートを、1件ずつ見直します。",
            ko: "버튼이 하나인 알림과 세 개 이상인 알림을 하나씩 다시 살펴봅니다."),
        messages: [few],
        examples: [
            .flow(.pass, "Five with two buttons", alerts(2, 2, 2, 2, 2)),
            .flow(.pass, "Three of five", alerts(2, 2, 2, 1, 3)),
            .flow(.pass, "Half of six", alerts(2, 2, 2, 1, 1, 3)),
            .flow(.fail, "Two of five", alerts(2, 2, 1, 3, 3)),
            .flow(.fail, "None of six", alerts(3, 3, 3, 3, 1, 1)),
            .flow(.notApplicable, "Too few to tell", alerts(3, 3, 3, 3)),
            .flow(.open, "It depends on one that is unknown", alerts(2, 2, 1, 3, nil)),
        ])

    func check(_ context: Context, _ observations: inout Observations) {
        let alerts = context.graph.modals.filter { $0.kind == .alert && !$0.modal.system.isTrue }
        guard Double(alerts.count) >= context.limit(Self.sample) else { return observations.nothingToCheck() }
        let known = alerts.filter { $0.modal.controls.isKnown }
        let two = known.count { $0.buttons.count == 2 }
        let silent = alerts.count - known.count
        let wanted = context.limit(Self.share) * Double(alerts.count)
        if Double(two) >= wanted {
            observations.pass()
        } else if Double(two + silent) >= wanted {
            observations.open(
                alerts.filter { !$0.modal.controls.isKnown }.map { MissingFact(Reference($0.modal.id), "controls") })
        } else {
            let others = known.filter { $0.buttons.count != 2 }.map { Reference($0.modal.id) }
            observations.fail(Self.few, ["count": String(two), "total": String(alerts.count)]) {
                $0.evidence = [
                    JSON.Member("twoButtons", .number(Double(two))),
                    JSON.Member("alerts", .number(Double(alerts.count))),
                ]
                $0.related = Array(others.sorted().prefix(20))
            }
        }
    }

    /// Alerts with so many buttons; `nil` is one of which nobody knows.
    private static func alerts(_ counts: Int?...) -> String {
        let modals = counts.enumerated().map { number, count in
            guard let count else { return #"{"id": "a\#(number)", "style": "alert"}"# }
            let buttons = (0..<count).map { #"{"id": "b\#($0)", "kind": "button"}"# }
            return #"{"id": "a\#(number)", "style": "alert", "controls": [\#(buttons.joined(separator: ", "))]}"#
        }
        return "\"modals\": [\(modals.joined(separator: ", "))]"
    }
}
