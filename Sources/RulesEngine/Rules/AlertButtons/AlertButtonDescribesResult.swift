internal import FlowDocument
internal import JSON
internal import TextLayout

/// A button's title tells what choosing it does.
struct AlertButtonDescribesResult: ModalRule {
    static let vague = MessageTemplate(
        "vague", en: "“{title}” says that something goes on, but not what.",
        ja: "「{title}」では、何かが進むことはわかっても、何が起きるのかはわかりません。",
        ko: "“{title}” 문구로는 무언가 진행된다는 것만 알 수 있고 무슨 일이 일어나는지는 알 수 없습니다.")
    static let acceptance = MessageTemplate(
        "acceptance", en: "“{title}” says that people agree, but not to what, and something is destroyed.",
        ja: "「{title}」では同意したことしかわかりませんが、押すと何かが失われます。",
        ko: "“{title}” 문구로는 동의한다는 것만 알 수 있는데, 누르면 무언가가 사라집니다.")
    static let settled = MessageTemplate(
        "better-verb", en: "Decide whether a verb would tell better what “{title}” does here.",
        ja: "ここでの「{title}」の動作を、別の動詞で表したほうがよいかどうかを判断してください。",
        ko: "여기서 “{title}” 버튼이 하는 일을 다른 동사로 나타내는 편이 나은지 판단하십시오.")
    static let question = MessageTemplate(
        "question", en: "Does each title tell what choosing the button does?",
        ja: "それぞれのラベルから、選ぶと何が起きるのかがわかりますか。",
        ko: "버튼 이름마다 선택하면 무슨 일이 일어나는지 알 수 있습니까?")

    static let metadata = RuleMetadata(
        id: "alert-button-describes-result", editions: .all, kind: .judgement, severity: .advice,
        guidelines: ["alerts-button-titles", "alerts-2025-button-titles"], scope: .modals([.alert]),
        summary: LocalText(
            en: "A button’s title tells what choosing it does.", ja: "ボタンのラベルは、選ぶと何が起きるのかを表します。",
            ko: "버튼 이름은 선택하면 무슨 일이 일어나는지 나타냅니다."),
        why: LocalText(
            en: "People decide by the buttons. A title that fits any question leaves them guessing what they agree to.",
            ja: "多くの人はボタンを見て決めます。どんな質問にも当てはまるラベルでは、何に同意するのかがわかりません。",
            ko: "사람들은 버튼을 보고 결정합니다. 어떤 질문에나 들어맞는 이름이면 무엇에 동의하는지 알 수 없습니다."),
        remedy: LocalText(
            en: "Name the result: Erase rather than Proceed, Send Report rather than Confirm.",
            ja: "「続ける」ではなく「消去」、「実行」ではなく「レポートを送信」のように、結果を書きます。",
            ko: "‘계속’ 대신 ‘지우기’, ‘실행’ 대신 ‘보고서 보내기’처럼 결과를 적습니다."),
        messages: [vague, acceptance, settled, question],
        examples: [
            .modal(.pass, "Erase erases", button("Erase", #""destroy""#)),
            .modal(.pass, "Japanese", languages: ["ja"], button("保存", #""save""#)),
            .modal(.pass, "Don’t Save discards", button("Don’t Save", #""discard""#)),
            .modal(.review, "Proceed erases", button("Proceed", #""destroy""#)),
            .modal(.review, "Japanese", languages: ["ja"], button("続ける", #""destroy""#)),
            .modal(.review, "확인 deletes", in: .hig2018, languages: ["ko"], button("확인", #""destroy""#)),
            .flow(.open, "Continue leads on", continuing),
            .modal(.open, "A title that a person must weigh", ButtonExamples.alert([("Archive", "default")])),
            .modal(.notApplicable, "Cancel and OK", ButtonExamples.alert([("Cancel", "cancel"), ("OK", "default")])),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        var weighed: [Control] = []
        var isSettled = false
        for button in context.reading(of: node).buttons where !button.isCancel {
            let titles = button.titles
            let vague = titles.filter { isVague($0, of: node, in: context) }
            for title in vague { review(title, &observations) }
            guard vague.isEmpty, titles.contains(where: { !$0.isAcceptance }) else { continue }
            if titles.allSatisfy(\.namesEffect) { isSettled = true } else { weighed.append(button.control) }
        }
        guard observations.all.isEmpty else { return }
        if weighed.isEmpty { return isSettled ? observations.pass() : observations.nothingToCheck() }
        let rows = weighed.map { control -> JSON in
            ["title": .string(control.shownTitle), "effect": control.effect.map { .string($0.rawValue) } ?? .null]
        }
        observations.judge(Self.question, evidence: [JSON.Member("buttons", .array(rows))]) { $0.field = ["controls"] }
    }

    private func review(_ title: ButtonTitle, _ observations: inout Observations) {
        let template = title.isAcceptance ? Self.acceptance : Self.vague
        observations.review(template, ["title": title.shown], settledBy: Self.settled) {
            $0.rest(on: title.control, in: title.language)
            $0.range = title.range
            $0.evidence = [JSON.Member("effect", title.control.effect.map { .string($0.rawValue) } ?? .null)]
        }
    }

    /// Whether a title fits any question. Where more of the flow follows, going on is what the button does; and OK is
    /// vague only where it destroys something.
    private func isVague(_ title: ButtonTitle, of node: ModalNode, in context: Context) -> Bool {
        if title.isAcceptance { return title.control.isDestructive && context.edition != .hig2025 }
        return title.reading.isVague && (title.control.isDestructive || !context.leadsOn(title.control, of: node))
    }

    private static func button(_ title: String, _ effect: String) -> String {
        #"""
        "style": "alert", "controls": [\#
        {"id": "b", "kind": "button", "title": "\#(title)", "role": "default", "exit": {"effect": \#(effect)}}]
        """#
    }

    private static let continuing = #"""
        "modals": [{"id": "one", "style": "alert", "controls": [
            {"id": "go", "kind": "button", "title": "Continue", "role": "default"}]},
            {"id": "two", "style": "alert", "controls": [{"id": "b", "kind": "button", "title": "Send"}]}],
        "transitions": [{"id": "t", "from": "one/go", "to": "two", "kind": "present", "closes": ["one"]}]
        """#
}

extension ButtonTitle {
    /// Whether the title is OK, or what people write instead.
    fileprivate var isAcceptance: Bool { reading.isOK || reading.isNearOK }

    /// Whether the title speaks of what the button is known to do.
    fileprivate var namesEffect: Bool {
        switch control.effect {
        case .destroy: reading.verbs.destroys
        case .save: reading.verbs.contains(.save)
        case .discard: reading.verbs.contains(.discard)
        case .some(.none), .commit, nil: false
        }
    }
}
