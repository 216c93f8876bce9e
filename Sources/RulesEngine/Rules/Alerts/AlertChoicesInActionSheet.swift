internal import FlowDocument
internal import JSON
internal import TextLayout

/// Choices that belong to an action people began stand in an action sheet.
struct AlertChoicesInActionSheet: ModalRule {
    /// One way on is a confirmation; two are a choice.
    static let fewest = 2

    static let choices = MessageTemplate(
        "choices", en: "The alert offers {count} ways to go on with what people began.",
        ja: "始めた操作の進め方を{count}つ、アラートで選ばせています。",
        ko: "시작한 동작을 이어 가는 방법 {count}가지를 알림에서 고르게 합니다.")
    static let perhaps = MessageTemplate(
        "perhaps", en: "The alert seems to offer {count} ways to go on with what people began.",
        ja: "始めた操作の進め方を{count}つ、アラートで選ばせているようです。",
        ko: "시작한 동작을 이어 가는 방법 {count}가지를 알림에서 고르게 하는 것으로 보입니다.")
    static let settled = MessageTemplate(
        "effects", en: "State what the buttons do, and what makes the alert appear.",
        ja: "各ボタンの働きと、アラートが表示されるきっかけを記入してください。",
        ko: "각 버튼이 하는 일과 알림이 나타나는 계기를 적어 주십시오.")

    static let metadata = RuleMetadata(
        id: "alert-choices-in-action-sheet", editions: [.hig2025], kind: .heuristic, severity: .advice,
        guidelines: ["alerts-2025-choices"], scope: .modals([.alert]),
        summary: LocalText(
            en: "Choices that belong to an action people began stand in an action sheet.",
            ja: "自分で始めた操作に伴う選択肢は、アクションシートで示します。",
            ko: "사용자가 시작한 동작에 딸린 선택지는 동작 시트로 보여 줍니다."),
        why: LocalText(
            en: """
                An alert means that something unexpected needs attention. Who has just tapped a button expects the ways \
                to go on as a list close to it.
                """,
            ja: "アラートは予期しないことへの注意を促すものです。ボタンをタップした直後なら、その近くに選択肢の一覧が出ることを期待します。",
            ko: "알림은 예상하지 못한 일에 주의를 끄는 것입니다. 방금 버튼을 탭한 사람은 그 곁에 선택지 목록이 나오기를 기대합니다."),
        remedy: LocalText(
            en: "Present an action sheet instead.",
            ja: "代わりにアクションシートを表示してください。",
            ko: "대신 동작 시트를 표시하십시오."),
        messages: [choices, perhaps, settled],
        examples: AlertSituationExamples.choices)

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        let others = node.buttons.filter { !goesBack($0, on: node, in: context) }
        let certain = others.filter { context.consequence(of: $0, on: node) == .something }
        let possible = others.filter { context.consequence(of: $0, on: node) != .nothing }
        guard possible.count >= Self.fewest else { return observations.nothingToCheck() }
        guard !isUnexpected(node, in: context) else { return observations.pass() }
        switch wasAskedFor(node, in: context) {
        case nil: return observations.open(node.modal.id, "trigger")
        case false?: return observations.pass()
        case true?: break
        }
        let evidence = node.evidenceForJudgement
        if certain.count >= Self.fewest {
            observations.fail(Self.choices, ["count": String(certain.count)]) {
                $0.field = ["controls"]
                $0.evidence = evidence
            }
        } else {
            observations.review(Self.perhaps, ["count": String(possible.count)], settledBy: Self.settled) {
                $0.field = ["controls"]
                $0.evidence = evidence
                $0.confidence = 0.5
            }
        }
    }

    /// Whether a button leaves things as they are: Cancel, what closes the alert, and “Keep …”.
    private func goesBack(_ button: Control, on node: ModalNode, in context: Context) -> Bool {
        switch context.consequence(of: button, on: node) {
        case .cancels, .nothing: return true
        case .something: return false
        case .unknown: break
        }
        return context.isDismissing(button)
            || context.titles(of: button).contains { title in
                ButtonLexicons.goingBack.firstRange(in: context.analysis(of: title.title, in: title.language)) != nil
            }
    }

    /// Whether the alert tells of what people did not see coming: a problem, a conflict, something at launch.
    private func isUnexpected(_ node: ModalNode, in context: Context) -> Bool {
        switch node.modal.trigger.value {
        case .launch, .background, .timer, .error: return true
        case .userAction, nil: break
        }
        let texts = context.alertTexts(of: node).all
        if texts.contains(where: { SituationLexicons.conflict.firstRange(in: $0.text) != nil }) { return true }
        switch node.modal.purpose {
        case .value(let purpose): return purpose == .problem
        case .nothing: return false
        // Only titles: that something “can’t be undone” is said below many of them.
        case .unknown:
            return texts.contains { $0.field == "title" && SituationLexicons.failure.firstRange(in: $0.text) != nil }
        }
    }

    /// Whether the alert appears because people used a control; `nil` where nobody said.
    private func wasAskedFor(_ node: ModalNode, in context: Context) -> Bool? {
        if node.modal.trigger.value == .userAction { return true }
        let arrivals = context.graph.arrivals[node.index]
        if arrivals.contains(where: { $0.transition.from.child != nil }) { return true }
        return node.modal.trigger.isKnown ? false : nil
    }
}
