internal import FlowDocument
internal import JSON

/// A popover grows and shrinks visibly.
struct PopoverResizeAnimated: ModalRule {
    static let jumps = MessageTemplate(
        "jumps", en: "It jumps to the size “{state}”.", ja: "「{state}」の大きさに、いきなり切り替わります。",
        ko: "“{state}” 크기로 갑자기 바뀝니다.")
    static let animate = MessageTemplate(
        "animate", en: "Animate the change of size.", ja: "大きさの変化をアニメーションにします。", ko: "크기 변화를 애니메이션으로 보여 주기")

    static let metadata = RuleMetadata(
        id: "popover-resize-animated", editions: .all, severity: .warning, guidelines: ["popovers-smooth-resize"],
        scope: .modals(ModalKind.popovers),
        summary: LocalText(
            en: "A change of a popover’s size is animated.", ja: "ポップオーバーの大きさの変化は、アニメーションで見せます。",
            ko: "팝오버의 크기 변화는 애니메이션으로 보여 줍니다."),
        why: LocalText(
            en: "A jump looks as if another popover had taken the first one’s place.",
            ja: "いきなり変わると、別のポップオーバーに入れ替わったように見えます。",
            ko: "갑자기 바뀌면 다른 팝오버로 바뀐 것처럼 보입니다."),
        remedy: LocalText(
            en: "Animate the change; the system leaves it out for people who reduce motion.",
            ja: "変化をアニメーションにしてください。視差効果を減らす設定の人には、システムが省きます。",
            ko: "변화를 애니메이션으로 보여 주십시오. 동작 줄이기를 켠 사람에게는 시스템이 생략합니다."),
        messages: [jumps, animate],
        examples: [
            .modal(.pass, "Both ways", popover([true, true])),
            .modal(.pass, "Three sizes", popover([true, true, true])),
            .modal(.pass, "The first one is what it opens in", popover([nil, true])),
            .modal(.fail, "It jumps to the large one", popover([true, false])),
            .modal(.fail, "It jumps back", popover([false, true])),
            .modal(.fail, "One of three, whatever the others do", popover([nil, false, nil])),
            .modal(.open, "Nobody said", popover([true, nil])),
            .modal(.open, "Nobody said which sizes it takes", #""style": "popover""#),
            .modal(.notApplicable, "One size", popover([false])),
            .modal(.notApplicable, "It is stated that it takes none", #""style": "popover", "sizeStates": null"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        guard modal.sizeStates.isKnown else { return observations.open(modal.id, "sizeStates") }
        let states = modal.sizeStates.elements
        guard states.count > 1 else { return observations.nothingToCheck() }
        var missing: [MissingFact] = []
        for (index, state) in states.enumerated() {
            if state.animated.isFalse {
                observations.fail(Self.jumps, ["state": state.id]) {
                    $0.facet = state.id
                    $0.field = ["sizeStates", String(index), "animated"]
                    $0.fix = Fix(
                        .safe, Message(Self.animate),
                        [Fix.Operation("replace", JSONPointer(["modals", String(node.index)] + $0.field), true)])
                }
            } else if !state.animated.isKnown, index > 0 {
                missing.append(MissingFact(Reference(modal.id), "sizeStates.animated"))
            }
        }
        if !observations.all.isEmpty { return }
        guard let fact = missing.first else { return observations.pass() }
        observations.open([fact])
    }

    private static func popover(_ animated: [Bool?]) -> String {
        let states = animated.enumerated().map { index, animated in
            let animated = animated.map { #", "animated": \#($0)"# } ?? ""
            return #"{"id": "s\#(index)", "size": {"width": 320, "height": \#((index + 1) * 200)}\#(animated)}"#
        }
        return #""style": "popover", "sizeStates": [\#(states.joined(separator: ", "))]"#
    }
}
