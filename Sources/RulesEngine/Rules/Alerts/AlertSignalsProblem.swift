internal import FlowDocument

/// An alert means that something is wrong.
struct AlertSignalsProblem: ModalRule {
    static let noProblem = MessageTemplate(
        "no-problem", en: "The alert is about nothing that has gone wrong or could go wrong.",
        ja: "問題が起きたわけでも、起こりそうなわけでもないのにアラートが表示されます。",
        ko: "문제가 생겼거나 생길 수 있는 상황이 아닌데 알림이 나타납니다.")

    static let metadata = RuleMetadata(
        id: "alert-signals-problem", editions: .since2020s, kind: .heuristic, severity: .advice,
        guidelines: ["modality-2020s-essential-alerts"], scope: .modals([.alert]),
        mutedBy: ["alert-important-situation"],
        summary: LocalText(
            en: "An alert tells of a problem, or of something that needs a decision.",
            ja: "アラートは、問題や判断が必要なことを伝えるときに使います。",
            ko: "알림은 문제나 결정이 필요한 일을 전할 때 사용합니다."),
        why: LocalText(
            en: "When an alert appears, people brace for bad news. One that greets or praises them is a false alarm.",
            ja: "アラートが出ると、人は何か問題が起きたと身構えます。挨拶や成功の知らせに使うと、誤報になります。",
            ko: "알림이 나타나면 사용자는 문제가 생겼다고 생각합니다. 인사나 칭찬을 담은 알림은 잘못된 경보가 됩니다."),
        remedy: LocalText(
            en: "Show it in the screen or as a banner; ask for input in a sheet.",
            ja: "画面内やバナーで伝えてください。入力を求める場合はシートを使ってください。",
            ko: "화면 안이나 배너로 보여 주십시오. 입력이 필요하면 시트를 사용하십시오."),
        messages: [noProblem],
        examples: [
            .modal(.pass, "A problem", #""style": "alert", "purpose": "problem""#),
            .modal(.pass, "A purchase", #""style": "alert", "purpose": "purchaseConfirm""#),
            .modal(.pass, "A permission", #""style": "alert", "purpose": "permission""#),
            .modal(.fail, "A greeting", #""style": "alert", "title": "Welcome Back", "purpose": "information""#),
            .modal(.fail, "A new name", #""style": "alert", "title": "Rename Album", "purpose": "input""#),
            .modal(.open, "Nobody said what it is for", #""style": "alert", "title": "Upload Complete""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        switch node.modal.purpose {
        case .unknown: observations.open(node.modal.id, "purpose")
        case .value(.problem), .value(.destructiveConfirm), .value(.purchaseConfirm), .value(.permission):
            observations.pass()
        case .nothing, .value:
            observations.fail(Self.noProblem) {
                $0.field = ["purpose"]
                $0.evidence = node.evidenceForJudgement
            }
        }
    }
}
