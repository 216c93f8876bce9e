internal import FlowDocument
internal import JSON
internal import TextLayout

/// A message is there only where the title is not enough.
struct AlertMessageNeeded: ModalRule {
    static let repeated = MessageTemplate(
        "repeated", en: "The message seems to say nothing that the title doesn’t.",
        ja: "メッセージは、タイトル以上のことを伝えていないようです。", ko: "메시지가 제목보다 더 알려 주는 것이 없어 보입니다.")
    static let question = MessageTemplate(
        "question", en: "Would people understand the alert and decide well with the title “{title}” alone?",
        ja: "タイトル「{title}」だけで、アラートの内容が理解でき、正しく判断できますか?",
        ko: "제목만으로도 알림을 이해하고 올바르게 결정할 수 있습니까? {title}")

    static let metadata = RuleMetadata(
        id: "alert-message-needed", editions: .all, kind: .judgement, severity: .advice,
        guidelines: ["alerts-message", "alerts-title"],
        scope: .modals([.alert]),
        mutedBy: ["alert-title-avoids-message"],
        summary: LocalText(
            en: "An alert has a message only where the title is not enough.", ja: "メッセージは、タイトルだけでは足りない場合にだけ付けます。",
            ko: "메시지는 제목만으로 부족할 때만 씁니다."),
        why: LocalText(
            en: "Each line that people need not read makes it less likely that they read the one that matters.",
            ja: "読まなくてよい行が増えるほど、大切な行も読まれなくなります。",
            ko: "읽지 않아도 되는 줄이 늘수록 정작 중요한 줄이 읽히지 않습니다."),
        remedy: LocalText(
            en: "Leave the message out where the title says it all.", ja: "タイトルで足りる場合はメッセージを省いてください。",
            ko: "제목으로 충분하면 메시지를 빼십시오."),
        messages: [repeated, question],
        examples: [
            .alert(.pass, "No message", title: "Delete this album?"),
            .alert(.pass, "No message in Japanese", "ja", title: "このアルバムを削除しますか?"),
            .alert(.pass, "No message in Korean", "ko", title: "이 앨범을 삭제할까요?"),
            .alert(.review, "The same again", title: "File not saved", message: "The file was not saved."),
            .alert(.review, "Filler", title: "Couldn’t load the photos", message: "Please try again."),
            .alert(
                .open, "A person has to judge", title: "Delete this album?",
                message: "Photos in it stay in the library."),
            .modal(
                .open, "Nobody said whether there is a message", #""style": "alert", "title": "Delete this album?""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let messages = context.messages(of: node, &observations)
        if observations.all.isEmpty, messages.isEmpty { return observations.pass() }
        for message in messages {
            let title = context.texts(node.modal.title).first { $0.language == message.language }?.text.value
            guard let title else {
                observations.skip(message)
                continue
            }
            let read = context.analysis(of: title, in: message.language)
            let share = message.text.share(saidBy: read) ?? 0
            let evidence = [JSON.Member("repeatedShare", .number((share * 100).rounded() / 100))]
            let isFiller = message.text.telling(GenericTexts.messages) != .something
            if !message.text.isOnlyPlaceholders, isFiller || share >= context.limit(AlertTitleAvoidsMessage.share) {
                observations.review(Self.repeated, ["title": title], settledBy: Self.question) {
                    $0.rest(on: message)
                    $0.evidence = evidence
                }
            } else {
                observations.judge(Self.question, ["title": title], evidence: evidence) { $0.rest(on: message) }
            }
        }
    }
}
