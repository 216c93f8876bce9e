internal import FlowDocument
internal import TextLayout

/// The sentences of a message end with their marks.
struct AlertMessagePunctuation: ModalRule {
    static let western = Threshold(
        "alert-message-punctuation", "westernMarks", 0,
        LocalText(
            en: "1 where Japanese texts use ， and ．, else 0.", ja: "日本語の文で「，」「．」を使う場合は1、それ以外は0。",
            ko: "일본어 글에서 ，와 ．를 쓰면 1, 아니면 0."))

    static let metadata = RuleMetadata(
        id: "alert-message-punctuation", version: 2, editions: .all, kind: .heuristic, severity: .warning,
        guidelines: ["alerts-message"],
        scope: .modals([.alert]), thresholds: [western],
        summary: LocalText(
            en: "The sentences of a message end with fitting marks.", ja: "メッセージの文は、ふさわしい句読点で終えます。",
            ko: "메시지의 문장은 알맞은 문장 부호로 끝냅니다."),
        why: LocalText(
            en: "Without marks sentences run into each other, and with the wrong ones a text looks unfinished.",
            ja: "句読点がないと文の切れ目がわからず、誤った記号は未完成な印象を与えます。",
            ko: "부호가 없으면 문장이 서로 이어지고, 잘못된 부호는 글을 미완성으로 보이게 합니다."),
        remedy: LocalText(
            en: "End each sentence with one mark, right after the last word.",
            ja: "各文の末尾に句読点を1つだけ付けてください。", ko: "문장마다 마지막 단어 바로 뒤에 부호를 하나만 쓰십시오."),
        messages: SentenceMarks.messages,
        examples: [
            .alert(.pass, "A sentence", title: "Delete album?", message: "Photos in it stay in the library."),
            .alert(.pass, "An emoji after the mark", title: "Saved", message: "The photo is in your library. 🎉"),
            .alert(.pass, "One Japanese sentence", "ja", title: "保存しますか?", message: "保存されていない変更は失われます。"),
            .alert(.pass, "Korean sentences", "ko", title: "저장할까요?", message: "저장하지 않은 변경 사항이 있습니다. 지금 저장할까요?"),
            .alert(
                .pass, "A list", title: "New in this version",
                message: "This version brings:\\n• Faster search\\n• New themes"),
            .alert(.fail, "No mark", title: "Delete album?", message: "Photos in it stay in the library"),
            .alert(.fail, "A question without a mark", title: "Leaving", message: "Do you want to save your changes"),
            .alert(.fail, "Twice", title: "Delete album?", message: "This can’t be undone!!"),
            .alert(.fail, "A space before the mark", title: "Leaving", message: "Are you sure you want to log out ?"),
            .alert(
                .fail, "A full stop after a question mark", title: "Delete theme?",
                message: "Do you want to delete “%@”?."),
            .alert(.fail, "A Western full stop in Japanese", "ja", title: "保存できません", message: "保存できません.もう一度お試しください"),
            .alert(.fail, "A space before a Japanese full stop", "ja", title: "保存できません", message: "空きがありません 。"),
            .alert(
                .fail, "Two Japanese sentences, the last without 。", "ja", title: "保存できません",
                message: "保存できませんでした。もう一度お試しください"),
            .alert(.fail, "A quotation mark twice", "ko", title: "인사", message: "\\\"\\\"안녕하세요? 반갑습니다."),
            .alert(
                .review, "What the app fills in may bring a mark", title: "Not saved", message: "An error occurred: %@"),
            .profiled(
                .pass, "A team that writes ， and ．", #""rules": {"alert-message-punctuation": {"westernMarks": 1}}"#,
                #""languages": ["ja"], "modals": [{"id": "example", "style": "alert", "message": "空きがありません．"}]"#),
            .modal(.open, "Nobody said whether there is a message", #""style": "alert", "title": "Delete album?""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let allowsWestern = context.limit(Self.western) > 0
        for message in context.messages(of: node, &observations) {
            guard SentenceMarks.languages.contains(message.text.language), !message.text.isOnlyPlaceholders else {
                observations.skip(message)
                continue
            }
            SentenceMarks(text: message, isMessage: true, allowsWestern: allowsWestern, context: context).say(
                &observations)
        }
    }
}
