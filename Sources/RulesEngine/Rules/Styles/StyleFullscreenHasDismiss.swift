internal import FlowDocument
internal import JSON
internal import TextLayout

/// Every step of a full-screen modal shows a button that closes the modal.
struct StyleFullscreenHasDismiss: ModalRule {
    static let none = MessageTemplate(
        "none", en: "No visible button closes it, and swiping does not count.",
        ja: "閉じるためのボタンが見当たりません。スワイプは代わりになりません。",
        ko: "닫는 버튼이 보이지 않습니다. 쓸어넘기기는 버튼을 대신하지 못합니다.")
    static let step = MessageTemplate(
        "step", en: "No visible button on “{screen}” closes it.", ja: "「{screen}」に、閉じるためのボタンが見当たりません。",
        ko: "“{screen}” 화면에 모달을 닫는 버튼이 보이지 않습니다.")
    static let add = MessageTemplate(
        "add", en: "Add a Close button to its bar", ja: "バーに「閉じる」ボタンを追加する", ko: "막대에 ‘닫기’ 버튼 추가하기")

    static let metadata = RuleMetadata(
        id: "style-fullscreen-has-dismiss", editions: .since2020s, severity: .error,
        guidelines: ["modality-2020s-full-screen", "modality-2020s-dismiss-button"], scope: .modals([.fullScreen]),
        mutedBy: ["modal-dismiss-button"],
        summary: LocalText(
            en: "Every step of a full-screen modal shows a button that closes it.",
            ja: "全画面のモーダルでは、どの手順にも閉じるためのボタンを表示します。",
            ko: "전체 화면 모달의 모든 단계에는 닫는 버튼이 보입니다."),
        why: LocalText(
            en: """
                Full screen leaves nothing to tap beside it and no edge to pull. Without a button in sight people do not \
                know how to get back, and assistive technology cannot.
                """,
            ja: """
                全画面では、外側をタップすることも端を引くこともできません。ボタンが見えなければ戻りかたがわからず、支援技術でも戻れ\
                ません。
                """,
            ko: """
                전체 화면에서는 바깥을 탭할 수도, 가장자리를 당길 수도 없습니다. 버튼이 보이지 않으면 돌아가는 방법을 알 수 없고, \
                보조 기술로도 돌아갈 수 없습니다.
                """),
        remedy: LocalText(
            en: """
                Put Close, Cancel or Done in the bar of every step. On film a button that appears at a tap will do.
                """,
            ja: "すべての手順のバーに「閉じる」「キャンセル」「完了」のいずれかを置きます。動画では、タップで現れるボタンでもかまいません。",
            ko: "모든 단계의 막대에 닫기, 취소, 완료 중 하나를 둡니다. 동영상에서는 탭하면 나타나는 버튼도 괜찮습니다."),
        messages: [none, step, add],
        examples: [
            .modal(.pass, "Close in the bar", modal(#"[\#(close("bar-trailing"))]"#)),
            .modal(
                .pass, "Controls that hide over film and come at a tap",
                #"""
                "style": "fullScreen", "content": null, "visibleOnTap": true, "controls": [
                    {"id": "close", "kind": "button", "visible": false, "exit": {"effect": "none"}}]
                """#),
            .modal(.pass, "Supplied by iOS", #""style": "fullScreen", "system": true"#),
            .flow(.pass, "A bar button serves every step", steps(own: close("bar-leading"), first: "", second: "")),
            .flow(.pass, "Every step its own", steps(own: "", first: close("bar-leading"), second: close("footer"))),
            .modal(.fail, "Swiping alone", modal(#"[], "gesture": {"dismiss": true}"#)),
            .modal(
                .fail, "A button that nobody sees",
                modal(#"[{"id": "close", "kind": "button", "visible": false, "exit": {"effect": "none"}}]"#)),
            .flow(.fail, "Back is not a way out", steps(own: "", first: close("bar-leading"), second: "")),
            .flow(.fail, "In the content of the first step", steps(own: close("content"), first: "", second: "")),
            .modal(
                .open, "A button that may do anything", modal(#"[{"id": "x", "kind": "button", "symbol": "xmark"}]"#)),
            .modal(
                .open, "A button that one may have to scroll to",
                modal(#"[{"id": "done", "kind": "button", "inScroll": true, "exit": {"effect": "save"}}]"#)),
            .modal(.open, "Nobody said what is in it", #""style": "fullScreen""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let buttons = DismissButtons(of: node, in: context)
        if buttons.isLacking {
            let screens = buttons.lacking.map { context.graph.screens[$0].screen }
            let template = screens.isEmpty ? Self.none : Self.step
            observations.fail(template, ["screen": screens.first?.displayName ?? ""]) {
                $0.screen = screens.first?.id
                $0.related = screens.prefix(20).map { Reference($0.id) }
                $0.evidence = [JSON.Member("stepsWithout", .number(Double(screens.count)))]
                if screens.isEmpty { $0.field = ["controls"] }
                if let patch = Self.closeButton(of: node, in: context) {
                    $0.fix = Fix(.suggested, Message(Self.add), patch)
                }
            }
        } else if !buttons.missing.isEmpty {
            observations.ask(for: buttons.missing, of: node.modal.id)
        } else if buttons.isTooLarge {
            observations.tooLarge()
        } else {
            observations.pass()
        }
    }

    /// Adds a Close button, where every language of the document is one that its word is known in. What becomes of the
    /// work is for people to say.
    private static func closeButton(of node: ModalNode, in context: Context) -> [Fix.Operation]? {
        let words = ["en": "Close", "ja": "閉じる", "ko": "닫기"]
        let titles = context.languages.compactMap { tag in
            words[tag.primarySubtag].map { JSON.Member(tag, .string($0)) }
        }
        guard titles.count == context.languages.count else { return nil }
        let taken = Set(node.modal.controls.elements.map(\.id))
        guard let id = (["close"] + (2...9).map { "close-\($0)" }).first(where: { !taken.contains($0) }) else {
            return nil
        }
        let button = JSON.object([
            JSON.Member("id", .string(id)), JSON.Member("kind", "button"), JSON.Member("title", .object(titles)),
            JSON.Member("role", "close"), JSON.Member("location", "bar-leading"), JSON.Member("exit", .object([])),
        ])
        let path = ["modals", String(node.index), "controls"]
        if node.modal.controls.value != nil {
            return [Fix.Operation("add", JSONPointer(path + ["-"]), button)]
        }
        return [Fix.Operation("add", JSONPointer(path), .array([button]))]
    }

    private static func close(_ location: String) -> String {
        #"{"id": "close", "kind": "button", "location": "\#(location)", "exit": {"effect": "none"}}"#
    }

    private static func modal(_ controls: String) -> String {
        "\"style\": \"fullScreen\", \"content\": null, \"controls\": \(controls)"
    }

    private static func steps(own: String, first: String, second: String) -> String {
        """
        "screens": [{"id": "first", "controls": [\(first)]}, {"id": "second", "controls": [\(second)]}],
        "modals": [{"id": "m", "style": "fullScreen", "content": "first", "contains": ["navigationStack"], \
        "controls": [\(own)]}],
        "transitions": [{"id": "t", "from": "first", "to": "second", "kind": "push"}]
        """
    }
}
