internal import FlowDocument
internal import JSON

/// A modal fits the app's look.
struct ModalAppearanceMatchesApp: ModalRule {
    static let differs = MessageTemplate(
        "differs", en: "Its look differs from the app's: {differences}.",
        ja: "見た目がアプリ全体と異なります: {differences}",
        ko: "모양이 앱 전체와 다릅니다: {differences}")
    static let settled = MessageTemplate(
        "fits", en: "Look at it beside the app's screens, and decide whether the difference is meant.",
        ja: "アプリの画面と並べて、意図した違いかどうかを判断してください。",
        ko: "앱의 화면과 나란히 놓고 의도한 차이인지 판단해 주십시오.")
    static let question = MessageTemplate(
        "question", en: "Does the modal as a whole fit the look of the app?",
        ja: "モーダル全体の見た目がアプリに合っていますか。",
        ko: "모달 전체의 모양이 앱과 어울립니까?")

    static let metadata = RuleMetadata(
        id: "modal-appearance-matches-app", editions: .all, kind: .judgement, severity: .advice,
        guidelines: ["modality-2020s-matching-appearance", "modality-2018-matching-appearance"],
        scope: .modals(ModalKind.screens.subtracting([.popoverModal])),
        summary: LocalText(
            en: "A modal looks like a part of the app.",
            ja: "モーダルは、アプリの一部に見えるようにします。",
            ko: "모달은 앱의 일부로 보이게 합니다."),
        why: LocalText(
            en: "A view that looks foreign costs trust, most of all where people are asked for something.",
            ja: "よそよそしい見た目の画面は、何かを求める場面ほど信頼を損ないます。",
            ko: "낯선 모양의 화면은, 무언가를 요구할 때일수록 믿음을 잃게 합니다."),
        remedy: LocalText(
            en: "Use the app's colours, type and controls in it.",
            ja: "アプリと同じ色、書体、コントロールを使ってください。",
            ko: "앱과 같은 색, 서체, 컨트롤을 쓰십시오."),
        messages: [differs, settled, question],
        examples: [
            .flow(.review, "Another font", themes(#""fontFamily": "system""#, #""fontFamily": "Georgia""#)),
            .flow(.review, "Dark in an app that is light", themes(#""scheme": "light""#, #""scheme": "dark""#)),
            .flow(
                .open, "The same theme is not the same look",
                themes(#""scheme": "both", "fontFamily": "system""#, #""scheme": "both", "fontFamily": "system""#)),
            .modal(.open, "Nobody said", #""style": "pageSheet""#),
            .modal(.notApplicable, "Supplied by iOS", #""style": "fullScreen", "system": true"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        let theme = node.modal.theme.value
        let app = context.document.app.value?.theme.value
        var differences: [(name: String, modal: String, app: String)] = []
        if let modal = theme?.scheme.value, let app = app?.scheme.value, modal != app {
            differences.append(("scheme", modal.rawValue, app.rawValue))
        }
        if let modal = theme?.fontFamily.value, let app = app?.fontFamily.value, modal.lowercased() != app.lowercased()
        {
            differences.append(("fontFamily", modal, app))
        }
        let pictures = node.modal.mockups.elements.prefix(20).map { JSON.string($0.asset) }
        var evidence = pictures.isEmpty ? [] : [JSON.Member("mockups", .array(Array(pictures)))]
        guard !differences.isEmpty else {
            return observations.judge(Self.question, evidence: evidence) {
                if theme == nil { $0.missing = [MissingFact(Reference(node.modal.id), "theme")] }
            }
        }
        evidence += differences.map { JSON.Member($0.name, .array([.string($0.modal), .string($0.app)])) }
        let text = differences.map { "\($0.name) \($0.modal) ≠ \($0.app)" }.joined(separator: ", ")
        observations.review(Self.differs, ["differences": text], settledBy: Self.settled) {
            $0.field = ["theme"]
            $0.evidence = evidence
        }
    }

    private static func themes(_ app: String, _ modal: String) -> String {
        """
        "app": {"theme": {\(app)}}, "modals": [{"id": "m", "style": "pageSheet", "theme": {\(modal)}}]
        """
    }
}
