internal import FlowDocument
internal import JSON

/// Nothing but an alert lies over a popover.
struct PopoverNothingOnTop: ModalRule {
    static let over = MessageTemplate(
        "over", en: "“{overlay}” lies over it.", ja: "「{overlay}」が上に重なります。", ko: "“{overlay}” 항목이 위를 덮습니다.")
    static let meets = MessageTemplate(
        "meets", en: "In {case} “{overlay}” would lie over it, if both are shown at once.",
        ja: "{case}では、同時に表示されると「{overlay}」が上に重なります。",
        ko: "{case}에서 함께 표시되면 “{overlay}” 항목이 위를 덮습니다.")
    static let settled = MessageTemplate(
        "at-once", en: "Look whether “{overlay}” can appear while the popover is open; state it as `over`.",
        ja: "ポップオーバーが開いている間に「{overlay}」が表示されることがあるかを確かめ、`over`に記してください。",
        ko: "팝오버가 열려 있는 동안 “{overlay}” 항목이 나타날 수 있는지 확인하고 `over`에 적어 주십시오.")

    static let metadata = RuleMetadata(
        id: "popover-nothing-on-top", editions: .all, severity: .error, guidelines: ["popovers-nothing-on-top"],
        scope: .modals(ModalKind.popovers), mutedBy: ["popover-no-modal-above"],
        summary: LocalText(
            en: "Nothing but an alert lies over a popover.", ja: "ポップオーバーの上に重なってよいのはアラートだけです。",
            ko: "팝오버 위에는 알림 외에 아무것도 겹치지 않습니다."),
        why: LocalText(
            en: "A banner or a progress display over a popover hides what people came for, and its way back.",
            ja: "バナーや進行表示が重なると、見たかったものも戻る手がかりも隠れてしまいます。",
            ko: "배너나 진행 표시가 겹치면 보려던 내용도, 돌아갈 실마리도 가려집니다."),
        remedy: LocalText(
            en: "Close the popover first, show it beside the popover, or wait until the popover is gone.",
            ja: "先にポップオーバーを閉じるか、横に表示するか、閉じるまで待ってください。",
            ko: "팝오버를 먼저 닫거나, 옆에 보여 주거나, 닫힐 때까지 기다리십시오."),
        messages: [over, meets, settled],
        examples: [
            .flow(
                .pass, "Beside it", popover(#"{"id": "hud", "kind": "hud", "over": ["m"], \#(frame(0, 700))}"#)),
            .flow(
                .pass, "It only touches",
                popover(#"{"id": "toast", "kind": "toast", "over": ["m"], \#(frame(0, 400))}"#)),
            .flow(
                .pass, "An alert is no overlay",
                popover(#"{"id": "hud", "kind": "hud", "over": ["ask"]}"#)),
            .flow(
                .fail, "A progress display, as a warning",
                popover(#"{"id": "hud", "kind": "hud", "over": ["m"], \#(frame(0, 399))}"#)),
            .flow(.fail, "A banner", popover(#"{"id": "banner", "kind": "banner", "over": ["m"], \#(frame(0, 0))}"#)),
            .flow(
                .fail, "A toast that is stated to lie over it", popover(#"{"id": "t", "kind": "toast", "over": ["m"]}"#)
            ),
            .flow(
                .fail, "Over a screen inside of it",
                popover(#"{"id": "banner", "kind": "banner", "over": ["inside"]}"#, #", "content": "inside""#)),
            .flow(
                .review, "Over the screen below, in the same place",
                popover(#"{"id": "t", "kind": "toast", "over": ["map"], \#(frame(0, 100))}"#)),
            .flow(
                .open, "Nobody said what it lies over",
                popover(#"{"id": "t", "kind": "toast", \#(frame(0, 100))}"#)),
            .flow(
                .open, "Nobody said where either lies or what it lies over",
                popover(#"{"id": "t", "kind": "toast"}"#)),
            .modal(.notApplicable, "No overlays", #""style": "popover""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard !context.document.overlays.isEmpty else { return observations.nothingToCheck() }
        var seen: Set<NodeID> = []
        for overlay in overlays(over: node, in: context) where seen.insert(overlay.id).inserted {
            if !isBeside(overlay, node, in: context) { fail(overlay, of: node, in: context, &observations) }
        }
        for overlay in overlaysBelow(node, in: context) where seen.insert(overlay.id).inserted {
            guard let device = meeting(of: overlay, node, in: context) else { continue }
            let names = ["overlay": overlay.id.rawValue, "case": device.id]
            observations.review(Self.meets, names, settledBy: Self.settled) {
                $0.facet = overlay.id.rawValue
                $0.case = device.id
                $0.related = [Reference(overlay.id)]
            }
        }
        let unplaced = context.overlays.unplaced.filter { !isBeside($0, node, in: context) }
        if !unplaced.isEmpty {
            observations.ask(for: unplaced.map { MissingFact(Reference($0.id), "over") }, of: node.modal.id)
        }
        if observations.all.isEmpty { observations.pass() }
    }

    private func fail(
        _ overlay: Overlay, of node: ModalNode, in context: Context, _ observations: inout Observations
    ) {
        observations.fail(Self.over, ["overlay": overlay.id.rawValue]) {
            $0.facet = overlay.id.rawValue
            $0.related = [Reference(overlay.id)]
            $0.severity = overlay.kind.value == .banner ? .error : .warning
            if let kind = overlay.kind.value { $0.evidence = [JSON.Member("kind", .string(kind.rawValue))] }
            guard let device = meeting(of: overlay, node, in: context) else { return }
            $0.case = device.id
        }
    }

    /// The overlays that are stated to lie over the popover or a screen inside of it.
    private func overlays(over node: ModalNode, in context: Context) -> [Overlay] {
        var overlays = context.overlays.overlays(over: node.modal.id)
        if case .known(let interior) = context.interior(of: node) {
            for index in interior.screens {
                overlays += context.overlays.overlays(over: context.graph.screens[index].screen.id)
            }
        }
        return overlays
    }

    /// The overlays that are stated to lie over what presents the popover.
    private func overlaysBelow(_ node: ModalNode, in context: Context) -> [Overlay] {
        context.popoverPresenters(of: node).flatMap { presenter -> [Overlay] in
            switch presenter {
            case .screen(let index): context.overlays.overlays(over: context.graph.screens[index].screen.id)
            case .modal(let index): context.overlays.overlays(over: context.graph.modals[index].modal.id)
            }
        }
    }

    /// Whether both have a place in every case, and never the same.
    private func isBeside(_ overlay: Overlay, _ node: ModalNode, in context: Context) -> Bool {
        guard let cases = context.cases, !cases.isEmpty else { return false }
        return cases.filter { node.isPopover(in: $0) != false }.allSatisfy { device in
            guard let place = overlay.place(in: device), let frame = node.modal.place(in: device) else { return false }
            return !place.overlaps(frame)
        }
    }

    /// The first case in which both have a place and meet.
    private func meeting(of overlay: Overlay, _ node: ModalNode, in context: Context) -> DeviceCase? {
        context.cases?.first { device in
            guard node.isPopover(in: device) == true, let place = overlay.place(in: device),
                let frame = node.modal.place(in: device)
            else { return false }
            return place.overlaps(frame)
        }
    }

    private static func popover(_ overlay: String, _ members: String = "") -> String {
        """
        "cases": ["ipad-portrait"], "screens": [{"id": "map"}, {"id": "inside"}],
        "modals": [{"id": "m", "style": "popover", "presenter": "map",
            "frame": {"x": 0, "y": 100, "width": 320, "height": 300}\(members)}, {"id": "ask", "style": "alert"}],
        "overlays": [\(overlay)]
        """
    }

    private static func frame(_ x: Double, _ y: Double) -> String {
        #""frame": {"x": \#(x), "y": \#(y), "width": 200, "height": 120}"#
    }
}
