extension Guidelines2025 {
    /// The page about sheets.
    static let sheets: [Guideline] = [
        Guideline(
            id: "sheets-2025-one-at-a-time",
            page: .sheets, edition: .hig2025, position: 1, section: Guideline.Section.bestPractices,
            title: LocalText(
                en: "Show one sheet at a time",
                ja: "シートは一度に1つだけ表示する",
                ko: "시트는 한 번에 하나만 표시하기"),
            text: LocalText(
                en: """
                    From the main interface a single sheet opens. When a task inside it leads to another sheet, close \
                    the first one, and show it again afterwards if it is still needed.
                    """,
                ja: """
                    メインの画面から開くシートは1つだけです。シートでの作業が別のシートにつながるときは、最初のシート\
                    を閉じてから開き、まだ必要なら後で改めて表示します。
                    """,
                ko: """
                    기본 인터페이스에서는 시트가 하나만 열립니다. 그 안의 작업이 다른 시트로 이어지면 먼저 열린 시트를 \
                    닫고, 나중에도 필요하면 다시 보여 줍니다.
                    """),
            url: base + "sheets"),
        Guideline(
            id: "sheets-2025-buttons",
            page: .sheets, edition: .hig2025, position: 2, section: Guideline.Section.bestPractices,
            title: LocalText(
                en: "Put Cancel on the leading and Done on the trailing side",
                ja: "キャンセルは先頭側、完了は末尾側に置く",
                ko: "취소는 앞쪽, 완료는 뒤쪽에 두기"),
            text: LocalText(
                en: """
                    In the bar of a sheet the button that leaves without saving stands at the leading edge and the one \
                    that finishes at the trailing edge. In a task of several steps, Back takes the leading edge, so \
                    Cancel moves to the trailing one until the last step offers Done.
                    """,
                ja: """
                    シートのバーでは、保存せずに離れるボタンを先頭側、終えるボタンを末尾側に置きます。複数の手順がある\
                    作業では「戻る」が先頭側を使うため、最後の手順で「完了」が現れるまで「キャンセル」を末尾側に移しま\
                    す。
                    """,
                ko: """
                    시트의 막대에서는 저장하지 않고 나가는 버튼을 앞쪽에, 마치는 버튼을 뒤쪽에 둡니다. 여러 단계로 된 \
                    작업에서는 뒤로 버튼이 앞쪽을 차지하므로, 마지막 단계에서 완료가 나올 때까지 취소를 뒤쪽으로 \
                    옮깁니다.
                    """),
            url: base + "sheets"),
        Guideline(
            id: "sheets-2025-dismissal",
            page: .sheets, edition: .hig2025, position: 3, section: Guideline.Section.bestPractices,
            title: LocalText(
                en: "Let people swipe a sheet away, and ask before work is lost",
                ja: "スワイプで閉じられるようにし、失われる前に尋ねる",
                ko: "쓸어내려 닫게 하고, 작업을 잃기 전에 묻기"),
            text: LocalText(
                en: """
                    People expect to close a sheet with a downward swipe. If something they entered would be lost that \
                    way, ask in an action sheet what should become of it.
                    """,
                ja: """
                    シートは下にスワイプすれば閉じると、誰もが思っています。それによって入力した内容が失われるときは、\
                    どうするのかをアクションシートで尋ねてください。
                    """,
                ko: """
                    사용자는 시트를 아래로 쓸어내려 닫을 수 있으리라 기대합니다. 그렇게 해서 입력한 내용을 잃게 된다면 \
                    어떻게 할지 동작 시트로 묻습니다.
                    """),
            url: base + "sheets"),
        Guideline(
            id: "sheets-2025-grabber",
            page: .sheets, edition: .hig2025, position: 4, section: Guideline.Section.bestPractices,
            title: LocalText(
                en: "Show a grabber on a sheet that can be resized",
                ja: "大きさを変えられるシートにつまみを表示する",
                ko: "크기를 바꿀 수 있는 시트에 손잡이 표시하기"),
            text: LocalText(
                en: """
                    A sheet with several heights looks like one with a single height. The grabber shows that it can be \
                    dragged, and lets people who use VoiceOver change its height.
                    """,
                ja: """
                    高さを何段階か持つシートも、見た目は1段階のシートと変わりません。つまみがあれば、ドラッグできるこ\
                    とが伝わり、VoiceOverを使う人も高さを変えられます。
                    """,
                ko: """
                    높이가 여러 단계인 시트도 한 단계인 시트와 똑같아 보입니다. 손잡이는 끌 수 있음을 알려 주고, \
                    VoiceOver를 쓰는 사람도 높이를 바꿀 수 있게 합니다.
                    """),
            url: base + "sheets"),
    ]
}
