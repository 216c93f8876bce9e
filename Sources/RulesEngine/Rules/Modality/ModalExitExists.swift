internal import FlowDocument
internal import JSON
internal import TextLayout

/// Every modal can be left.
struct ModalExitExists: ModalRule {
    static let none = MessageTemplate(
        "none", en: "Nothing leads out of it: no button, no gesture, no tap beside it.",
        ja: "ボタンも、ジェスチャも、外側のタップもなく、抜け出す方法がありません。",
        ko: "버튼도, 제스처도, 바깥을 탭하는 방법도 없어 빠져나갈 길이 없습니다.")
    static let insert = MessageTemplate(
        "insert", en: "Add Cancel to its bar.", ja: "バーに「キャンセル」を追加します。", ko: "막대에 “취소”를 추가합니다.")

    static let metadata = RuleMetadata(
        id: "modal-exit-exists", editions: .all, severity: .error,
        guidelines: ["modality-2018-definition", "modality-2020s-definition"],
        scope: .modals(ModalKind.screens.union([.alert, .actionSheet, .activityView])),
        mutedBy: ["alert-has-button"],
        summary: LocalText(
            en: "Every modal has a way out.",
            ja: "どのモーダルにも出口があります。",
            ko: "모든 모달에는 나가는 길이 있습니다."),
        why: LocalText(
            en: """
                A modal blocks all else. Without a way out people are locked in, and the one exit left is to end the app.
                """,
            ja: "モーダルはほかの操作をすべて止めます。出口がなければ閉じ込められ、アプリを終了するしかなくなります。",
            ko: "모달은 다른 모든 것을 막습니다. 나갈 길이 없으면 갇히고, 앱을 끝내는 수밖에 없습니다."),
        remedy: LocalText(
            en: "Add a Cancel or Done button at the place where the platform has it, or let the modal be swiped away.",
            ja: "標準の位置に「キャンセル」や「完了」のボタンを置くか、スワイプで閉じられるようにしてください。",
            ko: "표준 위치에 “취소”나 “완료” 버튼을 두거나, 쓸어내려 닫을 수 있게 하십시오."),
        messages: [none, insert],
        examples: [
            .modal(
                .pass, "A Cancel button",
                #"""
                "style": "pageSheet", "content": null, "gesture": {"dismiss": false}, "controls": [
                    {"id": "cancel", "kind": "button", "title": "Cancel", "exit": {"effect": "none"}}]
                """#),
            .modal(
                .pass, "Swiped away",
                #""style": "pageSheet", "content": null, "controls": [], "gesture": {"dismiss": true}"#),
            .modal(.pass, "Supplied by iOS", #""style": "fullScreen", "system": true"#),
            .modal(
                .pass, "An alert's button closes it",
                #""style": "alert", "controls": [{"id": "ok", "kind": "button", "title": "OK"}]"#),
            .flow(
                .pass, "A button of the second screen",
                #"""
                "screens": [{"id": "first", "controls": []},
                    {"id": "second", "controls": [{"id": "done", "kind": "button", "exit": {"effect": "commit"}}]}],
                "modals": [{"id": "m", "style": "fullScreen", "content": "first", "controls": []}],
                "transitions": [{"id": "t", "from": "first", "to": "second", "kind": "push"}]
                """#),
            .modal(
                .fail, "A text field alone",
                #"""
                "style": "formSheet", "content": null, "gesture": null, "outsideTap": null,
                "controls": [{"id": "name", "kind": "textField"}]
                """#),
            .modal(
                .fail, "Something unsaved can be in it, which Cancel might lose",
                #"""
                "style": "formSheet", "content": null, "gesture": null, "outsideTap": null, "taskKind": "view",
                "canHoldUnsavedInput": true, "controls": []
                """#),
            .flow(
                .fail, "Two steps without a button",
                #"""
                "screens": [{"id": "first", "controls": []}, {"id": "second", "controls": []}],
                "modals": [{"id": "m", "style": "fullScreen", "content": "first", "controls": [], "taskKind": "view"}],
                "transitions": [{"id": "t", "from": "first", "to": "second", "kind": "push"}]
                """#),
            .modal(
                .fail, "An alert without a button, which no tap beside it can replace",
                #""style": "alert", "controls": [], "outsideTap": {"dismiss": true}"#),
            .flow(
                .fail, "Cancel is missing in three languages",
                #"""
                "languages": ["en", "ja", "ko"], "modals": [{"id": "m", "style": "pageSheet", "content": null,
                    "taskKind": "view", "controls": [{"id": "cancel", "kind": "label"}], "gesture": null}]
                """#),
            .flow(
                .pass, "A button whose transition dismisses",
                #"""
                "modals": [{"id": "m", "style": "fullScreen", "content": null,
                    "controls": [{"id": "x", "kind": "button"}]}],
                "transitions": [{"id": "t", "from": "m/x", "kind": "dismiss"}]
                """#),
            .flow(
                .pass, "An alert that asks first closes the modal, too",
                #"""
                "modals": [{"id": "m", "style": "fullScreen", "content": null,
                    "controls": [{"id": "x", "kind": "button", "action": "present"}]},
                    {"id": "ask", "style": "alert", "controls": [{"id": "yes", "kind": "button", "title": "Discard"}]}],
                "transitions": [{"id": "t", "from": "m/x", "to": "ask", "kind": "present"},
                    {"id": "u", "from": "ask/yes", "kind": "dismiss", "closes": ["ask", "m"]}]
                """#),
            .flow(
                .open, "A page controller of which nobody knows the pages",
                #"""
                "screens": [{"id": "pages", "container": "page"}],
                "modals": [{"id": "m", "style": "fullScreen", "content": "pages", "controls": []}]
                """#),
            .modal(
                .open, "A button that may be wired in code",
                #"""
                "style": "fullScreen", "content": null, "controls": [{"id": "x", "kind": "button", "symbol": "xmark"}]
                """#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let exits = context.exits(of: node)
        if !exits.certain.isEmpty {
            observations.pass()
        } else if !exits.missing.isEmpty {
            observations.open(exits.missing)
        } else {
            observations.fail(Self.none) { $0.fix = fix(node, in: context) }
        }
    }

    /// To add Cancel where it can be no mistake: in a bar above a single step, where nothing could be lost by it.
    private func fix(_ node: ModalNode, in context: Context) -> Fix? {
        guard node.presentsScreen, node.kind != .popoverModal, !node.modal.canHoldUnsavedInput.isTrue else {
            return nil
        }
        // In 2018 a task that is completed needs a button for that, too, and which one is not known.
        if context.edition == .hig2018, node.modal.taskKind.value != .view { return nil }
        if case .known(let interior) = context.interior(of: node), interior.screens.count > 1 { return nil }
        guard let title = cancelTitle(in: context) else { return nil }
        let names = Set(node.modal.controls.elements.map(\.id))
        guard let id = (1...100).lazy.map({ $0 == 1 ? "cancel" : "cancel-\($0)" }).first(where: { !names.contains($0) })
        else { return nil }
        let cancel = JSON.object([
            JSON.Member("id", .string(id)), JSON.Member("kind", .string("button")), JSON.Member("title", title),
            JSON.Member("role", .string("cancel")), JSON.Member("location", .string("bar-leading")),
            JSON.Member("exit", .object([JSON.Member("effect", .string("none"))])),
        ])
        let path = ["modals", String(node.index), "controls"]
        let operation =
            node.modal.controls.value == nil
            ? Fix.Operation("add", JSONPointer(path), .array([cancel]))
            : Fix.Operation("add", JSONPointer(path + ["0"]), cancel)
        return Fix(.suggested, Message(Self.insert), [operation])
    }

    /// Cancel in every language of the document; `nil` where one of them is not known.
    private func cancelTitle(in context: Context) -> JSON? {
        let titles = context.languages.compactMap { language in
            ButtonLexicons.cancel.words(in: language).first.map { JSON.Member(language, .string($0)) }
        }
        guard titles.count == context.languages.count else { return nil }
        return titles.count == 1 ? titles.first?.value : .object(titles)
    }
}
