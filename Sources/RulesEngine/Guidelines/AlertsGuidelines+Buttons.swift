extension AlertsGuidelines {
    /// The buttons of an alert, and what counts as one of them.
    static let buttons: [Guideline] = [
        Guideline(
            id: "alerts-two-buttons",
            page: .alerts, edition: .hig2018, position: 8, section: Guideline.Section.buttons,
            title: LocalText(
                en: "Offer two buttons as a rule",
                ja: "ボタンは原則として2つにする",
                ko: "버튼은 되도록 두 개 제공하기"),
            text: LocalText(
                en: """
                    With two buttons people decide quickly between going ahead and staying out. A single one only \
                    informs and leaves them no say, while three or more take longer to weigh and may push some of them \
                    out of sight. If there are more than two real options, an action sheet is the better place for \
                    them.
                    """,
                ja: """
                    ボタンが2つなら、進めるかやめるかをすばやく決められます。1つでは知らせるだけで、選ぶ余地がありませ\
                    ん。3つ以上になると比べるのに時間がかかり、画面からはみ出すものも出てきます。実質的な選択肢が3つ以\
                    上あるなら、アクションシートのほうが適しています。
                    """,
                ko: """
                    버튼이 두 개면 진행할지 그만둘지 빠르게 정할 수 있습니다. 하나면 알리기만 할 뿐 결정할 여지가 \
                    없고, 셋 이상이면 고민하는 시간이 길어지며 일부가 화면 밖으로 밀려날 수 있습니다. 실제로 고를 것이 \
                    셋 이상이라면 동작 시트가 더 알맞습니다.
                    """),
            url: url),
        Guideline(
            id: "alerts-button-titles",
            page: .alerts, edition: .hig2018, position: 9, section: Guideline.Section.buttons,
            title: LocalText(
                en: "Label buttons with what they do",
                ja: "ボタンには行うことを書く",
                ko: "버튼에는 하는 일을 적기"),
            text: LocalText(
                en: """
                    Use a word or two that tell people what happens next, preferably a verb that answers the title, \
                    such as Save or Move Photos. Capitalise the label like a title and end it without a mark. OK will \
                    do where people only have to agree, but Yes and No make sense only to those who have read the \
                    question, so put the action itself in their place.
                    """,
                ja: """
                    タップすると何が起きるのかを1、2語で示します。「保存」「写真を移動」のように、タイトルの問いかけに\
                    答える動作の言葉が適しています。末尾に句読点は付けず、英語では主な単語を大文字で始めます。同意する\
                    だけなら「OK」でかまいません。「はい」「いいえ」は問いを読んだ人にしか通じないので、代わりに動作そ\
                    のものを書きます。
                    """,
                ko: """
                    탭하면 무슨 일이 일어나는지 한두 마디로 알려 줍니다. 저장, 사진 이동처럼 제목에 답이 되는 동작을 \
                    나타내는 말이 좋습니다. 끝에 문장 부호를 붙이지 않고, 영어에서는 주요 단어를 대문자로 시작합니다. \
                    동의하기만 하면 될 때는 확인(OK)으로 충분합니다. 예와 아니요는 질문을 읽은 사람만 알 수 있으므로 \
                    그 자리에 동작 자체를 적습니다.
                    """),
            url: url),
        Guideline(
            id: "alerts-button-placement",
            page: .alerts, edition: .hig2018, position: 10, section: Guideline.Section.buttons,
            title: LocalText(
                en: "Put the likely choice right and Cancel left",
                ja: "選ばれやすいボタンを右、キャンセルを左に置く",
                ko: "고를 만한 버튼은 오른쪽, 취소는 왼쪽에 두기"),
            text: LocalText(
                en: """
                    People reach for a button by habit before they read it. Place the one they will most probably want \
                    on the right, and Cancel on the left without exception. Swapping the two leads to wrong taps.
                    """,
                ja: """
                    利用者はボタンを読む前に、習慣で手を伸ばします。最も選ばれそうなボタンを右に、「キャンセル」を例外\
                    なく左に置いてください。逆に並べると押し間違いが起きます。
                    """,
                ko: """
                    사용자는 버튼을 읽기도 전에 습관대로 손을 뻗습니다. 누를 가능성이 가장 높은 버튼은 오른쪽에, \
                    취소는 예외 없이 왼쪽에 둡니다. 둘을 바꾸어 놓으면 잘못 누르게 됩니다.
                    """),
            url: url),
        Guideline(
            id: "alerts-cancel-label",
            page: .alerts, edition: .hig2018, position: 11, section: Guideline.Section.buttons,
            title: LocalText(
                en: "Call the cancelling button Cancel",
                ja: "取り消すボタンの名前は「キャンセル」にする",
                ko: "취소하는 버튼의 이름은 취소로 하기"),
            text: LocalText(
                en: """
                    The button that calls off what the alert is about carries the word Cancel and no other. People \
                    know it as the way out that changes nothing; variants such as No, Dismiss or Not Now make them \
                    stop and work out what will happen. In other languages use the word the system itself uses there.
                    """,
                ja: """
                    アラートで問われていることを取りやめるボタンには、「キャンセル」という言葉だけを使います。何も変え\
                    ずに抜け出せる出口として、誰もが知っているからです。「いいえ」「閉じる」「今はしない」などの別の言\
                    葉では、何が起きるのかを立ち止まって考えさせます。ほかの言語では、その言語のシステムが使う言葉に合\
                    わせます。
                    """,
                ko: """
                    알림에서 하려던 일을 그만두는 버튼에는 취소라는 말만 씁니다. 아무것도 바꾸지 않고 나가는 길로 \
                    누구나 아는 말입니다. 아니요, 닫기, 나중에 같은 다른 말을 쓰면 무슨 일이 일어날지 멈추어 생각해야 \
                    합니다. 다른 언어에서는 그 언어의 시스템이 쓰는 말을 사용합니다.
                    """),
            url: url),
        Guideline(
            id: "alerts-destructive-buttons",
            page: .alerts, edition: .hig2018, position: 12, section: Guideline.Section.buttons,
            title: LocalText(
                en: "Mark destructive buttons and offer a way back",
                ja: "破壊的なボタンを目立たせ、引き返す手段も示す",
                ko: "파괴적인 버튼을 구별하고 돌아갈 길 두기"),
            text: LocalText(
                en: """
                    A button that deletes or otherwise destroys something gets the destructive style, so that the \
                    system sets it apart and people notice what they are about to do. Beside it there is always a \
                    Cancel button for those who think better of it. Make Cancel the default, which shows it in bold \
                    and lets the harmless choice stand out.
                    """,
                ja: """
                    削除など、何かが失われるボタンには破壊的スタイルを設定します。システムが見た目を変えるので、これか\
                    ら何をするのかに気づけます。隣には、思い直す人のために必ず「キャンセル」を置きます。「キャンセル」\
                    を既定ボタンにすると太字になり、害のない選択肢が目立ちます。
                    """,
                ko: """
                    삭제처럼 무언가를 없애는 버튼에는 파괴적인 스타일을 지정합니다. 시스템이 모양을 달리해 주므로 이제 \
                    무엇을 하려는지 알아차릴 수 있습니다. 그 옆에는 마음을 바꾸는 사람을 위해 항상 취소 버튼을 둡니다. \
                    취소를 기본 버튼으로 정하면 굵게 표시되어 해가 없는 선택이 눈에 띕니다.
                    """),
            url: url),
        Guideline(
            id: "alerts-home-exit",
            page: .alerts, edition: .hig2018, position: 13, section: Guideline.Section.buttons,
            title: LocalText(
                en: "Treat going Home as Cancel",
                ja: "ホーム画面への移動をキャンセルとして扱う",
                ko: "홈 화면으로 나가면 취소로 처리하기"),
            text: LocalText(
                en: """
                    Someone may leave the app for the Home screen with an alert still open. That should count as \
                    Cancel: the alert goes away and nothing is carried out. An alert that has no such button needs \
                    code of its own that backs out at the moment people leave.
                    """,
                ja: """
                    アラートが開いたまま、ホーム画面に移ることがあります。これはキャンセルと同じに扱い、何も実行せずに\
                    アラートを閉じます。キャンセルボタンのないアラートでは、アプリを離れた時点で取りやめる処理を用意す\
                    る必要があります。
                    """,
                ko: """
                    알림이 열려 있는 채로 홈 화면으로 나갈 수 있습니다. 이는 취소로 보아, 알림을 닫고 아무것도 \
                    실행하지 않습니다. 취소 버튼이 없는 알림에는 사용자가 앱을 떠나는 순간 그만두게 하는 코드를 따로 \
                    마련해야 합니다.
                    """),
            url: url),
    ]
}
