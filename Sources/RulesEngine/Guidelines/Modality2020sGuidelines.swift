/// The guidelines of the page about modality, as it stood in the early 2020s.
enum Modality2020sGuidelines {
    /// Where the page is found.
    static let url =
        "https://developer.apple.com/design/human-interface-guidelines/ios/app-architecture/modality/"

    /// The guidelines in the order of the page.
    static let all: [Guideline] = styles + uses

    /// What modality is for, and the styles that a modal view can have.
    static let styles: [Guideline] = [
        Guideline(
            id: "modality-2020s-definition",
            page: .modality, edition: .hig2020s, position: 1, section: nil,
            title: LocalText(
                en: "Understand what modality is for",
                ja: "モダリティの目的を理解する",
                ko: "모달리티의 쓰임 이해하기"),
            text: LocalText(
                en: """
                    Modality puts content into a short-lived state of its own that people leave only by a deliberate \
                    act. It serves two ends: keeping attention on one separate piece of work or on a few choices that \
                    belong together, and making sure that important news arrives and is acted on where it has to be. \
                    Before designing a modal view, see whether one of the system's own does the job: an alert, an \
                    action sheet, or an activity view for sharing.
                    """,
                ja: """
                    モダリティは、内容を一時的な状態に置き、はっきりした操作をしなければ抜けられないようにします。ねら\
                    いは2つあります。独立した作業や互いに関連する選択肢に集中してもらうことと、重要な知らせを確実に届\
                    け、必要なら対処してもらうことです。モーダルを設計する前に、アラート、アクションシート、共有のため\
                    のアクティビティビューなど、システムにあるもので足りないかを確かめます。
                    """,
                ko: """
                    모달리티는 콘텐츠를 잠시 동안의 독립된 상태에 두고, 사용자가 분명한 동작을 해야만 벗어나게 합니다. \
                    목적은 두 가지입니다. 독립된 작업이나 서로 관련된 몇 가지 선택에 집중하게 하는 것, 그리고 중요한 \
                    소식을 확실히 전하고 필요하면 조치하게 하는 것입니다. 모달을 디자인하기 전에 알림, 동작 시트, \
                    공유를 위한 활동 뷰처럼 시스템이 제공하는 것으로 충분한지 살펴봅니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2020s-automatic",
            page: .modality, edition: .hig2020s, position: 2, section: nil,
            title: LocalText(
                en: "Let the system choose the style first",
                ja: "まずはスタイルをシステムに任せる",
                ko: "먼저 스타일을 시스템에 맡기기"),
            text: LocalText(
                en: """
                    With the automatic style, which is the default, the system decides how a modal view appears, in \
                    the way people know from other apps on the same device. Start from it and name another style only \
                    where the content calls for one. A style fixed out of habit may look out of place on another \
                    device or in the next release.
                    """,
                ja: """
                    既定である自動のスタイルでは、モーダルの見せ方をシステムが決めるため、同じデバイスのほかのアプリで\
                    見慣れた形になります。まずこれを使い、内容から必要な場合にだけ別のスタイルを指定します。習慣で固定\
                    したスタイルは、ほかのデバイスや次のバージョンで場違いに見えることがあります。
                    """,
                ko: """
                    기본값인 자동 스타일에서는 모달이 어떻게 나타날지 시스템이 정하므로, 같은 기기의 다른 앱에서 익힌 \
                    모습 그대로입니다. 여기에서 시작하고, 콘텐츠에 꼭 필요할 때만 다른 스타일을 지정합니다. 습관처럼 \
                    고정한 스타일은 다른 기기나 다음 버전에서 어색해 보일 수 있습니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2020s-full-screen",
            page: .modality, edition: .hig2020s, position: 3, section: nil,
            title: LocalText(
                en: "Give every full-screen modal a way out",
                ja: "全画面のモーダルには必ず出口を用意する",
                ko: "전체 화면 모달에는 반드시 나가는 길 두기"),
            text: LocalText(
                en: """
                    A full-screen modal covers what was there before completely, so nothing of it remains to tap on or \
                    to pull aside. People depend on a button inside the modal to close it. Show that button from the \
                    first moment, and keep it reachable when the content scrolls.
                    """,
                ja: """
                    全画面のモーダルは元の画面を完全に覆うため、タップしたり脇へどけたりできる部分が残りません。閉じる\
                    には、モーダル内のボタンだけが頼りです。ボタンは開いた瞬間から表示し、内容をスクロールしても手の届\
                    くところに保ちます。
                    """,
                ko: """
                    전체 화면 모달은 이전 화면을 완전히 덮으므로 탭하거나 끌어서 치울 만한 부분이 남지 않습니다. \
                    사용자는 모달 안의 버튼으로 닫을 수밖에 없습니다. 그 버튼을 처음부터 보여 주고, 콘텐츠를 \
                    스크롤해도 누를 수 있게 둡니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2020s-popover",
            page: .modality, edition: .hig2020s, position: 4, section: nil,
            title: LocalText(
                en: "Plan both shapes of a popover",
                ja: "ポップオーバーは2つの形で設計する",
                ko: "팝오버의 두 가지 모습을 모두 준비하기"),
            text: LocalText(
                en: """
                    Where the window is wide (the system calls this a regular width), the popover style shows a \
                    popover; where it is narrow, as on most iPhones or in a slim window on iPad, the same content \
                    comes up as a sheet. Design and check both shapes. A layout made for a small floating panel can \
                    look lost, or lack a way out, once it has become a sheet.
                    """,
                ja: """
                    ポップオーバーのスタイルは、幅の広いウインドウ（システムではレギュラー幅と呼びます）ではポップオー\
                    バーになります。ほとんどのiPhoneやiPadの細いウインドウのように幅が狭いときは、同じ内容がシートで現\
                    れます。どちらの形も設計し、確認してください。浮かぶ小さなパネルに合わせたレイアウトは、シートにな\
                    ると間延びして見えたり、出口がなくなったりします。
                    """,
                ko: """
                    팝오버 스타일은 창이 넓을 때(시스템에서는 레귤러 폭이라고 합니다) 팝오버로 나타나고, 대부분의 \
                    iPhone이나 iPad의 좁은 창처럼 폭이 좁으면 같은 콘텐츠가 시트로 올라옵니다. 두 모습을 모두 \
                    디자인하고 확인합니다. 떠 있는 작은 패널에 맞춘 레이아웃은 시트가 되면 휑해 보이거나 나가는 길이 \
                    없을 수 있습니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2020s-page-and-form-sheet",
            page: .modality, edition: .hig2020s, position: 5, section: nil,
            title: LocalText(
                en: "Use a sheet where a hint of the old screen helps",
                ja: "元の画面が少し見えると役立つならシートを使う",
                ko: "이전 화면이 보여서 도움이 될 때는 시트 쓰기"),
            text: LocalText(
                en: """
                    Page sheets and form sheets cover only a part of the view underneath. What stays visible reminds \
                    people that they are on a side trip and will come back. If the content needs every bit of the \
                    screen, choose full screen; otherwise let an edge of the earlier view show.
                    """,
                ja: """
                    ページシートやフォームシートが覆うのは、背後のビューの一部だけです。見えている部分は、寄り道の途中\
                    であり、やがて戻ることを思い出させます。内容に画面の隅々まで必要なら全画面を選び、そうでなければ元\
                    の画面の端を見せておきます。
                    """,
                ko: """
                    페이지 시트와 폼 시트는 아래에 있는 뷰의 일부만 덮습니다. 남아 보이는 부분은 잠시 들른 것이며 곧 \
                    돌아간다는 것을 일깨워 줍니다. 콘텐츠에 화면 구석구석이 다 필요하면 전체 화면을 고르고, 그렇지 \
                    않으면 이전 화면의 가장자리가 보이게 둡니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2020s-current-context",
            page: .modality, edition: .hig2020s, position: 6, section: nil,
            title: LocalText(
                en: "Cover only the part that is concerned",
                ja: "関係する部分だけを覆う",
                ko: "관련된 부분만 덮기"),
            text: LocalText(
                en: """
                    The current-context style lays the modal over one region of the earlier view instead of all of it. \
                    Use it where a task concerns just that region, such as one pane of several, so that the rest keeps \
                    its place. Be clear about which view the modal belongs to, because that view decides where it \
                    appears and how large it is.
                    """,
                ja: """
                    現在のコンテキストのスタイルは、元の画面の全体ではなく、1つの領域にモーダルを重ねます。複数のペイ\
                    ンのうちの1つなど、作業がその領域だけに関わるときに使えば、ほかはそのまま残ります。現れる位置と大\
                    きさは属するビューで決まるので、どのビューに属するのかをはっきりさせておきます。
                    """,
                ko: """
                    현재 컨텍스트 스타일은 이전 화면 전체가 아니라 그 안의 한 영역 위에 모달을 놓습니다. 여러 패널 중 \
                    하나처럼 작업이 그 영역에만 관련될 때 쓰면 나머지는 제자리를 지킵니다. 모달이 나타나는 위치와 \
                    크기는 속한 뷰가 정하므로, 어느 뷰에 속하는지 분명히 해 둡니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2020s-custom",
            page: .modality, edition: .hig2020s, position: 7, section: nil,
            title: LocalText(
                en: "Build a presentation of your own only if no other fits",
                ja: "独自の表示は、ほかに合うものがないときだけ作る",
                ko: "맞는 스타일이 없을 때만 독자적인 표시 방식 만들기"),
            text: LocalText(
                en: """
                    The custom style lets an app show its own content in its own container with its own animation. It \
                    is the most work and the least familiar to people, since nothing about how it opens, closes or \
                    adapts comes from the system. Write down what the standard styles cannot do before choosing it, \
                    and then take care of the way out, the dimming and small windows yourself.
                    """,
                ja: """
                    独自のスタイル（カスタム）では、アプリが用意した入れ物の中に、独自のアニメーションで内容を表示でき\
                    ます。開き方、閉じ方、大きさへの対応のどれもシステムからは得られず、最も手間がかかるうえ、利用者に\
                    最もなじみのないものになります。選ぶ前に、標準のスタイルではできないことを書き出します。選んだら、\
                    出口、周囲を暗くする処理、小さなウインドウへの対応を自分で整えます。
                    """,
                ko: """
                    독자적인 표시 스타일(커스텀)에서는 앱이 만든 컨테이너에 독자적인 애니메이션으로 콘텐츠를 보여 줄 \
                    수 있습니다. 열고 닫고 화면에 맞추는 방법을 시스템이 하나도 제공하지 않으므로, 손이 가장 많이 가고 \
                    사용자에게는 가장 낯섭니다. 선택하기 전에 표준 스타일로 할 수 없는 것을 적어 봅니다. 선택했다면 \
                    나가는 길, 주위를 어둡게 하는 처리, 작은 창을 직접 챙깁니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2020s-current-context-compact",
            page: .modality, edition: .hig2020s, position: 8, section: nil,
            title: LocalText(
                en: "Turn current context into a sheet when space is tight",
                ja: "狭いときは、現在のコンテキストをシートに替える",
                ko: "공간이 좁으면 현재 컨텍스트를 시트로 바꾸기"),
            text: LocalText(
                en: """
                    A modal inside a pane of a split view, a popover or another partial view has room only while the \
                    window is wide. When the width becomes compact, such containers collapse and the modal would be \
                    squeezed or end up in the wrong place. Show the same content as a sheet there.
                    """,
                ja: """
                    スプリットビューのペインやポップオーバーなど、画面の一部を占めるビューの中のモーダルは、ウインドウ\
                    の幅が広いうちしか場所がありません。コンパクト幅になると、そうした入れ物は折りたたまれ、モーダルは\
                    押しつぶされたり、違う場所に現れたりします。そこでは同じ内容をシートで表示します。
                    """,
                ko: """
                    분할 뷰의 패널이나 팝오버처럼 화면의 일부인 뷰 안에 뜨는 모달은 창이 넓을 때만 자리가 있습니다. \
                    폭이 좁아지면 그런 컨테이너는 접히고, 모달은 찌그러지거나 엉뚱한 곳에 나타납니다. 이때는 같은 \
                    콘텐츠를 시트로 보여 줍니다.
                    """),
            url: url),
    ]
}
