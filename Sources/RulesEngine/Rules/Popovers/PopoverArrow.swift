internal import FlowDocument

/// A popover has an arrow towards its origin.
struct PopoverArrow: ModalRule {
    static let none = MessageTemplate(
        "none", en: "It has no arrow.", ja: "矢印がありません。", ko: "화살표가 없습니다.")
    static let noDirections = MessageTemplate(
        "no-directions", en: "No direction is allowed for its arrow, so it gets none.",
        ja: "矢印の向きが1つも許されていないため、矢印が付きません。", ko: "허용된 화살표 방향이 없어 화살표가 생기지 않습니다.")
    static let newSystem = MessageTemplate(
        "new-system", en: "It has no arrow. On iOS 26 it grows out of its source instead.",
        ja: "矢印がありません。iOS 26では、代わりに元の位置から広がって現れます。",
        ko: "화살표가 없습니다. iOS 26에서는 대신 대상에서 퍼져 나옵니다.")
    static let settled = MessageTemplate(
        "seen-origin", en: "Look whether people see what it came out of.", ja: "どこから現れたかがわかるかどうかを確かめてください。",
        ko: "어디에서 나왔는지 알아볼 수 있는지 확인해 주십시오.")

    static let metadata = RuleMetadata(
        id: "popover-arrow", editions: .all, severity: .advice, guidelines: ["popovers-definition"],
        scope: .modals(ModalKind.popovers),
        summary: LocalText(
            en: "A popover has an arrow towards what it came out of.", ja: "ポップオーバーには、元を指す矢印があります。",
            ko: "팝오버에는 나온 곳을 가리키는 화살표가 있습니다."),
        why: LocalText(
            en: "The arrow ties it to its source; without one it is a box that appeared somewhere.",
            ja: "矢印が元のものと結び付けます。なければ、どこかに現れた箱にすぎません。",
            ko: "화살표가 대상과 이어 줍니다. 없으면 어딘가에 나타난 상자일 뿐입니다."),
        remedy: LocalText(
            en: "Let the system draw the arrow, and allow the directions in which there is room.",
            ja: "矢印はシステムに任せ、余地のある向きを許してください。", ko: "화살표는 시스템에 맡기고, 자리가 있는 방향을 허용하십시오."),
        messages: [none, noDirections, newSystem, settled],
        examples: [
            .modal(.pass, "An arrow", #""style": "popover", "arrow": {"direction": "up"}"#),
            .modal(.pass, "Two directions are allowed", #""style": "popover", "arrowDirections": ["up", "down"]"#),
            .modal(.fail, "None", #""style": "popover", "arrow": null"#),
            .modal(.fail, "No direction is allowed", #""style": "popover", "arrowDirections": []"#),
            .modal(
                .fail, "In the middle of the screen, pointing at nothing",
                #""style": "popover", "modal": true, "anchor": null, "arrow": null"#),
            .flow(.review, "On iOS 26", flow(26)),
            .flow(.fail, "On iOS 18", flow(18)),
            .modal(.open, "Nobody said", #""style": "popover""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        let directions = modal.arrowDirections
        if directions.isKnown, directions.elements.isEmpty {
            return fail(Self.noDirections, "arrowDirections", in: context, &observations)
        }
        switch modal.arrow {
        case .nothing: fail(Self.none, "arrow", in: context, &observations)
        case .value(let arrow) where arrow.direction.isKnown && arrow.direction.value == nil:
            fail(Self.none, "arrow", in: context, &observations)
        case .value: observations.pass()
        case .unknown where directions.isKnown: observations.pass()
        case .unknown: observations.open(modal.id, "arrow")
        }
    }

    private func fail(
        _ message: MessageTemplate, _ field: String, in context: Context, _ observations: inout Observations
    ) {
        let cases = context.cases ?? []
        if !cases.isEmpty, cases.allSatisfy({ $0.os.value == .iOS26 }) {
            observations.review(Self.newSystem, settledBy: Self.settled) { $0.field = [field] }
        } else {
            observations.fail(message) { $0.field = [field] }
        }
    }

    private static func flow(_ system: Int) -> String {
        """
        "cases": [{"id": "pad", "idiom": "ipad", "window": {"width": 820, "height": 1180}, "orientation": "portrait",
            "horizontal": "regular", "vertical": "regular", "os": \(system)}],
        "modals": [{"id": "m", "style": "popover", "arrow": null}]
        """
    }
}
