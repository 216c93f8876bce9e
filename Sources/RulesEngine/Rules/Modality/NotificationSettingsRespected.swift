internal import FlowDocument
internal import JSON

/// What people switched off in Settings stays off.
struct NotificationSettingsRespected: AppRule {
    static let fallback = MessageTemplate(
        "fallback", en: "Where “{notification}” is switched off, “{modal}” tells the same in the app.",
        ja: "「{notification}」をオフにしても、アプリ内の「{modal}」が同じ内容を伝えます。",
        ko: "“{notification}” 알림을 꺼도 앱 안의 “{modal}” 화면이 같은 내용을 전합니다.")
    static let question = MessageTemplate(
        "question", en: "Does “{notification}” keep to what people chose in Settings?",
        ja: "「{notification}」は設定での選択に従っていますか。",
        ko: "“{notification}” 알림이 설정에서 고른 대로 따릅니까?")

    static let metadata = RuleMetadata(
        id: "notification-settings-respected", editions: .only2018, kind: .judgement, severity: .warning,
        guidelines: ["modality-2018-notification-settings"], scope: .app,
        summary: LocalText(
            en: "The app keeps to the notification settings that people chose.",
            ja: "アプリは、ユーザが選んだ通知設定に従います。",
            ko: "앱은 사람들이 고른 알림 설정을 따릅니다."),
        why: LocalText(
            en: "Whoever is told in another way what they had switched off will switch off everything.",
            ja: "オフにしたはずの知らせが別の形で届くと、人は通知をすべて切ってしまいます。",
            ko: "꺼 둔 소식이 다른 방법으로 오면 사람들은 모든 알림을 꺼 버립니다."),
        remedy: LocalText(
            en: "Leave out the modal that stands in for the notification, and let one setting govern both.",
            ja: "通知の代わりに表示するモーダルをやめ、1つの設定で両方を制御してください。",
            ko: "알림 대신 띄우는 모달을 없애고, 설정 하나가 둘 다를 다스리게 하십시오."),
        messages: [fallback, question],
        examples: [
            .flow(.pass, "A setting governs it", notification(#""gatedBy": "settings.weekly", "fallbackModal": null"#)),
            .flow(
                .pass, "Two that settings govern",
                #"""
                "notifications": [{"id": "a", "gatedBy": "settings.a", "fallbackModal": null},
                    {"id": "b", "gatedBy": "settings.b", "fallbackModal": null}]
                """#),
            .flow(
                .fail, "An alert tells it where it is off",
                notification(#""gatedBy": "settings.weekly", "fallbackModal": "news""#)),
            .flow(.fail, "An alert, and no setting", notification(#""gatedBy": null, "fallbackModal": "news""#)),
            .flow(.open, "No setting governs it", notification(#""gatedBy": null, "fallbackModal": null"#)),
            .flow(.open, "Nobody said which setting governs it", notification(#""fallbackModal": null"#)),
            .flow(
                .open, "Nobody said whether a modal stands in for it", notification(#""gatedBy": "settings.weekly""#)),
            .flow(.open, "Nobody said whether it notifies", #""screens": [{"id": "home"}]"#),
            .flow(.notApplicable, "It does not notify", #""notifications": []"#),
        ])

    func check(_ context: Context, _ observations: inout Observations) {
        guard context.document.notifications.isKnown else { return observations.open(.app, "notifications") }
        for (index, notification) in context.document.notifications.elements.enumerated() {
            look(at: notification, index, in: context, &observations)
        }
        if observations.all.isEmpty { observations.nothingToCheck() }
    }

    private func look(
        at notification: FlowDocument.Notification, _ index: Int, in context: Context,
        _ observations: inout Observations
    ) {
        let path = ["notifications", String(index)]
        let reference = Reference(notification.id)
        let name = ["notification": notification.id.rawValue]
        let details: (inout Observation) -> Void = {
            $0.facet = notification.id.rawValue
            $0.field = path
        }
        if let modal = notification.fallbackModal.value {
            return observations.fail(Self.fallback, name.merging(["modal": context.name(of: modal)]) { $1 }) {
                details(&$0)
                $0.field.append("fallbackModal")
                $0.related = [Reference(modal)]
            }
        }
        var missing: [MissingFact] = []
        if !notification.gatedBy.isKnown { missing.append(MissingFact(reference, "gatedBy")) }
        if !notification.fallbackModal.isKnown { missing.append(MissingFact(reference, "fallbackModal")) }
        if missing.isEmpty, notification.gatedBy.value != nil {
            var observation = Observation(.pass)
            details(&observation)
            return observations.add(observation)
        }
        observations.judge(Self.question, name, evidence: notification.evidence) {
            details(&$0)
            $0.missing = missing
        }
    }

    private static func notification(_ members: String) -> String {
        #""modals": [{"id": "news", "style": "alert"}], "notifications": [{"id": "weekly", \#(members)}]"#
    }
}

extension FlowDocument.Notification {
    fileprivate var evidence: [JSON.Member] {
        var members: [JSON.Member] = []
        if let channel = channel.value { members.append(JSON.Member("channel", .string(channel))) }
        if let setting = gatedBy.value { members.append(JSON.Member("gatedBy", .string(setting))) }
        return members
    }
}
