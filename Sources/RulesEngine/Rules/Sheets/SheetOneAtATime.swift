internal import FlowDocument

/// Only one sheet is open at a time.
struct SheetOneAtATime: PresentationRule {
    static let second = MessageTemplate(
        "second", en: "The sheet “{target}” opens while the sheet “{open}” is open.",
        ja: "シート「{open}」が開いている間に、シート「{target}」が開きます。",
        ko: "“{open}” 시트가 열려 있는 동안 “{target}” 시트가 열립니다.")
    static let beside = MessageTemplate(
        "beside", en: "The sheet “{target}” can be opened while “{open}” is open, since the screen behind can be used.",
        ja: "背後の画面を操作できるため、「{open}」が開いている間にシート「{target}」を開けます。",
        ko: "뒤의 화면을 쓸 수 있어 “{open}” 시트가 열려 있는 동안 “{target}” 시트를 열 수 있습니다.")
    static let settled = MessageTemplate(
        "closes-first",
        en: "Look whether “{open}” closes when “{target}” opens; state it as `closes` of the transition.",
        ja: "「{target}」が開くときに「{open}」が閉じるかどうかを確認し、遷移の`closes`に記入してください。",
        ko: "“{target}” 시트가 열릴 때 “{open}” 시트가 닫히는지 살펴보고 전환의 `closes`에 적으십시오.")

    static let metadata = RuleMetadata(
        id: "sheet-one-at-a-time", version: 2, editions: [.hig2025], severity: .error,
        guidelines: ["sheets-2025-one-at-a-time"],
        scope: .presentations,
        summary: LocalText(
            en: "From the main interface one sheet opens at a time.", ja: "メインの画面から開くシートは、一度に一つです。",
            ko: "주 화면에서 여는 시트는 한 번에 하나입니다."),
        why: LocalText(
            en: """
                People expect to be back where they were once they close a sheet. A second sheet below leaves \
                them lost.
                """,
            ja: "シートを閉じれば元の場所に戻ると思うものです。下に別のシートがあると、どこにいるのかわからなくなります。",
            ko: "시트를 닫으면 있던 곳으로 돌아온다고 기대합니다. 아래에 다른 시트가 있으면 길을 잃습니다."),
        remedy: LocalText(
            en: "Close the first sheet as the second opens, and show it again afterwards if it is still needed.",
            ja: "二つ目のシートを開くときに一つ目を閉じ、必要であれば後で再び表示します。",
            ko: "두 번째 시트를 열 때 첫 번째를 닫고, 필요하면 나중에 다시 표시합니다."),
        messages: [second, beside, settled],
        examples: [
            .flow(.pass, "From a screen", flow("formSheet", #""from": "home""#)),
            .flow(.pass, "The first one closes", flow("pageSheet", #""from": "one/go", "closes": ["one"]"#)),
            .flow(.fail, "A sheet over a sheet", flow("formSheet", #""from": "one/go""#)),
            .flow(
                .fail, "The first one closes only afterwards",
                flow("automatic", #""from": "one/go", "closes": ["one"], "order": "presentThenClose""#)),
            .flow(
                .fail, "A Cancel that opens the first screen anew",
                #"""
                "entry": ["home"], "screens": [{"id": "home"}, {"id": "form"}],
                "modals": [{"id": "add", "style": "pageSheet", "content": "form"},
                    {"id": "again", "style": "pageSheet", "content": "home"}],
                "transitions": [{"id": "a", "from": "home", "to": "add", "kind": "present"},
                    {"id": "b", "from": "form", "to": "again", "kind": "present"}]
                """#),
            .flow(
                .review, "A sheet that leaves the screen behind usable",
                flow("pageSheet", #""from": "home""#, #", "backgroundInteractive": true"#)),
            .flow(.open, "Nobody said in which style", flow(nil, #""from": "one/go""#)),
            .flow(
                .notApplicable, "A full-screen modal is no sheet",
                #"""
                "screens": [{"id": "home"}], "modals": [{"id": "two", "style": "fullScreen"}],
                "transitions": [{"id": "b", "from": "home", "to": "two", "kind": "present"}]
                """#),
        ])

    func check(_ presentation: PresentationNode, in context: Context, _ observations: inout Observations) {
        let target = presentation.target
        if let kind = target.kind, kind != .other, !ModalKind.sheetViews.contains(kind) {
            return observations.nothingToCheck()
        }
        // Of a view of iOS a person must judge what it is for, which the rule about modals of every kind asks.
        if target.modal.system.isTrue { return observations.nothingToCheck() }
        let open = context.openSet(at: presentation, closing: [])
        let isLate = presentation.transition.order.value == .presentThenClose
        let closed = isLate ? [] : presentation.transition.closes.elements
        // So does it for a sheet that leads to itself.
        let below = open.modals.first { sheet in
            sheet.isSheet && sheet !== target && !closed.contains(sheet.modal.id)
                && !context.stands(sheet, onlyOver: presentation)
        }
        let beside = below == nil ? context.sheet(beside: presentation) : nil
        guard let other = below ?? beside else {
            return open.isTruncated ? observations.tooLarge() : observations.pass()
        }
        guard target.isSheet else { return observations.open(target.modal.id, "style") }
        let names = ["target": target.modal.displayName, "open": other.modal.displayName]
        func rest(_ observation: inout Observation) {
            observation.related = [Reference(target.modal.id), Reference(other.modal.id)]
            observation.field = below == nil ? ["from"] : ["to"]
        }
        if below == nil {
            observations.review(Self.beside, names, settledBy: Self.settled, rest)
        } else {
            observations.fail(Self.second, names, rest)
        }
    }

    private static func flow(_ style: String?, _ from: String, _ more: String = "") -> String {
        let style = style.map { #", "style": "\#($0)""# } ?? ""
        return """
            "screens": [{"id": "home"}],
            "modals": [{"id": "one", "style": "pageSheet", "controls": [{"id": "go", "kind": "button"}]\(more)},
                {"id": "two"\(style)}],
            "transitions": [{"id": "a", "from": "home", "to": "one", "kind": "present"},
                {"id": "b", \(from), "to": "two", "kind": "present"}]
            """
    }
}

extension ModalNode {
    /// Whether iOS draws the modal as a sheet.
    fileprivate var isSheet: Bool { ModalKind.sheetViews.contains(kind ?? .other) }
}

extension Context {
    /// A sheet from the same screen that lets people use that screen, and that a presentation does not close.
    fileprivate func sheet(beside presentation: PresentationNode) -> ModalNode? {
        guard case .screen(let screen) = presentation.origin else { return nil }
        return usableBehind[screen]?.map { graph.modals[$0] }.first {
            $0 !== presentation.target && !presentation.transition.closes.elements.contains($0.modal.id)
        }
    }
}
