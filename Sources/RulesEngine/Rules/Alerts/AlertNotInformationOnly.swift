internal import FlowDocument
internal import TextLayout

/// An alert does more than inform.
struct AlertNotInformationOnly: ModalRule {
    static let onlyInforms = MessageTemplate(
        "only-informs", en: "The alert only informs: there is nothing to decide or to do.",
        ja: "情報を伝えるだけのアラートです。決めることも、できることもありません。",
        ko: "정보만 전하는 알림입니다. 결정할 것도 할 수 있는 일도 없습니다.")
    static let noRemedy = MessageTemplate(
        "no-remedy", en: "The alert tells of a problem, and nothing that people could do about it.",
        ja: "問題を伝えるだけで、対処方法が示されていません。",
        ko: "문제만 알리고, 할 수 있는 일은 알려 주지 않습니다.")
    static let noPurpose = MessageTemplate(
        "no-purpose", en: "The alert can only be closed, and is for nothing that anyone could name.",
        ja: "閉じることしかできず、目的もないアラートです。",
        ko: "닫을 수만 있고 목적도 없는 알림입니다.")
    static let settled = MessageTemplate(
        "worth-it", en: "Decide whether people must learn this in an alert, or could see it in the screen.",
        ja: "アラートで伝えるべき内容か、画面内の表示で足りるかを判断してください。",
        ko: "알림으로 알려야 하는지, 화면 안에서 보여 주면 되는지 판단해 주십시오.")

    static let metadata = RuleMetadata(
        id: "alert-not-information-only", version: 2, editions: [.hig2025], severity: .warning,
        guidelines: ["alerts-2025-when"],
        scope: .modals([.alert]),
        mutedBy: ["alert-important-situation"],
        summary: LocalText(
            en: "An alert is not used only to inform.",
            ja: "情報を伝えるだけのためにアラートを使いません。",
            ko: "정보만 전하려고 알림을 사용하지 않습니다."),
        why: LocalText(
            en: """
                Being stopped for news that asks for nothing is annoying. People who close such alerts unread close the \
                important ones unread as well.
                """,
            ja: "何も求められない知らせで手を止められるのは煩わしいものです。読まずに閉じる習慣がつくと、大事なアラートも読まれなくなります。",
            ko: "할 일도 없는 소식에 멈춰야 하면 성가십니다. 그런 알림을 읽지 않고 닫다 보면 중요한 알림도 읽지 않게 됩니다."),
        remedy: LocalText(
            en: "Show it in the screen where it belongs, or add the step that people can take next.",
            ja: "関係する画面の中に表示するか、次にできる操作を加えてください。",
            ko: "관련된 화면 안에 보여 주거나, 다음에 할 수 있는 동작을 더하십시오."),
        messages: [onlyInforms, noRemedy, noPurpose, settled],
        examples: AlertSituationExamples.information)

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        guard !node.buttons.isEmpty else { return observations.nothingToCheck() }
        switch dismissal(of: node, in: context) {
        case .not: return observations.pass()
        case .unknown(let button): return observations.open(node.missingEffects(of: [button]))
        case .only: break
        }
        switch node.modal.purpose {
        case .unknown: observations.open(node.modal.id, "purpose")
        case .value(.information), .value(.success), .value(.promotion):
            observations.fail(Self.onlyInforms) {
                $0.field = ["controls"]
                $0.evidence = node.evidenceForJudgement
            }
        case .value(.problem): lookAtRemedy(of: node, in: context, &observations)
        case .value(.destructiveConfirm), .value(.purchaseConfirm), .value(.permission), .value(.input):
            observations.pass()
        case .nothing:
            observations.review(Self.noPurpose, settledBy: Self.settled) { $0.evidence = node.evidenceForJudgement }
        }
    }

    /// Whether closing the alert is all that people can do.
    private enum Dismissal {
        case only, not
        case unknown(Control)
    }

    private func dismissal(of node: ModalNode, in context: Context) -> Dismissal {
        guard let button = node.buttons.first, node.buttons.count == 1 else { return .not }
        switch context.consequence(of: button, on: node) {
        case .something: return .not
        case .cancels, .nothing: return .only
        case .unknown: return context.isDismissing(button) ? .only : .unknown(button)
        }
    }

    private func lookAtRemedy(of node: ModalNode, in context: Context, _ observations: inout Observations) {
        let texts = context.alertTexts(of: node)
        for language in context.languages {
            let known = texts.texts(in: language)
            let missing = texts.missing(in: language)
            var observation = Observation(.pass)
            if !known.contains(where: { $0.text.namesRemedy }) {
                if missing.isEmpty {
                    observation = Observation(.review, Message(Self.noRemedy))
                    observation.settledBy = Message(Self.settled)
                    observation.evidence = node.evidenceForJudgement
                } else {
                    observation = Observation(.open)
                    observation.missing = missing
                }
            }
            observation.language = language
            observations.add(observation)
        }
    }
}

extension AnalysedText {
    /// Whether the text tells people what to do.
    fileprivate var namesRemedy: Bool {
        if SituationLexicons.remedy.firstRange(in: self) != nil { return true }
        // “Charge the headphones to at least 30%.” “Sorry about that.” asks for nothing.
        return language == "en"
            && sentences.contains { sentence in
                sentence.kind == .imperative && sentence.words.count > 2
                    && !["sorry", "thanks", "thank", "apologies"].contains(words[sentence.words.lowerBound].folded)
            }
    }
}

extension Context {
    /// Whether a button promises nothing but to close the alert, by the words on it in every language.
    func isDismissing(_ button: Control) -> Bool {
        let titles = titles(of: button)
        return !titles.isEmpty
            && titles.allSatisfy { title in
                ButtonLexicons.dismissing.contains(title.title, in: title.language)
                    || ButtonLexicons.dismissing.contains(title.title, in: "en")
            }
    }
}
