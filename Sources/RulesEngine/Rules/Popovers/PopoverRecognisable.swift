internal import FlowDocument
internal import JSON

/// A popover with a look of its own is still recognised as one.
struct PopoverRecognisable: ModalRule {
    static let panel = MessageTemplate(
        "panel", en: "It has a background of its own and no arrow.", ja: "独自の背景を持ち、矢印がありません。",
        ko: "자체 배경을 쓰고 화살표가 없습니다.")
    static let square = MessageTemplate(
        "square", en: "Its corners are square.", ja: "角が丸くありません。", ko: "모서리가 둥글지 않습니다.")
    static let question = MessageTemplate(
        "question", en: "Do people see at once that it is a popover?", ja: "ひと目でポップオーバーだとわかりますか。",
        ko: "한눈에 팝오버임을 알 수 있습니까?")

    static let metadata = RuleMetadata(
        id: "popover-recognisable", editions: .all, kind: .judgement, severity: .advice,
        guidelines: ["popovers-recognisable"], scope: .modals(ModalKind.popovers),
        summary: LocalText(
            en: "A popover with a look of its own is still recognised as one.",
            ja: "独自の見た目でも、ポップオーバーだとわかるようにします。", ko: "모양을 바꾸어도 팝오버임을 알아볼 수 있게 합니다."),
        why: LocalText(
            en: "People know how a popover closes and what it belongs to, as long as they see that it is one.",
            ja: "ポップオーバーだとわかれば、閉じ方も、何に属するかもわかります。",
            ko: "팝오버임을 알아보면 어떻게 닫는지, 무엇에 속하는지도 압니다."),
        remedy: LocalText(
            en: "Keep the arrow and the rounded outline, or use another kind of view.",
            ja: "矢印と丸みのある輪郭を残すか、別の種類のビューを使ってください。",
            ko: "화살표와 둥근 윤곽을 남기거나 다른 종류의 뷰를 쓰십시오."),
        messages: [panel, square, question],
        examples: [
            .modal(.pass, "The standard look", #""style": "popover", "custom": null"#),
            .modal(
                .pass, "Nothing is its own",
                #""style": "popover", "custom": {"background": false, "cornerRadius": null, "component": false}"#),
            .modal(
                .review, "A panel without an arrow",
                #""style": "popover", "custom": {"background": true, "cornerRadius": 8}, "arrow": null"#),
            .modal(
                .review, "Square corners",
                #""style": "popover", "custom": {"background": false, "cornerRadius": 0}, "arrow": {"direction": "up"}"#
            ),
            .modal(
                .open, "A background of its own with an arrow is for a person to judge",
                #""style": "popover", "custom": {"background": true, "cornerRadius": 12}, "arrow": {"direction": "up"}"#
            ),
            .modal(.open, "Nobody said how it looks", #""style": "popover""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        guard modal.custom.isKnown else { return observations.open(modal.id, "custom") }
        guard let look = modal.custom.value else { return observations.pass() }
        let hasNoArrow =
            if case .nothing = modal.arrow { true } else {
                modal.arrowDirections.isKnown && modal.arrowDirections.elements.isEmpty
            }
        func describe(_ observation: inout Observation) {
            observation.field = ["custom"]
            observation.evidence = look.evidence + [JSON.Member("arrow", .bool(!hasNoArrow))]
        }
        if look.background.isTrue, hasNoArrow {
            observations.review(Self.panel, settledBy: Self.question, describe)
        } else if look.cornerRadius.value == 0 {
            observations.review(Self.square, settledBy: Self.question, describe)
        } else if look.isOfItsOwn {
            observations.judge(Self.question, [:], evidence: [], describe)
        } else if !look.background.isKnown {
            observations.open(modal.id, "custom.background")
        } else if !look.cornerRadius.isKnown {
            observations.open(modal.id, "custom.cornerRadius")
        } else {
            observations.pass()
        }
    }
}

extension CustomLook {
    /// Whether anything of it is the app’s own.
    fileprivate var isOfItsOwn: Bool {
        background.isTrue || component.isTrue || image.isTrue || attributedText.isTrue || cornerRadius.value != nil
    }

    fileprivate var evidence: [JSON.Member] {
        var members: [JSON.Member] = []
        if let background = background.value { members.append(JSON.Member("background", .bool(background))) }
        if let component = component.value { members.append(JSON.Member("component", .bool(component))) }
        if let radius = cornerRadius.value { members.append(JSON.Member("cornerRadius", .number(radius))) }
        return members
    }
}
