internal import FlowDocument
internal import JSON
internal import TextLayout

/// All buttons of an action sheet are seen without scrolling.
struct ActionSheetNoScroll: ModalRule {
    static let hidden = MessageTemplate(
        "hidden",
        en: "In {case} the {count} buttons need at least {least} points and have {high} at most.",
        ja: "{case}では、{count}個のボタンに少なくとも{least}ポイントの高さが必要ですが、使えるのは最大{high}ポイントです。",
        ko: "{case}에서 버튼 {count}개에는 높이가 최소 {least}포인트 필요하지만 최대 {high}포인트만 쓸 수 있습니다.")
    static let near = MessageTemplate(
        "near-limit",
        en: "In {case} the sheet needs {least} to {most} points and has {low} to {high}: a button may be out of sight.",
        ja: "{case}では、シートに必要な高さが{least}〜{most}ポイント、使える高さが{low}〜{high}ポイントです。ボタンが隠れるかもしれません。",
        ko: "{case}에서 시트에 필요한 높이는 {least}~{most}포인트이고 쓸 수 있는 높이는 {low}~{high}포인트입니다. 버튼이 가려질 수 있습니다.")

    static let metadata = RuleMetadata(
        id: "action-sheet-no-scroll", editions: [.hig2025], kind: .heuristic, severity: .warning,
        guidelines: ["action-sheets-2025-no-scroll"], scope: .modals([.actionSheet]),
        summary: LocalText(
            en: "All buttons of an action sheet are seen without scrolling.",
            ja: "アクションシートのすべてのボタンを、スクロールせずに見えるようにします。",
            ko: "동작 시트의 모든 버튼이 스크롤하지 않아도 보이게 합니다."),
        why: LocalText(
            en: "A choice that is out of sight is not considered, and scrolling among buttons is easily a tap.",
            ja: "見えない選択肢は考えに入りません。ボタンの上でスクロールすると、誤って押してしまうこともあります。",
            ko: "보이지 않는 선택지는 고려되지 않으며, 버튼 위에서 스크롤하다가 잘못 탭하기 쉽습니다."),
        remedy: LocalText(
            en: "Offer fewer choices, or show a list on a screen of its own.",
            ja: "選択肢を減らすか、別の画面の一覧にします。",
            ko: "선택지를 줄이거나 별도 화면의 목록으로 보여 줍니다."),
        messages: [hidden, near, ActionSheetTitleOneLine.look],
        examples: [
            .flow(.pass, "Three buttons", sheet(3, "iphone-portrait")),
            .flow(.pass, "Four on a phone held sideways", sheet(4, "iphone-landscape")),
            .flow(.pass, "Three on the smallest phones, held however, whichever it is for", sheet(3, nil)),
            .flow(.pass, "Ten in a popover on an iPad", sheet(10, "ipad-landscape")),
            .flow(.fail, "Twenty buttons", sheet(20, "iphone-portrait")),
            .flow(.fail, "Nine on a phone held sideways", sheet(9, "iphone-landscape")),
            .flow(.fail, "Twenty, whichever phone it is for", sheet(20, nil)),
            .flow(.review, "Six on a phone held sideways", sheet(6, "iphone-landscape")),
            .flow(.open, "Eight fit some phones and not others", sheet(8, nil)),
            .modal(.open, "Nobody says which buttons", #""style": "actionSheet", "title": null, "message": null"#),
            .modal(.notApplicable, "No button", #""style": "actionSheet", "controls": []"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        guard !node.buttons.isEmpty else { return observations.nothingToCheck() }
        observations.add(in: context.layoutSettings.all, context) { language, device in
            let sheet = context.actionSheet(node, case: device, language: language)
            switch sheet.fits {
            case .yes: return Observation(.pass)
            case .no: return observation(sheet, .fail, Self.hidden, device)
            case .unsure:
                let missing = context.unknownTexts(of: node, in: language)
                guard missing.isEmpty else { return Observation(openOn: missing) }
                return observation(sheet, .review, Self.near, settledBy: ActionSheetTitleOneLine.look, device)
            }
        }
    }

    private func observation(
        _ sheet: ActionSheetBody, _ outcome: Outcome, _ template: MessageTemplate,
        settledBy: MessageTemplate? = nil, _ device: DeviceCase
    ) -> Observation {
        var cell = Observation(
            outcome,
            Message(
                template,
                [
                    "case": device.id, "count": String(sheet.buttonCount),
                    "least": LayoutEvidence.words(sheet.height.low), "most": LayoutEvidence.words(sheet.height.high),
                    "low": LayoutEvidence.words(sheet.available.low),
                    "high": LayoutEvidence.words(sheet.available.high),
                ]))
        cell.settledBy = settledBy.map { Message($0, ["case": device.id]) }
        cell.field = ["controls"]
        cell.evidence =
            [
                JSON.Member("height", LayoutEvidence.points(sheet.height)),
                JSON.Member("available", LayoutEvidence.points(sheet.available)),
                JSON.Member("buttons", .number(Double(sheet.buttonCount))),
            ] + LayoutEvidence.tables(device.alertSystem, device.typeSize)
        cell.weigh(device)
        return cell
    }

    private static func sheet(_ count: Int, _ device: String?) -> String {
        LayoutExamples.alert(
            "Move To", nil, (1...count).map { "Folder \($0)" }, style: "actionSheet",
            cases: device.map { ["\"\($0)\""] } ?? [])
    }
}
