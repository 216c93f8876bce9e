extension Guidelines2025 {
    /// The page about action sheets.
    static let actionSheets: [Guideline] = [
        Guideline(
            id: "action-sheets-2025-text",
            page: .actionSheets, edition: .hig2025, position: 1, section: Guideline.Section.bestPractices,
            title: LocalText(
                en: "Keep an action sheet’s text to one line",
                ja: "アクションシートの文章は1行に収める",
                ko: "동작 시트의 글은 한 줄로 쓰기"),
            text: LocalText(
                en: """
                    A title that fits one line says why the choices appear. Add a message only if the title and the \
                    buttons, in the place where they appear, leave something unclear.
                    """,
                ja: """
                    1行に収まるタイトルで、なぜ選択肢が表示されたのかを伝えます。表示される場面とタイトルとボタンだけ\
                    でははっきりしないことが残る場合に限り、メッセージを加えてください。
                    """,
                ko: """
                    한 줄에 들어가는 제목으로 선택지가 왜 나타났는지 알려 줍니다. 나타난 상황과 제목, 버튼만으로 \
                    분명하지 않은 것이 있을 때만 메시지를 덧붙입니다.
                    """),
            url: base + "action-sheets"),
        Guideline(
            id: "action-sheets-2025-order",
            page: .actionSheets, edition: .hig2025, position: 2, section: Guideline.Section.bestPractices,
            title: LocalText(
                en: "Put destruction at the top and Cancel at the bottom",
                ja: "破壊的なボタンを一番上、キャンセルを一番下に置く",
                ko: "파괴적인 버튼은 맨 위, 취소는 맨 아래에 두기"),
            text: LocalText(
                en: """
                    The button that destroys something is easiest to see at the top of the list, away from the thumb. \
                    Cancel stands at the bottom, where people expect the way back, and belongs there whenever \
                    something could be lost.
                    """,
                ja: """
                    何かが失われるボタンは、親指から遠いリストの一番上にあると最も目につきます。「キャンセル」は、戻る\
                    手段があると思われている一番下に置きます。何かが失われる可能性があるときは、必ず用意してください。
                    """,
                ko: """
                    무언가를 없애는 버튼은 엄지에서 먼 목록 맨 위에 있을 때 가장 잘 보입니다. 취소는 돌아가는 길이 \
                    있으리라 기대하는 맨 아래에 두며, 무언가를 잃을 수 있을 때는 반드시 넣습니다.
                    """),
            url: base + "action-sheets"),
        Guideline(
            id: "action-sheets-2025-no-scroll",
            page: .actionSheets, edition: .hig2025, position: 3, section: Guideline.Section.bestPractices,
            title: LocalText(
                en: "Keep all choices in sight",
                ja: "すべての選択肢が見えるようにする",
                ko: "모든 선택지가 한눈에 보이게 하기"),
            text: LocalText(
                en: """
                    A list of choices that has to be scrolled invites mistakes: what is out of sight is not \
                    considered, and scrolling without tapping is hard. Offer fewer, or another kind of view.
                    """,
                ja: """
                    スクロールが必要な選択肢のリストは間違いのもとです。見えない選択肢は検討されず、タップせずにスク\
                    ロールするのも簡単ではありません。選択肢を減らすか、別の種類のビューを使います。
                    """,
                ko: """
                    스크롤해야 하는 선택지 목록은 실수를 부릅니다. 보이지 않는 것은 고려되지 않고, 탭하지 않고 \
                    스크롤하기도 어렵습니다. 선택지를 줄이거나 다른 종류의 뷰를 씁니다.
                    """),
            url: base + "action-sheets"),
    ]
}
