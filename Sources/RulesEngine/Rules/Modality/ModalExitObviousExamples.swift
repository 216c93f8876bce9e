/// What the rule about obvious ways out says of documents.
enum ModalExitObviousExamples {
    static let all: [Example] = [
        .modal(.pass, "Cancel in the top bar", sheet(button(#""title": "Cancel""#, frame(y: 20, 80, 44)))),
        .modal(
            .pass, "A cross with a name",
            sheet(button(#""symbol": "xmark", "accessibilityLabel": "Close""#, frame(y: 20, 44, 44)))),
        .modal(
            .pass, "A cross with a name in each language", languages: ["en", "ja", "ko"],
            sheet(
                button(
                    #""symbol": "xmark.circle.fill", "accessibilityLabel": {"en": "Close", "ja": "閉じる", "ko": "닫기"}"#,
                    frame(y: 20, 44, 44)))),
        .flow(
            .pass, "A full-screen modal lies in the whole window",
            #"""
            "cases": ["iphone-portrait"], "modals": [{"id": "m", "style": "fullScreen", "content": null, "controls": [
                {"id": "done", "kind": "button", "title": "Done", "exit": {"effect": "none"},
                 "frame": {"x": 300, "y": 50, "width": 60, "height": 44}}]}]
            """#),
        .modal(
            .pass, "One of two is plain to see",
            sheet(
                button(#""title": "Cancel""#, frame(y: 20, 80, 44)) + ", "
                    + #"{"id": "more", "kind": "button", "title": "Delete", "exit": {"effect": "destroy"}, "#
                    + #""inScroll": true, "frame": {"x": 16, "y": 2000, "width": 80, "height": 44}}"#)),
        .modal(
            .pass, "A point beyond the edge is on it", sheet(button(#""title": "Close""#, frame(y: 767, 80, 44)))),
        .modal(
            .fail, "Two points beyond the edge", sheet(button(#""title": "Close""#, frame(y: 768, 80, 44)))),
        .modal(
            .fail, "At the bottom of a long scroll view",
            sheet(button(#""title": "Close", "inScroll": true"#, frame(y: 2000, 80, 44)))),
        .modal(.fail, "A point too small", sheet(button(#""title": "Close""#, frame(y: 20, 44, 43)))),
        .modal(.fail, "Half a point too narrow", sheet(button(#""title": "X""#, frame(y: 20, 43.5, 44)))),
        .modal(.fail, "Hidden", sheet(button(#""title": "Close", "visible": false"#, frame(y: 20, 80, 44)))),
        .modal(
            .fail, "A cross without a name in Korean", languages: ["en", "ko"],
            sheet(
                button(
                    #""symbol": "xmark", "accessibilityLabel": {"en": "Close", "ko": ""}"#, frame(y: 20, 44, 44)))),
        .modal(
            .fail, "A symbol that says something else",
            sheet(button(#""symbol": "gear", "accessibilityLabel": "Close""#, frame(y: 20, 44, 44)))),
        .modal(
            .fail, "Swiping alone",
            #""style": "pageSheet", "content": null, "controls": [], "gesture": {"dismiss": true}"#),
        .flow(
            .fail, "Only in landscape outside of the modal",
            #"""
            "cases": ["iphone-portrait", "iphone-landscape"],
            "modals": [{"id": "m", "style": "formSheet", "content": null, "controls": [
                {"id": "close", "kind": "button", "title": "Close", "exit": {"effect": "none"},
                 "frames": {"iphone-portrait": {"x": 16, "y": 60, "width": 60, "height": 44},
                    "iphone-landscape": {"x": 16, "y": 400, "width": 60, "height": 44}}}],
                "frames": {"iphone-portrait": {"x": 0, "y": 50, "width": 390, "height": 794},
                    "iphone-landscape": {"x": 0, "y": 0, "width": 844, "height": 390}}}]
            """#),
        .flow(
            .fail, "Below the window, wherever the modal lies",
            #"""
            "cases": ["iphone-portrait"], "modals": [{"id": "m", "style": "pageSheet", "content": null, "controls": [
                {"id": "close", "kind": "button", "title": "Close", "exit": {"effect": "none"}, "inScroll": true,
                 "frame": {"x": 16, "y": 1600, "width": 80, "height": 44}}]}]
            """#),
        .flow(
            .fail, "Only on a later step",
            #"""
            "screens": [{"id": "one", "controls": []},
                {"id": "two", "controls": [{"id": "done", "kind": "button", "title": "Done", "exit": {}}]}],
            "modals": [{"id": "m", "style": "fullScreen", "content": "one", "controls": []}],
            "transitions": [{"id": "t", "from": "one", "to": "two", "kind": "push"}]
            """#),
        .flow(
            .fail, "What a button of a later step does changes nothing",
            #"""
            "screens": [{"id": "one", "controls": []}, {"id": "two", "controls": [{"id": "x", "kind": "button"}]}],
            "modals": [{"id": "m", "style": "fullScreen", "content": "one", "controls": []}],
            "transitions": [{"id": "t", "from": "one", "to": "two", "kind": "push"}]
            """#),
        .modal(
            .fail, "Two ways out, and neither is seen",
            sheet(
                button(#""title": "Close", "visible": false"#, frame(y: 20, 80, 44))
                    + #", {"id": "ok", "kind": "button", "title": "OK", "visible": false, "exit": {"effect": "save"}}"#)
        ),
        .modal(.review, "Nobody said where it stands", sheet(button(#""title": "Cancel""#, ""))),
        .modal(
            .review, "A picture of the app's own",
            sheet(button(#""symbol": "btn_12", "accessibilityLabel": "Close""#, frame(y: 20, 44, 44)))),
        .modal(
            .open, "A button that may be wired in code", sheet(#"{"id": "x", "kind": "button", "symbol": "xmark"}"#)),
        .modal(
            .open, "Neither a text nor a symbol is stated", sheet(button(#""role": "close""#, frame(y: 20, 44, 44)))),
    ]

    private static func frame(y: Double, _ width: Double, _ height: Double) -> String {
        #", "frame": {"x": 16, "y": \#(y), "width": \#(width), "height": \#(height)}"#
    }

    private static func button(_ look: String, _ frame: String) -> String {
        #"{"id": "exit", "kind": "button", \#(look)\#(frame), "exit": {"effect": "none"}}"#
    }

    private static func sheet(_ controls: String) -> String {
        """
        "style": "pageSheet", "content": null, "gesture": null, "controls": [\(controls)], \
        "frame": {"x": 0, "y": 10, "width": 390, "height": 800}
        """
    }
}
