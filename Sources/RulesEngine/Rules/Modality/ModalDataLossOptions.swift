internal import FlowDocument
internal import JSON
internal import TextLayout

/// What asks before work is lost says what is at stake and offers ways to go on.
struct ModalDataLossOptions: ModalRule {
    /// One choice is none.
    static let least = Threshold(
        "modal-data-loss-options", "choices", 2,
        LocalText(
            en: "How many of save, discard and go on must be offered.", ja: "保存、破棄、続行のうち、用意すべき選択肢の数。",
            ko: "저장, 폐기, 계속 가운데 있어야 하는 선택지의 수."))

    static let noText = MessageTemplate(
        "no-text", en: "It asks without a word of what would be lost.", ja: "何が失われるのかを示す文がありません。",
        ko: "무엇이 사라지는지 알려 주는 문구가 없습니다.")
    static let emptyText = MessageTemplate(
        "empty-text", en: "“{text}” does not say what would be lost.", ja: "「{text}」では、何が失われるのかがわかりません。",
        ko: "“{text}” 문구로는 무엇이 사라지는지 알 수 없습니다.")
    static let unclearText = MessageTemplate(
        "unclear-text", en: "“{text}” may not say what would be lost.", ja: "「{text}」では、何が失われるのかが伝わらない可能性があります。",
        ko: "“{text}” 문구로는 무엇이 사라지는지 전해지지 않을 수 있습니다.")
    static let buttonTells = MessageTemplate(
        "button-tells", en: "There is no text; only “{title}” says what would be lost.",
        ja: "文がなく、何が失われるのかは「{title}」からしかわかりません。",
        ko: "문구가 없어 무엇이 사라지는지는 “{title}” 버튼으로만 알 수 있습니다.")
    static let textSettled = MessageTemplate(
        "text-tells", en: "Decide whether people learn from it what they would lose.",
        ja: "何を失うのかが伝わるかどうかを判断してください。", ko: "무엇을 잃게 되는지 알 수 있는지 판단하십시오.")
    static let fewChoices = MessageTemplate(
        "few-choices", en: "It offers {count} of the three ways on: save, discard, go back to the task.",
        ja: "保存、破棄、作業に戻るという三つの選択肢のうち、{count}つしかありません。",
        ko: "저장, 폐기, 작업으로 돌아가기 가운데 {count}개만 있습니다.")
    static let alert = MessageTemplate(
        "alert", en: "It asks in an alert; people expect an action sheet here.",
        ja: "アラートで確認していますが、ここではアクションシートが期待されます。",
        ko: "알림으로 확인하고 있지만 여기에서는 동작 시트를 기대합니다.")

    static let metadata = RuleMetadata(
        id: "modal-data-loss-options", editions: .since2020s, kind: .heuristic, severity: .warning,
        guidelines: ["modality-2020s-data-loss", "sheets-2025-dismissal"],
        scope: .modals([.actionSheet, .alert]), thresholds: [least],
        summary: LocalText(
            en: "What asks before work is lost says what is at stake and offers at least two ways on.",
            ja: "内容が失われる前の確認では、何が失われるのかを示し、二つ以上の選択肢を用意します。",
            ko: "내용이 사라지기 전의 확인에서는 무엇이 사라지는지 알리고 둘 이상의 선택지를 제공합니다."),
        why: LocalText(
            en: """
                Who is stopped in the middle needs to know what it is about, and must find the answer that \
                they meant among the buttons.
                """,
            ja: "途中で止められた人には、何についての確認なのか、そして自分の望む答えがボタンの中にあることが必要です。",
            ko: "도중에 멈춘 사람은 무엇을 묻는지 알아야 하고, 원하는 답을 버튼에서 찾을 수 있어야 합니다."),
        remedy: LocalText(
            en: "Offer to save, to discard and to go on in an action sheet, and name what would be lost.",
            ja: "アクションシートで保存、破棄、続行を選べるようにし、何が失われるのかを示します。",
            ko: "동작 시트에서 저장, 폐기, 계속을 고를 수 있게 하고 무엇이 사라지는지 알립니다."),
        messages: [
            noText, emptyText, unclearText, buttonTells, textSettled, fewChoices, alert, ExitFixes.addCancel,
        ],
        examples: ModalDataLossOptionsExamples.all)

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard let confirmation = context.confirmations[node.modal.id] else { return observations.nothingToCheck() }
        guard confirmation.isCertain else {
            let doubts = confirmation.doubts.sorted()
            return doubts.isEmpty ? observations.nothingToCheck() : observations.open(doubts)
        }
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        let choices = ConfirmationChoices(node, context)
        lookAtText(of: node, choices, in: context, &observations)
        lookAtChoices(of: node, choices, in: context, &observations)
        if node.kind == .alert {
            observations.fail(Self.alert) {
                $0.facet = "style"
                $0.field = ["style"]
                $0.severity = .advice
            }
        }
        if observations.all.isEmpty { observations.pass() }
    }

    private func lookAtText(
        of node: ModalNode, _ choices: ConfirmationChoices, in context: Context, _ observations: inout Observations
    ) {
        if choices.offered.contains(.save) { return }
        for language in context.languages {
            func rest(_ observation: inout Observation) {
                observation.facet = "text"
                observation.field = [node.modal.title.value == nil ? "message" : "title"]
                observation.language = language
                observation.confidence = 0.8
            }
            let stated = [("title", node.modal.title), ("message", node.modal.message)].map { field, text in
                (field, context.texts(text).first { $0.language == language }?.text ?? .unknown)
            }
            let texts = stated.compactMap(\.1.value)
            if texts.contains(where: { DismissalLexicons.speaksOfLoss($0, in: language) }) { continue }
            if choices.mayOffer(.save) || stated.contains(where: { !$0.1.isKnown }) {
                var observation = Observation(.open)
                rest(&observation)
                let silent = stated.filter { !$0.1.isKnown }.map { MissingFact(Reference(node.modal.id), $0.0) }
                observation.missing = silent.isEmpty ? choices.missing : silent
                observations.add(observation)
            } else if let text = texts.first {
                let says = texts.allSatisfy { DismissalLexicons.isEmptyQuestion($0, in: language) }
                if says {
                    observations.fail(Self.emptyText, ["text": text], rest)
                } else {
                    observations.review(Self.unclearText, ["text": text], settledBy: Self.textSettled, rest)
                }
            } else if let title = choices.titleOfLoss(in: language) {
                observations.review(Self.buttonTells, ["title": title], settledBy: Self.textSettled, rest)
            } else {
                observations.fail(Self.noText, [:], rest)
            }
        }
    }

    private func lookAtChoices(
        of node: ModalNode, _ choices: ConfirmationChoices, in context: Context, _ observations: inout Observations
    ) {
        let least = context.limit(Self.least)
        if Double(choices.offered.count) >= least { return }
        let most = min(3, choices.offered.count + choices.unclear.count)
        guard Double(most) < least else {
            var observation = Observation(.open)
            observation.facet = "choices"
            observation.field = ["controls"]
            observation.missing = choices.missing
            return observations.add(observation)
        }
        observations.fail(Self.fewChoices, ["count": String(choices.offered.count)]) {
            $0.facet = "choices"
            $0.field = ["controls"]
            $0.evidence = [JSON.Member("choices", .array(choices.offered.map(\.rawValue).sorted().map(JSON.string)))]
            $0.confidence = 0.9
            // A Cancel at the end of an action sheet is where it belongs; in an alert its place depends on the rest.
            guard node.kind == .actionSheet, !choices.offered.contains(.keep), choices.offered.count == 1,
                choices.unclear.isEmpty
            else { return }
            $0.fix = context.fixAdding(
                ExitFixes.addCancel, to: node, id: "cancel", ButtonLexicons.cancel, role: .cancel, nil,
                exit: ["effect": "none"])
        }
    }
}

/// What the buttons of a question offer.
struct ConfirmationChoices {
    /// A way on.
    enum Choice: String {
        case save, discard, keep
    }

    /// What is offered for certain.
    private(set) var offered: Set<Choice> = []
    /// The buttons of which nobody said what they do.
    private(set) var unclear: [Control] = []
    private let node: ModalNode
    private let context: Context

    init(_ node: ModalNode, _ context: Context) {
        self.node = node
        self.context = context
        for button in node.buttons {
            if let choice = Self.choice(of: button, context) {
                offered.insert(choice)
            } else if !(button.exit.value?.effect.isKnown ?? button.exit.isKnown) {
                unclear.append(button)
            }
        }
    }

    /// Whether some button may offer this.
    func mayOffer(_ choice: Choice) -> Bool { !unclear.isEmpty && !offered.contains(choice) }

    /// What would tell what the unclear buttons do.
    var missing: [MissingFact] {
        unclear.map { MissingFact(Reference(node.modal.id, child: $0.id), "exit.effect") }
    }

    /// A button's title that names what would be lost.
    func titleOfLoss(in language: String) -> String? {
        for button in node.buttons where Self.choice(of: button, context) == .discard {
            let title = context.titles(of: button).first { $0.language == language }?.title
            if let title, DismissalLexicons.namesLoss(title, in: language) { return title }
        }
        return nil
    }

    private static func choice(of button: Control, _ context: Context) -> Choice? {
        switch button.exit.value?.effect.value {
        case .save, .commit: return .save
        case .discard, .destroy: return .discard
        case Effect.none?: return .keep
        case nil: break
        }
        switch button.role.value {
        case .cancel: return .keep
        case .destructive: return .discard
        case .done, .close, .default, nil: break
        }
        for (language, title) in context.titles(of: button) {
            switch DismissalLexicons.word(of: title, in: language) {
            case .save: return .save
            case .discard: return .discard
            case .keep, .cancel: return .keep
            case .done, .close, .act, nil: continue
            }
        }
        return nil
    }
}
