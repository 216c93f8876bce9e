internal import FlowDocument

/// An alert is read without scrolling on a device held upright.
struct AlertFitsPortrait: ModalRule {
    static let metadata = RuleMetadata(
        id: "alert-fits-portrait", editions: .all, kind: .heuristic, severity: .warning,
        guidelines: ["alerts-both-orientations", "alerts-message"], scope: .modals([.alert]),
        summary: LocalText(
            en: "An alert is read without scrolling on a device held upright.",
            ja: "縦向きのデバイスで、アラートをスクロールせずに読めるようにします。",
            ko: "기기를 세로로 들었을 때 알림을 스크롤하지 않고 읽을 수 있게 합니다."),
        why: LocalText(
            en: "What is out of sight in an alert goes unread, and people decide without it.",
            ja: "アラートの中で見えない部分は読まれず、人はそれを知らないまま選ぶことになります。",
            ko: "알림에서 보이지 않는 부분은 읽히지 않으며, 사람들은 그 내용을 모른 채 결정하게 됩니다."),
        remedy: LocalText(
            en: "Shorten the message, or move what needs more words to the screen below.",
            ja: "メッセージを短くするか、長い説明は背後の画面に移します。",
            ko: "메시지를 줄이거나, 긴 설명은 뒤의 화면으로 옮깁니다."),
        messages: AlertHeightCheck.messages,
        examples: [
            .flow(
                .pass, "A title and two lines",
                LayoutExamples.alert(
                    "Delete this album?", "The photos in it stay in your library and on your other devices.",
                    cases: [#""iphone-portrait""#, LayoutExamples.lowest])),
            .flow(
                .pass, "Japanese",
                LayoutExamples.alert(
                    "このアルバムを削除しますか?", "アルバムの写真はライブラリに残ります。", ["キャンセル", "削除"],
                    cases: [#""iphone-portrait""#], language: "ja")),
            .flow(
                .pass, "It fits every phone, whichever the flow is meant for",
                LayoutExamples.alert("앨범을 삭제할까요?", "사진은 보관함에 남습니다.", ["취소", "삭제"], language: "ko")),
            .flow(
                .pass, "Nobody says what is filled in, but it would fit anyhow",
                LayoutExamples.alert("Delete “%@”?", cases: [#""iphone-portrait""#])),
            .flow(
                .fail, "A message of forty lines",
                LayoutExamples.alert(
                    "Terms of Use", LayoutExamples.text("By going on you agree to these terms.", 42),
                    cases: [#""iphone-portrait""#])),
            .flow(
                .fail, "Korean, forty lines",
                LayoutExamples.alert(
                    "이용 약관", LayoutExamples.text("계속하면 아래의 이용 약관에 모두 동의하는 것입니다.", 40), ["취소", "동의"],
                    cases: [#""iphone-portrait""#], language: "ko")),
            .flow(
                .review, "It depends on a few points",
                LayoutExamples.alert(
                    "Terms of Use", LayoutExamples.text("By going on you agree to these terms.", 21),
                    cases: [#""iphone-tiny-portrait""#])),
            .flow(
                .open, "Some phones are tall enough and some aren’t, and nobody says which it is for",
                LayoutExamples.alert("Terms of Use", LayoutExamples.text("By going on you agree to these terms.", 26))),
            .modal(
                .open, "Nobody says whether there is a message",
                #""style": "alert", "title": "Delete Album?", "controls": [{"id": "ok", "kind": "button"}]"#),
            .flow(
                .notApplicable, "The app is never held upright",
                LayoutExamples.alert("Game Over", head: #""app": {"orientations": ["landscape"]}, "#)),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        AlertHeightCheck(orientation: .portrait).check(node, in: context, &observations)
    }
}
