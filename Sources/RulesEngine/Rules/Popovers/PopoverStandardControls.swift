internal import FlowDocument
internal import JSON

/// A popover holds standard controls for the most part.
struct PopoverStandardControls: ModalRule {
    static let custom = MessageTemplate(
        "custom", en: "{custom} of its {count} controls are the app’s own.", ja: "{count}個のコントロールのうち{custom}個が独自のものです。",
        ko: "컨트롤 {count}개 가운데 {custom}개가 자체 제작입니다.")
    static let pickers = MessageTemplate(
        "pickers", en: "{custom} of its {count} controls are the app’s own, pickers among them.",
        ja: "{count}個のコントロールのうち{custom}個が独自のもので、ピッカーも含まれます。",
        ko: "컨트롤 {count}개 가운데 {custom}개가 자체 제작이며, 피커도 들어 있습니다.")
    static let settled = MessageTemplate(
        "no-standard", en: "Look whether the system has a control for what they do, such as a colour picker.",
        ja: "カラーピッカーなど、同じ働きをする標準のコントロールがないかを確かめてください。",
        ko: "색상 피커처럼 같은 일을 하는 시스템 컨트롤이 있는지 확인해 주십시오.")

    static let least = Threshold(
        "popover-standard-controls", "least", 3,
        LocalText(
            en: "How many controls a popover must have for their shares to mean something.",
            ja: "割合を比べるために必要なコントロールの数。", ko: "비율을 따지는 데 필요한 컨트롤의 수."))
    static let share = Threshold(
        "popover-standard-controls", "share", 0.5,
        LocalText(
            en: "The share of controls of the app’s own above which they are too many.",
            ja: "独自のコントロールが多すぎるとみなす割合。", ko: "자체 제작 컨트롤이 너무 많다고 보는 비율."))

    static let metadata = RuleMetadata(
        id: "popover-standard-controls", editions: .all, severity: .advice, guidelines: ["popovers-recognisable"],
        scope: .modals(ModalKind.popovers), thresholds: [least, share],
        summary: LocalText(
            en: "A popover holds standard controls for the most part.",
            ja: "ポップオーバーには、主に標準のコントロールを置きます。", ko: "팝오버에는 주로 표준 컨트롤을 둡니다."),
        why: LocalText(
            en: "In the little time that a popover is open nobody wants to learn how an unknown control works.",
            ja: "わずかな間しか開かないのに、見慣れないコントロールの使い方を覚えたい人はいません。",
            ko: "잠깐 열리는 동안 낯선 컨트롤의 사용법을 익히고 싶은 사람은 없습니다."),
        remedy: LocalText(
            en: "Use the system’s controls where there are any for the purpose.",
            ja: "目的に合う標準のコントロールがあれば、それを使ってください。",
            ko: "목적에 맞는 시스템 컨트롤이 있으면 그것을 쓰십시오."),
        messages: [custom, pickers, settled],
        examples: [
            .modal(.pass, "A list and two switches", popover([("list", false), ("toggle", false), ("toggle", false)])),
            .modal(
                .pass, "Half of them",
                popover([("other", true), ("other", true), ("toggle", false), ("button", false)])),
            .modal(
                .fail, "Four widgets", popover([("other", true), ("other", true), ("other", true), ("other", true)])),
            .modal(.fail, "Two of three", popover([("button", true), ("other", true), ("toggle", false)])),
            .modal(
                .fail, "Two of three, whatever the third is",
                popover([("button", true), ("other", true), ("toggle", nil)])),
            .modal(.review, "Colour pickers", popover([("picker", true), ("picker", true), ("toggle", false)])),
            .modal(.open, "Nobody said of two of them", popover([("other", true), ("button", nil), ("button", nil)])),
            .modal(.notApplicable, "Two controls", popover([("other", true), ("other", true)])),
            .modal(.open, "Nobody said which controls there are", #""style": "popover", "content": null"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let controls = context.popoverControls(in: node)
        if controls.isTooLarge { return observations.tooLarge() }
        let count = controls.all.count
        guard controls.missing.isEmpty else { return observations.ask(for: controls.missing, of: node.modal.id) }
        guard Double(count) >= context.limit(Self.least) else { return observations.nothingToCheck() }
        let custom = controls.all.filter { $0.control.custom.isTrue }
        let pickers = custom.count { $0.control.kind.value == .picker }
        let unknown = controls.all.filter { !$0.control.custom.isKnown }
        let most = context.limit(Self.share) * Double(count)
        func describe(_ observation: inout Observation) {
            observation.field = ["controls"]
            observation.evidence = [
                JSON.Member("custom", .number(Double(custom.count))), JSON.Member("controls", .number(Double(count))),
            ]
            observation.related = custom.prefix(20).map(\.reference)
        }
        let arguments = ["custom": String(custom.count), "count": String(count)]
        if Double(custom.count - pickers).isAbove(most) {
            observations.fail(Self.custom, arguments, describe)
        } else if Double(custom.count + unknown.count).isAbove(most), !unknown.isEmpty {
            observations.ask(for: unknown.map { MissingFact($0.reference, "custom") }, of: node.modal.id)
        } else if Double(custom.count).isAbove(most) {
            observations.review(Self.pickers, arguments, settledBy: Self.settled, describe)
        } else {
            observations.pass()
        }
    }

    private static func popover(_ controls: [(kind: String, custom: Bool?)]) -> String {
        let texts = controls.enumerated().map { index, control in
            let custom = control.custom.map { #", "custom": \#($0)"# } ?? ""
            return #"{"id": "c\#(index)", "kind": "\#(control.kind)"\#(custom)}"#
        }
        return #""style": "popover", "content": null, "controls": [\#(texts.joined(separator: ", "))]"#
    }
}
