internal import FlowDocument

/// People feel that the interruption was worth it.
struct AlertIntrusionWarranted: ModalRule {
    static let atLaunch = MessageTemplate(
        "at-launch", en: "The alert meets people as the app starts, before they have done anything.",
        ja: "アプリの起動時、まだ何も操作していないうちにアラートが表示されます。",
        ko: "앱이 시작될 때, 아직 아무것도 하지 않았는데 알림이 나타납니다.")
    static let byTimer = MessageTemplate(
        "by-timer", en: "The alert appears by a timer, whatever people are doing then.",
        ja: "何をしている最中でも、時間が来るとアラートが表示されます。",
        ko: "무엇을 하고 있든 정해진 시간이 되면 알림이 나타납니다.")
    static let everyTime = MessageTemplate(
        "every-time", en: "The alert tells the same information again every time.",
        ja: "同じ情報を伝えるアラートが毎回表示されます。",
        ko: "같은 정보를 전하는 알림이 매번 나타납니다.")
    static let settled = MessageTemplate(
        "worth-it", en: "Decide whether people would agree that it could not wait.",
        ja: "後回しにできない内容だと使う人が納得するかどうかを判断してください。",
        ko: "미룰 수 없는 내용이라고 사용자가 납득할지 판단해 주십시오.")
    static let question = MessageTemplate(
        "question", en: "Do people feel that this interruption is justified when it happens?",
        ja: "この割り込みは、その場面で納得できるものですか。",
        ko: "이 방해는 그 상황에서 납득할 만한 것입니까?")

    static let metadata = RuleMetadata(
        id: "alert-intrusion-warranted", editions: .all, kind: .judgement, severity: .warning,
        guidelines: ["modality-2018-essential-alerts", "modality-2020s-essential-alerts"], scope: .modals([.alert]),
        summary: LocalText(
            en: "An alert interrupts people only where they find it justified.",
            ja: "アラートによる割り込みは、納得できる場面だけに限ります。",
            ko: "알림은 납득할 만한 경우에만 사용자를 방해합니다."),
        why: LocalText(
            en: """
                An alert that answers what people just did makes sense to them. One that comes out of nowhere, or again \
                and again, feels like being pulled by the sleeve.
                """,
            ja: "自分の操作に対するアラートなら意味が分かります。前触れなく、あるいは何度も現れるものは、煩わしく感じられます。",
            ko: "방금 한 일에 대한 알림은 이해가 됩니다. 느닷없이 또는 거듭 나타나는 알림은 성가시게 느껴집니다."),
        remedy: LocalText(
            en: "Wait for the moment when people need it, or show it where it does not interrupt.",
            ja: "必要になる場面まで待つか、割り込まない形で表示してください。",
            ko: "필요한 순간까지 기다리거나, 방해하지 않는 자리에 보여 주십시오."),
        messages: [atLaunch, byTimer, everyTime, settled, question],
        examples: [
            .modal(.review, "At launch", #""style": "alert", "trigger": "launch", "frequency": "once""#),
            .modal(.review, "By a timer", #""style": "alert", "trigger": "timer", "frequency": "always""#),
            .modal(
                .review, "The same news every time",
                #""style": "alert", "trigger": "background", "frequency": "always", "purpose": "information""#),
            .modal(
                .open, "People tapped Delete",
                #"""
                "style": "alert", "trigger": "userAction", "frequency": "always", "purpose": "destructiveConfirm"
                """#),
            .modal(
                .open, "A failure", #""style": "alert", "trigger": "error", "frequency": "once", "purpose": "problem""#),
            .modal(.open, "Nobody said what makes it appear", #""style": "alert", "title": "Rate This App""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        let evidence = node.evidenceForJudgement
        let reason: MessageTemplate? =
            switch (modal.trigger.value, modal.frequency.value, modal.purpose.value) {
            case (.launch, _, _): Self.atLaunch
            case (.timer, _, _): Self.byTimer
            case (_, .always, .information): Self.everyTime
            default: nil
            }
        if let reason {
            observations.review(reason, settledBy: Self.settled) {
                $0.field = [reason == Self.everyTime ? "frequency" : "trigger"]
                $0.evidence = evidence
            }
        } else {
            observations.judge(Self.question, evidence: evidence) {
                if !modal.trigger.isKnown { $0.missing.append(MissingFact(Reference(modal.id), "trigger")) }
                if !modal.frequency.isKnown { $0.missing.append(MissingFact(Reference(modal.id), "frequency")) }
            }
        }
    }
}
