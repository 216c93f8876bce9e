internal import FlowDocument

/// Alerts are for buying, destroying and problems.
struct AlertImportantSituation: ModalRule {
    static let success = MessageTemplate(
        "success", en: "The alert reports a success, which can wait.",
        ja: "成功を知らせるアラートです。急いで伝える必要はありません。",
        ko: "성공을 알리는 알림입니다. 급히 전할 내용이 아닙니다.")
    static let promotion = MessageTemplate(
        "promotion", en: "The alert promotes something, which can wait.",
        ja: "宣伝のためのアラートです。急いで伝える必要はありません。",
        ko: "홍보하는 알림입니다. 급히 전할 내용이 아닙니다.")
    static let information = MessageTemplate(
        "information", en: "The alert informs, without a problem and without a decision.",
        ja: "問題も判断もなく、情報を伝えるだけのアラートです。",
        ko: "문제도 결정할 일도 없이 정보만 전하는 알림입니다.")
    static let noPurpose = MessageTemplate(
        "no-purpose", en: "The alert is for nothing that anyone could name.",
        ja: "アラートの目的が何もありません。",
        ko: "알림의 목적이 없습니다.")
    static let permission = MessageTemplate(
        "permission", en: "The alert asks for a permission.",
        ja: "許可を求めるアラートです。",
        ko: "권한을 요청하는 알림입니다.")
    static let input = MessageTemplate(
        "input", en: "The alert asks people to type something.",
        ja: "入力を求めるアラートです。",
        ko: "입력을 요청하는 알림입니다.")
    static let settled = MessageTemplate(
        "worth-it", en: "Decide whether the moment is worth stopping everything for.",
        ja: "すべてを止めるだけの場面かどうかを判断してください。",
        ko: "모든 것을 멈출 만한 상황인지 판단해 주십시오.")

    static let metadata = RuleMetadata(
        id: "alert-important-situation", editions: .all, severity: .warning, guidelines: ["alerts-sparing-use"],
        scope: .modals([.alert]),
        mutedBy: ["alert-essential"],
        summary: LocalText(
            en: "Alerts are kept for purchases, destruction and problems.",
            ja: "アラートは、購入や削除などの確認と、問題の通知だけに使います。",
            ko: "알림은 구매, 삭제 같은 파괴적인 동작, 문제가 있을 때만 사용합니다."),
        why: LocalText(
            en: """
                An alert that matters must be rare. Each one that tells of success, or sells something, teaches people to \
                press the button without reading.
                """,
            ja: "大事なアラートほど、まれでなければなりません。成功の知らせや宣伝が続くと、読まずにボタンを押すようになります。",
            ko: "중요한 알림은 드물어야 합니다. 성공을 알리거나 홍보하는 알림이 쌓이면 읽지 않고 버튼을 누르게 됩니다."),
        remedy: LocalText(
            en: "Show it in the screen, as a status, a badge or a line of text, where people see it in their own time.",
            ja: "状態表示、バッジ、短い文などで画面内に示し、好きなときに見られるようにしてください。",
            ko: "상태 표시나 배지, 짧은 문구로 화면 안에 보여 주어 원할 때 볼 수 있게 하십시오."),
        messages: [success, promotion, information, noPurpose, permission, input, settled],
        examples: [
            .modal(.pass, "Something is destroyed", #""style": "alert", "purpose": "destructiveConfirm""#),
            .modal(.pass, "A problem", #""style": "alert", "purpose": "problem""#),
            .modal(.pass, "A purchase", #""style": "alert", "purpose": "purchaseConfirm""#),
            .modal(.fail, "Success", #""style": "alert", "purpose": "success""#),
            .modal(.fail, "Promotion", #""style": "alert", "purpose": "promotion""#),
            .modal(.fail, "News", #""style": "alert", "purpose": "information""#),
            .modal(.fail, "For nothing", #""style": "alert", "purpose": null"#),
            .modal(.review, "A permission", #""style": "alert", "purpose": "permission""#),
            .modal(.review, "A name to type", #""style": "alert", "purpose": "input""#),
            .modal(.open, "The title alone decides nothing", #""style": "alert", "title": "Upload Complete""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        switch node.modal.purpose {
        case .unknown: observations.open(node.modal.id, "purpose")
        case .value(.purchaseConfirm), .value(.destructiveConfirm), .value(.problem): observations.pass()
        case .value(.permission): review(node, Self.permission, &observations)
        case .value(.input): review(node, Self.input, &observations)
        case .value(.success): fail(node, Self.success, &observations)
        case .value(.promotion): fail(node, Self.promotion, &observations)
        case .value(.information): fail(node, Self.information, &observations)
        case .nothing: fail(node, Self.noPurpose, &observations)
        }
    }

    private func review(_ node: ModalNode, _ template: MessageTemplate, _ observations: inout Observations) {
        observations.review(template, settledBy: Self.settled) {
            $0.field = ["purpose"]
            $0.evidence = node.evidenceForJudgement
        }
    }

    private func fail(_ node: ModalNode, _ template: MessageTemplate, _ observations: inout Observations) {
        observations.fail(template) {
            $0.field = ["purpose"]
            $0.evidence = node.evidenceForJudgement
        }
    }
}
