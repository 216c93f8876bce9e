/// The guidelines of the page about popovers, as it stood in 2018.
enum PopoversGuidelines {
    /// Where the page is found.
    static let url = "https://developer.apple.com/design/human-interface-guidelines/ios/views/popovers/"

    /// The guidelines in the order of the page.
    static let all: [Guideline] = uses + display

    /// What popovers are for, and how they close.
    static let uses: [Guideline] = [
        Guideline(
            id: "popovers-definition",
            page: .popovers, edition: .hig2018, position: 1, section: nil,
            title: LocalText(
                en: "Use popovers for what belongs to the screen",
                ja: "ポップオーバーは画面上のものに添えて使う",
                ko: "팝오버는 화면에 딸린 것에 쓰기"),
            text: LocalText(
                en: """
                    After a tap, a popover floats over the content for a short while, and its arrow shows which \
                    control it belongs to; it suits large screens and holds options or details about what people are \
                    looking at. A nonmodal one goes away at a tap elsewhere or on one of its buttons, a modal one only \
                    by a button such as Cancel. Since the views around it normally do not respond while it is open, \
                    keep the visit short.
                    """,
                ja: """
                    ポップオーバーは、タップに応じて内容の上にしばらく浮かび、矢印でどのコントロールのものかを示しま\
                    す。大きな画面に向き、見ているものに関する選択肢や詳細を載せます。モーダルでないものは、ほかの場所\
                    や中のボタンをタップすると消え、モーダルなものは「キャンセル」などのボタンでしか閉じません。開いて\
                    いる間、周囲のビューはふつう反応しないので、短く済むようにします。
                    """,
                ko: """
                    팝오버는 탭하면 콘텐츠 위에 잠시 떠올라, 어느 컨트롤에 딸린 것인지 화살표로 보여 줍니다. 큰 화면에 \
                    어울리며, 보고 있는 것에 관한 선택지나 자세한 내용을 담습니다. 모달이 아닌 팝오버는 다른 곳이나 \
                    안의 버튼을 탭하면 사라지고, 모달인 팝오버는 취소 같은 버튼으로만 닫힙니다. 열려 있는 동안 주위의 \
                    뷰는 대개 반응하지 않으므로 짧게 머물게 합니다.
                    """),
            url: url),
        Guideline(
            id: "popovers-not-on-iphone",
            page: .popovers, edition: .hig2018, position: 2, section: nil,
            title: LocalText(
                en: "Keep popovers to iPad",
                ja: "ポップオーバーはiPadに限る",
                ko: "팝오버는 iPad에서만 쓰기"),
            text: LocalText(
                en: """
                    On the small screen of an iPhone a popover wastes room and hides much of what it refers to. Show \
                    the same content there in a modal view that takes the full screen. On iPad, where the surroundings \
                    stay visible, a popover is at home.
                    """,
                ja: """
                    iPhoneの小さな画面では、ポップオーバーは場所を無駄にし、対象の多くを隠してしまいます。iPhoneでは、\
                    同じ内容を全画面のモーダルで表示してください。周囲が見えたままになるiPadでこそ、ポップオーバーが生\
                    きます。
                    """,
                ko: """
                    iPhone의 작은 화면에서 팝오버는 공간을 낭비하고 자신이 가리키는 것의 상당 부분을 가립니다. 같은 \
                    콘텐츠를 iPhone에서는 화면 전체를 쓰는 모달로 보여 줍니다. 팝오버는 주위가 계속 보이는 iPad에 \
                    어울립니다.
                    """),
            url: url),
        Guideline(
            id: "popovers-close-button",
            page: .popovers, edition: .hig2018, position: 3, section: nil,
            title: LocalText(
                en: "Add a close button only if it clarifies something",
                ja: "閉じるボタンは、何かが明確になるときだけ付ける",
                ko: "닫기 버튼은 무언가 분명해질 때만 넣기"),
            text: LocalText(
                en: """
                    A popover should go away by itself once it has served its purpose: after a choice, or at a tap \
                    elsewhere. A button such as Done or Cancel is justified where it tells people something, for \
                    example whether their changes will be kept. Where they may pick several items, leave the popover \
                    open until they close it themselves or tap elsewhere.
                    """,
                ja: """
                    ポップオーバーは、項目が選ばれたり、ほかの場所がタップされたりして役目を終えたら、自然に消えるべき\
                    です。「完了」や「キャンセル」などのボタンを付けてよいのは、変更が保存されるかどうかなど、何かを伝\
                    えられるときです。複数の項目を選べる場合は、利用者が閉じるかほかの場所をタップするまで開いたままに\
                    します。
                    """,
                ko: """
                    팝오버는 항목을 고르거나 다른 곳을 탭해 할 일을 다하면 스스로 사라져야 합니다. 완료나 취소 같은 \
                    버튼은 변경 사항이 남는지처럼 사용자에게 알려 주는 것이 있을 때 둘 만합니다. 여러 항목을 고를 수 \
                    있으면, 사용자가 직접 닫거나 다른 곳을 탭할 때까지 열어 둡니다.
                    """),
            url: url),
        Guideline(
            id: "popovers-save-on-close",
            page: .popovers, edition: .hig2018, position: 4, section: nil,
            title: LocalText(
                en: "Keep what people did when a popover closes itself",
                ja: "自動的に閉じるポップオーバーの内容は保存する",
                ko: "저절로 닫히는 팝오버의 작업은 저장하기"),
            text: LocalText(
                en: """
                    Any tap beside a nonmodal popover closes it, and that easily happens by accident. Save what was \
                    entered whenever it goes away like that. Throw work away only for someone who pressed a button \
                    that plainly says Cancel.
                    """,
                ja: """
                    モーダルでないポップオーバーは、外側のどこをタップしても閉じ、それは意図せず起こりがちです。そのよ\
                    うに閉じたときは、入力された内容を必ず保存してください。破棄してよいのは、はっきり「キャンセル」と\
                    書かれたボタンが押されたときだけです。
                    """,
                ko: """
                    모달이 아닌 팝오버는 바깥 어디를 탭해도 닫히며, 이는 실수로도 쉽게 일어납니다. 그렇게 사라질 때는 \
                    입력한 것을 항상 저장합니다. 버려도 되는 경우는 취소라고 분명히 적힌 버튼을 눌렀을 때뿐입니다.
                    """),
            url: url),
    ]
}
