internal import FlowDocument
internal import JSON
internal import TextLayout

/// A message says more than the title.
struct AlertTitleAvoidsMessage: ModalRule {
    static let share = Threshold(
        "alert-title-avoids-message", "repeatedShare", 0.7,
        LocalText(
            en: "Share of the message’s content, from 0 to 1, that the title says already.",
            ja: "メッセージの内容のうち、タイトルですでに述べている割合(0〜1)。", ko: "메시지 내용 가운데 제목이 이미 말한 비율(0~1)."))

    static let repeats = MessageTemplate(
        "repeats", en: "The message says again what the title says.", ja: "メッセージがタイトルと同じことを繰り返しています。",
        ko: "메시지가 제목에서 한 말을 되풀이합니다.")
    static let filler = MessageTemplate(
        "filler", en: "The message “{message}” adds nothing to the title.", ja: "メッセージ「{message}」はタイトルに何も加えていません。",
        ko: "메시지가 제목에 아무것도 보태지 않습니다: {message}")
    static let drop = MessageTemplate(
        "drop", en: "Remove the message.", ja: "メッセージを削除します。", ko: "메시지를 없앱니다.")

    static let metadata = RuleMetadata(
        id: "alert-title-avoids-message", editions: .all, kind: .heuristic, severity: .advice,
        guidelines: ["alerts-title", "alerts-message"],
        scope: .modals([.alert]), thresholds: [share],
        summary: LocalText(
            en: "A message says more than the title does.", ja: "メッセージにはタイトルにないことを書きます。",
            ko: "메시지는 제목에 없는 내용을 담습니다."),
        why: LocalText(
            en: "Reading the same thing twice costs time and makes people overlook messages that do matter.",
            ja: "同じことを二度読ませると時間がかかり、大切なメッセージまで読み飛ばされるようになります。",
            ko: "같은 말을 두 번 읽게 하면 시간이 걸리고, 정말 중요한 메시지까지 지나치게 됩니다."),
        remedy: LocalText(
            en: "Leave the message out, or say in it why, what follows, or what to do.",
            ja: "メッセージを省くか、理由、結果、対処方法を書いてください。", ko: "메시지를 빼거나 이유, 결과, 해결 방법을 쓰십시오."),
        messages: [repeats, filler, drop],
        examples: [
            .alert(.pass, "A title alone", title: "File not saved"),
            .alert(.pass, "What to do", title: "File not saved", message: "Free up some space and save it again."),
            .alert(.pass, "Japanese, with the reason", "ja", title: "保存できませんでした", message: "空き容量が足りません。"),
            .alert(.fail, "The same again", title: "File not saved", message: "The file was not saved."),
            .alert(.fail, "Filler", title: "Couldn’t load the photos", message: "Please try again."),
            .alert(.fail, "Japanese, the same again", "ja", title: "写真を保存できませんでした", message: "写真を保存できませんでした。"),
            .alert(.fail, "Korean, filler", "ko", title: "사진을 불러올 수 없음", message: "다시 시도하세요."),
            .modal(.open, "Nobody said whether there is a message", #""style": "alert", "title": "File not saved""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.title.value != nil else { return observations.nothingToCheck() }
        let messages = context.messages(of: node, &observations)
        if observations.all.isEmpty, messages.isEmpty { return observations.pass() }
        for message in messages {
            let title = context.texts(node.modal.title).first { $0.language == message.language }
            guard let title = title?.text.value else { continue }
            judge(message, against: context.analysis(of: title, in: message.language), context, &observations)
        }
    }

    private func judge(
        _ message: ReadText, against title: AnalysedText, _ context: Context, _ observations: inout Observations
    ) {
        guard message.text.telling(GenericTexts.messages) == .something else {
            return observations.fail(Self.filler, ["message": message.text.text]) { $0.rest(on: message) }
        }
        guard !message.text.isOnlyPlaceholders, let share = message.text.share(saidBy: title),
            share >= context.limit(Self.share)
        else { return observations.pass(message) }
        observations.fail(Self.repeats) {
            $0.rest(on: message)
            $0.evidence = [JSON.Member("repeatedShare", .number((share * 100).rounded() / 100))]
            $0.confidence = share
            if context.languages.count == 1 {
                let pointer = JSONPointer(["modals", String(message.node.index), "message"])
                $0.fix = Fix(.suggested, Message(Self.drop), [Fix.Operation("replace", pointer, .null)])
            }
        }
    }
}
