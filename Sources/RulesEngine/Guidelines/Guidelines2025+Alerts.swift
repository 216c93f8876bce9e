extension Guidelines2025 {
    /// The page about alerts.
    static let alerts: [Guideline] = [
        Guideline(
            id: "alerts-2025-when",
            page: .alerts, edition: .hig2025, position: 1, section: Guideline.Section.bestPractices,
            title: LocalText(
                en: "Keep alerts for what is critical and can be acted on",
                ja: "アラートは、重大で対処できることに使う",
                ko: "중대하고 조치할 수 있는 일에만 알림 쓰기"),
            text: LocalText(
                en: """
                    An alert that only tells something makes people stop for nothing; show such news where it belongs \
                    on the screen. Don’t show one when the app starts, and don’t ask before common actions that can be \
                    undone, even where they delete: the interruption costs more than the mistake.
                    """,
                ja: """
                    知らせるだけのアラートは、意味もなく手を止めさせます。そうした内容は、画面の中のふさわしい場所に表\
                    示してください。アプリの起動時には表示しません。また、取り消せる日常的な操作は、削除であっても確認\
                    を求めません。誤操作よりも、割り込まれる負担のほうが大きいからです。
                    """,
                ko: """
                    정보만 전하는 알림은 공연히 사용자를 멈춰 세웁니다. 그런 소식은 화면에서 그것이 속한 자리에 보여 \
                    줍니다. 앱이 시작될 때는 알림을 띄우지 않습니다. 되돌릴 수 있는 흔한 동작이라면 삭제라도 확인을 \
                    묻지 않습니다. 실수보다 방해의 대가가 더 크기 때문입니다.
                    """),
            url: base + "alerts"),
        Guideline(
            id: "alerts-2025-choices",
            page: .alerts, edition: .hig2025, position: 2, section: Guideline.Section.bestPractices,
            title: LocalText(
                en: "Offer choices that belong to an action in an action sheet",
                ja: "操作に伴う選択肢はアクションシートで示す",
                ko: "동작에 딸린 선택지는 동작 시트로 보여 주기"),
            text: LocalText(
                en: """
                    When people have asked for something and now have to say how, they expect the choices as an action \
                    sheet, not as an alert. An alert stays for what they did not see coming.
                    """,
                ja: """
                    自分で始めた操作の進め方を選ぶ場面では、利用者は選択肢がアラートではなくアクションシートで示される\
                    と思っています。アラートは、予期していないことのために取っておきます。
                    """,
                ko: """
                    스스로 시작한 일을 어떻게 할지 정하는 자리에서 사용자는 알림이 아니라 동작 시트로 선택지가 \
                    나오리라 기대합니다. 알림은 예상하지 못한 일을 위해 남겨 둡니다.
                    """),
            url: base + "alerts"),
        Guideline(
            id: "alerts-2025-text",
            page: .alerts, edition: .hig2025, position: 3, section: Guideline.Section.content,
            title: LocalText(
                en: "Style a title as the sentence or phrase it is",
                ja: "タイトルは、文か語句かに合わせて書く",
                ko: "문장인지 어구인지에 맞게 제목 쓰기"),
            text: LocalText(
                en: """
                    A title that is a whole sentence takes sentence-style capitals and its closing mark; a mere phrase \
                    takes title-style capitals and no mark. Two lines are the most that people still read. Say plainly \
                    what happened, without blame.
                    """,
                ja: """
                    タイトルが完全な文なら末尾に句点や疑問符を付け、語句だけなら付けません。英語では、文は先頭だけを、\
                    語句は主な単語を大文字で始めます。読まれるのは長くても2行までです。何が起きたのかを、責めずに率直\
                    に書いてください。
                    """,
                ko: """
                    온전한 문장인 제목은 문장 부호로 끝내고, 어구인 제목에는 붙이지 않습니다. 영어에서 문장은 첫 \
                    글자만, 어구는 주요 단어마다 대문자로 시작합니다. 사람들이 읽는 것은 많아야 두 줄입니다. 무슨 일이 \
                    일어났는지 탓하지 않고 솔직하게 말합니다.
                    """),
            url: base + "alerts"),
        Guideline(
            id: "alerts-2025-button-count",
            page: .alerts, edition: .hig2025, position: 4, section: Guideline.Section.buttons,
            title: LocalText(
                en: "Offer three buttons at most",
                ja: "ボタンは3つまでにする",
                ko: "버튼은 세 개까지만 제공하기"),
            text: LocalText(
                en: """
                    One or two buttons are answered at once, three take thought, and with four or more people have to \
                    scroll or compare. Where there are more choices, show them in another kind of view.
                    """,
                ja: """
                    1つか2つならすぐに答えられます。3つでは考える必要があり、4つ以上になるとスクロールしたり見比べたり\
                    しなければなりません。選択肢がもっと多いときは、別の種類のビューで示します。
                    """,
                ko: """
                    버튼이 하나나 둘이면 바로 답할 수 있습니다. 셋이면 생각해야 하고, 넷 이상이면 스크롤하거나 견주어 \
                    보아야 합니다. 선택지가 더 많으면 다른 종류의 뷰로 보여 줍니다.
                    """),
            url: base + "alerts"),
        Guideline(
            id: "alerts-2025-button-titles",
            page: .alerts, edition: .hig2025, position: 5, section: Guideline.Section.buttons,
            title: LocalText(
                en: "Name buttons by what they do",
                ja: "ボタンには動作を表す名前を付ける",
                ko: "하는 일을 나타내는 버튼 이름 붙이기"),
            text: LocalText(
                en: """
                    Use a verb that ties in with the text, in title style and without a mark. OK suits an alert that \
                    only informs; where something is carried out, its name is clearer. If the text has to speak of a \
                    button, use a word that fits every device, such as choose, and cite the button’s title as it is \
                    written, without quotation marks. The button that cancels says Cancel, and a lone button that only \
                    closes the alert does not.
                    """,
                ja: """
                    文面につながる動作の言葉を使い、句読点は付けません。英語では主な単語を大文字で始めます。知らせるだ\
                    けのアラートなら「OK」でかまいませんが、何かを実行するなら、その名前のほうが明確です。文面でボタン\
                    に触れるときは、「選ぶ」のようにどのデバイスでも通じる言葉を使い、ボタン名を表記どおり引用符なしで\
                    書きます。取り消すボタンは「キャンセル」とし、アラートを閉じるだけの単独のボタンにはその言葉を使い\
                    ません。
                    """,
                ko: """
                    글과 이어지는 동작의 말을 쓰고 문장 부호는 붙이지 않습니다. 영어에서는 주요 단어를 대문자로 \
                    시작합니다. 알리기만 하는 알림에는 확인(OK)이 어울리고, 무언가를 실행할 때는 그 일의 이름이 더 \
                    분명합니다. 글에서 버튼을 언급해야 하면 “선택”처럼 어느 기기에나 맞는 말을 쓰고, 버튼 이름은 적힌 \
                    그대로 따옴표 없이 씁니다. 취소하는 버튼에는 취소라고 적고, 알림을 닫기만 하는 하나뿐인 버튼에는 \
                    그 말을 쓰지 않습니다.
                    """),
            url: base + "alerts"),
        Guideline(
            id: "alerts-2025-placement",
            page: .alerts, edition: .hig2025, position: 6, section: Guideline.Section.buttons,
            title: LocalText(
                en: "Put buttons where people look for them",
                ja: "ボタンは予想される位置に置く",
                ko: "버튼은 사용자가 찾는 자리에 두기"),
            text: LocalText(
                en: """
                    The likeliest choice stands at the trailing end of a row or at the top of a stack, Cancel at the \
                    leading end or at the bottom. People go by the place before they read the words.
                    """,
                ja: """
                    最も選ばれそうなボタンは、横に並べるなら末尾側、縦に積むなら一番上に置きます。「キャンセル」は、横\
                    なら先頭側、縦なら一番下です。言葉を読む前に、位置で見分けられるようにします。
                    """,
                ko: """
                    고를 가능성이 가장 높은 버튼은 가로로 놓을 때 뒤쪽에, 세로로 쌓을 때 맨 위에 둡니다. 취소는 가로일 \
                    때 앞쪽, 세로일 때 맨 아래입니다. 사용자는 글을 읽기 전에 자리를 보고 버튼을 찾습니다.
                    """),
            url: base + "alerts"),
        Guideline(
            id: "alerts-2025-default-button",
            page: .alerts, edition: .hig2025, position: 7, section: Guideline.Section.buttons,
            title: LocalText(
                en: "Don’t make Cancel the default button",
                ja: "キャンセルを既定ボタンにしない",
                ko: "취소를 기본 버튼으로 만들지 않기"),
            text: LocalText(
                en: """
                    A default button is answered by pressing Return without reading. If Cancel takes that place, \
                    people dismiss what they needed to see. Where nothing should happen without reading, have no \
                    default button at all.
                    """,
                ja: """
                    既定ボタンは、内容を読まなくてもReturnキーで押せてしまいます。「キャンセル」がそうなっていると、見\
                    る必要のあるものまで閉じられてしまいます。読まずに何かが起きては困るときは、既定ボタン自体をなくし\
                    てください。
                    """,
                ko: """
                    기본 버튼은 읽지 않고도 Return 키를 눌러 답할 수 있습니다. 취소가 그 자리에 있으면 사용자는 보아야 \
                    할 것까지 닫아 버립니다. 읽지 않고는 아무 일도 일어나지 않아야 한다면 기본 버튼을 아예 두지 \
                    않습니다.
                    """),
            url: base + "alerts"),
        Guideline(
            id: "alerts-2025-destructive",
            page: .alerts, edition: .hig2025, position: 8, section: Guideline.Section.buttons,
            title: LocalText(
                en: "Mark destruction that people did not ask for",
                ja: "利用者が意図していない破壊的操作を目立たせる",
                ko: "사용자가 뜻하지 않은 파괴적인 동작 표시하기"),
            text: LocalText(
                en: """
                    The destructive style warns of a loss that people did not have in mind. Where they chose the \
                    destructive action themselves a moment ago, the button confirms what they meant and needs no \
                    warning colour. With every destructive action comes a way to cancel.
                    """,
                ja: """
                    破壊的スタイルは、利用者が考えていなかった損失を警告するためのものです。直前に自分で選んだ破壊的な\
                    操作なら、ボタンはその意図を確かめるだけなので、警告の色は要りません。破壊的な操作には、必ずキャン\
                    セルする手段を添えます。
                    """,
                ko: """
                    파괴적인 스타일은 사용자가 생각하지 못한 손실을 경고합니다. 방금 스스로 고른 파괴적인 동작이라면 \
                    버튼은 그 뜻을 확인할 뿐이므로 경고 색이 필요 없습니다. 파괴적인 동작에는 언제나 취소할 방법을 \
                    함께 둡니다.
                    """),
            url: base + "alerts"),
    ]
}
