internal import FlowDocument

/// A modal is for where people need to concentrate.
struct ModalFocusCritical: ModalRule {
    static let optional = MessageTemplate(
        "optional",
        en: "It asks for people's focus, yet there is only something to look at, which they can do without.",
        ja: "集中を求めていますが、内容は閲覧だけで、なくても困らないものです。",
        ko: "집중을 요구하지만 보기만 하는 내용이고 없어도 되는 것입니다.")
    static let help = MessageTemplate(
        "help", en: "It only shows help, “{title}”, which people can do without.",
        ja: "「{title}」はヘルプを表示するだけで、なくても困らないものです。",
        ko: "“{title}” 화면은 도움말을 보여 줄 뿐이고 없어도 되는 것입니다.")
    static let helpSettled = MessageTemplate(
        "beside-task",
        en: "Decide whether people need it beside what they were doing; then a push or popover serves better.",
        ja: "元の作業と見比べながら使うものかどうかを判断してください。その場合はプッシュやポップオーバーが適しています。",
        ko: "하던 일과 함께 보아야 하는지 판단해 주십시오. 그렇다면 푸시나 팝오버가 더 알맞습니다.")

    static let metadata = RuleMetadata(
        id: "modal-focus-critical", editions: .since2020s, kind: .heuristic, severity: .advice,
        guidelines: ["modality-2020s-clear-benefit"], scope: .modals(ModalKind.screens.subtracting([.popoverModal])),
        summary: LocalText(
            en: "A modal is kept for choices and tasks that need people's focus.",
            ja: "モーダルは、集中が必要な選択や作業のために使います。",
            ko: "모달은 집중이 필요한 선택과 작업에만 씁니다."),
        why: LocalText(
            en: "Where nothing has to be decided or done, shutting out the rest of the app only gets in people's way.",
            ja: "決めることも行うこともないのにほかの操作を止めると、邪魔になるだけです。",
            ko: "정하거나 할 일이 없는데 앱의 나머지를 막으면 방해만 됩니다."),
        remedy: LocalText(
            en: "Push it, or show it in place.",
            ja: "プッシュで表示するか、その場に表示してください。",
            ko: "푸시로 보여 주거나 제자리에 표시하십시오."),
        messages: [optional, help, helpSettled],
        examples: [
            .modal(.pass, "Choosing a card to pay with", focus(task: #""choose""#, optional: "false")),
            .modal(.pass, "An optional task is one all the same", focus(task: #""edit""#, optional: "true")),
            .modal(
                .pass, "Another reason",
                #""style": "pageSheet", "reason": "criticalInformation", "optional": true, "taskKind": "view""#),
            .modal(.fail, "Tips to look through", focus(task: #""view""#, optional: "true")),
            .modal(
                .fail, "Japanese, tips", languages: ["ja"],
                focus(task: #""view""#, optional: "true", title: "今日のおすすめ")),
            .modal(.review, "Help is often modal", focus(task: #""view""#, optional: "true", title: "Help & Feedback")),
            .modal(
                .review, "Japanese ヘルプ", languages: ["ja"], focus(task: #""view""#, optional: "true", title: "ヘルプ")),
            .modal(.review, "Korean 도움말", languages: ["ko"], focus(task: #""view""#, optional: "true", title: "도움말")),
            .modal(
                .open, "Nobody said whether people can do without it",
                #""style": "pageSheet", "reason": "focusDistinctTask", "taskKind": "view""#),
            .modal(.notApplicable, "Supplied by iOS", #""style": "fullScreen", "system": true"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        guard !modal.system.isTrue else { return observations.nothingToCheck() }
        // Any one of the three that is known to be otherwise settles it.
        if modal.reason.isKnown, modal.reason.value != .focusDistinctTask { return observations.pass() }
        if modal.optional.isFalse { return observations.pass() }
        if modal.taskKind.isKnown, modal.taskKind.value != .view { return observations.pass() }
        var missing: [MissingFact] = []
        for (field, isKnown) in [
            ("reason", modal.reason.isKnown), ("optional", modal.optional.isKnown),
            ("taskKind", modal.taskKind.isKnown),
        ] where !isKnown { missing.append(MissingFact(Reference(modal.id), field)) }
        guard missing.isEmpty else { return observations.open(missing) }
        if let title = context.helpTitle(of: modal) {
            observations.review(Self.help, ["title": title], settledBy: Self.helpSettled)
        } else {
            observations.fail(Self.optional) { $0.field = ["optional"] }
        }
    }

    private static func focus(task: String, optional: String, title: String = "Did You Know?") -> String {
        #"""
        "style": "pageSheet", "title": "\#(title)", "reason": "focusDistinctTask", "taskKind": \#(task),
        "optional": \#(optional)
        """#
    }
}
