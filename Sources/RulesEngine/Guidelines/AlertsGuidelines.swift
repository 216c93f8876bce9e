/// The guidelines of the page about alerts, as it stood in 2018.
enum AlertsGuidelines {
    /// Where the page is found.
    static let url = "https://developer.apple.com/design/human-interface-guidelines/ios/views/alerts/"

    /// The guidelines in the order of the page.
    static let all: [Guideline] = uses + titles + buttons

    /// What alerts are, and how often they should appear.
    static let uses: [Guideline] = [
        Guideline(
            id: "alerts-anatomy",
            page: .alerts, edition: .hig2018, position: 1, section: nil,
            title: LocalText(
                en: "Work with the parts an alert has",
                ja: "アラートにある要素だけで組み立てる",
                ko: "알림이 가진 요소만으로 구성하기"),
            text: LocalText(
                en: """
                    An alert speaks up about something that has happened in the app or on the device, and usually \
                    wants an answer. Its parts are a title, a message if one is needed, at least one button, and text \
                    fields if something has to be typed in. The system decides how it looks, so put the effort into \
                    words and choices, and show content that needs a layout, pictures or colours of its own in another \
                    kind of view.
                    """,
                ja: """
                    アプリやデバイスで起きたことを伝え、たいていは返事を求めるのがアラートです。タイトルがあり、必要な\
                    らメッセージを添え、ボタンを少なくとも1つ置き、入力が要るときはテキストフィールドを加えます。見た\
                    目はシステムが決めるので、言葉と選択肢に力を注いでください。独自のレイアウト、画像、色が必要な内容\
                    は、別の種類のビューで表示します。
                    """,
                ko: """
                    알림은 앱이나 기기에서 일어난 일을 알리고 대개 답을 기다립니다. 제목, 필요할 때의 메시지, 하나 \
                    이상의 버튼, 입력이 필요할 때의 텍스트 필드로 이루어집니다. 모양은 시스템이 정하므로 글과 선택지에 \
                    힘을 쏟습니다. 따로 정한 레이아웃이나 그림, 색상이 필요한 콘텐츠는 다른 종류의 뷰로 보여 줍니다.
                    """),
            url: url),
        Guideline(
            id: "alerts-sparing-use",
            page: .alerts, edition: .hig2018, position: 2, section: nil,
            title: LocalText(
                en: "Show few alerts",
                ja: "アラートの数を抑える",
                ko: "알림을 아껴 쓰기"),
            text: LocalText(
                en: """
                    Each alert breaks into what people are doing, and those who see many stop reading them. Keep \
                    alerts for serious moments: before someone pays, before something is deleted or otherwise \
                    destroyed, and when something has gone wrong. Whatever is shown should contain news people need \
                    and options that make a difference; the rest belongs on the screen itself.
                    """,
                ja: """
                    アラートは作業に割り込むもので、たびたび見せられると読まれなくなります。支払いの前、削除などで何か\
                    が失われる前、問題が起きたときといった重大な場面に取っておいてください。表示するなら、知る必要のあ\
                    る情報と、選ぶ意味のある選択肢を含めます。それ以外は画面そのものに表示します。
                    """,
                ko: """
                    알림은 매번 하던 일을 끊고, 자주 보이면 읽지 않게 됩니다. 결제하기 전, 삭제처럼 무언가를 없애기 \
                    전, 문제가 생겼을 때 등 중대한 순간을 위해 아껴 둡니다. 보여 줄 때는 알아야 할 소식과 차이가 있는 \
                    선택지를 담고, 나머지는 화면 자체에 표시합니다.
                    """),
            url: url),
        Guideline(
            id: "alerts-both-orientations",
            page: .alerts, edition: .hig2018, position: 3, section: nil,
            title: LocalText(
                en: "Check alerts upright and sideways",
                ja: "アラートを縦向きと横向きの両方で確認する",
                ko: "알림을 세로와 가로에서 모두 확인하기"),
            text: LocalText(
                en: """
                    An alert is laid out differently when the device is turned, and text that fits in portrait may \
                    have to scroll in landscape, where there is less height. Look at every alert both ways and in each \
                    language. Shorten the text until all of it can be read at once in either position.
                    """,
                ja: """
                    デバイスの向きが変わるとアラートの配置も変わります。縦向きで収まる文章でも、高さの少ない横向きでは\
                    スクロールが必要になることがあります。すべてのアラートを、両方の向きと各言語で見てください。どちら\
                    の向きでも一度に全部読めるまで、文章を短くします。
                    """,
                ko: """
                    기기를 돌리면 알림의 배치도 달라집니다. 세로에서 다 들어가는 글도 높이가 낮은 가로에서는 \
                    스크롤해야 할 수 있습니다. 모든 알림을 두 방향에서, 그리고 각 언어로 살펴봅니다. 어느 방향에서든 \
                    전체를 한 번에 읽을 수 있을 때까지 글을 줄입니다.
                    """),
            url: url),
    ]
}
