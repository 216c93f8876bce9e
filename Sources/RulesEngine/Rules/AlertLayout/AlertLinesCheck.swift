internal import FlowDocument
internal import JSON
internal import TextLayout

/// How many lines the title or the message of an alert takes, in every language and in the text sizes of the cases.
///
/// In the sizes for people who see little no text keeps to a line or two, so lines are not counted there.
struct AlertLinesCheck {
    /// The text that is looked at.
    enum Part: String {
        case title, message
    }

    let part: Part
    /// The most lines that it should take.
    let limit: Int
    /// Says that it takes more: `{lines}`, `{limit}`.
    let over: MessageTemplate
    /// Says that it may take more: `{few}`, `{many}`, `{limit}`.
    let near: MessageTemplate

    static let look = MessageTemplate(
        "look-at-it",
        en: "Look at the alert on a device or in a simulator.",
        ja: "実機またはシミュレータでアラートを確かめてください。",
        ko: "기기나 시뮬레이터에서 알림을 확인하십시오.")
    static let open = MessageTemplate(
        "open-ended",
        en: "Nobody says how long {placeholder} can be, and the number of lines depends on it.",
        ja: "{placeholder}に入る文字の長さがわからないため、行数が決まりません。",
        ko: "{placeholder} 자리에 들어갈 글자의 길이를 알 수 없어 줄 수가 정해지지 않습니다.")
    static let give = MessageTemplate(
        "give-an-example",
        en: "Give an example or a greatest length for {placeholder} in “examples”.",
        ja: "「examples」に{placeholder}の例または最大の長さを書いてください。",
        ko: "“examples”에 {placeholder} 자리의 예시나 최대 길이를 적으십시오.")

    static let stretched = MessageTemplate(
        "at-its-longest",
        en: "With {placeholder} at its longest the text takes {lines} lines or more.",
        ja: "{placeholder}に最大の長さの文字が入ると、{lines}行以上になります。",
        ko: "{placeholder} 자리에 가장 긴 글이 들어가면 {lines}줄 이상이 됩니다.")

    /// What the check can say beside the templates that it is made with.
    static let messages = [stretched, look, open, give]

    /// What is seen in each language that has the text, and in each setting of the cases.
    func cells(_ node: ModalNode, in context: Context) -> [Observation] {
        context.texts(stated(node)).flatMap { language, text in
            switch text {
            case .nothing: return [Observation]()
            case .unknown: return [missing(node, language)]
            case .value(let text): return cells(node, text, language, in: context)
            }
        }
    }

    /// What is seen in one language, in each setting of the cases.
    func cells(_ node: ModalNode, _ text: String, _ language: String, in context: Context) -> [Observation] {
        context.layoutSettings.lines.map { setting in
            let body = context.alert(node, setting.metrics, language: language)
            let lines = part == .title ? body.title : body.message
            var cell: Observation
            switch lines.fits(limit) {
            case .yes: cell = Observation(.pass)
            case .no:
                cell = Observation(.fail, tooMany(lines, text, language, of: node, in: context))
                if setting.metrics.typeSize > .large { cell.severity = .advice }
            case .unsure: cell = unsure(node, text, lines, language, in: context)
            }
            cell.language = language
            cell.case = setting.device?.id
            guard cell.outcome != .pass else { return cell }
            rest(&cell, on: node, language)
            cell.evidence = evidence(node, lines, setting.metrics, language, in: context)
            return cell
        }
    }

    /// Nobody gave the text in a language.
    func missing(_ node: ModalNode, _ language: String) -> Observation {
        let field = stated(node).isKnown ? "\(part.rawValue).\(language)" : part.rawValue
        var cell = Observation(openOn: [MissingFact(Reference(node.modal.id), field)])
        cell.language = language
        return cell
    }

    /// Rests a cell on the text.
    func rest(_ cell: inout Observation, on node: ModalNode, _ language: String) {
        cell.rest(on: part.rawValue, stated(node), in: language)
    }

    private func stated(_ node: ModalNode) -> Stated<LocalizedText> {
        part == .title ? node.modal.title : node.modal.message
    }

    private func tooMany(
        _ lines: LineCount, _ text: String, _ language: String, of node: ModalNode, in context: Context
    ) -> Message {
        let lines = String(lines.few)
        let longest = context.filled(text, in: language, [node.modal.examples]).stretched
        guard let first = longest.first else { return Message(over, ["lines": lines, "limit": String(limit)]) }
        return Message(Self.stretched, ["lines": lines, "placeholder": first])
    }

    private func unsure(
        _ node: ModalNode, _ text: String, _ lines: LineCount, _ language: String, in context: Context
    ) -> Observation {
        guard let many = lines.many else {
            let unknown = context.filled(text, in: language, [node.modal.examples]).unknown.first ?? ""
            var cell = Observation(.review, Message(Self.open, ["placeholder": unknown]))
            cell.settledBy = Message(Self.give, ["placeholder": unknown])
            return cell
        }
        var cell = Observation(
            .review, Message(near, ["few": String(lines.few), "many": String(many), "limit": String(limit)]))
        cell.settledBy = Message(Self.look)
        return cell
    }

    private func evidence(
        _ node: ModalNode, _ lines: LineCount, _ key: AlertMetrics.Key, _ language: String, in context: Context
    ) -> [JSON.Member] {
        let metrics = context.layouts.metrics(key)
        let text = part == .title ? context.title(of: node, in: language) : context.message(of: node, in: language)
        let size = part == .title ? metrics.titleSize : metrics.messageSize
        return [
            JSON.Member("lines", LayoutEvidence.lines(lines)),
            JSON.Member("width", text.map { LayoutEvidence.points($0.measure.width(size)) } ?? .null),
            JSON.Member("line", LayoutEvidence.points(metrics.textWidth)),
        ] + LayoutEvidence.tables(key.system, key.typeSize)
    }
}

extension Observation {
    /// Whether it asks how long a placeholder can be.
    var asksForLength: Bool { outcome == .review && message?.template.id == AlertLinesCheck.open.id }
}

extension Context {
    /// A limit that counts something; beyond what can be counted it bounds nothing.
    func count(_ threshold: Threshold) -> Int {
        Int(max(0, min(limit(threshold), 1_000_000)))
    }
}
