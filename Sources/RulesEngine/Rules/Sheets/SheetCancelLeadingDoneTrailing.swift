internal import FlowDocument
internal import JSON

/// In a sheet's bar Cancel stands on the leading side and Done on the trailing one.
struct SheetCancelLeadingDoneTrailing: ModalRule {
    static let cancelTrailing = MessageTemplate(
        "cancel-trailing", en: "“{title}” stands on the trailing side, where people look for Done.",
        ja: "「{title}」が、「完了」があるはずの末尾側にあります。",
        ko: "“{title}” 버튼이 완료가 있을 뒤쪽에 있습니다.")
    static let cancelBeforeBack = MessageTemplate(
        "cancel-leading", en: "“{title}” stands on the leading side, where Back belongs until the last step.",
        ja: "「{title}」が、最後の手順までは「戻る」があるべき先頭側にあります。",
        ko: "“{title}” 버튼이 마지막 단계 전까지 뒤로 버튼이 있을 앞쪽에 있습니다.")
    static let doneLeading = MessageTemplate(
        "done-leading", en: "“{title}” stands on the leading side, where people look for the way back.",
        ja: "「{title}」が、戻る操作があるはずの先頭側にあります。",
        ko: "“{title}” 버튼이 되돌아가는 버튼이 있을 앞쪽에 있습니다.")
    static let everyStep = MessageTemplate(
        "every-step", en: "“{title}” stays on the trailing side in the last step, too, where Done belongs.",
        ja: "「{title}」は、「完了」があるべき最後の手順でも末尾側に残ります。",
        ko: "“{title}” 버튼이 완료가 있을 마지막 단계에서도 뒤쪽에 남습니다.")
    static let everyStepSettled = MessageTemplate(
        "last-step", en: "Look whether “{title}” leaves the trailing side to Done in the last step.",
        ja: "最後の手順で「{title}」が末尾側を「完了」に譲るかどうかを確認してください。",
        ko: "마지막 단계에서 “{title}” 버튼이 뒤쪽 자리를 완료에 내주는지 살펴보십시오.")
    static let moveLeading = MessageTemplate(
        "move-leading", en: "Move “{title}” to the leading side.", ja: "「{title}」を先頭側に移します。",
        ko: "“{title}” 버튼을 앞쪽으로 옮깁니다.")
    static let moveTrailing = MessageTemplate(
        "move-trailing", en: "Move “{title}” to the trailing side.", ja: "「{title}」を末尾側に移します。",
        ko: "“{title}” 버튼을 뒤쪽으로 옮깁니다.")

    static let metadata = RuleMetadata(
        id: "sheet-cancel-leading-done-trailing", editions: [.hig2025], severity: .warning,
        guidelines: ["sheets-2025-buttons"], scope: .modals(ModalKind.sheetViews),
        summary: LocalText(
            en: """
                In a sheet’s bar Cancel is leading and Done trailing; with several steps Cancel is trailing \
                until the last.
                """,
            ja: "シートのバーでは「キャンセル」を先頭側、「完了」を末尾側に置きます。手順が複数ある場合、最後の手順までは「キャンセル」を末尾側に置きます。",
            ko: "시트의 막대에서 취소는 앞쪽, 완료는 뒤쪽에 둡니다. 단계가 여럿이면 마지막 단계 전까지 취소를 뒤쪽에 둡니다."),
        why: LocalText(
            en: """
                People press these two without reading. If they change places, work is lost or kept against \
                their will.
                """,
            ja: "この二つは読まずに押されます。場所が入れ替わると、意図に反して内容が失われたり残ったりします。",
            ko: "이 두 버튼은 읽지 않고 누릅니다. 자리가 바뀌면 뜻과 달리 내용을 잃거나 남기게 됩니다."),
        remedy: LocalText(
            en: """
                Put Cancel at the leading edge and Done at the trailing one; in a longer task leave the \
                leading edge to Back.
                """,
            ja: "「キャンセル」を先頭側、「完了」を末尾側に置きます。手順が続く作業では、先頭側を「戻る」に空けます。",
            ko: "취소를 앞쪽 끝에, 완료를 뒤쪽 끝에 둡니다. 단계가 이어지는 작업에서는 앞쪽을 뒤로 버튼에 내줍니다."),
        messages: [
            cancelTrailing, cancelBeforeBack, doneLeading, everyStep, everyStepSettled, moveLeading, moveTrailing,
        ],
        examples: SheetCancelLeadingDoneTrailingExamples.all)

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        if node.modal.system.isTrue { return observations.nothingToCheck() }
        if case .tooLarge = context.interior(of: node) { return observations.tooLarge() }
        // Where a button stands can be judged whether or not somebody said what it does.
        let buttons = context.controls(in: node).filter(\.isButton)
        let finishing = buttons.filter(context.finishes)
        let steps = SheetSteps(of: node, finishing: finishing, in: context)
        let cancels = buttons.filter { $0.control.flatMap(context.manner) == .cancel }
        let judged = (finishing + cancels).filter(\.mayStandInBar)
        for way in judged where !(way.control?.location.isKnown ?? false) {
            open(way, [MissingFact(way.reference, "location")], &observations)
        }
        for way in finishing where way.control?.location.value == .barLeading {
            fail(way, Self.doneLeading, .barTrailing, &observations)
        }
        for way in cancels {
            switch way.control?.location.value {
            case .barLeading: judgeLeadingCancel(way, steps, &observations)
            case .barTrailing: judgeTrailingCancel(way, steps, finishing, &observations)
            case .content, .footer, nil: continue
            }
        }
        guard observations.all.isEmpty else { return }
        if !judged.isEmpty {
            observations.pass()
        } else {
            let unlisted = context.waysOut(of: node).unlisted
            if unlisted.isEmpty { observations.nothingToCheck() } else { observations.open(unlisted) }
        }
    }

    private func judgeLeadingCancel(
        _ way: WayOut, _ steps: SheetSteps, _ observations: inout Observations
    ) {
        switch steps.standing(of: way) {
        case .whole, .unclear: break
        case .earlier, .every: fail(way, Self.cancelBeforeBack, .barTrailing, &observations)
        }
    }

    private func judgeTrailingCancel(
        _ way: WayOut, _ steps: SheetSteps, _ finishing: [WayOut], _ observations: inout Observations
    ) {
        switch steps.standing(of: way) {
        case .earlier, .unclear: break
        case .whole: fail(way, Self.cancelTrailing, .barLeading, &observations)
        case .every:
            // On the last step it stands where Done belongs, if there is one in the bar.
            guard finishing.contains(where: { $0.control?.location.value == .barTrailing }) else { return }
            observations.review(Self.everyStep, ["title": way.title], settledBy: Self.everyStepSettled) {
                $0.rest(on: way)
                $0.field = ["location"]
            }
        }
    }

    private func open(_ way: WayOut, _ missing: [MissingFact], _ observations: inout Observations) {
        var observation = Observation(.open)
        observation.rest(on: way)
        observation.field = ["location"]
        observation.missing = missing
        observations.add(observation)
    }

    private func fail(
        _ way: WayOut, _ template: MessageTemplate, _ location: ControlLocation, _ observations: inout Observations
    ) {
        observations.fail(template, ["title": way.title]) {
            $0.rest(on: way)
            $0.field = ["location"]
            // A frame would say otherwise than the new side.
            guard way.control?.frame.isKnown == false, way.control?.frames.isKnown == false else { return }
            let title = location == .barLeading ? Self.moveLeading : Self.moveTrailing
            $0.fix = Fix(
                .suggested, Message(title, ["title": way.title]),
                [Fix.Operation("replace", JSONPointer(way.path + ["location"]), .string(location.rawValue))])
        }
    }
}

extension WayOut {
    /// Whether the control stands in a bar, or nobody said that it stands elsewhere.
    fileprivate var mayStandInBar: Bool {
        switch control?.location {
        case .value(.barLeading), .value(.barTrailing), .unknown: true
        case .value(.content), .value(.footer), .nothing, nil: false
        }
    }
}
