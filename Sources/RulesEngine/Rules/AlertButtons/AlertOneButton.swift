internal import FlowDocument

/// An alert with one button gives people no control.
struct AlertOneButton: ModalRule {
    static let noControl = MessageTemplate(
        "no-control", en: "The alert has one button, so people can only take note of it.",
        ja: "ボタンが1つしかないため、了解する以外に選べません。",
        ko: "버튼이 하나뿐이어서 확인하는 것 말고는 선택할 수 없습니다.")
    static let destructive = MessageTemplate(
        "destructive", en: "The only button, “{title}”, destroys something: people cannot refuse.",
        ja: "1つだけのボタン「{title}」を押すと何かが失われます。断る方法がありません。",
        ko: "하나뿐인 “{title}” 버튼을 누르면 무언가가 사라집니다. 거절할 방법이 없습니다.")

    static let metadata = RuleMetadata(
        id: "alert-one-button", editions: .all, severity: .advice, guidelines: ["alerts-two-buttons"],
        scope: .modals([.alert]),
        mutedBy: ["alert-destructive-has-cancel", "alert-important-situation", "alert-not-information-only"],
        summary: LocalText(
            en: "An alert with one button only informs.", ja: "ボタンが1つのアラートは、知らせるためだけに使います。",
            ko: "버튼이 하나인 알림은 알리는 데에만 씁니다."),
        why: LocalText(
            en: """
                One button leaves nothing to decide, and an interruption that leaves nothing to decide is seldom worth \
                it. Where the one button destroys something, people are forced into it.
                """,
            ja: """
                ボタンが1つでは何も決められません。決めることのない割り込みは、たいてい見合いません。その1つが何かを失わせるなら、\
                押すことを強いることになります。
                """,
            ko: """
                버튼이 하나면 결정할 것이 없고, 결정할 것이 없는 방해는 대개 그만한 가치가 없습니다. 그 버튼이 무언가를 사라지게 \
                한다면 사람들에게 강요하는 셈입니다.
                """),
        remedy: LocalText(
            en: """
                Add Cancel where there is something to decide, or tell people in the screen rather than in an alert.
                """,
            ja: "決めることがあるならキャンセルを加えます。知らせるだけなら、アラートではなく画面の中で伝えます。",
            ko: "결정할 것이 있으면 취소 버튼을 추가하고, 알리기만 하는 것이면 알림 대신 화면 안에서 전합니다."),
        messages: [noControl, destructive, AddedCancel.message],
        examples: [
            .modal(.pass, "A problem", one("OK", purpose: "problem")),
            .modal(.pass, "A notice", languages: ["ko"], one("확인", purpose: "information")),
            .modal(.pass, "Two buttons", ButtonExamples.alert([("Cancel", "cancel"), ("Delete", "destructive")])),
            .modal(
                .fail, "Only Delete", #""purpose": "information", "# + ButtonExamples.alert([("Delete", "destructive")])
            ),
            .modal(.fail, "Praise", one("OK", purpose: "success")),
            .modal(
                .fail, "A purchase that cannot be refused", languages: ["ja"], one("購入", purpose: "purchaseConfirm")),
            .modal(.open, "Nobody said what it is for", ButtonExamples.alert([("OK", "default")])),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        guard let button = node.buttons.first, !node.modal.system.isTrue else { return observations.nothingToCheck() }
        guard node.buttons.count == 1 else { return observations.pass() }
        // The Cancel that is missing here is added by alert-destructive-has-cancel.
        if button.isDestructive {
            return observations.fail(Self.destructive, ["title": button.shownTitle]) {
                $0.control = button.id
                $0.severity = .error
            }
        }
        switch node.modal.purpose {
        case .unknown: observations.open(node.modal.id, "purpose")
        case .value(.problem), .value(.information): observations.pass()
        case .nothing, .value:
            observations.fail(Self.noControl) {
                $0.field = ["controls"]
                $0.fix = Self.fix(node, in: context)
            }
        }
    }

    /// Where people are asked for something they must be able to decline; praise and offers need no second button.
    private static func fix(_ node: ModalNode, in context: Context) -> Fix? {
        let asks: Set<Purpose> = [.purchaseConfirm, .permission, .input, .destructiveConfirm]
        guard let purpose = node.modal.purpose.value, asks.contains(purpose),
            !context.reading(of: node).buttons.contains(where: \.isCancel)
        else {
            return nil
        }
        var fix = AddedCancel.fix(for: node, in: context)
        fix?.safety = .suggested
        return fix
    }

    private static func one(_ title: String, purpose: String) -> String {
        "\"purpose\": \"\(purpose)\", " + ButtonExamples.alert([(title, "default")])
    }
}
