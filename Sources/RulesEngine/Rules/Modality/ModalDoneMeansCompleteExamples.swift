/// What the rule about Done says of documents.
enum ModalDoneMeansCompleteExamples {
    static let all: [Example] = [
        .modal(.pass, "Done closes and saves", sheet(done(#""exit": {"effect": "save"}"#))),
        .modal(
            .pass, "In a viewer it only closes", sheet(done(#""exit": {"effect": "none"}"#), #""taskKind": "view""#)),
        .modal(
            .pass, "완료 carries the task out", languages: ["ko"],
            sheet(#"{"id": "d", "kind": "button", "title": "완료", "exit": {"effect": "commit"}}"#)),
        .modal(
            .pass, "終了 and 닫기 are not Done", languages: ["ja", "ko"],
            sheet(
                #"{"id": "x", "kind": "button", "title": {"ja": "終了", "ko": "닫기"}, "action": "push"}, "#
                    + done(#""exit": {"effect": "save"}"#))),
        .modal(.fail, "Done pushes", sheet(done(#""action": "push""#))),
        .modal(.fail, "Done discards", sheet(done(#""exit": {"effect": "discard"}"#))),
        .flow(
            .fail, "完了 leads to the next screen",
            #"""
            "languages": ["ja"], "screens": [
                {"id": "one", "controls": [{"id": "go", "kind": "button", "title": "完了"}]},
                {"id": "two", "controls": [{"id": "end", "kind": "button", "title": "完了", "exit": {"effect": "save"}}]}],
            "modals": [{"id": "m", "style": "formSheet", "content": "one", "controls": [], "taskKind": "edit"}],
            "transitions": [{"id": "t", "from": "one/go", "to": "two", "kind": "push"}]
            """#),
        .modal(
            .fail, "The role without the word",
            sheet(#"{"id": "d", "kind": "button", "title": "Finish", "role": "done", "action": "present"}"#)),
        .modal(.fail, "It does not leave", sheet(done(#""exit": null"#))),
        .modal(.review, "It switches something", sheet(done(#""action": "toggle""#))),
        .modal(
            .review, "Nothing is kept of an edit", sheet(done(#""exit": {"effect": "none"}"#), #""taskKind": "edit""#)),
        .modal(.review, "It destroys", sheet(done(#""exit": {"effect": "destroy"}"#))),
        .flow(
            .open, "It may show an alert before it leaves",
            #"""
            "modals": [{"id": "m", "style": "formSheet", "content": null, "gesture": null, "taskKind": "edit",
                "controls": [{"id": "done", "kind": "button", "title": "Done"}]}, {"id": "a", "style": "alert"}],
            "transitions": [{"id": "t", "from": "m/done", "to": "a", "kind": "present"}]
            """#),
        .modal(.open, "Nobody said what it does", sheet(done(#""exit": {}"#))),
        .modal(.open, "Nobody said whether it leaves", sheet(done(#""symbol": null"#))),
        .modal(.open, "Nobody said what is done in it", sheet(done(#""exit": {"effect": "none"}"#))),
        .modal(
            .notApplicable, "No Done",
            sheet(#"{"id": "x", "kind": "button", "title": "Next", "action": "push"}"#)),
    ]

    private static func done(_ members: String) -> String {
        #"{"id": "done", "kind": "button", "title": "Done", "role": "done", \#(members)}"#
    }

    private static func sheet(_ controls: String, _ more: String = #""gesture": null"#) -> String {
        #""style": "formSheet", "content": null, "controls": [\#(controls)], \#(more)"#
    }
}
