/// What the rule about the sides of a sheet's bar says of documents.
enum SheetCancelLeadingDoneTrailingExamples {
    static let all: [Example] = [
        .modal(.pass, "Cancel leading, Done trailing", sheet(cancel("leading"), done("trailing"))),
        .modal(
            .pass, "Close may stand on either side",
            sheet(
                #"{"id": "x", "kind": "button", "symbol": "xmark", "role": "close", "location": "bar-trailing", "exit": {"effect": "none"}}"#,
                done("trailing"))),
        .flow(
            .pass, "Several steps: Cancel trailing, in the last step Done",
            steps(first: cancel("trailing"), last: done("trailing"))),
        .flow(
            .pass, "Details of a view that can finish are no steps",
            steps(first: cancel("leading") + ", " + done("trailing"), last: "")),
        .flow(
            .pass, "A pushed picker is no step",
            #"""
            "screens": [{"id": "form", "controls": [\#(cancel("leading")), \#(done("trailing"))]},
                {"id": "colours", "isLeafPicker": true, "controls": []}],
            "modals": [{"id": "m", "style": "pageSheet", "content": "form", "controls": []}],
            "transitions": [{"id": "t", "from": "form", "to": "colours", "kind": "push"}]
            """#),
        .flow(
            .pass, "A navigation controller around one screen is no step",
            #"""
            "screens": [{"id": "nav", "container": "navigation", "controls": []},
                {"id": "form", "controls": [\#(cancel("leading")), \#(done("trailing"))]}],
            "modals": [{"id": "m", "style": "formSheet", "content": "nav", "controls": []}],
            "transitions": [{"id": "t", "from": "nav", "to": "form", "kind": "embed"}]
            """#),
        .modal(.fail, "Both on the wrong side", sheet(done("leading"), cancel("trailing"))),
        .modal(
            .fail, "Done leading, and no screen is named", #""style": "automatic", "controls": [\#(done("leading"))]"#),
        .modal(
            .fail, "キャンセル trailing", languages: ["ja"],
            sheet(
                #"{"id": "c", "kind": "button", "title": "キャンセル", "location": "bar-trailing", "exit": {"effect": "none"}}"#
            )),
        .modal(
            .fail, "저장 leading", languages: ["ko"],
            sheet(
                #"{"id": "s", "kind": "button", "title": "저장", "location": "bar-leading", "exit": {"effect": "save"}}"#)
        ),
        .flow(
            .fail, "Several steps: Cancel leading in the first", steps(first: cancel("leading"), last: done("trailing"))
        ),
        .flow(
            .fail, "Several steps: the modal's own Cancel leading on every one",
            steps(first: "", last: done("trailing"), own: cancel("leading"))),
        .flow(
            .fail, "Several steps: Cancel trailing in the last",
            steps(first: "", last: cancel("trailing"))),
        .flow(
            .review, "Several steps: the modal's own Cancel trailing on every one",
            steps(first: "", last: done("trailing"), own: cancel("trailing"))),
        .modal(
            .open, "Nobody said on which side it stands",
            sheet(#"{"id": "c", "kind": "button", "title": "Cancel", "role": "cancel", "exit": {"effect": "none"}}"#)),
        .modal(.open, "Nobody said what it holds", #""style": "pageSheet", "controls": []"#),
        .modal(
            .notApplicable, "Cancel below the content",
            sheet(
                #"{"id": "c", "kind": "button", "title": "Cancel", "location": "footer", "exit": {"effect": "none"}}"#)),
    ]

    private static func cancel(_ side: String) -> String {
        #"{"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel", "location": "bar-\#(side)", "#
            + #""exit": {"effect": "none"}}"#
    }

    private static func done(_ side: String) -> String {
        #"{"id": "done", "kind": "button", "title": "Done", "role": "done", "location": "bar-\#(side)", "#
            + #""exit": {"effect": "commit"}}"#
    }

    private static func sheet(_ controls: String...) -> String {
        #""style": "pageSheet", "content": null, "controls": [\#(controls.joined(separator: ", "))]"#
    }

    /// A sheet of two steps.
    private static func steps(first: String, last: String, own: String = "") -> String {
        """
        "screens": [{"id": "one", "controls": [\(first)]}, {"id": "two", "controls": [\(last)]}],
        "modals": [{"id": "m", "style": "pageSheet", "content": "one", "contains": ["navigationStack"], \
        "controls": [\(own)]}],
        "transitions": [{"id": "t", "from": "one", "to": "two", "kind": "push"}]
        """
    }
}
