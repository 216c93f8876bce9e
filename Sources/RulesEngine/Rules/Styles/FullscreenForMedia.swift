internal import FlowDocument
internal import JSON

/// Film, photo and camera gain from the whole screen.
struct FullscreenForMedia: ModalRule {
    static let partial = MessageTemplate(
        "partial", en: "It shows {content} as “{style}”, which leaves only part of the screen to it.",
        ja: "内容（{content}）を「{style}」で表示しているため、画面の一部しか使えません。",
        ko: "내용({content})을 “{style}” 스타일로 보여 주어 화면의 일부만 쓰게 됩니다.")
    static let small = MessageTemplate(
        "small", en: "It shows {content} as “{style}”.", ja: "内容（{content}）を「{style}」で表示しています。",
        ko: "내용({content})을 “{style}” 스타일로 보여 줍니다.")
    static let smallSettled = MessageTemplate(
        "small-settled", en: "Decide whether it needs the whole screen, or is as small as a portrait to crop.",
        ja: "画面全体が必要な内容か、プロフィール写真の切り抜きのように小さくてよいものかを確認します。",
        ko: "화면 전체가 필요한 내용인지, 프로필 사진 자르기처럼 작아도 되는 내용인지 판단합니다.")

    static let metadata = RuleMetadata(
        id: "fullscreen-for-media", editions: .since2020s, severity: .advice,
        guidelines: ["modality-2020s-immersive-full-screen"],
        scope: .modals([.sheet, .formSheet, .pageSheet, .popoverModal]),
        summary: LocalText(
            en: "Film, photo and camera have the whole screen.", ja: "動画、写真、カメラは全画面で表示します。",
            ko: "동영상, 사진, 카메라는 전체 화면으로 보여 줍니다."),
        why: LocalText(
            en:
                "Pictures are seen best large and with nothing around them, and a camera needs every point of its preview.",
            ja: "写真や動画は、大きく、まわりに何もない状態で最もよく見えます。カメラのプレビューも広いほど役立ちます。",
            ko: "사진과 동영상은 크고 주위에 아무것도 없을 때 가장 잘 보입니다. 카메라 미리보기도 넓을수록 좋습니다."),
        remedy: LocalText(
            en: "Present it full screen, with a button that closes it.", ja: "閉じるボタンを備えた全画面で表示します。",
            ko: "닫는 버튼을 갖춘 전체 화면으로 표시합니다."),
        messages: [partial, small, smallSettled, .restyle],
        examples: [
            .modal(.pass, "A form", #""style": "formSheet", "contentKind": "form""#),
            .modal(.pass, "A photo picker", #""style": "pageSheet", "contentKind": "photo", "taskKind": "choose""#),
            .modal(.pass, "The system's camera", #""style": "pageSheet", "contentKind": "camera", "system": true"#),
            .modal(.fail, "A camera in a form sheet", #""style": "formSheet", "contentKind": "camera""#),
            .modal(.fail, "Film in a sheet", #""style": "automatic", "contentKind": "video", "taskKind": "view""#),
            .modal(.fail, "A photo to retouch", #""style": "pageSheet", "contentKind": "photo", "taskKind": "edit""#),
            .modal(
                .review, "A portrait to crop",
                #""style": "formSheet", "contentKind": "photo", "taskKind": "edit", "complexity": "low""#),
            .modal(.open, "Nobody said what it shows", #""style": "pageSheet""#),
            .modal(.notApplicable, "Full screen already", #""style": "fullScreen", "contentKind": "video""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let arguments = [
            "content": node.modal.contentKind.value?.rawValue ?? "", "style": node.modal.style.value?.rawValue ?? "",
        ]
        switch PictureContent(of: node) {
        case .unknown: observations.open(node.modal.id, "contentKind")
        case .other: observations.pass()
        case .perhaps:
            observations.review(Self.small, arguments, settledBy: Self.smallSettled) { $0.field = ["contentKind"] }
        case .immersive:
            observations.fail(Self.partial, arguments) {
                $0.field = ["style"]
                if let patch = context.restyling(node, as: .fullScreen) {
                    $0.fix = Fix(.suggested, Message(.restyle, ["style": ModalStyle.fullScreen.rawValue]), patch)
                }
            }
        }
    }
}
