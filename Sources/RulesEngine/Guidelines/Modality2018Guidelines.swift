/// The guidelines of the page about modality, as it stood in 2018.
enum Modality2018Guidelines {
    /// Where the page is found.
    static let url =
        "https://developer.apple.com/design/human-interface-guidelines/ios/app-architecture/modality/"

    /// The guidelines in the order of the page.
    static let all: [Guideline] = uses + styles

    /// When to go modal, and how a modal view should behave and look.
    static let uses: [Guideline] = [
        Guideline(
            id: "modality-2018-definition",
            page: .modality, edition: .hig2018, position: 1, section: nil,
            title: LocalText(
                en: "Know what a modal view asks of people",
                ja: "モーダルが利用者に求めることを理解する",
                ko: "모달이 사용자에게 요구하는 것 이해하기"),
            text: LocalText(
                en: """
                    A modal view holds people in one place: everything behind it stays out of reach until they finish, \
                    choose or leave. It may take the whole screen, fill the view it belongs to, or lie over a part of \
                    it; alerts, action sheets and activity views work this way too. Because nothing else responds \
                    meanwhile, give it one control that finishes the job and one that backs out, usually Done and \
                    Cancel, so that the way back is never in doubt.
                    """,
                ja: """
                    モーダルは、利用者を1か所に引き留めます。作業を終えるか、選ぶか、抜け出すまで、背後には触れられま\
                    せん。画面全体を占めるもの、親のビューいっぱいに広がるもの、一部に重なるものがあり、アラート、アク\
                    ションシート、アクティビティビューも同じように働きます。その間はほかの操作がすべて止まるので、作業\
                    を終えるボタンと中止するボタン（ふつうは「完了」と「キャンセル」）を1つずつ置き、戻り方に迷わない\
                    ようにします。
                    """,
                ko: """
                    모달은 사용자를 한곳에 붙잡아 둡니다. 작업을 마치거나, 선택하거나, 나갈 때까지 뒤에 있는 것에는 \
                    손댈 수 없습니다. 화면 전체를 차지하기도 하고, 자신이 속한 뷰를 가득 채우거나 그 일부만 덮기도 \
                    합니다. 알림, 동작 시트, 활동 뷰도 같은 방식입니다. 그동안 다른 조작은 모두 막히므로, 작업을 \
                    마치는 버튼과 그만두는 버튼(대개 완료와 취소)을 하나씩 두어 돌아가는 길이 늘 분명하게 합니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2018-sparing-use",
            page: .modality, edition: .hig2018, position: 2, section: nil,
            title: LocalText(
                en: "Interrupt with a modal only for a strong reason",
                ja: "モーダルで遮るのは、強い理由があるときだけにする",
                ko: "뚜렷한 이유가 있을 때만 모달로 막기"),
            text: LocalText(
                en: """
                    People move around an app in an order of their own, and a modal view takes that freedom away. \
                    Block the rest of the app only if something urgently needs attention, if the work at hand has to \
                    be finished or dropped before anything else can happen, or if valuable data would otherwise be \
                    lost. In every other case use an ordinary screen that people can enter and leave as they like.
                    """,
                ja: """
                    アプリの中をどう巡るかは利用者が決めるものですが、モーダルはその自由を奪います。アプリのほかの部分\
                    を止めてよいのは、すぐに注意を向けてもらう必要があるとき、今の作業を終えるかやめるかしないと先へ進\
                    めないとき、そのままでは大切なデータが失われるときだけです。それ以外は、自由に出入りできるふつうの\
                    画面を使います。
                    """,
                ko: """
                    사용자는 앱 안을 자기 나름의 순서로 오가는데, 모달은 그 자유를 빼앗습니다. 앱의 다른 부분을 막아도 \
                    되는 때는 급히 주의를 끌어야 할 때, 지금 하는 일을 끝내거나 그만두어야 다음으로 갈 수 있을 때, \
                    그대로 두면 중요한 데이터를 잃게 될 때뿐입니다. 그 밖에는 마음대로 드나들 수 있는 일반 화면을 \
                    사용합니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2018-safe-exit",
            page: .modality, edition: .hig2018, position: 3, section: nil,
            title: LocalText(
                en: "Make leaving easy to find and free of surprises",
                ja: "出口をわかりやすく、結果を予想できるものにする",
                ko: "나가는 길은 찾기 쉽고 결과를 알 수 있게 하기"),
            text: LocalText(
                en: """
                    Anyone who opens a modal view needs a way out that is in plain sight and never costs them work by \
                    accident. Before they close it they should be able to tell whether what they did will be kept, \
                    sent or thrown away. Show the exit from the start, give it a label that matches its effect, and \
                    let no stray tap or swipe discard anything.
                    """,
                ja: """
                    モーダルを開いた人には、すぐ目に入り、作業を誤って失うことのない出口が必要です。閉じる前に、自分の\
                    したことが保存されるのか、送信されるのか、破棄されるのかがわかるようにします。出口は最初から表示\
                    し、働きに合ったラベルを付け、うっかりしたタップやスワイプで何かが消えないようにします。
                    """,
                ko: """
                    모달을 연 사람에게는 바로 눈에 띄고, 실수로 작업을 잃게 하지 않는 나가는 길이 필요합니다. 닫기 \
                    전에 자신이 한 일이 저장되는지, 전송되는지, 버려지는지 알 수 있어야 합니다. 나가는 길은 처음부터 \
                    보여 주고, 하는 일에 맞는 레이블을 붙이며, 잘못 탭하거나 쓸어넘겨서 무언가가 사라지지 않게 합니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2018-narrow-tasks",
            page: .modality, edition: .hig2018, position: 4, section: nil,
            title: LocalText(
                en: "Give a modal one small job",
                ja: "モーダルには小さな仕事を1つだけ任せる",
                ko: "모달에는 작은 일 하나만 맡기기"),
            text: LocalText(
                en: """
                    A modal task should be brief, undemanding and about a single thing. With too many steps or \
                    branches it turns into a second app, and people forget what they were doing before it opened, or \
                    how to get back there. If it needs several screens, line them up along one route whose end is in \
                    view, and keep the Done button for the moment the work is really finished.
                    """,
                ja: """
                    モーダルの作業は、短く、負担が少なく、1つの事柄に絞ったものにします。手順や分岐が多いともう1つのア\
                    プリのようになり、開く前に何をしていたのか、どうやってそこへ戻るのかを忘れてしまいます。複数の画面\
                    が必要なら、終わりの見える一本道に並べます。「完了」ボタンは、作業が本当に終わるところだけで使いま\
                    す。
                    """,
                ko: """
                    모달 작업은 짧고 부담이 적으며 한 가지 일만 다루어야 합니다. 단계나 갈림길이 너무 많으면 또 하나의 \
                    앱처럼 되어, 열기 전에 무엇을 하고 있었는지, 어떻게 돌아가는지 잊게 됩니다. 화면이 여럿 필요하면 \
                    끝이 보이는 한 갈래 길로 늘어놓고, 완료 버튼은 작업이 정말 끝나는 순간에만 사용합니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2018-task-title",
            page: .modality, edition: .hig2018, position: 5, section: nil,
            title: LocalText(
                en: "Name the task at the top",
                ja: "作業の名前を上部に示す",
                ko: "작업의 이름을 위쪽에 밝히기"),
            text: LocalText(
                en: """
                    A short heading tells people what they are about to do in the view that has just covered their \
                    work. Where it leaves questions, explain the task or the next step in a line elsewhere in the \
                    view. A heading may be left out where the content already says it all, as a photo or a map does.
                    """,
                ja: """
                    今までの作業を覆って現れたビューで何をするのかは、短い見出しで伝わります。それだけでは足りない場合\
                    は、作業の内容や次にすることを、ビューの別の場所に1行で添えます。写真や地図のように、内容を見れば\
                    明らかなものでは見出しを省いてもかまいません。
                    """,
                ko: """
                    하던 일을 덮고 나타난 뷰에서 무엇을 하게 되는지는 짧은 제목이 알려 줍니다. 제목만으로 부족하면 \
                    작업이나 다음에 할 일을 뷰의 다른 곳에 한 줄로 설명합니다. 사진이나 지도처럼 내용만 보아도 알 수 \
                    있으면 제목을 생략해도 됩니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2018-essential-alerts",
            page: .modality, edition: .hig2018, position: 6, section: nil,
            title: LocalText(
                en: "Keep alerts for what people must know",
                ja: "アラートは、知らせなければならないことに限る",
                ko: "알림은 꼭 알아야 하는 것에만 쓰기"),
            text: LocalText(
                en: """
                    An alert stops whatever people are doing and stays until they tap a button, so it has to be worth \
                    the disturbance. Show one only for information they cannot do without, preferably something they \
                    can act on there and then. Put everything else, such as progress, hints or good news, on the \
                    ordinary screens.
                    """,
                ja: """
                    アラートは、何をしている最中でも手を止めさせ、ボタンをタップするまで消えないので、それだけの価値が\
                    なければなりません。知らずには済まない情報、できればその場で対処できる情報だけに使います。進捗、ヒ\
                    ント、うれしい知らせなど、それ以外はふつうの画面に表示します。
                    """,
                ko: """
                    알림은 하던 일을 멈추게 하고 버튼을 탭할 때까지 사라지지 않으므로, 그만큼 방해할 가치가 있어야 \
                    합니다. 모르면 안 되는 정보, 되도록 그 자리에서 조치할 수 있는 정보에만 사용합니다. 진행 상황, \
                    도움말, 반가운 소식 등 나머지는 일반 화면에 보여 줍니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2018-notification-settings",
            page: .modality, edition: .hig2018, position: 7, section: nil,
            title: LocalText(
                en: "Honour the notification choices people made",
                ja: "通知の設定を尊重する",
                ko: "사용자가 정한 알림 설정을 존중하기"),
            text: LocalText(
                en: """
                    In the Settings app people decide whether and how an app may notify them. An app that works around \
                    those choices, for instance by saying the same thing in an alert of its own, annoys people until \
                    they silence it altogether. Keep within what they chose, and let what they switched off stay off.
                    """,
                ja: """
                    アプリからの通知を受け取るかどうか、どのように受け取るかは、利用者が「設定」アプリで決めます。同じ\
                    内容を独自のアラートで伝えるなど、その選択をすり抜けるアプリは嫌われ、やがて通知をすべて切られてし\
                    まいます。選ばれた範囲を守り、オフにされたものはオフのままにします。
                    """,
                ko: """
                    앱이 소식을 보내도 되는지, 어떻게 보낼지는 사용자가 설정 앱에서 정합니다. 같은 내용을 앱의 경고 \
                    창으로 띄우는 식으로 그 선택을 피해 가면, 사용자는 성가셔하다가 결국 앱의 알림을 모두 꺼 버립니다. \
                    사용자가 정한 범위를 지키고, 꺼 둔 것은 꺼진 채로 둡니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2018-nothing-above-popover",
            page: .modality, edition: .hig2018, position: 8, section: nil,
            title: LocalText(
                en: "Close a popover before opening a modal",
                ja: "モーダルを開く前にポップオーバーを閉じる",
                ko: "모달을 열기 전에 팝오버 닫기"),
            text: LocalText(
                en: """
                    A popover is small and tied to its source; with another layer over it, people no longer know which \
                    of the two they are in and what closing will do. Only an alert may lie there. If a tap inside a \
                    popover has to lead to a modal view, which should seldom happen, dismiss the popover first and \
                    then present the modal.
                    """,
                ja: """
                    ポップオーバーは小さく、表示元と結び付いています。その上にさらに何かが重なると、どちらの中にいるの\
                    か、閉じると何が起きるのかがわからなくなります。重ねてよいのはアラートだけです。めったにないことで\
                    すが、ポップオーバー内のタップからモーダルへ進む必要があるときは、先にポップオーバーを閉じてから\
                    モーダルを表示します。
                    """,
                ko: """
                    팝오버는 작고 자신이 나온 곳에 매여 있습니다. 그 위에 또 한 겹이 덮이면 사용자는 둘 중 어디에 \
                    있는지, 닫으면 무슨 일이 생기는지 알 수 없습니다. 위에 올 수 있는 것은 알림뿐입니다. 드문 일이지만 \
                    팝오버 안의 탭이 모달로 이어져야 한다면, 먼저 팝오버를 닫고 모달을 표시합니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2018-matching-appearance",
            page: .modality, edition: .hig2018, position: 9, section: nil,
            title: LocalText(
                en: "Let modals look like the rest of the app",
                ja: "モーダルの見た目をアプリに合わせる",
                ko: "모달도 앱의 다른 화면과 닮게 하기"),
            text: LocalText(
                en: """
                    A modal view belongs to the app that shows it and should be recognisable as such. Reuse the bars, \
                    colours and type people already know from it; a navigation bar inside the modal, for example, is \
                    styled like all the others. A foreign look makes people wonder whether they have left the app.
                    """,
                ja: """
                    モーダルはそれを表示したアプリのものであり、見てそうとわかる必要があります。利用者がすでに知ってい\
                    るバー、色、書体をそのまま使います。たとえば、モーダル内のナビゲーションバーは、アプリのほかのナビ\
                    ゲーションバーと同じ見た目にします。なじみのない外観は、アプリの外に出てしまったのかと戸惑わせま\
                    す。
                    """,
                ko: """
                    모달은 그것을 보여 주는 앱의 것이며, 보자마자 그렇게 느껴져야 합니다. 사용자가 이미 아는 막대, \
                    색상, 서체를 그대로 씁니다. 예를 들어 모달 안의 내비게이션 막대는 앱의 다른 내비게이션 막대와 같은 \
                    모양이어야 합니다. 낯선 모양이면 앱 밖으로 나온 것은 아닌지 의심하게 됩니다.
                    """),
            url: url),
    ]
}
