internal import FlowDocument
internal import JSON

/// While a popover is open, other views are not usable.
struct PopoverBlocksOthers: ModalRule {
    static let modal = MessageTemplate(
        "modal", en: "It is modal, yet {count} other things can be used while it is open.",
        ja: "モーダルですが、開いている間も{count}個のものが操作できます。",
        ko: "모달이지만 열려 있는 동안 다른 항목 {count}개를 쓸 수 있습니다.")
    static let many = MessageTemplate(
        "many", en: "{count} other things can be used while it is open.", ja: "開いている間も{count}個のものが操作できます。",
        ko: "열려 있는 동안 다른 항목 {count}개를 쓸 수 있습니다.")
    static let sources = MessageTemplate(
        "sources", en: "It is modal, yet the buttons of other popovers can be used while it is open.",
        ja: "モーダルですが、開いている間もほかのポップオーバーのボタンが操作できます。",
        ko: "모달이지만 열려 있는 동안 다른 팝오버의 버튼을 쓸 수 있습니다.")
    static let bar = MessageTemplate(
        "bar", en: "{count} other things can be used while it is open, some of them beside it in its bar.",
        ja: "開いている間も{count}個のものが操作できます。同じバーのボタンも含まれます。",
        ko: "열려 있는 동안 다른 항목 {count}개를 쓸 수 있으며, 같은 막대의 버튼도 들어 있습니다.")
    static let settled = MessageTemplate(
        "meant-usable", en: "Decide whether people need them while the popover is open.",
        ja: "ポップオーバーが開いている間に必要なものかどうかを判断してください。",
        ko: "팝오버가 열려 있는 동안 필요한 것인지 판단해 주십시오.")
    static let block = MessageTemplate(
        "block", en: "Let nothing through but the buttons of other popovers.",
        ja: "ほかのポップオーバーのボタン以外は操作できないようにします。", ko: "다른 팝오버의 버튼 외에는 쓸 수 없게 하기")

    static let most = Threshold(
        "popover-blocks-others", "most", 3,
        LocalText(
            en: "How many things may stay usable beside a nonmodal popover.",
            ja: "非モーダルのポップオーバーの横で操作できてよいものの数。",
            ko: "모달이 아닌 팝오버 옆에서 쓸 수 있어도 되는 항목의 수."))

    static let metadata = RuleMetadata(
        id: "popover-blocks-others", editions: .all, severity: .advice, guidelines: ["popovers-definition"],
        scope: .modals(ModalKind.popovers), thresholds: [most],
        summary: LocalText(
            en: "While a popover is open, other views are not usable.",
            ja: "ポップオーバーが開いている間は、ほかのビューを操作できません。",
            ko: "팝오버가 열려 있는 동안 다른 뷰는 쓸 수 없습니다."),
        why: LocalText(
            en: "People expect the first tap elsewhere to close the popover, not to set something off below it.",
            ja: "外側の最初のタップはポップオーバーを閉じるもので、下の何かを動かすものとは思われていません。",
            ko: "다른 곳을 처음 탭하면 팝오버가 닫힐 것으로 여기지, 아래의 무언가가 작동하리라고는 생각하지 않습니다."),
        remedy: LocalText(
            en: "Let taps through to the buttons of other popovers at most.",
            ja: "タップを通すのは、ほかのポップオーバーのボタンまでにしてください。",
            ko: "탭은 다른 팝오버의 버튼까지만 전달하십시오."),
        messages: [modal, many, sources, bar, settled, block],
        examples: [
            .modal(.pass, "Nothing", #""style": "popover", "modal": true, "passthrough": []"#),
            .flow(.pass, "Three things beside a nonmodal one", popover(#""modal": false"#, ["a", "b", "c"])),
            .flow(
                .pass, "Four, of which one opens another popover",
                popover(#""modal": false"#, ["a", "b", "c", "d"], opening: "d")),
            .flow(
                .fail, "Four things beside a nonmodal one, as advice",
                popover(#""modal": false"#, ["a", "b", "c", "d"])),
            .flow(.fail, "A toolbar beside a modal one", popover(#""modal": true"#, ["bar"])),
            .flow(.fail, "Four, whether or not it is modal", popover(#""compactStyle": null"#, ["a", "b", "c", "d"])),
            .flow(
                .review, "A modal one with the button of another popover",
                popover(#""modal": true"#, ["d"], opening: "d")),
            .flow(
                .review, "Four buttons of the bar that it comes out of",
                popover(
                    #""modal": false, "anchor": "map/own""#, ["a", "b", "c", "d"],
                    location: #", "location": "bar-leading""#)),
            .flow(.open, "One thing, and nobody said whether it is modal", popover(#""compactStyle": null"#, ["a"])),
            .modal(.open, "Nobody said", #""style": "popover", "modal": true"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        guard modal.passthrough.isKnown else { return observations.open(modal.id, "passthrough") }
        let all = modal.passthrough.elements
        guard !all.isEmpty else { return observations.pass() }
        let others = all.filter { !context.popoverSources.contains($0) }
        let limit = context.limit(Self.most)
        func describe(_ observation: inout Observation) {
            observation.field = ["passthrough"]
            observation.related = Array((others.isEmpty ? all : others).prefix(20))
            observation.evidence = [
                JSON.Member("passthrough", .number(Double(all.count))),
                JSON.Member("others", .number(Double(others.count))),
            ]
        }
        if node.kind == .popoverModal {
            guard !others.isEmpty else {
                return observations.review(Self.sources, settledBy: Self.settled, describe)
            }
            observations.fail(Self.modal, ["count": String(all.count)]) {
                describe(&$0)
                $0.severity = .error
                $0.fix = fix(node, leaving: [])
            }
        } else if Double(others.count) > limit {
            // UIKit lets the other buttons of a bar through by itself.
            let own = others.filter { !context.isBeside($0, of: node) }
            if Double(own.count) > limit {
                observations.fail(Self.many, ["count": String(others.count)]) {
                    describe(&$0)
                    $0.fix = fix(node, leaving: all.filter(context.popoverSources.contains))
                }
            } else {
                observations.review(Self.bar, ["count": String(others.count)], settledBy: Self.settled, describe)
            }
        } else if node.kind == .popover {
            observations.open(node.missingModality)
        } else {
            observations.pass()
        }
    }

    private func fix(_ node: ModalNode, leaving rest: [Reference]) -> Fix {
        let pointer = JSONPointer(["modals", String(node.index), "passthrough"])
        return Fix(
            .suggested, Message(Self.block),
            [Fix.Operation("replace", pointer, .array(rest.map { .string($0.rawValue) }))])
    }

    private static func popover(
        _ members: String, _ through: [String], opening: String? = nil, location: String = ""
    ) -> String {
        let controls = (["own", "bar"] + ["a", "b", "c", "d"]).map {
            #"{"id": "\#($0)", "kind": "button"\#(location)}"#
        }
        let passthrough = through.map { "\"map/\($0)\"" }.joined(separator: ", ")
        let transition = opening.map { #"{"id": "t", "from": "map/\#($0)", "to": "n", "kind": "present"}"# } ?? ""
        return """
            "screens": [{"id": "map", "controls": [\(controls.joined(separator: ", "))]}],
            "modals": [{"id": "m", "style": "popover", \(members), "passthrough": [\(passthrough)]},
                {"id": "n", "style": "popover", "modal": false, "passthrough": []}],
            "transitions": [\(transition)]
            """
    }
}

extension Context {
    /// Whether something stands in the same bar as what a popover points at.
    fileprivate func isBeside(_ reference: Reference, of node: ModalNode) -> Bool {
        guard let anchor = node.modal.anchor.value, anchor.owner == reference.owner,
            case .screen(let index)? = graph.places[anchor.owner]
        else { return false }
        let bars: [ControlLocation?] = [.barLeading, .barTrailing]
        let controls = graph.screens[index].screen.controls.elements
        return [anchor, reference].allSatisfy { place in
            controls.contains { $0.id == place.child && bars.contains($0.location.value) }
        }
    }
}
