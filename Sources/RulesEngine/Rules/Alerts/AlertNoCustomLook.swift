internal import FlowDocument
internal import JSON

/// An alert looks as the system draws it.
struct AlertNoCustomLook: ModalRule {
    static let background = MessageTemplate(
        "background", en: "The alert has a background of its own.",
        ja: "アラートの背景が独自のものです。",
        ko: "알림의 배경이 시스템과 다릅니다.")
    static let corners = MessageTemplate(
        "corners", en: "The alert’s corners are rounded in its own way.",
        ja: "アラートの角の丸みが独自のものです。",
        ko: "알림의 모서리가 시스템과 다르게 둥급니다.")
    static let component = MessageTemplate(
        "component", en: "The app draws the alert itself.",
        ja: "アラートをアプリが独自に描画しています。",
        ko: "앱이 알림을 직접 그립니다.")
    static let image = MessageTemplate(
        "image", en: "The alert holds a picture.",
        ja: "アラートに画像が入っています。",
        ko: "알림에 이미지가 들어 있습니다.")
    static let text = MessageTemplate(
        "text", en: "The alert’s texts have a style of their own.",
        ja: "アラートの文字に独自の書式が使われています。",
        ko: "알림의 글자에 별도의 서식이 적용되어 있습니다.")
    static let drop = MessageTemplate(
        "drop", en: "Leave the look to the system.",
        ja: "外観をシステムに任せます。",
        ko: "모양을 시스템에 맡깁니다.")

    static let metadata = RuleMetadata(
        id: "alert-no-custom-look", editions: .all, severity: .warning, guidelines: ["alerts-anatomy"],
        scope: .modals([.alert]),
        summary: LocalText(
            en: "Nothing about an alert’s look is the app’s own.",
            ja: "アラートの外観には手を加えません。",
            ko: "알림의 모양은 바꾸지 않습니다."),
        why: LocalText(
            en: """
                People recognise an alert before they read it. A picture, a colour or a shape of one’s own makes it look \
                like a part of the app, and less serious.
                """,
            ja: "アラートは、読む前に見た目で分かるものです。独自の画像、色、形を使うとアプリの一部に見え、重みも失われます。",
            ko: "알림은 읽기 전에 모양으로 알아봅니다. 이미지나 색, 모양을 바꾸면 앱의 일부처럼 보이고 무게도 떨어집니다."),
        remedy: LocalText(
            en: "Leave title, message, buttons and fields to the system, and drop the rest.",
            ja: "タイトル、メッセージ、ボタン、テキストフィールドはシステムに任せ、それ以外は取り除いてください。",
            ko: "제목, 메시지, 버튼, 텍스트 필드는 시스템에 맡기고 나머지는 빼십시오."),
        messages: [background, corners, component, image, text, drop],
        examples: [
            .modal(.pass, "Nothing of its own", #""style": "alert", "custom": null"#),
            .modal(
                .pass, "All denied",
                #""style": "alert", "custom": {"background": false, "cornerRadius": null, "component": false}"#),
            .modal(.fail, "A picture", #""style": "alert", "custom": {"image": true}"#),
            .modal(.fail, "Corners", #""style": "alert", "custom": {"background": false, "cornerRadius": 24}"#),
            .modal(.fail, "Drawn by the app", #""style": "alert", "custom": {"component": true}"#),
            .modal(.fail, "Text in a style of its own", #""style": "alert", "custom": {"attributedText": true}"#),
            .modal(.open, "Nobody spoke of it", #""style": "alert", "title": "Unable to Send Message""#),
            .modal(
                .notApplicable, "A sheet drawn like an alert is another rule’s matter",
                #""style": "custom", "custom": {"component": true}"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.custom.isKnown else { return observations.open(node.modal.id, "custom") }
        guard let look = node.modal.custom.value else { return observations.pass() }
        let members: [(name: String, message: MessageTemplate, isCustom: Bool)] = [
            ("component", Self.component, look.component.isTrue),
            ("image", Self.image, look.image.isTrue),
            ("background", Self.background, look.background.isTrue),
            ("cornerRadius", Self.corners, look.cornerRadius.value != nil),
            ("attributedText", Self.text, look.attributedText.isTrue),
        ]
        let found = members.filter(\.isCustom)
        guard let first = found.first else { return observations.pass() }
        observations.fail(first.message) {
            $0.field = ["custom", first.name]
            $0.evidence = [JSON.Member("custom", .array(found.map { .string($0.name) }))]
            $0.fix = Fix(
                .suggested, Message(Self.drop), [Fix.Operation("replace", node.pointer("custom"), .null)])
        }
    }
}
