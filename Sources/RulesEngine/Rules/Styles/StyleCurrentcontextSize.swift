internal import FlowDocument
internal import JSON

/// How large a modal in the current context is: of 2018 as large as its parent, since then within its parent and less
/// than the window.
struct StyleCurrentcontextSize: ModalRule {
    static let differs = MessageTemplate(
        "differs", en: "In {case} it is {frame}; its parent “{parent}” is {size}.",
        ja: "{case}では{frame}ですが、親の「{parent}」は{size}です。", ko: "{case}에서 {frame}이지만, 상위인 “{parent}”의 크기는 {size}입니다.")
    static let outside = MessageTemplate(
        "outside", en: "In {case} it is {frame}, beyond its parent “{parent}” of {size}.",
        ja: "{case}では{frame}で、親の「{parent}」（{size}）からはみ出しています。",
        ko: "{case}에서 {frame}이며, 상위인 “{parent}”({size})를 벗어납니다.")
    static let whole = MessageTemplate(
        "whole", en: "In {case} it covers the whole window rather than a part of the earlier view.",
        ja: "{case}では、元の画面の一部ではなくウインドウ全体を覆っています。",
        ko: "{case}에서 이전 화면의 일부가 아니라 창 전체를 덮습니다.")
    static let copy = MessageTemplate(
        "copy", en: "Give it the frame of its parent in {case}", ja: "{case}で親と同じフレームにする",
        ko: "{case}에서 상위와 같은 프레임으로 맞추기")

    static let metadata = RuleMetadata(
        id: "style-currentcontext-size", editions: .all, severity: .error,
        guidelines: ["modality-2018-current-context", "modality-2020s-current-context"],
        scope: .modals([.currentContext]),
        summary: LocalText(
            en: "A modal in the current context keeps to the view that it belongs to.",
            ja: "現在のコンテキスト内のモーダルは、属するビューの範囲に収めます。",
            ko: "현재 컨텍스트의 모달은 자신이 속한 뷰의 범위를 지킵니다."),
        why: LocalText(
            en: """
                The style promises to concern one part and to leave the rest alone. A frame that reaches further hides \
                what people expect to keep in sight.
                """,
            ja: "このスタイルは、一部分だけに関わり、ほかには触れないことを約束します。枠がはみ出すと、見えているはずのものが隠れます。",
            ko: "이 스타일은 한 부분에만 관련되고 나머지는 그대로 둔다는 약속입니다. 프레임이 더 넓으면 보여야 할 것이 가려집니다."),
        remedy: LocalText(
            en: "Give it the frame of its parent in each case, or choose a style that covers the window.",
            ja: "どのケースでも親のビューのフレームに合わせるか、ウインドウを覆うスタイルを選びます。",
            ko: "케이스마다 상위 뷰의 프레임에 맞추거나, 창을 덮는 스타일을 선택합니다."),
        messages: [differs, outside, whole, copy],
        examples: [
            .flow(.pass, "The pane's own frame", pane(320, 0, 860, 820)),
            .flow(.pass, "Within a point of the pane", pane(320.5, 0, 860, 820)),
            .flow(.pass, "Part of the pane", in: .hig2025, pane(400, 100, 600, 600)),
            .flow(.fail, "Part of the pane", in: .hig2018, pane(400, 100, 600, 600)),
            .flow(.pass, "A point beyond", pane(319, 0, 860, 820)),
            .flow(.fail, "More than a point beyond", pane(318.5, 0, 860, 820)),
            .flow(.fail, "Larger than its pane", pane(300, 0, 880, 820)),
            .flow(.fail, "The whole window", pane(0, 0, 1180, 820)),
            .flow(
                .pass, "All of an entry screen, as in 2018", in: .hig2018,
                whole(#""frame": {"x": 0, "y": 0, "width": 1180, "height": 820}"#)),
            .flow(
                .fail, "All of an entry screen", in: .hig2025,
                whole(#""frame": {"x": 0, "y": 0, "width": 1180, "height": 820}"#)),
            .flow(.pass, "Inside of a popover", popover),
            .flow(
                .open, "Nobody said where the pane is",
                """
                "cases": ["ipad-landscape"], "screens": [{"id": "pane", "container": "pane"}],
                "modals": [{"id": "m", "style": "currentContext", "presenter": "pane", \
                "frame": {"x": 320, "y": 0, "width": 860, "height": 820}}]
                """),
            .flow(
                .open, "Nobody said what it becomes in a compact width", in: .hig2025,
                """
                "cases": ["iphone-portrait"], "entry": ["home"], "screens": [{"id": "home"}],
                "modals": [{"id": "m", "style": "currentContext", "presenter": "home", \
                "frame": {"x": 0, "y": 0, "width": 390, "height": 844}}]
                """),
            .flow(.open, "Nobody said where it is", whole(#""title": "Filter""#)),
            .flow(
                .notApplicable, "Nothing presents it",
                #""cases": ["ipad-landscape"], "modals": [{"id": "m", "style": "currentContext"}]"#),
            .flow(
                .notApplicable, "A sheet where the width is compact",
                """
                "cases": ["iphone-portrait"], "entry": ["home"], "screens": [{"id": "home"}],
                "modals": [{"id": "m", "style": "currentContext", "presenter": "home", "compactStyle": "pageSheet"}]
                """),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let presenters = context.presenters(of: node)
        guard !presenters.isEmpty else { return observations.nothingToCheck() }
        context.inEachCase(where: { !node.isShownOtherwise(in: $0) }, &observations) { device, seen in
            let parents = presenters.map { presenter in
                (id: context.id(of: presenter), placement: context.placement(below: presenter, in: device))
            }
            var missing = parents.compactMap { parent -> MissingFact? in
                if case .unknown(let fact) = parent.placement { fact } else { nil }
            }
            switch context.placement(of: node, in: device) {
            case .unknown(let fact): missing.append(fact)
            case .at(let frame):
                let known = parents.compactMap { parent in parent.placement.rect.map { (id: parent.id, frame: $0) } }
                if let fault = Self.fault(frame, parents: known, device, context.edition) {
                    return fail(fault, frame, node, device, context, isAlone: parents.count == 1, &seen)
                }
            }
            if missing.isEmpty { seen.pass() } else { seen.ask(for: missing, of: node.modal.id) }
        }
    }

    private struct Fault {
        let template: MessageTemplate
        var parent: (id: NodeID, frame: Rect)?
    }

    private static func fault(
        _ frame: Rect, parents: [(id: NodeID, frame: Rect)], _ device: DeviceCase, _ edition: Edition
    ) -> Fault? {
        if edition == .hig2018 {
            return parents.first { !frame.equals($0.frame) }.map { Fault(template: differs, parent: $0) }
        }
        if frame.covers(device.bounds, tolerance: 0) { return Fault(template: whole, parent: parents.first) }
        return parents.first { !$0.frame.covers(frame) }.map { Fault(template: outside, parent: $0) }
    }

    private func fail(
        _ fault: Fault, _ frame: Rect, _ node: ModalNode, _ device: DeviceCase, _ context: Context, isAlone: Bool,
        _ observations: inout Observations
    ) {
        // What it becomes in a compact width may be no current context at all.
        if context.edition != .hig2018, device.horizontal == .compact, !node.modal.compactStyle.isKnown {
            return observations.open(node.modal.id, "compactStyle")
        }
        let arguments = [
            "case": device.id, "frame": frame.words, "parent": fault.parent.map { context.name(of: $0.id) } ?? "",
            "size": fault.parent?.frame.words ?? "",
        ]
        observations.fail(fault.template, arguments) {
            $0.rest(on: frame, of: node, in: device)
            guard let parent = fault.parent else { return }
            $0.evidence.append(JSON.Member("parent", parent.frame.json))
            $0.related = [Reference(parent.id)]
            let isPart = context.edition == .hig2018 || !parent.frame.covers(device.bounds, tolerance: 0)
            guard isAlone, isPart else { return }
            let title = Message(Self.copy, ["case": device.id])
            $0.fix = Fix(.suggested, title, node.patch(frame: parent.frame, in: device))
        }
    }

    private static func pane(_ x: Double, _ y: Int, _ width: Int, _ height: Int) -> String {
        """
        "cases": ["ipad-landscape"], "screens": [{"id": "pane", "name": "Details", "container": "pane", \
        "frame": {"x": 320, "y": 0, "width": 860, "height": 820}}],
        "modals": [{"id": "m", "style": "currentContext", "presenter": "pane", \
        "frame": {"x": \(x), "y": \(y), "width": \(width), "height": \(height)}}]
        """
    }

    private static func whole(_ members: String) -> String {
        """
        "cases": ["ipad-landscape"], "entry": ["home"], "screens": [{"id": "home"}],
        "modals": [{"id": "m", "style": "currentContext", "presenter": "home", \(members)}]
        """
    }

    private static let popover = #"""
        "cases": ["ipad-landscape"], "screens": [{"id": "colours"}],
        "modals": [{"id": "pop", "style": "popover", "content": "colours", \#
        "frame": {"x": 100, "y": 100, "width": 320, "height": 400}},
            {"id": "m", "style": "currentContext", "frame": {"x": 100, "y": 100, "width": 320, "height": 400}}],
        "transitions": [{"id": "t", "from": "colours", "to": "m", "kind": "present"}]
        """#
}
