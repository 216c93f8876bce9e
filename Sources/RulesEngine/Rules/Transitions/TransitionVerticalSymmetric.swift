internal import FlowDocument
internal import JSON

/// What comes up from the bottom goes back down.
struct TransitionVerticalSymmetric: PresentationRule {
    static let fromElsewhere = MessageTemplate(
        "from-elsewhere", en: "“{target}” covers vertically, but comes from another edge than the bottom.",
        ja: "「{target}」は縦に覆うトランジションですが、下端以外から現れます。",
        ko: "“{target}”: 세로로 덮는 전환인데 아래가 아닌 가장자리에서 나타납니다.")
    static let otherwise = MessageTemplate(
        "otherwise", en: "“{target}” comes up from the bottom and does not go back down.",
        ja: "「{target}」は下から現れますが、閉じるときに下へ戻りません。", ko: "“{target}”: 아래에서 올라오지만 닫힐 때 아래로 돌아가지 않습니다.")
    static let custom = MessageTemplate(
        "custom", en: "“{target}” comes up from the bottom and leaves with a movement of its own.",
        ja: "「{target}」は下から現れ、独自の動きで閉じます。", ko: "“{target}”: 아래에서 올라와 독자적인 움직임으로 닫힙니다.")
    static let customSettled = MessageTemplate(
        "custom-settled", en: "State in `edge` of the dismissal where it goes.", ja: "閉じるトランジションの`edge`に、向かう端を書きます。",
        ko: "닫는 전환의 `edge`에 향하는 가장자리를 적습니다.")
    static let mirror = MessageTemplate(
        "mirror", en: "Let it come from the bottom and go back there", ja: "下から現れて下へ戻るようにする",
        ko: "아래에서 나타나 아래로 돌아가게 하기")

    static let metadata = RuleMetadata(
        id: "transition-vertical-symmetric", editions: .all, severity: .warning,
        guidelines: ["modality-2018-transition-style", "modality-2020s-transition-style"], scope: .presentations,
        summary: LocalText(
            en: "What comes up from the bottom goes back down when it closes.", ja: "下から現れたモーダルは、閉じるときに下へ戻ります。",
            ko: "아래에서 올라온 모달은 닫힐 때 아래로 돌아갑니다."),
        why: LocalText(
            en: "A view that leaves by the way it came shows that people are back where they were.",
            ja: "来た道を戻って消えれば、元の場所に戻ったことがわかります。", ko: "왔던 길로 사라지면 원래 있던 곳으로 돌아왔음을 알 수 있습니다."),
        remedy: LocalText(
            en: "Let it slide up from the bottom and down again; a swipe that closes it does so by itself.",
            ja: "下から上へ現れ、下へ戻るようにします。スワイプで閉じる場合は自然にそうなります。",
            ko: "아래에서 올라오고 다시 아래로 내려가게 합니다. 쓸어내려 닫으면 저절로 그렇게 됩니다."),
        messages: [fromElsewhere, otherwise, custom, customSettled, mirror],
        examples: [
            .flow(
                .pass, "Up and down",
                modal(#""edge": "bottom""#, closing: #""style": "coverVertical", "edge": "bottom""#)),
            .flow(.pass, "The style says the edge", modal("", closing: #""style": "coverVertical""#)),
            .flow(.pass, "It slides down", modal("", closing: #""style": "slide", "edge": "bottom""#)),
            .flow(
                .pass, "A movement of its own, downwards", modal("", closing: #""style": "custom", "edge": "bottom""#)),
            .flow(.pass, "Swiped down", modal("", closing: nil, #", "gesture": {"dismiss": true}"#)),
            .flow(.fail, "Up, and fades", modal("", closing: #""style": "crossDissolve""#)),
            .flow(.fail, "Up, and on to the top", modal("", closing: #""style": "coverVertical", "edge": "top""#)),
            .flow(.fail, "Up, and gone at once", modal("", closing: #""animated": false"#)),
            .flow(.fail, "Down from the top", modal(#""edge": "top""#, closing: #""style": "coverVertical""#)),
            .flow(
                .fail, "One way out of two fades",
                modal("", closing: #""style": "coverVertical""#, second: "crossDissolve")),
            .flow(.review, "Up, and away by itself", modal("", closing: #""style": "custom""#)),
            .flow(.open, "Nobody said how it leaves", modal("", closing: #""trigger": "tap""#)),
            .flow(.open, "Nobody said what closes it", modal("", closing: nil)),
            .flow(
                .notApplicable, "It fades in",
                #"""
                "screens": [{"id": "list"}], "modals": [{"id": "m", "style": "fullScreen"}],
                "transitions": [{"id": "t", "from": "list", "to": "m", "kind": "present", "style": "crossDissolve"}]
                """#),
        ])

    func check(_ presentation: PresentationNode, in context: Context, _ observations: inout Observations) {
        let transition = presentation.transition
        if presentation.isMovedBySystem { return observations.nothingToCheck() }
        guard transition.style.isKnown else { return observations.open(transition.id, "style") }
        guard transition.style.value == .coverVertical else { return observations.nothingToCheck() }
        let symmetry = ReturnMovements(of: presentation, in: context) { $0.goesDown }
        if transition.edge.value.map({ $0 != .bottom }) ?? false {
            return observations.fail(Self.fromElsewhere, symmetry.arguments) {
                $0.field = ["edge"]
                let patch = [presentation.patch("edge", .string(Edge.bottom.rawValue))]
                $0.fix = Fix(.suggested, Message(Self.mirror), patch)
            }
        }
        symmetry.observe(broken: Self.otherwise, unclear: (Self.custom, Self.customSettled), &observations) {
            guard
                let patch = symmetry.patch({ index, transition in
                    var patch = [
                        Fix.Operation.stating(
                            "style", .string(TransitionStyle.coverVertical.rawValue), ofTransition: index)
                    ]
                    if transition.edge.isKnown {
                        patch.append(.stating("edge", .string(Edge.bottom.rawValue), ofTransition: index))
                    }
                    return patch
                })
            else { return nil }
            return Fix(.suggested, Message(Self.mirror), patch)
        }
    }

    private static func modal(
        _ opening: String, closing: String?, _ more: String = "", second: String? = nil
    ) -> String {
        let closings = [
            closing.map { #"{"id": "u", "from": "m/done", "kind": "dismiss", \#($0)}"# },
            second.map { #"{"id": "v", "from": "inside", "kind": "dismiss", "style": "\#($0)"}"# },
        ]
        return """
            "screens": [{"id": "list"}, {"id": "inside"}], "modals": [{"id": "m", "name": "Editor", "style": "fullScreen", \
            "content": "inside", "controls": [{"id": "done", "kind": "button"}]\(more)}],
            "transitions": [{"id": "t", "from": "list", "to": "m", "kind": "present", "style": "coverVertical"\
            \(opening.isEmpty ? "" : ", \(opening)")}\(closings.compactMap { $0 }.map { ", \($0)" }.joined())]
            """
    }
}

extension Transition {
    /// Whether a dismissal moves towards the bottom.
    fileprivate var goesDown: ReturnMovements.Answer {
        switch movement {
        case nil: .unknown
        case .coverVertical: edge.value.map { $0 == .bottom } ?? true ? .mirrors : .differs
        case .slide, .custom: edge.isKnown ? (edge.value == .bottom ? .mirrors : .differs) : .unclear
        case .flipHorizontal, .crossDissolve, .partialCurl, .some(.none): .differs
        }
    }
}
