internal import FlowDocument

/// An alert tells what people cannot do without.
struct AlertEssential: ModalRule {
    static let promotion = MessageTemplate(
        "promotion", en: "The alert promotes something, which nobody needs to stop for.",
        ja: "宣伝のためのアラートです。作業を止めてまで読むべき内容ではありません。",
        ko: "홍보를 위한 알림입니다. 하던 일을 멈추고 볼 내용이 아닙니다.")
    static let success = MessageTemplate(
        "success", en: "The alert reports that something went well, which nobody needs to stop for.",
        ja: "成功を知らせるだけのアラートです。作業を止めてまで伝える必要はありません。",
        ko: "잘되었다는 사실만 전하는 알림입니다. 하던 일을 멈추게 할 내용이 아닙니다.")
    static let information = MessageTemplate(
        "information", en: "The alert informs. Whether people need to know this at once is not clear.",
        ja: "情報を伝えるアラートです。今すぐ知る必要のある内容かどうかは、はっきりしません。",
        ko: "정보를 전하는 알림입니다. 지금 바로 알아야 하는 내용인지 분명하지 않습니다.")
    static let settled = MessageTemplate(
        "needed-now", en: "Decide whether people would act otherwise without knowing this right now.",
        ja: "今これを知らないと行動が変わるかどうかを判断してください。",
        ko: "지금 이 내용을 모르면 다르게 행동하게 되는지 판단해 주십시오.")
    static let question = MessageTemplate(
        "question", en: "Is what the alert says essential at the moment when it appears?",
        ja: "このアラートの内容は、表示される時点で本当に欠かせないものですか。",
        ko: "이 알림의 내용은 나타나는 순간에 꼭 필요한 것입니까?")

    static let metadata = RuleMetadata(
        id: "alert-essential", editions: .all, kind: .judgement, severity: .warning,
        guidelines: ["modality-2018-essential-alerts", "modality-2020s-essential-alerts"], scope: .modals([.alert]),
        summary: LocalText(
            en: "An alert carries essential information only.",
            ja: "アラートで伝えるのは、欠かせない情報だけにします。",
            ko: "알림에는 꼭 필요한 정보만 담습니다."),
        why: LocalText(
            en: """
                An alert stops everything else. People accept that for what they must know now; for anything less it \
                teaches them to close alerts unread.
                """,
            ja: "アラートはすべての操作を止めます。今知るべきことなら受け入れられますが、そうでない内容が続くと、読まずに閉じる習慣がついてしまいます。",
            ko: "알림은 다른 모든 일을 멈추게 합니다. 지금 꼭 알아야 할 내용이라면 받아들이지만, 그렇지 않은 알림이 이어지면 읽지 않고 닫는 습관이 생깁니다."),
        remedy: LocalText(
            en: "Show it as a banner, a status or a line of text in the screen, where it stops nobody.",
            ja: "バナーや状態表示、画面内の短い文など、作業を止めない形で見せてください。",
            ko: "배너나 상태 표시, 화면 속 한 줄 문구처럼 작업을 멈추지 않는 방식으로 보여 주십시오."),
        messages: [promotion, success, information, settled, question],
        examples: [
            .modal(.fail, "Praise", #""style": "alert", "title": "Saved", "purpose": "success""#),
            .modal(.fail, "A sale", #""style": "alert", "title": "Everything Must Go", "purpose": "promotion""#),
            .modal(.review, "News", #""style": "alert", "title": "New Terms Apply", "purpose": "information""#),
            .modal(
                .open, "A problem is for a person to judge",
                #""style": "alert", "title": "Payment Not Completed", "purpose": "problem""#),
            .modal(
                .open, "A permission, which the system asks for",
                #""style": "alert", "title": "Allow Access to Photos?", "purpose": "permission""#),
            .modal(.open, "Nobody said what it is for", #""style": "alert", "title": "Upload Complete""#),
            .modal(.notApplicable, "An action sheet", #""style": "actionSheet", "purpose": "promotion""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        switch node.modal.purpose {
        case .unknown: observations.open(node.modal.id, "purpose")
        case .value(.promotion): observations.fail(Self.promotion) { $0.field = ["purpose"] }
        case .value(.success): observations.fail(Self.success) { $0.field = ["purpose"] }
        case .value(.information):
            observations.review(Self.information, settledBy: Self.settled) {
                $0.field = ["purpose"]
                $0.evidence = node.evidenceForJudgement
            }
        case .nothing, .value: observations.judge(Self.question, evidence: node.evidenceForJudgement)
        }
    }
}
