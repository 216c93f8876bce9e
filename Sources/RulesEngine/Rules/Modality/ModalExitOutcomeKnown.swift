internal import FlowDocument
internal import JSON
internal import TextLayout

/// The label of what leaves a modal tells what leaving does.
struct ModalExitOutcomeKnown: ModalRule {
    static let cancelKeeps = MessageTemplate(
        "cancel-keeps", en: "“{title}” promises to leave everything as it was, but it saves or carries out something.",
        ja: "「{title}」は何も変えずに閉じることを示しますが、実際には保存または実行されます。",
        ko: "“{title}” 레이블은 아무것도 바꾸지 않는다는 뜻이지만 실제로는 저장하거나 실행합니다.")
    static let doneDiscards = MessageTemplate(
        "done-discards", en: "“{title}” promises to keep what was entered, but it discards it.",
        ja: "「{title}」は入力内容が残ることを示しますが、実際には破棄されます。",
        ko: "“{title}” 레이블은 입력한 내용을 남긴다는 뜻이지만 실제로는 버립니다.")
    static let neutral = MessageTemplate(
        "neutral", en: "“{title}” does not tell what becomes of what was entered; it is {effect}.",
        ja: "「{title}」からは、入力内容がどうなるかがわかりません（effect: {effect}）。",
        ko: "“{title}” 레이블로는 입력한 내용이 어떻게 되는지 알 수 없습니다(effect: {effect}).")
    static let neutralSettled = MessageTemplate(
        "context-tells", en: "Look whether the rest of the view tells what “{title}” does with unsaved input.",
        ja: "未保存の入力がどうなるかが、「{title}」以外の表示から伝わるかどうかを確認してください。",
        ko: "저장하지 않은 입력이 “{title}” 버튼으로 어떻게 되는지 화면의 다른 부분에서 알 수 있는지 살펴보십시오.")
    static let operation = MessageTemplate(
        "operation", en: "“{title}” carries out something, and the text speaks of calling something off.",
        ja: "「{title}」は何かを実行し、文面でも中止や取り消しに触れています。",
        ko: "“{title}” 버튼은 무언가를 실행하며, 문구에서도 취소나 중단을 말합니다.")
    static let operationSettled = MessageTemplate(
        "which-cancel", en: "Decide whether people understand what “{title}” calls off.",
        ja: "「{title}」が何を取り消すのかが伝わるかどうかを判断してください。",
        ko: "“{title}” 버튼이 무엇을 취소하는지 알 수 있는지 판단하십시오.")

    static let metadata = RuleMetadata(
        id: "modal-exit-outcome-known", editions: .all, kind: .heuristic, severity: .warning,
        guidelines: ["modality-2018-safe-exit", "modality-2020s-dismiss-button"],
        scope: .modals(ModalKind.taskViews.union([.alert, .actionSheet])),
        summary: LocalText(
            en: "The label of a button that leaves tells what becomes of what was entered.",
            ja: "閉じるボタンのラベルから、入力内容がどうなるかがわかります。",
            ko: "나가는 버튼의 레이블로 입력한 내용이 어떻게 되는지 알 수 있습니다."),
        why: LocalText(
            en: """
                People press Cancel because nothing will happen and Save because nothing will be lost. If that \
                is not so, they stop trusting either.
                """,
            ja: "何も起こらないから「キャンセル」を、失われないから「保存」を押すのです。そうでなければ、どちらも信用されなくなります。",
            ko: "취소는 아무 일도 없기 때문에, 저장은 잃는 것이 없기 때문에 누릅니다. 그렇지 않으면 둘 다 믿지 못하게 됩니다."),
        remedy: LocalText(
            en: "Name the button by its result, or let it do what its label says.",
            ja: "結果を表すラベルにするか、ラベルのとおりに動作させます。",
            ko: "결과를 나타내는 레이블로 바꾸거나, 레이블대로 동작하게 합니다."),
        messages: [
            cancelKeeps, doneDiscards, neutral, neutralSettled, operation, operationSettled, ExitFixes.relabel,
        ],
        examples: ModalExitOutcomeKnownExamples.all)

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        if node.modal.system.isTrue { return observations.nothingToCheck() }
        let ways = context.waysOut(of: node)
        let controls = ways.controls
        guard !controls.isEmpty else {
            let missing = ways.missing.filter(\.isAboutControls)
            return missing.isEmpty ? observations.nothingToCheck() : observations.open(missing)
        }
        for way in controls {
            switch way.effect {
            case .unknown: observations.open(way, ["effect"])
            case .nothing: break
            case .value(let effect): look(at: way, effect, in: node, context, &observations)
            }
        }
        if observations.all.isEmpty { observations.pass() }
    }

    private func look(
        at way: WayOut, _ effect: Effect, in node: ModalNode, _ context: Context, _ observations: inout Observations
    ) {
        // What changes or destroys something under its own name is for other rules.
        guard effect == .save || effect == .commit || effect == .discard, let control = way.control else { return }
        for (language, title) in context.texts(control.title) {
            let word: DismissalWord?
            switch title {
            case .value(let text): word = DismissalLexicons.word(of: text, in: language)
            case .nothing: word = Self.closes(control) ? .close : nil
            case .unknown where Self.closes(control): word = .close
            case .unknown where control.symbol.value != nil: word = nil
            case .unknown:
                observations.open(way, context, ["title"], in: language)
                continue
            }
            judge(way, word, title.value ?? control.label, effect, in: language, node, context, &observations)
        }
    }

    private func judge(
        _ way: WayOut, _ word: DismissalWord?, _ title: String, _ effect: Effect, in language: String,
        _ node: ModalNode, _ context: Context, _ observations: inout Observations
    ) {
        func rest(_ observation: inout Observation) {
            observation.rest(on: way)
            observation.restOnTitle(of: way, in: language)
            observation.confidence = 0.9
        }
        switch (word, effect) {
        case (.cancel, .commit) where speaksOfCallingOff(node, in: language, context):
            observations.review(Self.operation, ["title": title], settledBy: Self.operationSettled, rest)
        case (.cancel, .save), (.cancel, .commit):
            observations.fail(Self.cancelKeeps, ["title": title]) {
                rest(&$0)
                $0.fix = fix(way, effect == .save ? DismissalLexicons.save : DismissalLexicons.done, node, context)
            }
        case (.done, .discard), (.save, .discard):
            observations.fail(Self.doneDiscards, ["title": title]) {
                rest(&$0)
                $0.fix = fix(way, DismissalLexicons.discard, node, context)
            }
        case (.close, .discard), (.close, .commit):
            judgeNeutral(way, title, effect, node, &observations, rest)
        default: break
        }
    }

    private func judgeNeutral(
        _ way: WayOut, _ title: String, _ effect: Effect, _ node: ModalNode, _ observations: inout Observations,
        _ rest: (inout Observation) -> Void
    ) {
        // Where something asks, people learn what will happen.
        guard way.confirm.value == nil, !node.modal.canHoldUnsavedInput.isFalse else { return }
        let holdsNothing = node.isAlertOrActionSheet && node.modal.textFields.elements.isEmpty
        guard node.modal.canHoldUnsavedInput.isKnown else {
            if !holdsNothing { observations.open(node.modal.id, "canHoldUnsavedInput") }
            return
        }
        observations.review(
            Self.neutral, ["title": title, "effect": effect.rawValue], settledBy: Self.neutralSettled, rest)
    }

    /// Another label, where it is only the label that people see; of an alert's Cancel other rules expect the word.
    private func fix(_ way: WayOut, _ label: Lexicon, _ node: ModalNode, _ context: Context) -> Fix? {
        guard !node.isAlertOrActionSheet, way.control?.role.value == nil || way.control?.role.value == .default,
            context.edition != .hig2018
        else { return nil }
        return context.fixRelabelling(way, label)
    }

    /// Whether an alert's text speaks of calling something off, so that Cancel may mean that.
    private func speaksOfCallingOff(_ node: ModalNode, in language: String, _ context: Context) -> Bool {
        guard node.isAlertOrActionSheet else { return false }
        return [node.modal.title, node.modal.message].contains { text in
            let text = context.texts(text).first { $0.language == language }?.text.value ?? ""
            let folded = text.lowercased()
            return ButtonLexicons.callingOff.wordsWithEnglish(in: language).contains { folded.contains($0) }
        }
    }

    private static func closes(_ control: Control) -> Bool {
        control.symbol.value.map { ExitSymbol($0) == .dismiss } ?? (control.role.value == .close)
    }
}

extension Observation {
    /// Rests the observation on the title of the control that leaves.
    mutating func restOnTitle(of way: WayOut, in language: String) {
        guard let title = way.control?.title else { return }
        self.language = language
        field = ["title"]
        if case .tagged = title.value { field.append(language) }
    }
}

extension Observations {
    /// Says that a control's own facts are missing in a language.
    fileprivate mutating func open(_ way: WayOut, _ context: Context, _ fields: [String], in language: String) {
        var observation = Observation(.open)
        observation.rest(on: way)
        observation.field = Array(fields.prefix(1))
        observation.language = language
        observation.missing = fields.map { MissingFact(Reference(way.owner, child: way.control?.id), $0) }
        add(observation)
    }
}
