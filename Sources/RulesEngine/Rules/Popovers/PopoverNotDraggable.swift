internal import FlowDocument
internal import JSON

/// People cannot move a popover.
struct PopoverNotDraggable: ModalRule {
    static let draggable = MessageTemplate(
        "draggable", en: "It can be dragged, which popovers on iOS can’t.", ja: "ドラッグできるとされていますが、iOSのポップオーバーは動かせません。",
        ko: "드래그할 수 있다고 되어 있지만 iOS의 팝오버는 옮길 수 없습니다.")
    static let fasten = MessageTemplate(
        "fasten", en: "Keep it where it is.", ja: "動かないようにします。", ko: "제자리에 고정하기")

    static let metadata = RuleMetadata(
        id: "popover-not-draggable", editions: .all, severity: .advice, guidelines: ["popovers-position"],
        scope: .modals(ModalKind.popovers),
        summary: LocalText(
            en: "A popover stays where it appeared.", ja: "ポップオーバーは現れた場所から動きません。",
            ko: "팝오버는 나타난 자리에 머뭅니다."),
        why: LocalText(
            en: "Its place beside its source is its meaning. What has to be moved about is another kind of view.",
            ja: "元の横にあることに意味があります。動かす必要があるなら、別の種類のビューです。",
            ko: "대상 옆이라는 자리에 뜻이 있습니다. 옮겨야 한다면 다른 종류의 뷰입니다."),
        remedy: LocalText(
            en: "Place it so that nobody wants to move it.", ja: "動かす必要のない位置に置いてください。",
            ko: "옮기고 싶지 않을 자리에 두십시오."),
        messages: [draggable, fasten],
        examples: [
            .modal(.pass, "It stays", #""style": "popover", "draggable": false"#),
            .modal(.pass, "Nothing of the kind", #""style": "popover", "modal": true, "draggable": null"#),
            .modal(.fail, "It can be dragged", #""style": "popover", "draggable": true"#),
            .modal(.fail, "A nonmodal one, too", #""style": "popover", "modal": false, "draggable": true"#),
            .modal(.open, "Nobody said", #""style": "popover""#),
            .modal(.notApplicable, "A panel of the app’s own", #""style": "custom", "draggable": true"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.draggable.isKnown else { return observations.open(node.modal.id, "draggable") }
        guard node.modal.draggable.isTrue else { return observations.pass() }
        observations.fail(Self.draggable) {
            $0.field = ["draggable"]
            $0.fix = Fix(
                .safe, Message(Self.fasten),
                [Fix.Operation("replace", JSONPointer(["modals", String(node.index), "draggable"]), false)])
        }
    }
}
