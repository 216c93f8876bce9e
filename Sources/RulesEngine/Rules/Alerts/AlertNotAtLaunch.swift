internal import FlowDocument

/// No alert meets people as the app starts.
struct AlertNotAtLaunch: ModalRule {
    static let atLaunch = MessageTemplate(
        "at-launch", en: "The alert appears as the app starts.",
        ja: "アプリの起動時にアラートが表示されます。",
        ko: "앱이 시작될 때 알림이 나타납니다.")

    static let metadata = RuleMetadata(
        id: "alert-not-at-launch", editions: [.hig2025], severity: .warning, guidelines: ["alerts-2025-when"],
        scope: .modals([.alert]),
        summary: LocalText(
            en: "No alert appears as the app starts.",
            ja: "アプリの起動時にはアラートを表示しません。",
            ko: "앱이 시작될 때는 알림을 표시하지 않습니다."),
        why: LocalText(
            en: """
                People open an app to do something. News that waits at the door is closed unread, and a problem that \
                the app knows of can be shown in the screen instead.
                """,
            ja: "アプリは何かをするために開くものです。起動直後の知らせは読まれずに閉じられがちです。把握している問題は画面の中で示せます。",
            ko: "사용자는 무언가를 하려고 앱을 엽니다. 시작하자마자 나오는 소식은 읽지 않고 닫기 쉽고, 앱이 아는 문제는 화면 안에서 보여 줄 수 있습니다."),
        remedy: LocalText(
            en: "Show it in the first screen, for example as a label or with placeholder data, where people find it.",
            ja: "最初の画面の中で、ラベルや仮のデータなどを使って伝えてください。",
            ko: "첫 화면 안에서 문구나 임시 데이터 등으로 알려 주십시오."),
        messages: [atLaunch],
        examples: [
            .modal(.pass, "After a tap", #""style": "alert", "trigger": "userAction""#),
            .modal(.pass, "After a failure", #""style": "alert", "trigger": "error""#),
            .modal(.fail, "What is new", #""style": "alert", "title": "What’s New", "trigger": "launch""#),
            .modal(
                .fail, "A problem too",
                #""style": "alert", "title": "No Connection", "trigger": "launch", "purpose": "problem""#),
            .modal(.open, "Nobody said what makes it appear", #""style": "alert", "title": "No Connection""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        switch node.modal.trigger {
        case .unknown: observations.open(node.modal.id, "trigger")
        case .value(.launch): observations.fail(Self.atLaunch) { $0.field = ["trigger"] }
        case .nothing, .value: observations.pass()
        }
    }
}
