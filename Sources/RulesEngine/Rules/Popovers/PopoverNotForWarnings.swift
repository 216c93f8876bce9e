internal import FlowDocument

/// A popover warns of nothing.
struct PopoverNotForWarnings: ModalRule {
    static let problem = MessageTemplate(
        "problem", en: "It tells of a problem, which people can miss or close by a stray tap.",
        ja: "問題を知らせていますが、見落とされたり、うっかりタップで閉じられたりします。",
        ko: "문제를 알리지만, 보지 못하거나 잘못 탭해 닫을 수 있습니다.")
    static let destruction = MessageTemplate(
        "destruction", en: "It asks before something is destroyed, and a stray tap can close it.",
        ja: "失われる操作の確認ですが、うっかりタップで閉じられます。", ko: "무언가가 사라지기 전에 묻지만, 잘못 탭하면 닫힙니다.")

    static let metadata = RuleMetadata(
        id: "popover-not-for-warnings", editions: [.hig2025], severity: .warning,
        guidelines: ["popovers-2025-purpose"], scope: .modals(ModalKind.popovers),
        summary: LocalText(
            en: "A popover neither warns nor asks before something is destroyed.",
            ja: "警告や、失われる操作の確認をポップオーバーで行いません。",
            ko: "경고나 삭제 확인을 팝오버로 하지 않습니다."),
        why: LocalText(
            en: "What people must not overlook may not go away at the next tap.",
            ja: "見落とされては困るものが、次のタップで消えてはなりません。",
            ko: "놓쳐서는 안 되는 내용이 다음 탭에 사라져서는 안 됩니다."),
        remedy: LocalText(
            en: "Use an alert, or an action sheet where people asked for the action themselves.",
            ja: "アラートを使ってください。本人が始めた操作ならアクションシートにします。",
            ko: "알림을 쓰십시오. 직접 시작한 동작이라면 동작 시트를 씁니다."),
        messages: [problem, destruction],
        examples: [
            .modal(.pass, "Something to enter", #""style": "popover", "purpose": "input""#),
            .modal(.pass, "Information", #""style": "popover", "modal": false, "purpose": "information""#),
            .modal(.pass, "It is stated to have none of the purposes", #""style": "popover", "purpose": null"#),
            .modal(.fail, "A problem", #""style": "popover", "purpose": "problem""#),
            .modal(
                .fail, "Before something is destroyed",
                #""style": "popover", "modal": true, "purpose": "destructiveConfirm""#),
            .modal(.open, "Nobody said what it is for", #""style": "popover""#),
            .modal(.notApplicable, "An alert", #""style": "alert", "purpose": "problem""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        switch node.modal.purpose {
        case .unknown: observations.open(node.modal.id, "purpose")
        case .value(.problem): observations.fail(Self.problem) { $0.field = ["purpose"] }
        case .value(.destructiveConfirm): observations.fail(Self.destruction) { $0.field = ["purpose"] }
        case .nothing, .value: observations.pass()
        }
    }
}
