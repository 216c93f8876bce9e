extension Modality2018Guidelines {
    /// The styles that a modal view can have, and the movement with which it comes and goes.
    static let styles: [Guideline] = [
        Guideline(
            id: "modality-2018-presentation-style",
            page: .modality, edition: .hig2018, position: 10, section: nil,
            title: LocalText(
                en: "Pick the presentation style by the job",
                ja: "表示スタイルは作業に合わせて選ぶ",
                ko: "작업에 맞는 표시 스타일 고르기"),
            text: LocalText(
                en: """
                    There are four ways to lay a modal view over what was there before: full screen, page sheet, form \
                    sheet and current context. They differ in how much they cover and in what they are good for. Let \
                    the kind of task and the place it starts from decide, so that people are interrupted no more than \
                    the task requires.
                    """,
                ja: """
                    元の画面の上にモーダルを重ねるスタイルは、全画面、ページシート、フォームシート、現在のコンテキスト\
                    の4つです。覆う範囲も、向いている用途も違います。作業の種類と、作業が始まる場所から選び、必要以上\
                    に利用者を遮らないようにします。
                    """,
                ko: """
                    모달을 이전 화면 위에 놓는 스타일은 전체 화면, 페이지 시트, 폼 시트, 현재 컨텍스트의 네 \
                    가지입니다. 덮는 범위와 알맞은 쓰임이 저마다 다릅니다. 작업의 종류와 작업이 시작되는 곳을 보고 \
                    골라, 작업에 필요한 만큼만 사용자를 방해합니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2018-full-screen",
            page: .modality, edition: .hig2018, position: 11, section: nil,
            title: LocalText(
                en: "Use full screen for demanding tasks",
                ja: "全画面は込み入った作業に使う",
                ko: "전체 화면은 복잡한 작업에 쓰기"),
            text: LocalText(
                en: """
                    A full-screen modal hides everything else and leaves people alone with the new task. That suits \
                    work with some complexity, as long as all of it can be done without leaving the modal. For a quick \
                    choice or a few fields it is more than needed; take a smaller style.
                    """,
                ja: """
                    全画面のモーダルはほかのすべてを隠し、新しい作業だけに向き合わせます。ある程度複雑でも、モーダルの\
                    中で最後まで終えられる作業に向いています。ちょっとした選択や少しの入力には大げさなので、もっと小さ\
                    なスタイルを選びます。
                    """,
                ko: """
                    전체 화면 모달은 다른 것을 모두 가리고 새 작업만 남깁니다. 어느 정도 복잡하더라도 모달을 벗어나지 \
                    않고 모두 끝낼 수 있는 작업에 어울립니다. 간단한 선택이나 몇 칸의 입력에는 지나치므로 더 작은 \
                    스타일을 씁니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2018-page-sheet",
            page: .modality, edition: .hig2018, position: 12, section: nil,
            title: LocalText(
                en: "Use a page sheet to keep the background in view",
                ja: "背後を見せておきたいときはページシートを使う",
                ko: "배경이 보여야 할 때는 페이지 시트 쓰기"),
            text: LocalText(
                en: """
                    On a large device in landscape, a page sheet leaves some of the earlier screen visible but \
                    darkened, so that people see where they came from and cannot touch it. In portrait, and on small \
                    devices, it fills the screen. Use it for demanding, self-contained work of the kind a full-screen \
                    modal would serve, where a glimpse of the background helps people keep their place.
                    """,
                ja: """
                    横向きの大きなデバイスでは、ページシートの周囲に元の画面の一部が暗く残ります。どこから来たのかは見\
                    えますが、触れることはできません。縦向きのときや小さなデバイスでは、画面全体に広がります。全画面に\
                    向くような込み入った作業で、その中で完結し、背後が少し見えるほうが居場所を見失わずに済むものに使い\
                    ます。
                    """,
                ko: """
                    큰 기기를 가로로 두면 페이지 시트 둘레에 이전 화면의 일부가 어둡게 남습니다. 어디에서 왔는지 \
                    보이지만 건드릴 수는 없습니다. 세로 방향이나 작은 기기에서는 화면을 가득 채웁니다. 전체 화면에 \
                    어울릴 만큼 복잡하고 그 안에서 끝나는 작업 가운데, 배경이 조금 보여야 하던 일을 잊지 않는 경우에 \
                    사용합니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2018-form-sheet",
            page: .modality, edition: .hig2018, position: 13, section: nil,
            title: LocalText(
                en: "Use a form sheet to collect information",
                ja: "情報の入力にはフォームシートを使う",
                ko: "정보를 입력받을 때는 폼 시트 쓰기"),
            text: LocalText(
                en: """
                    A form sheet is a smaller panel in the middle of the screen, with darkened surroundings that do \
                    not respond; it may make way for the keyboard, and on a small device it may fill the screen. It is \
                    made for asking people for a few details, such as an address or an account. Check that fields and \
                    buttons stay in view while someone types, and move long or branching work to a larger style.
                    """,
                ja: """
                    フォームシートは画面中央の小さめのパネルで、暗くなった周囲は操作を受け付けません。キーボードをよけ\
                    て動くことも、小さなデバイスで画面全体に広がることもあります。住所やアカウントなど、いくつかの項目\
                    を尋ねるためのものです。入力中も入力欄とボタンが見えていることを確かめ、長い作業や分岐のある作業に\
                    は、より大きなスタイルを使います。
                    """,
                ko: """
                    폼 시트는 화면 가운데에 놓이는 작은 패널이며, 어두워진 주위는 반응하지 않습니다. 키보드를 피해 \
                    옮겨지기도 하고, 작은 기기에서는 화면을 채우기도 합니다. 주소나 계정처럼 몇 가지 정보를 물을 때 \
                    알맞습니다. 입력하는 동안 입력란과 버튼이 계속 보이는지 확인하고, 길거나 갈래가 있는 작업은 더 큰 \
                    스타일로 옮깁니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2018-current-context",
            page: .modality, edition: .hig2018, position: 14, section: nil,
            title: LocalText(
                en: "Use current context inside a part of the screen",
                ja: "画面の一部の中では、現在のコンテキストを使う",
                ko: "화면의 일부 안에서는 현재 컨텍스트 쓰기"),
            text: LocalText(
                en: """
                    A modal in the current context takes exactly the space of the view it belongs to and leaves \
                    everything around it alone. It is meant for containers that are smaller than the screen, such as \
                    one pane of a split view or the inside of a popover. If the parent already fills the screen, use \
                    one of the other styles.
                    """,
                ja: """
                    現在のコンテキストのモーダルは、属しているビューとちょうど同じ範囲を占め、周囲には影響しません。ス\
                    プリットビューのペインやポップオーバーの中など、画面より小さな入れ物のためのスタイルです。親の\
                    ビューがすでに画面全体を占めているなら、ほかのスタイルを使います。
                    """,
                ko: """
                    현재 컨텍스트의 모달은 자신이 속한 뷰와 똑같은 영역만 차지하고 주위는 그대로 둡니다. 분할 뷰의 한 \
                    패널이나 팝오버의 안쪽처럼 화면보다 작은 곳을 위한 스타일입니다. 상위 뷰가 이미 화면을 가득 채우고 \
                    있으면 다른 스타일을 사용합니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2018-transition-style",
            page: .modality, edition: .hig2018, position: 15, section: nil,
            title: LocalText(
                en: "Choose a movement that shows where people are going",
                ja: "どこへ移るのかが伝わる動きを選ぶ",
                ko: "어디로 가는지 보여 주는 움직임 고르기"),
            text: LocalText(
                en: """
                    The movement with which a modal arrives tells people that they are stepping aside for a while, so \
                    it should suit the app and make that step noticeable. By default the view comes up from the lower \
                    edge and sinks again afterwards; a flip turns the screen over as if the modal were its reverse \
                    side, and later turns it back. Let a view leave by the way it came, and stay with one kind of \
                    movement in the whole app.
                    """,
                ja: """
                    モーダルが現れる動きは、しばらく脇道に入ることを伝えます。アプリに合っていて、場面が変わったと気づ\
                    ける動きにします。標準では下端から上がってきて、終わると下がっていきます。フリップは、画面を裏返す\
                    ようにしてモーダルを見せ、後で元に戻します。現れたときと同じ道筋で退かせ、アプリ全体を1種類の動き\
                    に統一します。
                    """,
                ko: """
                    모달이 나타나는 움직임은 잠시 다른 곳에 들른다는 것을 알려 줍니다. 그러므로 앱에 어울리면서 장면이 \
                    바뀌었음을 알아챌 수 있어야 합니다. 기본 움직임은 화면 아래에서 올라왔다가 나중에 다시 내려갑니다. \
                    뒤집기는 화면을 뒤집어 뒷면인 듯 모달을 보여 주고 나중에 되돌립니다. 들어온 길 그대로 나가게 하고, \
                    앱 전체에서 한 가지 움직임을 유지합니다.
                    """),
            url: url),
    ]
}
