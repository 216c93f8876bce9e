/// What the rule about the question before a loss says of documents.
enum ModalDataLossOptionsExamples {
    static let all: [Example] = [
        .flow(.pass, "Save Draft, Delete Draft, Cancel", ask(#""style": "actionSheet""#, save, delete, cancel)),
        .flow(
            .pass, "A title names the loss",
            ask(#""style": "actionSheet", "title": "Discard your changes?", "message": null"#, delete, cancel)),
        .flow(
            .pass, "下書きを保存, 削除, 編集を続ける", languages: ["ja"],
            ask(
                #""style": "actionSheet""#, button("下書きを保存"), button("削除", id: "b"), button("編集を続ける", id: "c"))),
        .flow(
            .pass, "초안 저장, 삭제, 계속 편집", languages: ["ko"],
            ask(#""style": "actionSheet""#, button("초안 저장"), button("삭제", id: "b"), button("계속 편집", id: "c"))),
        .flow(
            .fail, "Sure? OK",
            ask(#""style": "actionSheet", "title": "Sure?", "message": null"#, button("OK", effect: "discard"))),
        .flow(
            .fail, "Delete Draft is all that it offers",
            ask(#""style": "actionSheet", "title": "The draft will be lost.", "message": null"#, delete)),
        .flow(
            .fail, "Not a word of what would be lost",
            ask(#""style": "actionSheet", "title": null, "message": """#, button("Discard", effect: "discard"), cancel)),
        .flow(
            .fail, "よろしいですか", languages: ["ja"],
            ask(
                #""style": "actionSheet", "title": "よろしいですか?", "message": null"#, button("破棄"), button("キャンセル", id: "b")
            )),
        .flow(.fail, "An alert, which is advice", ask(#""style": "alert""#, cancel, save, delete)),
        .flow(
            .review, "A text that may not name it",
            ask(#""style": "actionSheet", "title": "Leave this page?", "message": null"#, delete, cancel)),
        .flow(
            .review, "Only a button names the loss",
            ask(#""style": "actionSheet", "title": null, "message": null"#, delete, cancel)),
        .flow(
            .open, "Nobody said what one of two buttons does",
            ask(
                #""style": "actionSheet", "title": "Your changes are not saved.", "message": null"#, cancel,
                button("Yes"))),
        .flow(
            .open, "Nobody said what leads to it",
            #"""
            "modals": [{"id": "m", "style": "pageSheet", "controls": [
                {"id": "x", "kind": "button", "title": "X", "exit": {"confirm": "ask"}}]},
                {"id": "ask", "style": "actionSheet", "controls": []}]
            """#),
        .flow(
            .notApplicable, "It asks something else",
            #""modals": [{"id": "ask", "style": "actionSheet", "title": "Sure?", "controls": []}]"#),
    ]

    private static let save = button("Save Draft", effect: "save")
    private static let delete = button("Delete Draft", id: "delete", effect: "discard")
    private static let cancel = #"{"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"}"#

    private static func button(_ title: String, id: String = "a", effect: String? = nil) -> String {
        let exit = effect.map { #", "exit": {"effect": "\#($0)"}"# } ?? ""
        return #"{"id": "\#(id)", "kind": "button", "title": "\#(title)"\#(exit)}"#
    }

    /// A sheet that asks by a modal of this kind with these buttons before it is swiped away.
    private static func ask(_ members: String, _ buttons: String...) -> String {
        """
        "modals": [{"id": "m", "style": "pageSheet", "content": null, "controls": [], "canHoldUnsavedInput": true, \
        "gesture": {"dismiss": true, "effect": "discard", "confirm": "ask"}}, \
        {"id": "ask", \(members), "controls": [\(buttons.joined(separator: ", "))]}]
        """
    }
}

extension Example {
    /// An example that is a whole document in these languages.
    fileprivate static func flow(
        _ outcome: Outcome, _ title: String, languages: [String], _ members: String
    ) -> Example {
        let tags = languages.map { "\"\($0)\"" }.joined(separator: ", ")
        return flow(outcome, title, "\"languages\": [\(tags)], \(members)")
    }
}
