internal import FlowDocument
internal import JSON

/// Fields and the button that finishes stay clear of the keyboard.
struct StyleFormsheetKeyboard: ModalRule {
    static let hidden = MessageTemplate(
        "hidden", en: "In {case} the keyboard covers “{control}”.", ja: "{case}で、キーボードが「{control}」を隠します。",
        ko: "{case}에서 키보드에 가려집니다: “{control}”.")

    static let metadata = RuleMetadata(
        id: "style-formsheet-keyboard", editions: .only2018, severity: .warning,
        guidelines: ["modality-2018-form-sheet"], scope: .modals([.formSheet]),
        summary: LocalText(
            en: "A form sheet makes way for the keyboard, so that fields and the finishing button stay in sight.",
            ja: "フォームシートはキーボードをよけ、入力欄と完了ボタンが見える状態を保ちます。",
            ko: "폼 시트는 키보드를 피해 입력란과 완료 버튼이 계속 보이게 합니다."),
        why: LocalText(
            en: """
                People who cannot see what they type make mistakes, and those who cannot see the button think that they \
                are stuck.
                """,
            ja: "入力中の文字が見えないと間違いが増え、ボタンが見えないと先に進めないと思われます。",
            ko: "입력하는 글자가 보이지 않으면 실수가 늘고, 버튼이 보이지 않으면 더 나아갈 수 없다고 생각하게 됩니다."),
        remedy: LocalText(
            en: "Move the sheet up while the keyboard is there, or scroll what is focused into view.",
            ja: "キーボードの表示中はシートを上に動かすか、入力中の欄が見える位置までスクロールさせます。",
            ko: "키보드가 있는 동안 시트를 위로 옮기거나, 입력 중인 란이 보이도록 스크롤합니다."),
        messages: [hidden],
        examples: [
            .flow(.pass, "Above the keyboard", form(field: 60, done: 20)),
            .flow(.pass, "Touching is clear", form(field: 376, done: 20)),
            .flow(.pass, "A bar at the top needs no frame", form(field: 60, done: nil)),
            .flow(
                .pass, "It scrolls to what is focused",
                form(field: 500, done: 20, #", "inScroll": true"#, #", "scrollsToFocus": true"#)),
            .flow(.fail, "A field below it", form(field: 500, done: 20)),
            .flow(.fail, "A field that is cut", form(field: 376.5, done: 20)),
            .flow(.fail, "The button that finishes below it", form(field: 60, done: 700)),
            .flow(
                .fail, "It scrolls, but not to what is focused",
                form(field: 500, done: 20, #", "inScroll": true"#, #", "scrollsToFocus": false"#)),
            .flow(
                .open, "Nobody said whether it scrolls to what is focused",
                form(field: 500, done: 20, #", "inScroll": true"#)),
            .flow(
                .pass, "Done at the leading end of the bar",
                form(field: 100, done: nil, location: "bar-leading")),
            .flow(
                .open, "Nobody said where in the content Done is",
                form(field: 100, done: nil, location: "content")),
            .flow(
                .open, "No case with a keyboard",
                #"""
                "cases": ["ipad-landscape"], "modals": [{"id": "m", "style": "formSheet", "controls": [
                    {"id": "name", "kind": "textField", "frame": {"x": 0, "y": 60, "width": 300, "height": 44}}]}]
                """#),
            .flow(
                .open, "No frames",
                """
                "cases": [\(typing)], "modals": [{"id": "m", "style": "formSheet", "controls": [
                    {"id": "name", "kind": "textField"}]}]
                """),
            .flow(
                .fail, "In the second step",
                """
                "cases": [\(typing)], "screens": [{"id": "first", "controls": []}, {"id": "second", "controls": [
                    {"id": "name", "kind": "textView", "frame": {"x": 0, "y": 430, "width": 300, "height": 44}}]}],
                "modals": [{"id": "m", "style": "formSheet", "content": "first", "controls": []}],
                "transitions": [{"id": "t", "from": "first", "to": "second", "kind": "push"}]
                """),
            .flow(
                .notApplicable, "Nothing to type into",
                """
                "cases": [\(typing)], "modals": [{"id": "m", "style": "formSheet", "content": null, "controls": [
                    {"id": "on", "kind": "toggle", "frame": {"x": 0, "y": 500, "width": 300, "height": 44}}]}]
                """),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        let form = TypingSteps(of: node, in: context)
        guard !form.steps.isEmpty else {
            return form.missing.isEmpty
                ? observations.nothingToCheck() : observations.ask(for: form.missing, of: node.modal.id)
        }
        if let cases = context.cases, !cases.contains(where: { $0.keyboard.value != nil }) {
            return observations.ask(for: [MissingFact(Reference(NodeID.app), "cases.keyboard")], of: node.modal.id)
        }
        context.inEachCase(&observations) { device, seen in
            guard let keyboard = device.keyboard.value else { return }
            for step in form.steps { check(step, node, keyboard, device, &seen) }
        }
    }

    private func check(
        _ step: TypingSteps.Step, _ node: ModalNode, _ keyboard: Rect, _ device: DeviceCase,
        _ observations: inout Observations
    ) {
        // Fields are judged as far as they have a place; if none has, nothing can be said.
        let placed = step.fields.filter { $0.control.place(in: device) != nil }
        var missing: [MissingFact] = []
        if placed.isEmpty { missing = step.fields.map { .frame(of: $0.reference, in: device) } }
        for part in placed + step.finishing {
            switch sight(of: part.control, in: node, keyboard, device) {
            case .clear: break
            case .unplaced: missing.append(.frame(of: part.reference, in: device))
            case .perhaps: missing.append(MissingFact(Reference(node.modal.id), "scrollsToFocus"))
            case .covered(let frame):
                let name = part.control.title.value?.anyText ?? part.control.id
                return observations.fail(Self.hidden, ["case": device.id, "control": name]) {
                    if part.reference.owner == node.modal.id {
                        $0.control = part.control.id
                    } else {
                        $0.screen = part.reference.owner
                    }
                    $0.related = [part.reference]
                    $0.evidence = [JSON.Member("frame", frame.json), JSON.Member("keyboard", keyboard.json)]
                }
            }
        }
        if missing.isEmpty { observations.pass() } else { observations.ask(for: missing, of: node.modal.id) }
    }

    private enum Sight {
        case clear, unplaced, perhaps
        case covered(Rect)
    }

    private func sight(of control: Control, in node: ModalNode, _ keyboard: Rect, _ device: DeviceCase) -> Sight {
        guard let frame = control.place(in: device) else {
            // The bar is at the top of the sheet, out of the keyboard's reach.
            let isInBar = control.location.value == .barLeading || control.location.value == .barTrailing
            return isInBar ? .clear : .unplaced
        }
        guard frame.overlaps(keyboard) else { return .clear }
        if node.modal.scrollsToFocus.isTrue, !control.inScroll.isFalse { return .clear }
        if control.inScroll.isTrue, !node.modal.scrollsToFocus.isKnown { return .perhaps }
        return .covered(frame)
    }

    private static let typing = """
        {"id": "typing", "idiom": "ipad", "window": {"width": 1180, "height": 820}, "orientation": "landscape", \
        "horizontal": "regular", "vertical": "regular", \
        "keyboard": {"x": 0, "y": 420, "width": 1180, "height": 400}}
        """

    private static func form(
        field: Double, done: Int?, location: String = "bar-trailing", _ more: String = "", _ ofModal: String = ""
    ) -> String {
        let place = done.map { #", "frame": {"x": 700, "y": \#($0), "width": 60, "height": 44}"# }
        return """
            "cases": [\(typing)], "modals": [{"id": "m", "style": "formSheet", "content": null\(ofModal), "controls": [
                {"id": "name", "kind": "textField", \
            "frame": {"x": 340, "y": \(field), "width": 300, "height": 44}\(more)},
                {"id": "done", "kind": "button", "role": "done"\(place ?? #", "location": "\#(location)""#)}]}]
            """
    }
}
