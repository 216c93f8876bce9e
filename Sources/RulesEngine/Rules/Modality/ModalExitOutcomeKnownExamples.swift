/// What the rule about telling labels says of documents.
enum ModalExitOutcomeKnownExamples {
    static let all: [Example] = [
        .modal(.pass, "Cancel leaves things as they are", sheet(button("Cancel", "none"))),
        .modal(.pass, "Cancel may discard", sheet(button("Cancel", "discard"))),
        .modal(.pass, "キャンセル", languages: ["ja"], sheet(button("キャンセル", "none"))),
        .modal(.pass, "Save saves, in Korean", languages: ["ko"], sheet(button("저장", "save"))),
        .modal(.pass, "A verb of its own", sheet(button("Publish", "commit"))),
        .modal(
            .pass, "Close where nothing can be lost",
            sheet(button("Close", "discard"), #""canHoldUnsavedInput": false"#)),
        .modal(.pass, "An alert", #""style": "alert", "controls": [\#(button("Delete", "destroy"))]"#),
        .modal(.fail, "Cancel saves", sheet(button("Cancel", "save"))),
        .modal(.fail, "Done discards", sheet(button("Done", "discard"))),
        .modal(.fail, "保存 discards", languages: ["ja"], sheet(button("保存", "discard"))),
        .modal(.fail, "취소 carries something out", languages: ["ko"], sheet(button("취소", "commit"))),
        .modal(
            .fail, "Only the Korean label is wrong", languages: ["en", "ko"],
            sheet(
                #"{"id": "x", "kind": "button", "title": {"en": "Publish", "ko": "취소"}, "exit": {"effect": "commit"}}"#)
        ),
        .modal(
            .fail, "An alert’s Cancel carries something out",
            #""style": "alert", "controls": [\#(button("Cancel", "commit"))], "title": "Send Message?""#),
        .modal(.review, "閉じる discards", languages: ["ja"], sheet(button("閉じる", "discard"))),
        .modal(
            .review, "A cross that discards",
            sheet(#"{"id": "x", "kind": "button", "symbol": "xmark", "exit": {"effect": "discard", "confirm": null}}"#)),
        .modal(
            .review, "Cancel that calls off an upload",
            #""style": "alert", "title": "Cancel the upload?", "controls": [\#(button("Cancel", "commit"))]"#),
        .modal(
            .open, "Nobody said what it does",
            sheet(#"{"id": "x", "kind": "button", "title": "Cancel", "role": "cancel", "exit": {}}"#)),
        .modal(
            .open, "Nobody said what it is called in Korean", languages: ["en", "ko"],
            sheet(button("Publish", "commit"))),
        .modal(.notApplicable, "No control leaves it", #""style": "pageSheet", "content": null, "controls": []"#),
    ]

    private static func button(_ title: String, _ effect: String) -> String {
        #"{"id": "x", "kind": "button", "title": "\#(title)", "exit": {"effect": "\#(effect)"}}"#
    }

    private static func sheet(_ controls: String, _ more: String = #""canHoldUnsavedInput": true"#) -> String {
        #""style": "formSheet", "content": null, "gesture": null, "controls": [\#(controls)], \#(more)"#
    }
}
