extension AlertsGuidelines {
    /// The words of an alert.
    static let titles: [Guideline] = [
        Guideline(
            id: "alerts-title",
            page: .alerts, edition: .hig2018, position: 4, section: Guideline.Section.titlesAndMessages,
            title: LocalText(
                en: "Write a title that says it in one line",
                ja: "1行で用件が伝わるタイトルにする",
                ko: "한 줄로 용건을 전하는 제목 쓰기"),
            text: LocalText(
                en: """
                    The title is often all that people read, so it should state the matter in a few words and need no \
                    message below it. One word alone seldom tells enough; a brief sentence or a question does better. \
                    Write it with a capital only at the start and in names; end a full sentence with its mark, and a \
                    mere phrase with none.
                    """,
                ja: """
                    タイトルしか読まれないことも多いので、メッセージがなくても用件がわかるように短く書きます。単語1つ\
                    では足りないことがほとんどで、短い文や質問のほうが伝わります。完全な文なら句点や疑問符で終え、語句\
                    だけなら何も付けません。英語では、文頭と固有名詞だけを大文字で始めます。
                    """,
                ko: """
                    제목만 읽고 마는 경우가 많으므로, 메시지가 없어도 알 수 있게 몇 마디로 용건을 밝힙니다. 낱말 \
                    하나로는 대개 부족하고, 짧은 문장이나 질문이 낫습니다. 온전한 문장은 문장 부호로 끝내고, 어구로 된 \
                    제목에는 붙이지 않습니다. 영어에서는 첫 글자와 고유한 이름에만 대문자를 씁니다.
                    """),
            url: url),
        Guideline(
            id: "alerts-message",
            page: .alerts, edition: .hig2018, position: 5, section: Guideline.Section.titlesAndMessages,
            title: LocalText(
                en: "Add a message only if needed, and keep it brief",
                ja: "メッセージは必要なときだけ、短く添える",
                ko: "메시지는 필요할 때만 짧게 덧붙이기"),
            text: LocalText(
                en: """
                    Most alerts manage with a title alone. When something has to be added, use whole, brief sentences \
                    with the capitals and marks of normal prose. Aim for no more than two lines, because text that has \
                    to be scrolled in an alert goes unread.
                    """,
                ja: """
                    ほとんどのアラートはタイトルだけで足ります。補う必要があるときは、ふつうの文章と同じ句読点（英語で\
                    は大文字も）を使い、短い完全な文で書きます。スクロールしなければ読めない文章は、アラートでは読まれ\
                    ません。長くても2行に収めます。
                    """,
                ko: """
                    대부분의 알림은 제목만으로 충분합니다. 덧붙일 것이 있으면 일반적인 글처럼 문장 부호(영어에서는 \
                    대소문자도)를 지켜 짧고 온전한 문장으로 씁니다. 알림에서 스크롤해야 하는 글은 읽히지 않으므로 두 \
                    줄을 넘기지 않도록 합니다.
                    """),
            url: url),
        Guideline(
            id: "alerts-tone",
            page: .alerts, edition: .hig2018, position: 6, section: Guideline.Section.titlesAndMessages,
            title: LocalText(
                en: "Be plain and kind, never reproachful",
                ja: "率直かつ親切に書き、責める言い方を避ける",
                ko: "솔직하고 친절하게, 탓하지 않고 쓰기"),
            text: LocalText(
                en: """
                    People who see an alert already expect trouble, so a clear statement of it helps more than \
                    cheerful wrapping that hides what happened. Stay friendly, and say what went wrong rather than who \
                    did it. Do without words that address the reader or speak for the app (“your”, “my” and their \
                    like), which can come across as blame or as talking down.
                    """,
                ja: """
                    アラートを見た時点で、利用者は問題があると予想しています。起きたことを明るい言葉でぼかすより、はっ\
                    きり述べるほうが役に立ちます。親しみのある言い方を保ち、誰がしたかではなく何がうまくいかなかったか\
                    を書きます。「あなたの」「私の」のように、読み手に呼びかけたりアプリを語り手にしたりする言葉は、責\
                    めている、見下していると受け取られかねないので使いません。
                    """,
                ko: """
                    알림을 보는 사람은 이미 문제가 있으리라 짐작합니다. 무슨 일인지 감추는 밝은 포장보다 분명하게 \
                    밝히는 말이 더 도움이 됩니다. 친근한 말투를 지키되 누가 했는지가 아니라 무엇이 잘못되었는지 \
                    말합니다. “당신의”, “나의”처럼 읽는 사람을 부르거나 앱이 스스로를 일컫는 말은 탓하거나 얕보는 \
                    것으로 들릴 수 있으므로 쓰지 않습니다.
                    """),
            url: url),
        Guideline(
            id: "alerts-no-button-explanation",
            page: .alerts, edition: .hig2018, position: 7, section: Guideline.Section.titlesAndMessages,
            title: LocalText(
                en: "Let buttons speak for themselves",
                ja: "ボタンの意味はボタン自身に語らせる",
                ko: "버튼이 스스로 말하게 하기"),
            text: LocalText(
                en: """
                    If text and buttons are well worded, a sentence about what each button does is only one more thing \
                    to read; improve the labels instead of describing them. Where an instruction really cannot be \
                    avoided, say “tap”, write the name of the button with the capitals it has there, and leave it \
                    without quotation marks.
                    """,
                ja: """
                    文章とボタンの言葉が適切なら、各ボタンの働きを説明する文は、読むものを増やすだけです。説明するので\
                    はなく、ラベルを改善してください。どうしても案内が必要なときは「タップ」という言葉を使い、ボタン名\
                    は引用符で囲まず、ボタンの表記どおり（英語では大文字と小文字も）に書きます。
                    """,
                ko: """
                    글과 버튼의 말이 잘 되어 있으면 버튼이 하는 일을 풀이하는 문장은 읽을거리만 늘립니다. 설명하는 \
                    대신 레이블을 고칩니다. 안내가 정말 필요할 때는 “탭”이라는 말을 쓰고, 버튼 이름은 버튼에 적힌 \
                    대로(영어에서는 대소문자까지) 따옴표 없이 적습니다.
                    """),
            url: url),
    ]
}
