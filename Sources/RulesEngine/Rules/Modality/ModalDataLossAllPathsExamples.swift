/// What the rule about equal protection says of documents.
enum ModalDataLossAllPathsExamples {
    static let all: [Example] = [
        .flow(.pass, "Both ask", form(asking, gesture(#""effect": "discard", "confirm": "ask""#))),
        .flow(
            .pass, "Swiping asks as long as something is unsaved",
            form(asking, gesture(#""effect": "discard", "confirm": "ask", "confirmWhen": "dirty""#))),
        .flow(
            .pass, "A blocked swipe leads to the question",
            form(asking, #""gesture": {"dismiss": false, "confirm": "ask"}"#)),
        .flow(.pass, "Swiping saves", form(asking, gesture(#""effect": "save", "confirm": null"#))),
        .modal(
            .pass, "What is typed is saved all the time",
            #""style": "pageSheet", "autosave": true, "canHoldUnsavedInput": true, "gesture": {"dismiss": true}"#),
        .flow(.fail, "Only the button asks", form(asking, gesture(#""effect": "discard", "confirm": null"#))),
        .flow(
            .fail, "Only swiping asks", form(silent, gesture(#""effect": "discard", "confirm": "ask""#))),
        .flow(
            .fail, "Nothing asks, and swiping discards", form(silent, gesture(#""effect": "discard", "confirm": null"#))
        ),
        .flow(
            .fail, "One of two buttons asks",
            form(
                asking + ", "
                    + #"{"id": "x", "kind": "button", "symbol": "xmark", "exit": {"effect": "discard", "confirm": null}}"#,
                #""gesture": {"dismiss": false, "confirm": "ask"}"#)),
        .flow(
            .review, "A blocked swipe leads nowhere", form(asking, #""gesture": {"dismiss": false, "confirm": null}"#)),
        .flow(
            .review, "Swiping is said to change nothing", form(asking, gesture(#""effect": "none", "confirm": null"#))),
        .flow(.open, "Nobody spoke of swiping", form(asking, #""outsideTap": null"#)),
        .flow(.open, "Nobody said what swiping does", form(asking, gesture(""))),
        .flow(
            .open, "Nobody said what another button does",
            form(
                asking + ", " + #"{"id": "later", "kind": "button", "title": "Later", "exit": {}}"#,
                gesture(#""effect": "discard", "confirm": "ask""#))),
        .flow(
            .open, "Nobody said whether one of two buttons asks",
            form(
                silent + ", " + #"{"id": "x", "kind": "button", "symbol": "xmark", "exit": {"effect": "discard"}}"#,
                #""gesture": null"#)),
        .modal(
            .open, "Nobody said whether anything can be lost",
            #""style": "formSheet", "controls": [], "gesture": {"dismiss": true, "effect": "discard", "confirm": null}"#
        ),
        .modal(
            .notApplicable, "Nothing to lose",
            #""style": "pageSheet", "canHoldUnsavedInput": false, "gesture": {"dismiss": true}"#),
    ]

    private static let asking = #"""
        {"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel",
            "exit": {"effect": "discard", "confirm": "ask"}}
        """#
    private static let silent = #"""
        {"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel",
            "exit": {"effect": "discard", "confirm": null}}
        """#

    private static func gesture(_ members: String) -> String {
        let more = members.isEmpty ? "" : ", \(members)"
        return #""gesture": {"dismiss": true\#(more)}"#
    }

    /// A sheet with something unsaved, and an action sheet that can ask.
    private static func form(_ controls: String, _ gesture: String) -> String {
        """
        "modals": [{"id": "m", "style": "pageSheet", "content": null, "canHoldUnsavedInput": true, \(gesture), \
        "controls": [\(controls)]}, {"id": "ask", "style": "actionSheet"}]
        """
    }
}
