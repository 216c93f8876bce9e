internal import FlowDocument
internal import JSON
internal import TextLayout

/// The button that leaves a modal has a label that people know.
struct ModalDismissLabel: ModalRule {
    static let unfamiliar = MessageTemplate(
        "unfamiliar", en: "“{title}” leaves the modal and is no label that people know for it.",
        ja: "「{title}」で閉じますが、閉じる操作としてなじみのあるラベルではありません。",
        ko: "“{title}” 버튼으로 나가지만 나가는 레이블로 익숙한 말이 아닙니다.")
    static let unfamiliarSymbol = MessageTemplate(
        "unfamiliar-symbol", en: "“{title}” leaves the modal and shows the symbol “{symbol}” alone.",
        ja: "「{title}」で閉じますが、記号「{symbol}」だけが表示されています。",
        ko: "“{title}” 버튼으로 나가지만 “{symbol}” 기호만 표시됩니다.")
    static let settled = MessageTemplate(
        "understood",
        en: "Decide whether “{title}” says that the modal closes; if it finishes the task, state the role done.",
        ja: "「{title}」でモーダルが閉じることが伝わるかどうかを判断してください。作業を完了するボタンなら、roleをdoneとします。",
        ko: "“{title}” 버튼으로 모달이 닫힘을 알 수 있는지 판단하십시오. 작업을 마치는 버튼이면 role을 done으로 적으십시오.")

    static let metadata = RuleMetadata(
        id: "modal-dismiss-label", editions: .since2020s, kind: .heuristic, severity: .advice,
        guidelines: ["modality-2020s-dismiss-button"], scope: .modals(ModalKind.taskViews),
        mutedBy: ["modal-dismiss-button"],
        summary: LocalText(
            en: "A button that leaves a modal is labelled as people know it, such as Done or Cancel.",
            ja: "モーダルを閉じるボタンには、「完了」や「キャンセル」など、なじみのあるラベルを使います。",
            ko: "모달에서 나가는 버튼에는 완료나 취소처럼 익숙한 레이블을 씁니다."),
        why: LocalText(
            en: """
                A familiar word is recognised without reading. One of its own makes people stop and think \
                whether it is the way out.
                """,
            ja: "なじみのある語は、読まなくても見分けられます。独自の語では、出口かどうかを考えなければなりません。",
            ko: "익숙한 말은 읽지 않아도 알아봅니다. 낯선 말이면 나가는 길인지 생각해야 합니다."),
        remedy: LocalText(
            en: "Use Done, Cancel, Close or the verb that the button carries out, such as Save or Send.",
            ja: "「完了」「キャンセル」「閉じる」、または「保存」「送信」のようにボタンが行う動作の語を使います。",
            ko: "완료, 취소, 닫기 또는 저장, 보내기처럼 버튼이 하는 일을 나타내는 말을 씁니다."),
        messages: [unfamiliar, unfamiliarSymbol, settled, ExitFixes.relabel],
        examples: [
            .modal(.pass, "Done", sheet(#""title": "Done""#)),
            .modal(.pass, "완료", languages: ["ko"], sheet(#""title": "완료""#)),
            .modal(.pass, "連絡先を追加", languages: ["ja"], sheet(#""title": "連絡先を追加""#)),
            .modal(.pass, "A verb with its object", sheet(#""title": "Add Contact""#)),
            .modal(.pass, "A cross", sheet(#""symbol": "xmark.circle.fill""#)),
            .modal(.pass, "A product's own verb that finishes the task", sheet(#""title": "Publish", "role": "done""#)),
            .modal(.review, "Bye", sheet(#""title": "Bye", "exit": {"effect": "none"}"#)),
            .modal(
                .review, "Only the Japanese label is of its own", languages: ["en", "ja"],
                sheet(#""title": {"en": "Cancel", "ja": "さようなら"}"#)),
            .modal(.review, "A verb without the role", sheet(#""title": "Publish""#)),
            .modal(.review, "Another symbol", sheet(#""symbol": "star""#)),
            .modal(.open, "Nobody said what is on it", sheet(#""role": "close""#)),
            .modal(
                .notApplicable, "No button leaves it",
                #""style": "pageSheet", "content": null, "controls": [], "gesture": {"dismiss": true}"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        if node.modal.system.isTrue { return observations.nothingToCheck() }
        let ways = context.waysOut(of: node)
        let buttons = ways.controls.filter(\.isButton)
        guard !buttons.isEmpty else {
            let missing = ways.missing.filter(\.isAboutControls)
            return missing.isEmpty ? observations.nothingToCheck() : observations.open(missing)
        }
        for way in buttons {
            guard let control = way.control else { continue }
            for (language, title) in context.texts(control.title) {
                look(at: way, control, title, in: language, of: node, context, &observations)
            }
        }
        if observations.all.isEmpty { observations.pass() }
    }

    private func look(
        at way: WayOut, _ control: Control, _ title: Stated<String>, in language: String, of node: ModalNode,
        _ context: Context, _ observations: inout Observations
    ) {
        func rest(_ observation: inout Observation) {
            observation.rest(on: way)
            observation.language = language
            observation.field = ["title"]
        }
        switch title {
        case .value(let text):
            guard control.role.value != .done, !DismissalLexicons.isFamiliar(text, in: language) else { return }
            observations.review(Self.unfamiliar, ["title": text], settledBy: Self.settled) {
                rest(&$0)
                if case .tagged = control.title.value { $0.field.append(language) }
                $0.range = 0..<text.utf16.count
                $0.confidence = 0.6
                $0.fix = fix(way, control, node, context)
            }
        case .unknown where control.symbol.value == nil, .nothing where !control.symbol.isKnown:
            var observation = Observation(.open)
            rest(&observation)
            observation.missing = [
                MissingFact(
                    Reference(way.owner, child: control.id), title.isKnown ? "symbol" : "title")
            ]
            observations.add(observation)
        case .unknown, .nothing:
            let symbol = control.symbol.value ?? ""
            guard ![.dismiss, .done].contains(ExitSymbol(symbol)) else { return }
            observations.review(
                Self.unfamiliarSymbol, ["title": control.label, "symbol": symbol], settledBy: Self.settled
            ) {
                rest(&$0)
                $0.field = ["symbol"]
                $0.confidence = 0.5
            }
        }
    }

    /// The label that tells what is stated of the exit.
    private func fix(_ way: WayOut, _ control: Control, _ node: ModalNode, _ context: Context) -> Fix? {
        let label: Lexicon? =
            switch (control.role.value, way.effect.value) {
            case (.cancel, .discard), (.cancel, Effect.none?): ButtonLexicons.cancel
            case (.close, Effect.none?): DismissalLexicons.close
            case (.default, .save), (nil, .save): DismissalLexicons.save
            case (.default, .commit), (nil, .commit): DismissalLexicons.done
            case (.default, .discard), (nil, .discard): ButtonLexicons.cancel
            case (.default, Effect.none?), (nil, Effect.none?): DismissalLexicons.close
            default: nil
            }
        return label.flatMap { context.fixRelabelling(way, $0) }
    }

    private static func sheet(_ look: String) -> String {
        let exit = look.contains("exit") ? "" : #", "exit": {"effect": "commit"}"#
        return #""style": "pageSheet", "content": null, "controls": [{"id": "x", "kind": "button", \#(look)\#(exit)}]"#
    }
}
