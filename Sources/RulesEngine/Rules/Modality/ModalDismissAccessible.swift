internal import FlowDocument
internal import JSON
internal import TextLayout

/// Who cannot swipe can leave a modal by a button that has a name.
struct ModalDismissAccessible: ModalRule {
    static let swipeOnly = MessageTemplate(
        "swipe-only", en: "It can be swiped away, and no button leaves it for those who cannot swipe.",
        ja: "スワイプで閉じられますが、スワイプできない人のための閉じるボタンがありません。",
        ko: "쓸어내려 닫을 수 있지만 그렇게 할 수 없는 사람을 위한 나가는 버튼이 없습니다.")
    static let unnamed = MessageTemplate(
        "unnamed", en: "“{title}” leaves it and has neither a text nor a name for VoiceOver.",
        ja: "「{title}」で閉じられますが、文字もVoiceOver用の名前もありません。",
        ko: "“{title}” 버튼으로 나갈 수 있지만 텍스트도 VoiceOver용 이름도 없습니다.")
    static let unnamedIn = MessageTemplate(
        "unnamed-in", en: "“{title}” leaves it and has neither a text nor a name for VoiceOver in {language}.",
        ja: "「{title}」で閉じられますが、言語{language}では文字もVoiceOver用の名前もありません。",
        ko: "“{title}” 버튼으로 나갈 수 있지만 {language} 언어에서는 텍스트도 VoiceOver용 이름도 없습니다.")
    static let addName = MessageTemplate(
        "add-name", en: "Name it “{label}” for VoiceOver.", ja: "VoiceOver用の名前を「{label}」にします。",
        ko: "VoiceOver용 이름을 다음으로 정합니다: “{label}”.")

    static let metadata = RuleMetadata(
        id: "modal-dismiss-accessible", editions: .since2020s, severity: .error,
        guidelines: ["modality-2020s-dismiss-button"], scope: .modals(ModalKind.taskViews),
        mutedBy: ["modal-dismiss-button"],
        summary: LocalText(
            en: "A modal can be left by a button that assistive technology can name.",
            ja: "モーダルは、支援技術が名前を読み上げられるボタンで閉じられます。",
            ko: "모달은 보조 기술이 이름을 읽을 수 있는 버튼으로 나갈 수 있습니다."),
        why: LocalText(
            en: "A cross without a name is read out as “button”. Who does not see it or cannot swipe has no way out.",
            ja: "名前のない×印は「ボタン」としか読み上げられません。見えない人やスワイプできない人には出口がないことになります。",
            ko: "이름 없는 X 표시는 “버튼”이라고만 읽힙니다. 보이지 않거나 쓸어내릴 수 없는 사람에게는 나갈 길이 없습니다."),
        remedy: LocalText(
            en: """
                Add a button that leaves, and give one that shows only a symbol an accessibility label in \
                every language.
                """,
            ja: "閉じるボタンを追加し、記号だけのボタンにはすべての言語でアクセシビリティラベルを付けます。",
            ko: "나가는 버튼을 추가하고, 기호만 있는 버튼에는 모든 언어로 손쉬운 사용 레이블을 붙입니다."),
        messages: [swipeOnly, unnamed, unnamedIn, addName],
        examples: [
            .modal(
                .pass, "A cross with a name in three languages", languages: ["en", "ja", "ko"],
                sheet(#""accessibilityLabel": {"en": "Close", "ja": "閉じる", "ko": "닫기"}, "symbol": "xmark""#)),
            .modal(.pass, "A text", sheet(#""title": "Done""#)),
            .modal(
                .pass, "An unnamed cross that does not leave",
                #"""
                "style": "pageSheet", "content": null, "gesture": null, "controls": [
                    {"id": "x", "kind": "button", "symbol": "xmark", "exit": null, "accessibilityLabel": null},
                    {"id": "done", "kind": "button", "title": "Done", "exit": {"effect": "none"}}]
                """#),
            .modal(.fail, "A cross without a name", sheet(#""symbol": "xmark", "accessibilityLabel": null"#)),
            .modal(
                .fail, "A cross without a name in Japanese", languages: ["en", "ja"],
                sheet(#""symbol": "xmark", "accessibilityLabel": {"en": "Close", "ja": ""}"#)),
            .modal(
                .fail, "A Cancel drawn as a chevron", languages: ["ko"],
                sheet(#""symbol": "chevron.down", "title": null, "role": "cancel", "accessibilityLabel": """#)),
            .flow(
                .fail, "On a screen inside",
                #"""
                "screens": [{"id": "s", "controls": [{"id": "x", "kind": "button", "symbol": "xmark",
                    "accessibilityLabel": null, "exit": {"effect": "none"}}]}],
                "modals": [{"id": "m", "style": "fullScreen", "content": "s", "controls": []}]
                """#),
            .modal(
                .fail, "Swiping alone",
                #""style": "pageSheet", "content": null, "controls": [], "gesture": {"dismiss": true}"#),
            .modal(.open, "Nobody spoke of a name", sheet(#""symbol": "xmark""#)),
            .modal(.open, "Nobody said what is on it", sheet(#""role": "close""#)),
            .modal(
                .open, "Nobody gave the name in Korean", languages: ["en", "ko"],
                sheet(#""symbol": "xmark", "accessibilityLabel": "Close""#)),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        if node.modal.system.isTrue { return observations.nothingToCheck() }
        let ways = context.waysOut(of: node)
        let buttons = ways.controls.filter(\.isButton)
        for way in buttons { look(at: way, in: context, &observations) }
        guard buttons.isEmpty else {
            if observations.all.isEmpty { observations.pass() }
            return
        }
        if ways.isTooLarge { return observations.tooLarge() }
        let missing = ways.missing.filter(\.isAboutControls)
        switch node.modal.gesture.dismisses {
        case true?:
            guard missing.isEmpty else { return observations.open(missing) }
            observations.fail(Self.swipeOnly) { $0.field = ["gesture", "dismiss"] }
        case nil where ModalKind.sheetViews.contains(node.kind ?? .other):
            observations.open(missing + [MissingFact(Reference(node.modal.id), "gesture.dismiss")])
        case nil, false?:
            if missing.isEmpty { observations.nothingToCheck() } else { observations.open(missing) }
        }
    }

    private func look(at way: WayOut, in context: Context, _ observations: inout Observations) {
        guard let control = way.control else { return }
        let titles = context.texts(control.title)
        let names = context.texts(control.accessibilityLabel)
        for (title, name) in zip(titles, names) where title.text.value == nil && name.text.value == nil {
            func rest(_ observation: inout Observation) {
                observation.rest(on: way)
                observation.language = title.language
                observation.field = ["accessibilityLabel"]
                if case .tagged = control.accessibilityLabel.value { observation.field.append(title.language) }
            }
            // A symbol is what is on the button; without one somebody must say whether there is a text.
            let isTextless = title.text.isKnown || control.symbol.value != nil
            if name.text.isKnown, isTextless {
                let template = context.languages.count > 1 ? Self.unnamedIn : Self.unnamed
                let names = ["title": control.symbol.value ?? control.id, "language": title.language]
                observations.fail(template, names) {
                    rest(&$0)
                    $0.fix = fix(way, control, in: context)
                }
            } else {
                var observation = Observation(.open)
                rest(&observation)
                let field = isTextless ? "accessibilityLabel" : "title"
                observation.missing = [MissingFact(Reference(way.owner, child: control.id), field)]
                observations.add(observation)
            }
        }
    }

    /// The name of a symbol that says the same everywhere, in every language that has none yet.
    private func fix(_ way: WayOut, _ control: Control, in context: Context) -> Fix? {
        guard let symbol = control.symbol.value, ExitSymbol(symbol) == .dismiss else { return nil }
        let label =
            switch control.role.value {
            case .cancel: ButtonLexicons.cancel
            case .close, .default, nil: DismissalLexicons.close
            case .done, .destructive: Lexicon?.none
            }
        guard let label, let word = context.languages.first.flatMap({ label.words(in: $0).first }) else { return nil }
        let path = way.path + ["accessibilityLabel"]
        guard case .tagged(let known) = control.accessibilityLabel.value else {
            return context.text(label).map {
                Fix(
                    .safe, Message(Self.addName, ["label": word]),
                    [Fix.Operation("add", JSONPointer(path), $0)])
            }
        }
        var patch: [Fix.Operation] = []
        for language in context.languages
        where known.first(where: { $0.language == language })?.text.trimmed.isEmpty ?? true {
            guard let word = label.words(in: language).first else { return nil }
            patch.append(Fix.Operation("add", JSONPointer(path + [language]), .string(word)))
        }
        return Fix(.safe, Message(Self.addName, ["label": word]), patch)
    }

    private static func sheet(_ look: String) -> String {
        """
        "style": "pageSheet", "content": null, "gesture": {"dismiss": true}, "controls": [\
        {"id": "exit", "kind": "button", \(look), "exit": {"effect": "none"}}]
        """
    }
}
