internal import FlowDocument
internal import JSON

/// The automatic style is the one to start from.
struct StyleAutomaticDefault: ModalRule {
    static let explicit = MessageTemplate(
        "explicit", en: "The style “{style}” is set without a reason why the automatic one will not do.",
        ja: "自動のスタイルではいけない理由がないまま、「{style}」が指定されています。",
        ko: "자동 스타일로 안 되는 이유 없이 “{style}” 스타일이 지정되어 있습니다.")

    static let metadata = RuleMetadata(
        id: "style-automatic-default", editions: .since2020s, severity: .advice,
        guidelines: ["modality-2020s-automatic"], scope: .modals([.sheet, .pageSheet]),
        summary: LocalText(
            en: "A sheet has the automatic style, or a reason for another.",
            ja: "シートは自動のスタイルにするか、ほかのスタイルにする理由を示します。",
            ko: "시트는 자동 스타일로 하거나, 다른 스타일을 쓰는 이유를 밝힙니다."),
        why: LocalText(
            en: "The automatic style looks at home on every device and goes along with the next iOS.",
            ja: "自動のスタイルなら、どのデバイスでも自然に見え、次のiOSの変化にも合わせてくれます。",
            ko: "자동 스타일은 어느 기기에서나 자연스럽고 다음 iOS의 변화도 따라갑니다."),
        remedy: LocalText(
            en: "Leave the style to the system, or state in `styleReason` what the content needs.",
            ja: "スタイルをシステムに任せるか、内容に必要な理由を`styleReason`に書きます。",
            ko: "스타일을 시스템에 맡기거나, 내용에 필요한 이유를 `styleReason`에 적습니다."),
        messages: [explicit, .restyle],
        examples: [
            example(.pass, "The system's choice", #""style": "automatic""#),
            example(.pass, "A reason", #""style": "pageSheet", "styleReason": "A letter is as wide as a page.""#),
            example(.pass, "A complex task has its page sheet", #""style": "pageSheet", "complexity": "high""#),
            example(.fail, "Stated as having no reason", #""style": "pageSheet", "styleReason": null"#),
            example(.fail, "Custom without a reason", #""style": "custom", "styleReason": """#),
            example(.fail, "A reason that says nothing", #""style": "pageSheet", "styleReason": " ""#),
            example(.open, "Nobody said whether there is a reason", #""style": "pageSheet""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        // A page sheet is what a complex task is to have.
        let isDemanded = modal.style.value == .pageSheet && modal.complexity.value == .high
        if modal.style.value == .automatic || isDemanded { return observations.pass() }
        switch modal.styleReason {
        case .unknown: observations.open(modal.id, "styleReason")
        case .value(let reason) where reason.contains { !$0.isWhitespace }: observations.pass()
        case .value, .nothing:
            observations.fail(Self.explicit, ["style": modal.style.value?.rawValue ?? ""]) {
                $0.field = ["style"]
                guard modal.style.value == .pageSheet, modal.contentKind.value != .video else { return }
                let title = Message(.restyle, ["style": ModalStyle.automatic.rawValue])
                $0.fix = Fix(.suggested, title, node.patch("style", .string(ModalStyle.automatic.rawValue)))
            }
        }
    }

    private static func example(_ outcome: Outcome, _ title: String, _ members: String) -> Example {
        .profiled(
            outcome, title, #""rules": {"style-automatic-default": "on"}"#,
            "\"modals\": [{\"id\": \"m\", \(members)}]")
    }
}
