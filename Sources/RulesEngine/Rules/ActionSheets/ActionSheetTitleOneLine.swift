internal import FlowDocument
internal import JSON
internal import TextLayout

/// The title of an action sheet takes one line.
struct ActionSheetTitleOneLine: ModalRule {
    static let over = MessageTemplate(
        "over",
        en: "In {case} the title takes {few} lines or more.",
        ja: "{case}では、タイトルが{few}行以上になります。",
        ko: "{case}에서 제목이 {few}줄 이상을 차지합니다.")
    static let near = MessageTemplate(
        "near-limit",
        en: "In {case} the title fills the line to within a few points: it may take {many} lines.",
        ja: "{case}では、タイトルが行の幅ぎりぎりで、{many}行になる可能性があります。",
        ko: "{case}에서 제목이 한 줄의 너비와 거의 같아 {many}줄이 될 수 있습니다.")
    static let look = MessageTemplate(
        "look-at-it",
        en: "Look at the action sheet in {case}, on a device or in a simulator.",
        ja: "{case}でのアクションシートを、実機またはシミュレータで確かめてください。",
        ko: "{case}에서 동작 시트가 어떻게 보이는지 기기나 시뮬레이터에서 확인하십시오.")

    static let metadata = RuleMetadata(
        id: "action-sheet-title-one-line", editions: [.hig2025], kind: .heuristic, severity: .advice,
        guidelines: ["action-sheets-2025-text"], scope: .modals([.actionSheet]),
        summary: LocalText(
            en: "The title of an action sheet takes one line.",
            ja: "アクションシートのタイトルは1行に収めます。",
            ko: "동작 시트의 제목은 한 줄에 들어가게 합니다."),
        why: LocalText(
            en: "People asked for the choices and look at the buttons; a longer title stands in the way.",
            ja: "人は自分で選択肢を呼び出し、ボタンを見ています。長いタイトルは邪魔になります。",
            ko: "사람들은 직접 선택지를 불러내고 버튼을 봅니다. 긴 제목은 방해가 됩니다."),
        remedy: LocalText(
            en:
                "Say in a few words what the choices are about, or leave the title out where they speak for themselves.",
            ja: "何についての選択なのかを短く書きます。ボタンだけでわかるなら、タイトルを省きます。",
            ko: "무엇에 관한 선택인지 짧게 쓰고, 버튼만으로 분명하면 제목을 뺍니다."),
        messages: [over, near, look, AlertLinesCheck.stretched, AlertLinesCheck.open, AlertLinesCheck.give],
        examples: [
            .flow(.pass, "A short title", sheet("Delete Draft?")),
            .flow(.pass, "Japanese", sheet("下書きを削除しますか?", language: "ja")),
            .flow(.pass, "Korean", sheet("초안을 삭제할까요?", language: "ko")),
            .flow(
                .fail, "A sentence and what follows from it",
                sheet("Are you sure you want to delete this configuration? This can’t be undone.")),
            .flow(
                .fail, "Japanese", sheet("この下書きと添付ファイルをすべて削除してもよろしいですか? この操作は取り消せません。", language: "ja")),
            .flow(
                .fail, "Korean", sheet("이 초안과 첨부 파일을 모두 삭제하시겠습니까? 이 작업은 취소할 수 없습니다.", language: "ko")),
            .flow(
                .fail, "On an iPad it is narrower",
                sheet("Delete this draft and all of the files attached to it?", "ipad-portrait")),
            .flow(.review, "As wide as the line", sheet("Are you sure you want to delete all the drafts now?")),
            .flow(.review, "Nobody says what is filled in", sheet("Remove “%@” from the list?")),
            .flow(
                .pass, "With an example", sheet("Remove “%@”?", more: #", "examples": {"%@": {"value": "Lisbon"}}"#)),
            .modal(.notApplicable, "No title", #""style": "actionSheet", "title": null"#),
            .modal(.open, "Nobody says whether there is one", #""style": "actionSheet", "controls": []"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        switch node.modal.title {
        case .nothing: return observations.nothingToCheck()
        case .unknown: return observations.open(node.modal.id, "title")
        case .value(let title):
            // In the sizes for people who see little no text keeps to a line.
            let cases = (context.cases ?? []).filter { !$0.typeSize.isAccessibility }
            let shown = cases.isEmpty ? Array(DeviceCase.builtIn.prefix(1)) : cases
            observations.add(cells: cells(node, title, shown, in: context))
        }
    }

    private func cells(
        _ node: ModalNode, _ title: LocalizedText, _ cases: [DeviceCase], in context: Context
    ) -> [Observation] {
        context.texts(.value(title)).flatMap { language, text -> [Observation] in
            switch text {
            case .nothing: return []
            case .unknown:
                var cell = Observation(openOn: [MissingFact(Reference(node.modal.id), "title.\(language)")])
                cell.language = language
                return [cell]
            case .value(let text):
                return cases.map { device in
                    var cell = cell(node, text, device, language, in: context)
                    cell.language = language
                    cell.case = device.id
                    if cell.outcome != .pass { cell.rest(on: "title", node.modal.title, in: language) }
                    return cell
                }
            }
        }
    }

    private func cell(
        _ node: ModalNode, _ text: String, _ device: DeviceCase, _ language: String, in context: Context
    ) -> Observation {
        let lines = context.actionSheet(node, case: device, language: language).title
        var arguments = ["case": device.id, "few": String(lines.few)]
        var cell: Observation
        switch (lines.fits(1), lines.many) {
        case (.yes, _): return Observation(.pass)
        case (.no, _):
            let longest = context.filled(text, in: language, [node.modal.examples]).stretched.first
            let stretched = longest.map { ["placeholder": $0, "lines": String(lines.few)] }
            cell = Observation(
                .fail, stretched.map { Message(AlertLinesCheck.stretched, $0) } ?? Message(Self.over, arguments))
        case (.unsure, let many?):
            arguments["many"] = String(many)
            cell = Observation(.review, Message(Self.near, arguments))
            cell.settledBy = Message(Self.look, ["case": device.id])
        case (.unsure, nil):
            let unknown = context.filled(text, in: language, [node.modal.examples]).unknown.first ?? ""
            cell = Observation(.review, Message(AlertLinesCheck.open, ["placeholder": unknown]))
            cell.settledBy = Message(AlertLinesCheck.give, ["placeholder": unknown])
        }
        let metrics = context.layouts.metrics(device.actionSheetMetrics)
        let title = context.title(of: node, in: language)
        cell.evidence =
            [
                JSON.Member("lines", LayoutEvidence.lines(lines)),
                JSON.Member(
                    "width", title.map { LayoutEvidence.points($0.measure.width(metrics.textSize)) } ?? .null),
                JSON.Member("line", LayoutEvidence.points(metrics.textWidth)),
            ] + LayoutEvidence.tables(device.alertSystem, device.typeSize)
        return cell
    }

    private static func sheet(
        _ title: String, _ device: String = "iphone-portrait", language: String = "en", more: String = ""
    ) -> String {
        LayoutExamples.alert(
            title, nil, ["Delete", "Cancel"], style: "actionSheet", cases: ["\"\(device)\""], language: language,
            more: more)
    }
}
