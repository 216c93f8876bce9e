internal import FlowDocument
internal import TextLayout

/// What can be undone happens unasked.
struct AlertNotForUndoable: ModalRule {
    static let canBeUndone = MessageTemplate(
        "can-be-undone", en: "The alert asks first, though “{words}” says that it can be taken back.",
        ja: "「{words}」とあるように元に戻せる操作なのに、実行前に確認しています。",
        ko: "“{words}” 표현대로 되돌릴 수 있는 동작인데 먼저 확인합니다.")
    static let everyday = MessageTemplate(
        "everyday", en: "The alert asks before “{words}”, which most apps let people take back.",
        ja: "「{words}」は多くのアプリで元に戻せる操作ですが、実行前に確認しています。",
        ko: "“{words}” 동작은 많은 앱에서 되돌릴 수 있는데, 먼저 확인합니다.")
    static let settled = MessageTemplate(
        "offer-undo", en: "Decide whether it can be undone; if so, do it at once and offer Undo.",
        ja: "元に戻せる操作かどうかを判断し、そうであれば、すぐに実行して「取り消す」を用意してください。",
        ko: "되돌릴 수 있는 동작인지 판단하고, 그렇다면 바로 실행하고 “실행 취소”를 제공하십시오.")
    static let question = MessageTemplate(
        "question", en: "Can people undo what the alert asks about?",
        ja: "このアラートで確認している操作は、後から元に戻せますか。",
        ko: "이 알림에서 확인하는 동작은 나중에 되돌릴 수 있습니까?")

    static let metadata = RuleMetadata(
        id: "alert-not-for-undoable", editions: [.hig2025], kind: .heuristic, severity: .warning,
        guidelines: ["alerts-2025-when"], scope: .modals([.alert]),
        summary: LocalText(
            en: "A common action that can be undone is not confirmed in an alert.",
            ja: "元に戻せる日常的な操作を、アラートで確認しません。",
            ko: "되돌릴 수 있는 흔한 동작은 알림으로 확인하지 않습니다."),
        why: LocalText(
            en: "Asking every time costs everybody a tap, to spare a few of them an Undo. And soon nobody reads it.",
            ja: "毎回の確認は全員に手間をかけ、少数の人の取り消しを省くだけです。やがて誰も読まなくなります。",
            ko: "매번 확인하면 모두가 한 번 더 탭해야 하고, 몇 사람의 실행 취소를 줄여 줄 뿐입니다. 곧 아무도 읽지 않게 됩니다."),
        remedy: LocalText(
            en: "Do it at once and let people take it back.",
            ja: "すぐに実行し、後から取り消せるようにしてください。",
            ko: "바로 실행하고, 나중에 되돌릴 수 있게 하십시오."),
        messages: [canBeUndone, everyday, settled, question],
        examples: AlertSituationExamples.undoable)

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        guard asks(node, in: context) else { return observations.nothingToCheck() }
        let texts = context.alertTexts(of: node)
        if texts.all.contains(where: { ReversibilityLexicons.irreversible.firstRange(in: $0.text) != nil }) {
            return observations.pass()
        }
        let everyday = Self.first(ReversibilityLexicons.undoableAction, in: texts.all.filter { $0.field == "title" })
        if let (prose, range) = Self.first(ReversibilityLexicons.reversible, in: texts.all) {
            look(at: prose, range, isConfirmation: everyday != nil || destroys(node), of: node, &observations)
        } else if let (prose, range) = everyday {
            observations.review(
                Self.everyday, ["words": prose.text.text(of: range)], settledBy: Self.settled
            ) {
                $0.rest(on: prose, range)
                $0.evidence = node.evidenceForJudgement
            }
        } else {
            observations.judge(Self.question, evidence: node.evidenceForJudgement) {
                $0.missing = texts.missing.map(\.fact)
            }
        }
    }

    /// What can be taken back is asked for needlessly where people began it; an offer that they can change later is no
    /// confirmation.
    private func look(
        at prose: ReadText, _ range: Range<Int>, isConfirmation: Bool, of node: ModalNode,
        _ observations: inout Observations
    ) {
        let arguments = ["words": prose.text.text(of: range)]
        let details: (inout Observation) -> Void = {
            $0.rest(on: prose, range)
            $0.evidence = node.evidenceForJudgement
            $0.confidence = 0.8
        }
        if isConfirmation {
            observations.fail(Self.canBeUndone, arguments, details)
        } else {
            observations.review(Self.canBeUndone, arguments, settledBy: Self.settled, details)
        }
    }

    private func destroys(_ node: ModalNode) -> Bool {
        node.modal.purpose.value == .destructiveConfirm || node.buttons.contains(where: \.isDestructive)
    }

    private static func first(_ lexicon: PhraseLexicon, in texts: [ReadText]) -> (ReadText, Range<Int>)? {
        for prose in texts {
            if let range = lexicon.firstRange(in: prose.text) { return (prose, range) }
        }
        return nil
    }

    /// Whether the alert asks before something that people began: it can be called off, and one button goes on.
    private func asks(_ node: ModalNode, in context: Context) -> Bool {
        switch node.modal.purpose.value {
        case .destructiveConfirm: return true
        case .problem, .purchaseConfirm, .permission, .input, .information, .promotion, .success: return false
        case nil: break
        }
        let others = node.buttons.filter { !context.isCancel($0, on: node) }
        guard others.count == 1, others.count < node.buttons.count, let other = others.first else { return false }
        return !context.isDismissing(other)
    }
}
