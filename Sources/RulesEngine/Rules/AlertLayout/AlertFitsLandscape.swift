internal import FlowDocument

/// An alert is read without scrolling on a device held sideways.
struct AlertFitsLandscape: ModalRule {
    static let metadata = RuleMetadata(
        id: "alert-fits-landscape", editions: .all, kind: .heuristic, severity: .warning,
        guidelines: ["alerts-both-orientations", "alerts-message", "alerts-two-buttons"], scope: .modals([.alert]),
        summary: LocalText(
            en: "An alert is read without scrolling on a device held sideways.",
            ja: "横向きのデバイスで、アラートをスクロールせずに読めるようにします。",
            ko: "기기를 가로로 들었을 때 알림을 스크롤하지 않고 읽을 수 있게 합니다."),
        why: LocalText(
            en: """
                Held sideways a phone has half the height and the alert is no wider, so text or buttons that fit before \
                slip out of sight.
                """,
            ja: "横向きのiPhoneは高さが半分ほどになり、アラートの幅は変わりません。縦向きで収まっていた文やボタンが隠れてしまいます。",
            ko: "가로로 든 iPhone은 높이가 절반쯤이고 알림의 너비는 그대로여서, 세로에서 다 보이던 글이나 버튼이 가려집니다."),
        remedy: LocalText(
            en: "Shorten the message, or offer fewer buttons with shorter titles.",
            ja: "メッセージを短くするか、ボタンを減らしてタイトルも短くします。",
            ko: "메시지를 줄이거나, 버튼 수를 줄이고 버튼 제목을 짧게 합니다."),
        messages: AlertHeightCheck.messages,
        examples: [
            .flow(
                .pass, "A title, two lines and two buttons in a row",
                LayoutExamples.alert(
                    "Delete this album?", "The photos in it stay in your library and on your other devices.",
                    cases: [LayoutExamples.lowest])),
            .flow(
                .pass, "Seven lines above a row fit a phone of 375 points",
                LayoutExamples.alert(
                    "Update Required", LayoutExamples.text("This version can no longer be used.", 7),
                    cases: [#""iphone-small-landscape""#])),
            .flow(
                .fail, "Five buttons in a stack on a screen of 320 points",
                LayoutExamples.alert(
                    "Delete this album?", "The photos in it stay in your library and on your other devices.",
                    ["All", "Some", "None", "Ask Me", "Cancel"], cases: [LayoutExamples.lowest])),
            .flow(
                .fail, "A long message in Japanese",
                LayoutExamples.alert(
                    "利用規約の変更", LayoutExamples.text("続けると、新しい利用規約に同意したものとみなされます。", 12), ["キャンセル", "同意"],
                    cases: [#""iphone-landscape""#], language: "ja")),
            .flow(
                .review, "Three buttons in a stack on a screen of 320 points",
                LayoutExamples.alert(
                    "Save the changes?", "Your changes are lost otherwise, on this phone and elsewhere.",
                    ["Save", "Don’t Save", "Cancel"],
                    cases: [LayoutExamples.lowest])),
            .flow(
                .review, "Two buttons stack since their titles are long, and take the room of a second row",
                LayoutExamples.alert(
                    "Update Required", LayoutExamples.text("This version can no longer be used.", 6),
                    ["Remind Me Again Tomorrow", "Update Right Now"], cases: [LayoutExamples.lowest])),
            .flow(
                .pass, "The same with short titles",
                LayoutExamples.alert(
                    "Update Required", LayoutExamples.text("This version can no longer be used.", 4),
                    ["Later", "Update"],
                    cases: [LayoutExamples.lowest])),
            .flow(
                .fail, "Even on the tallest phone, whichever the flow is meant for",
                LayoutExamples.alert("알림", "메시지", ["하나", "둘", "셋", "넷", "다섯", "여섯", "일곱", "취소"], language: "ko")),
            .flow(
                .fail, "In the largest text size",
                LayoutExamples.alert(
                    "Delete this album?", "The photos in it stay in your library.",
                    cases: [LayoutExamples.window("low", 568, 320, textSize: "accessibility5")])),
            .flow(
                .review, "iOS 26, of which less is known",
                LayoutExamples.alert(
                    "Update Required", LayoutExamples.text("This version can no longer be used.", 6),
                    cases: [LayoutExamples.window("low", 667, 375, os: 26)])),
            .flow(
                .notApplicable, "The app is never held sideways",
                LayoutExamples.alert("Delete this album?", head: #""app": {"orientations": ["portrait"]}, "#)),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        AlertHeightCheck(orientation: .landscape).check(node, in: context, &observations)
    }
}
