internal import FlowDocument
internal import JSON

/// A sheet of several heights shows that it can be dragged.
struct SheetGrabberIfResizable: ModalRule {
    static let noGrabber = MessageTemplate(
        "no-grabber", en: "It has {count} heights and no grabber that shows it.",
        ja: "高さが{count}段階ありますが、それを示すつまみがありません。",
        ko: "높이가 {count}단계이지만 이를 알려 주는 손잡이가 없습니다.")
    static let add = MessageTemplate("add", en: "Show a grabber.", ja: "つまみを表示します。", ko: "손잡이를 표시합니다.")

    static let metadata = RuleMetadata(
        id: "sheet-grabber-if-resizable", editions: [.hig2025], severity: .advice, guidelines: ["sheets-2025-grabber"],
        scope: .modals(ModalKind.sheetViews),
        summary: LocalText(
            en: "A sheet that can be resized shows a grabber.", ja: "大きさを変えられるシートには、つまみを表示します。",
            ko: "크기를 바꿀 수 있는 시트에는 손잡이를 표시합니다."),
        why: LocalText(
            en: "Without a grabber nobody knows that there is more to pull up, and VoiceOver has nothing to resize by.",
            ja: "つまみがないと、引き上げられることがわからず、VoiceOverで大きさを変える手段もありません。",
            ko: "손잡이가 없으면 끌어올릴 수 있음을 모르고, VoiceOver로 크기를 바꿀 방법도 없습니다."),
        remedy: LocalText(
            en: "Show the system’s grabber at the top of the sheet.", ja: "シートの上端にシステム標準のつまみを表示します。",
            ko: "시트 위쪽에 시스템 손잡이를 표시합니다."),
        messages: [noGrabber, add],
        examples: [
            .modal(.pass, "Two heights and a grabber", sheet(#""grabber": true"#, 2)),
            .modal(.pass, "A grabber whatever the heights", #""style": "pageSheet", "grabber": true"#),
            .modal(.fail, "Two heights, no grabber", sheet(#""grabber": false"#, 2)),
            .modal(.fail, "Three heights, no grabber", sheet(#""grabber": null"#, 3)),
            .modal(
                .open, "Nobody spoke of a grabber", #""style": "pageSheet", "sizeStates": [{"id": "a"}, {"id": "b"}]"#),
            .modal(.open, "Nobody spoke of heights", #""style": "pageSheet", "grabber": false"#),
            .modal(.notApplicable, "One height", sheet(#""grabber": false"#, 1)),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        if modal.system.isTrue { return observations.nothingToCheck() }
        if modal.grabber.isTrue { return observations.pass() }
        guard modal.sizeStates.isKnown else { return observations.open(modal.id, "sizeStates") }
        let count = modal.sizeStates.elements.count
        guard count > 1 else { return observations.nothingToCheck() }
        guard modal.grabber.isKnown else { return observations.open(modal.id, "grabber") }
        observations.fail(Self.noGrabber, ["count": String(count)]) {
            $0.field = ["grabber"]
            $0.evidence = [JSON.Member("heights", .number(Double(count)))]
            $0.fix = Fix(
                .safe, Message(Self.add),
                [Fix.Operation("add", JSONPointer(["modals", String(node.index), "grabber"]), true)])
        }
    }

    private static func sheet(_ grabber: String, _ count: Int) -> String {
        let states = (0..<count).map { #"{"id": "s\#($0)", "size": {"width": 390, "height": \#(300 + 100 * $0)}}"# }
        return #""style": "pageSheet", \#(grabber), "sizeStates": [\#(states.joined(separator: ", "))]"#
    }
}
