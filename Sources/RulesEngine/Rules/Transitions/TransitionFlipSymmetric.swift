internal import FlowDocument
internal import JSON

/// A flip turns sideways, and back again when the modal closes.
struct TransitionFlipSymmetric: PresentationRule {
    static let overhead = MessageTemplate(
        "overhead", en: "“{target}” flips over its upper edge; a flip turns sideways.",
        ja: "「{target}」が上下方向に裏返ります。フリップは横方向に回転させます。",
        ko: "“{target}”: 위아래로 뒤집힙니다. 뒤집기는 옆으로 돕니다.")
    static let otherwise = MessageTemplate(
        "otherwise", en: "“{target}” flips open and does not flip back.", ja: "「{target}」は裏返って開きますが、閉じるときに裏返って戻りません。",
        ko: "“{target}”: 뒤집혀 열리지만 닫힐 때 다시 뒤집히지 않습니다.")
    static let custom = MessageTemplate(
        "custom", en: "“{target}” flips open and leaves with a movement of its own.",
        ja: "「{target}」は裏返って開き、独自の動きで閉じます。", ko: "“{target}”: 뒤집혀 열리고 독자적인 움직임으로 닫힙니다.")
    static let customSettled = MessageTemplate(
        "custom-settled", en: "Decide whether that movement turns the view back.", ja: "その動きが裏返して戻すものかどうかを確認します。",
        ko: "그 움직임이 다시 뒤집는 것인지 판단합니다.")
    static let mirror = MessageTemplate(
        "mirror", en: "Let it flip sideways, there and back", ja: "横方向に裏返り、同じように戻るようにする",
        ko: "옆으로 뒤집히고 같은 방식으로 돌아가게 하기")

    static let metadata = RuleMetadata(
        id: "transition-flip-symmetric", editions: .only2018, severity: .warning,
        guidelines: ["modality-2018-transition-style"], scope: .presentations,
        summary: LocalText(
            en: "A flip turns the screen over sideways and back again when the modal closes.",
            ja: "フリップは横方向に裏返り、閉じるときに同じように戻ります。", ko: "뒤집기는 옆으로 돌고, 닫힐 때 다시 돌아옵니다."),
        why: LocalText(
            en: "A flip shows the modal as the reverse side of the view. That picture breaks if it does not turn back.",
            ja: "フリップは、モーダルをビューの裏側として見せます。裏返って戻らなければ、その見立てが崩れます。",
            ko: "뒤집기는 모달을 뷰의 뒷면처럼 보여 줍니다. 다시 뒤집히지 않으면 그 비유가 깨집니다."),
        remedy: LocalText(
            en: "Turn it around the vertical axis, and close it with the same flip.", ja: "縦軸を中心に回転させ、同じフリップで閉じます。",
            ko: "세로축을 중심으로 돌리고 같은 뒤집기로 닫습니다."),
        messages: [overhead, otherwise, custom, customSettled, mirror],
        examples: [
            .flow(.pass, "There and back", modal("", closing: #""style": "flipHorizontal""#)),
            .flow(
                .pass, "Said in so many words",
                modal(#", "axis": "horizontal""#, closing: #""style": "flipHorizontal", "axis": "horizontal""#)),
            .flow(.fail, "Flips, and slides away", modal("", closing: #""style": "coverVertical""#)),
            .flow(
                .fail, "Over its upper edge", modal(#", "axis": "vertical""#, closing: #""style": "flipHorizontal""#)),
            .flow(
                .fail, "Back over its upper edge", modal("", closing: #""style": "flipHorizontal", "axis": "vertical""#)
            ),
            .flow(.review, "Back in a way of its own", modal("", closing: #""style": "custom""#)),
            .flow(.open, "Nobody said how it leaves", modal("", closing: #""trigger": "tap""#)),
            .flow(
                .open, "Nobody said what closes it",
                #"""
                "screens": [{"id": "list"}], "modals": [{"id": "m", "style": "fullScreen", "gesture": {"dismiss": true}}],
                "transitions": [{"id": "t", "from": "list", "to": "m", "kind": "present", "style": "flipHorizontal"}]
                """#),
            .flow(
                .notApplicable, "It comes up from below",
                #"""
                "screens": [{"id": "list"}], "modals": [{"id": "m", "style": "fullScreen"}],
                "transitions": [{"id": "t", "from": "list", "to": "m", "kind": "present", "style": "coverVertical"}]
                """#),
        ])

    func check(_ presentation: PresentationNode, in context: Context, _ observations: inout Observations) {
        let transition = presentation.transition
        if presentation.isMovedBySystem { return observations.nothingToCheck() }
        guard transition.style.isKnown else { return observations.open(transition.id, "style") }
        guard transition.style.value == .flipHorizontal else { return observations.nothingToCheck() }
        let symmetry = ReturnMovements(of: presentation, in: context) { $0.flipsSideways }
        if transition.axis.value == .vertical {
            return observations.fail(Self.overhead, symmetry.arguments) {
                $0.field = ["axis"]
                let patch = [presentation.patch("axis", .string(Axis.horizontal.rawValue))]
                $0.fix = Fix(.suggested, Message(Self.mirror), patch)
            }
        }
        symmetry.observe(
            broken: Self.otherwise, unclear: (Self.custom, Self.customSettled), swipeCounts: false, &observations
        ) {
            guard
                let patch = symmetry.patch({ index, transition in
                    var patch = [
                        Fix.Operation.stating(
                            "style", .string(TransitionStyle.flipHorizontal.rawValue), ofTransition: index)
                    ]
                    if transition.axis.isKnown {
                        patch.append(.stating("axis", .string(Axis.horizontal.rawValue), ofTransition: index))
                    }
                    return patch
                })
            else { return nil }
            return Fix(.suggested, Message(Self.mirror), patch)
        }
    }

    private static func modal(_ opening: String, closing: String) -> String {
        """
        "screens": [{"id": "list"}], "modals": [{"id": "m", "name": "Settings", "style": "fullScreen", \
        "controls": [{"id": "done", "kind": "button"}]}],
        "transitions": [{"id": "t", "from": "list", "to": "m", "kind": "present", "style": "flipHorizontal"\(opening)},
            {"id": "u", "from": "m/done", "kind": "dismiss", \(closing)}]
        """
    }
}

extension Transition {
    /// Whether a dismissal turns the view over sideways.
    fileprivate var flipsSideways: ReturnMovements.Answer {
        switch movement {
        case nil: .unknown
        case .flipHorizontal: axis.value == .vertical ? .differs : .mirrors
        case .custom: .unclear
        case .coverVertical, .crossDissolve, .partialCurl, .slide, .some(.none): .differs
        }
    }
}
