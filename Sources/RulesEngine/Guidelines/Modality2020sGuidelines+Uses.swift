extension Modality2020sGuidelines {
    /// When to go modal, and how a modal view should behave and look.
    static let uses: [Guideline] = [
        Guideline(
            id: "modality-2020s-clear-benefit",
            page: .modality, edition: .hig2020s, position: 9, section: nil,
            title: LocalText(
                en: "Go modal only if people gain from it",
                ja: "利用者に得があるときだけモーダルにする",
                ko: "사용자에게 이로울 때만 모달로 만들기"),
            text: LocalText(
                en: """
                    A modal view pulls people away from what they are looking at and lets them back only after they \
                    act. It has to repay that with an evident advantage: undivided attention for a choice or a job \
                    that is not part of the present one and really needs it. If the same thing works on the current \
                    screen or on the next ordinary one, do it there.
                    """,
                ja: """
                    モーダルは、見ているものから利用者を引き離し、何か操作をするまで戻しません。それに見合う、はっきり\
                    した利点が必要です。つまり、今の作業には含まれない選択や仕事で、本当に集中を要するものに限ります。\
                    今の画面や次のふつうの画面でもできることなら、そこで行えるようにします。
                    """,
                ko: """
                    모달은 사용자를 보고 있던 것에서 떼어 놓고, 무언가 조작해야 돌려보냅니다. 그만한 이점이 분명히 \
                    있어야 합니다. 지금 하는 일에 속하지 않고 정말로 집중이 필요한 선택이나 작업이어야 한다는 \
                    뜻입니다. 지금 화면이나 다음 일반 화면에서도 할 수 있는 일이라면 그곳에서 하게 합니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2020s-essential-alerts",
            page: .modality, edition: .hig2020s, position: 10, section: nil,
            title: LocalText(
                en: "Alert people only to what matters",
                ja: "アラートで知らせるのは大事なことだけにする",
                ko: "중요한 일만 알림으로 알리기"),
            text: LocalText(
                en: """
                    People read an alert as a sign of trouble, since most alerts appear after something has failed. It \
                    also breaks off what they were doing and does not go away without a tap, so the reason has to be \
                    one they accept. Leave confirmations of success, tips and mere news to the ordinary screens, and \
                    offer a way to respond wherever there is one.
                    """,
                ja: """
                    アラートの多くは何かが失敗した後に現れるため、利用者は問題が起きたしるしと受け取ります。しかも手を\
                    止めさせ、タップするまで消えないので、納得できる理由が欠かせません。成功の確認、ヒント、ただの知ら\
                    せはふつうの画面に任せ、対処の方法があるときはその手段を示します。
                    """,
                ko: """
                    알림은 대개 무언가 실패한 뒤에 나타나므로 사용자는 문제가 생겼다는 신호로 받아들입니다. 게다가 \
                    하던 일을 끊고 탭하기 전에는 사라지지 않으니, 받아들일 만한 이유가 있어야 합니다. 잘되었다는 확인, \
                    도움말, 단순한 소식은 일반 화면에 맡기고, 대응할 방법이 있으면 알림에서 제공합니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2020s-narrow-tasks",
            page: .modality, edition: .hig2020s, position: 11, section: nil,
            title: LocalText(
                en: "Keep the work inside a modal small",
                ja: "モーダルの中の作業を小さく保つ",
                ko: "모달 안의 작업을 작게 유지하기"),
            text: LocalText(
                en: """
                    The longer and more tangled a modal task becomes, the easier it is to lose hold of the work it \
                    interrupted. Several levels of screens are the greatest danger: people no longer know the way \
                    back, and the modal begins to feel like a separate app. If further screens cannot be avoided, \
                    arrange them as one route with a visible end, and use Done for nothing but finishing.
                    """,
                ja: """
                    モーダルの作業が長く入り組むほど、中断した元の作業を見失いやすくなります。最も危ういのは、画面が何\
                    階層にもなることです。戻り方がわからなくなり、モーダルが別のアプリのように感じられてきます。画面を\
                    増やさざるを得ないなら、終わりの見える一本道に並べ、「完了」は作業を終えるためだけに使います。
                    """,
                ko: """
                    모달 작업이 길고 복잡해질수록 멈춰 둔 원래 일을 놓치기 쉽습니다. 가장 위험한 것은 화면이 여러 \
                    층으로 쌓이는 경우입니다. 돌아가는 길을 알 수 없게 되고 모달이 별개의 앱처럼 느껴지기 시작합니다. \
                    화면을 늘릴 수밖에 없다면 끝이 보이는 한 갈래 길로 놓고, 완료는 작업을 마치는 데에만 사용합니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2020s-immersive-full-screen",
            page: .modality, edition: .hig2020s, position: 12, section: nil,
            title: LocalText(
                en: "Fill the screen for immersion or long work",
                ja: "没入する内容や長い作業は全画面にする",
                ko: "몰입하거나 오래 할 일에는 전체 화면 쓰기"),
            text: LocalText(
                en: """
                    Films, pictures and the camera gain from having the whole display and nothing distracting around \
                    them, and so do jobs with many steps, such as retouching a picture or annotating a document. A \
                    full-screen modal gives them that room. For short tasks use a sheet, which leaves people closer to \
                    where they were.
                    """,
                ja: """
                    動画、写真、カメラは、まわりに余計なもののない画面いっぱいの表示で引き立ちます。写真の補正や書類へ\
                    の書き込みのように、手順の多い作業も同じです。全画面のモーダルはそのための場所を与えます。短い作業\
                    には、元の画面から離れすぎないシートを使います。
                    """,
                ko: """
                    동영상, 사진, 카메라는 주위에 방해되는 것 없이 화면 전체를 쓸 때 돋보입니다. 사진을 보정하거나 \
                    문서에 메모를 더하는 것처럼 단계가 많은 일도 마찬가지입니다. 전체 화면 모달은 그런 공간을 줍니다. \
                    짧은 작업에는 시트를 써서 있던 곳에서 멀어지지 않게 합니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2020s-dismiss-button",
            page: .modality, edition: .hig2020s, position: 13, section: nil,
            title: LocalText(
                en: "Provide a button that closes the modal",
                ja: "モーダルを閉じるボタンを用意する",
                ko: "모달을 닫는 버튼 제공하기"),
            text: LocalText(
                en: """
                    Not everyone can swipe a view away, or knows that it is possible, and people who use VoiceOver, a \
                    switch or a keyboard need a control they can reach. Put a button in each modal view, named Done or \
                    Cancel for instance, even where a gesture closes it as well. Give it a name that assistive \
                    technology can speak, above all when it shows only a symbol.
                    """,
                ja: """
                    スワイプで閉じられることを知らない人も、スワイプできない人もいます。VoiceOver、スイッチ、キーボー\
                    ドを使う人には、届くところにボタンが必要です。ジェスチャで閉じられる場合でも、どのモーダルにも「完\
                    了」や「キャンセル」などのボタンを置いてください。支援技術が読み上げられる名前を付けます。記号だけ\
                    のボタンでは特に大切です。
                    """,
                ko: """
                    쓸어넘겨 닫을 수 없거나 그런 방법이 있는 줄 모르는 사람도 있고, VoiceOver나 스위치, 키보드를 쓰는 \
                    사람에게는 닿을 수 있는 컨트롤이 필요합니다. 제스처로 닫히더라도 모든 모달에 완료나 취소 같은 \
                    버튼을 둡니다. 보조 기술이 읽을 수 있는 이름을 붙이며, 기호만 보이는 버튼에서는 특히 그래야 \
                    합니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2020s-data-loss",
            page: .modality, edition: .hig2020s, position: 14, section: nil,
            title: LocalText(
                en: "Ask before closing would lose work",
                ja: "閉じると作業が失われるなら、先に尋ねる",
                ko: "닫으면 작업을 잃게 될 때 먼저 묻기"),
            text: LocalText(
                en: """
                    A modal may be closed by a button or by a gesture while something unsaved is still in it. If that \
                    would throw away what people made, stop and show a sheet that says what is at stake and offers \
                    ways to go on, such as saving, discarding or returning to the task. Do so on every path out, \
                    because a stray swipe loses as much as a wrong tap.
                    """,
                ja: """
                    未保存の内容が残ったまま、ボタンやジェスチャでモーダルが閉じられることがあります。作ったものが失わ\
                    れるなら、そこで止めて、何が失われるのかを伝えるシートを表示し、保存する、破棄する、作業に戻ると\
                    いった選択肢を示します。うっかりしたスワイプは誤ったタップと同じだけのものを失わせるので、どの出口\
                    でも同じようにします。
                    """,
                ko: """
                    저장하지 않은 내용이 남아 있는데도 버튼이나 제스처로 모달이 닫힐 수 있습니다. 사용자가 만든 것이 \
                    사라지게 된다면 멈추고, 무엇을 잃게 되는지 알려 주는 시트를 띄워 저장하기, 버리기, 작업으로 \
                    돌아가기 같은 방법을 제시합니다. 잘못 쓸어넘겨도 잘못 탭한 것만큼 잃게 되므로, 나가는 모든 길에서 \
                    그렇게 합니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2020s-identifiable-task",
            page: .modality, edition: .hig2020s, position: 15, section: nil,
            title: LocalText(
                en: "Say what the modal is for",
                ja: "何のためのモーダルかを伝える",
                ko: "무엇을 위한 모달인지 알려 주기"),
            text: LocalText(
                en: """
                    People who step into a modal view leave their earlier surroundings behind, and not all of them go \
                    straight back. A title that names the task keeps them oriented; a line of text can add what the \
                    title cannot hold, such as what to do or why it is needed. Without either, people have to guess \
                    why the view is there.
                    """,
                ja: """
                    モーダルに入った利用者は元の場所を離れ、すぐに戻るとは限りません。作業の名前を示すタイトルがあれ\
                    ば、居場所を見失いません。何をすればよいのか、なぜ必要なのかなど、タイトルに収まらないことは1行の\
                    文で補います。どちらもないと、なぜこの画面が出ているのかを推測するしかありません。
                    """,
                ko: """
                    모달에 들어온 사용자는 이전 화면을 벗어나 있고, 누구나 곧바로 돌아가는 것도 아닙니다. 작업의 \
                    이름을 담은 제목이 있으면 어디에 있는지 잊지 않습니다. 무엇을 해야 하는지, 왜 필요한지처럼 제목에 \
                    담기 어려운 것은 한 줄의 글로 보탭니다. 둘 다 없으면 뷰가 왜 나타났는지 짐작할 수밖에 없습니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2020s-matching-appearance",
            page: .modality, edition: .hig2020s, position: 16, section: nil,
            title: LocalText(
                en: "Style modals like the app around them",
                ja: "モーダルをアプリと同じ装いにする",
                ko: "모달의 스타일을 앱에 맞추기"),
            text: LocalText(
                en: """
                    A modal view should be unmistakably a part of the app that opened it. Where it has a navigation \
                    bar, for instance, that bar looks like every other one people meet there, and colours and text \
                    styles follow suit. A view that looks different suggests a different place and makes people \
                    hesitate.
                    """,
                ja: """
                    モーダルは、それを開いたアプリの一部だとひと目でわかるようにします。たとえばナビゲーションバーがあ\
                    るなら、アプリ内のほかのものと同じ見た目にし、色や文字のスタイルもそろえます。見た目が違うと別の場\
                    所に来たように思え、操作をためらってしまいます。
                    """,
                ko: """
                    모달은 그것을 연 앱의 일부임이 한눈에 드러나야 합니다. 예를 들어 내비게이션 막대가 있으면 앱에서 \
                    만나는 다른 막대와 같은 모양으로 하고, 색상과 텍스트 스타일도 따릅니다. 모양이 다르면 다른 곳에 온 \
                    듯해 사용자가 머뭇거리게 됩니다.
                    """),
            url: url),
        Guideline(
            id: "modality-2020s-transition-style",
            page: .modality, edition: .hig2020s, position: 17, section: nil,
            title: LocalText(
                en: "Open and close modals with one familiar movement",
                ja: "見慣れた1つの動きで開閉する",
                ko: "익숙한 한 가지 움직임으로 여닫기"),
            text: LocalText(
                en: """
                    The movement should be in keeping with the app and make plain that the change of scene is only for \
                    a while. The usual one rises from the lower edge and sinks back on closing. Use the same one for \
                    all modals, because every further kind makes people ask what it means.
                    """,
                ja: """
                    開閉の動きはアプリに調和し、場面が変わるのは一時的なことだと伝わるものにします。一般的なのは、下端\
                    から上がってきて、閉じると沈んでいく動きです。種類が増えるたびにその意味を考えさせてしまうので、す\
                    べてのモーダルで同じ動きを使います。
                    """,
                ko: """
                    움직임은 앱과 어울리고, 장면이 잠시 바뀔 뿐임을 분명히 보여 주어야 합니다. 가장 흔한 것은 화면 \
                    아래에서 올라왔다가 닫을 때 다시 내려가는 움직임입니다. 종류가 늘어날 때마다 무슨 뜻인지 생각하게 \
                    되므로 모든 모달에 같은 움직임을 씁니다.
                    """),
            url: url),
    ]
}
