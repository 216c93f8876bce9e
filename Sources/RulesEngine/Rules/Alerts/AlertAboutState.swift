internal import FlowDocument
internal import TextLayout

/// An alert is about the state of the app or the device.
struct AlertAboutState: ModalRule {
    static let promotion = MessageTemplate(
        "promotion", en: "The alert promotes something instead of telling about the app or the device.",
        ja: "アプリやデバイスの状態ではなく、宣伝を表示するアラートです。",
        ko: "앱이나 기기의 상태가 아니라 홍보를 보여 주는 알림입니다.")
    static let rating = MessageTemplate(
        "rating", en: "“{words}” asks people to rate or review the app.",
        ja: "「{words}」は、アプリの評価やレビューを求めています。",
        ko: "“{words}” 표현으로 앱의 평가나 리뷰를 요청하고 있습니다.")
    static let settled = MessageTemplate(
        "system-prompt", en: "Decide whether it asks for a rating; the system has a prompt of its own for that.",
        ja: "評価を求めるものかどうかを判断してください。評価にはシステムの専用画面があります。",
        ko: "평가를 요청하는 것인지 판단해 주십시오. 평가에는 시스템이 제공하는 화면이 있습니다.")
    static let question = MessageTemplate(
        "question", en: "Does the alert tell about the state of the app or the device?",
        ja: "アプリやデバイスの状態を伝えるアラートですか。",
        ko: "앱이나 기기의 상태를 전하는 알림입니까?")

    static let metadata = RuleMetadata(
        id: "alert-about-state", editions: .all, kind: .judgement, severity: .advice, guidelines: ["alerts-anatomy"],
        scope: .modals([.alert]),
        mutedBy: ["alert-essential"],
        summary: LocalText(
            en: "An alert concerns the state of the app or the device.",
            ja: "アラートでは、アプリやデバイスの状態に関わることを伝えます。",
            ko: "알림은 앱이나 기기의 상태에 관한 내용을 전합니다."),
        why: LocalText(
            en: """
                People expect an alert to tell what is going on with what they use. An advertisement or a request for \
                stars in its place borrows an urgency that it does not have.
                """,
            ja: "アラートには、使っているものに何が起きているかを期待します。宣伝や評価のお願いに使うと、ありもしない緊急性を借りることになります。",
            ko: "사용자는 알림에서 지금 쓰는 것에 무슨 일이 있는지 알고자 합니다. 홍보나 별점 요청은 있지도 않은 긴급함을 빌려 쓰는 셈입니다."),
        remedy: LocalText(
            en: "Show offers in the screen, and ask for ratings with the system’s own prompt.",
            ja: "お知らせは画面内に表示し、評価はシステムの専用画面で依頼してください。",
            ko: "제안은 화면 안에 보여 주고, 평가는 시스템이 제공하는 화면으로 요청하십시오."),
        messages: [promotion, rating, settled, question],
        examples: [
            .modal(
                .fail, "A sale",
                #""style": "alert", "title": "Half Price Today", "message": null, "purpose": "promotion""#),
            .modal(
                .fail, "Another app",
                #""style": "alert", "title": "Try Our New App", "message": null, "purpose": "promotion""#),
            .modal(
                .review, "A rating",
                #""style": "alert", "title": "Enjoying this app?", "message": "Rate us on the App Store.""#),
            .modal(
                .review, "A rating in Japanese", languages: ["ja"],
                #""style": "alert", "title": "アプリを評価してください", "message": null"#),
            .modal(
                .review, "A rating in Korean", languages: ["ko"],
                #""style": "alert", "title": "앱이 마음에 드시나요?", "message": "리뷰를 남겨 주세요.""#),
            .modal(
                .open, "Full storage is for a person to judge",
                #""style": "alert", "title": "Storage Almost Full", "message": null, "purpose": "problem""#),
            .modal(
                .open, "A rate of another kind",
                #""style": "alert", "title": "Sample rate not supported", "message": null, "purpose": "problem""#),
            .modal(
                .open, "Nobody said what it is for",
                #""style": "alert", "title": "Storage Almost Full", "message": null"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let purpose = node.modal.purpose
        if purpose.value == .promotion { return observations.fail(Self.promotion) { $0.field = ["purpose"] } }
        let texts = context.alertTexts(of: node)
        for prose in texts.all {
            guard let range = SituationLexicons.rating.firstRange(in: prose.text) else { continue }
            return observations.review(
                Self.rating, ["words": prose.text.text(of: range)], settledBy: Self.settled
            ) {
                $0.rest(on: prose, range)
                $0.evidence = node.evidenceForJudgement
            }
        }
        observations.judge(Self.question, evidence: node.evidenceForJudgement) {
            $0.missing = purpose.isKnown ? [] : [MissingFact(Reference(node.modal.id), "purpose")]
        }
    }
}
