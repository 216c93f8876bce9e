extension PopoversGuidelines {
    /// Where popovers appear, how many, how large, and how they look.
    static let display: [Guideline] = [
        Guideline(
            id: "popovers-position",
            page: .popovers, edition: .hig2018, position: 5, section: nil,
            title: LocalText(
                en: "Point the arrow at the source and keep it uncovered",
                ja: "矢印で表示元を指し、表示元を隠さない",
                ko: "화살표로 나온 곳을 가리키고 가리지 않기"),
            text: LocalText(
                en: """
                    The arrow should end as close as it can to the control that opened the popover, so that people see \
                    what it belongs to. They cannot move a popover out of the way, so place it where it hides neither \
                    that control nor anything they need to read meanwhile. If no such place exists, make the popover \
                    smaller or choose another kind of view.
                    """,
                ja: """
                    矢印の先を、ポップオーバーを開いたコントロールにできるだけ近づけ、何に属するのかがわかるようにしま\
                    す。利用者はポップオーバーを動かせないため、そのコントロールも、開いている間に読む必要のあるものも\
                    隠さない位置に置きます。そのような場所がなければ、ポップオーバーを小さくするか、別の種類のビューを\
                    選びます。
                    """,
                ko: """
                    화살표 끝을 팝오버를 연 컨트롤에 되도록 가까이 두어 무엇에 딸린 것인지 보이게 합니다. 사용자가 \
                    팝오버를 치울 수 없으므로, 그 컨트롤도 그동안 읽어야 할 것도 가리지 않는 자리에 둡니다. 그런 \
                    자리가 없으면 팝오버를 줄이거나 다른 종류의 뷰를 고릅니다.
                    """),
            url: url),
        Guideline(
            id: "popovers-one-at-a-time",
            page: .popovers, edition: .hig2018, position: 6, section: nil,
            title: LocalText(
                en: "Keep to a single open popover",
                ja: "開くポップオーバーは1つだけにする",
                ko: "팝오버는 한 번에 하나만 열기"),
            text: LocalText(
                en: """
                    Several open popovers crowd the screen and leave people unsure which belongs to what. One that \
                    opens a further one, and so on in a chain, is never right. Close the present popover before the \
                    next appears, or put the further level inside it.
                    """,
                ja: """
                    複数のポップオーバーが開いていると画面が込み合い、どれが何に属するのかわからなくなります。ポップ\
                    オーバーから次のポップオーバーへと連なる形は、どんな場合も使いません。次を表示する前に今のものを閉\
                    じるか、次の階層をその中に収めてください。
                    """,
                ko: """
                    팝오버가 여럿 열려 있으면 화면이 복잡해지고 어느 것이 무엇에 딸렸는지 알기 어렵습니다. 팝오버에서 \
                    또 다른 팝오버가 꼬리를 물고 열리는 것은 결코 옳지 않습니다. 다음 것이 나타나기 전에 지금 것을 \
                    닫거나, 다음 단계를 그 안에 넣습니다.
                    """),
            url: url),
        Guideline(
            id: "popovers-nothing-on-top",
            page: .popovers, edition: .hig2018, position: 7, section: nil,
            title: LocalText(
                en: "Put nothing but an alert over a popover",
                ja: "ポップオーバーに重ねてよいのはアラートだけにする",
                ko: "팝오버 위에는 알림만 띄우기"),
            text: LocalText(
                en: """
                    A layer over a popover hides its link to its source and makes the way back hard to see. Only an \
                    alert is allowed there. For anything else, close the popover first.
                    """,
                ja: """
                    ポップオーバーの上に何かが重なると、表示元とのつながりが隠れ、戻り方もわかりにくくなります。許され\
                    るのはアラートだけです。ほかのものを表示するときは、その前にポップオーバーを閉じます。
                    """,
                ko: """
                    팝오버 위에 한 겹이 더 놓이면 나온 곳과의 연결이 가려지고 돌아가는 길도 찾기 어려워집니다. 그 \
                    위에는 알림만 올 수 있습니다. 다른 것을 보여 주려면 먼저 팝오버를 닫습니다.
                    """),
            url: url),
        Guideline(
            id: "popovers-switch-in-one-tap",
            page: .popovers, edition: .hig2018, position: 8, section: nil,
            title: LocalText(
                en: "Let one tap switch popovers",
                ja: "1回のタップで別のポップオーバーに切り替える",
                ko: "한 번의 탭으로 다른 팝오버로 바꾸기"),
            text: LocalText(
                en: """
                    While one popover is open, a tap on the control of another should close the first and open the \
                    second straight away. Otherwise every change costs two taps, which is tiresome above all in a bar \
                    where several such buttons stand side by side. Leave those buttons active while a popover is open.
                    """,
                ja: """
                    ポップオーバーが開いているときに別のポップオーバーのコントロールをタップしたら、前のものを閉じ、す\
                    ぐに次のものを開きます。そうでないと切り替えるたびに2回のタップが必要になり、そうしたボタンがバー\
                    に並んでいる場合は特にわずらわしくなります。ポップオーバーが開いている間も、それらのボタンは使える\
                    状態にしておきます。
                    """,
                ko: """
                    팝오버가 열려 있을 때 다른 팝오버의 컨트롤을 탭하면 앞의 것을 닫고 바로 다음 것을 엽니다. 그러지 \
                    않으면 바꿀 때마다 두 번 탭해야 하고, 막대에 그런 버튼이 나란히 있으면 더욱 번거롭습니다. 팝오버가 \
                    열려 있는 동안에도 그 버튼들을 사용할 수 있게 둡니다.
                    """),
            url: url),
        Guideline(
            id: "popovers-size",
            page: .popovers, edition: .hig2018, position: 9, section: nil,
            title: LocalText(
                en: "Make a popover no larger than its content",
                ja: "ポップオーバーは内容に必要な大きさに留める",
                ko: "팝오버는 내용에 필요한 만큼만 키우기"),
            text: LocalText(
                en: """
                    A popover that fills the screen has lost what makes it one: the view behind it and the arrow to \
                    its source. Fit it to what it holds, with room left to point at its origin. Expect the system to \
                    change that size where space is short, and check that the content copes.
                    """,
                ja: """
                    画面を埋め尽くすと、背後のビューと表示元を指す矢印が失われ、ポップオーバーらしさがなくなります。内\
                    容に合う大きさにし、表示元を指す余地を残してください。場所が足りないとシステムが大きさを変えること\
                    もあるので、内容が崩れないかを確認します。
                    """,
                ko: """
                    화면을 가득 채운 팝오버는 뒤로 보이는 뷰도, 나온 곳을 가리키는 화살표도 잃어 더는 팝오버라고 하기 \
                    어렵습니다. 내용에 맞는 크기로 하고, 나온 곳을 가리킬 자리를 남깁니다. 공간이 부족하면 시스템이 \
                    크기를 바꿀 수 있으므로 그때도 내용이 무너지지 않는지 확인합니다.
                    """),
            url: url),
        Guideline(
            id: "popovers-recognisable",
            page: .popovers, edition: .hig2018, position: 10, section: nil,
            title: LocalText(
                en: "Let people recognise a popover as one",
                ja: "ポップオーバーだとわかる見た目を保つ",
                ko: "팝오버임을 알아볼 수 있게 하기"),
            text: LocalText(
                en: """
                    Much of its look can be changed, but people know how to use and close a popover only if they see \
                    that it is one. Keep the arrow, the outline and the place above the content, and prefer the \
                    system's own controls and views inside. If the design has to depart further than that, use another \
                    kind of view.
                    """,
                ja: """
                    見た目の多くは変えられますが、ポップオーバーだとわからなければ、使い方も閉じ方もわかりません。矢印\
                    と輪郭、内容の上に浮かぶ位置を保ち、中にはできるだけシステム標準のコントロールやビューを使います。\
                    デザインをさらに変える必要があるなら、別の種類のビューを使います。
                    """,
                ko: """
                    모양을 많이 바꿀 수는 있지만, 팝오버임을 알아보아야 어떻게 쓰고 닫는지도 알 수 있습니다. 화살표와 \
                    윤곽, 콘텐츠 위에 떠 있는 위치를 유지하고, 안에는 되도록 시스템의 컨트롤과 뷰를 씁니다. 디자인이 \
                    그보다 더 벗어나야 한다면 다른 종류의 뷰를 사용합니다.
                    """),
            url: url),
        Guideline(
            id: "popovers-smooth-resize",
            page: .popovers, edition: .hig2018, position: 11, section: nil,
            title: LocalText(
                en: "Animate a change of size",
                ja: "大きさの変化をアニメーションで見せる",
                ko: "크기 변화를 애니메이션으로 보여 주기"),
            text: LocalText(
                en: """
                    Some popovers switch between a short and a fuller form of the same content. Let them grow or \
                    shrink visibly, because a sudden jump looks as if a different popover had taken the first one's \
                    place. Keep it the same popover at the same spot throughout.
                    """,
                ja: """
                    同じ内容を、簡潔な表示と詳しい表示とで切り替えるポップオーバーがあります。急に大きさが変わると別の\
                    ポップオーバーに入れ替わったように見えるので、広がる様子や縮む様子を見せてください。その間もずっ\
                    と、同じ場所にある同じポップオーバーのままにします。
                    """,
                ko: """
                    같은 내용을 짧게 또는 자세하게 바꾸어 보여 주는 팝오버가 있습니다. 크기가 갑자기 달라지면 다른 \
                    팝오버로 바뀐 것처럼 보이므로, 커지고 작아지는 모습을 보여 줍니다. 그동안 같은 자리에서 같은 \
                    팝오버로 남아 있게 합니다.
                    """),
            url: url),
    ]
}
