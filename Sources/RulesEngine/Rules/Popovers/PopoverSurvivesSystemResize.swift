internal import FlowDocument
internal import JSON

/// A popover copes with a size that the system changes.
struct PopoverSurvivesSystemResize: ModalRule {
    static let tall = MessageTemplate(
        "tall", en: "In {case} its content takes {share} of the window’s height and does not scroll.",
        ja: "{case}では、内容の高さがウインドウの{share}に達し、スクロールもしません。",
        ko: "{case}에서 내용의 높이가 창의 {share}에 이르고 스크롤되지 않습니다.")
    static let question = MessageTemplate(
        "question", en: "Does its content stay usable when the system makes it smaller, as for a keyboard?",
        ja: "キーボードの表示などでシステムが小さくしても、内容を使い続けられますか。",
        ko: "키보드가 나타날 때처럼 시스템이 크기를 줄여도 내용을 쓸 수 있습니까?")

    static let share = Threshold(
        "popover-survives-system-resize", "share", 0.8,
        LocalText(
            en: "The share of the window’s height above which fixed content is looked at.",
            ja: "スクロールしない内容を確認の対象にする、ウインドウの高さに対する割合。",
            ko: "스크롤되지 않는 내용을 확인 대상으로 삼는 창 높이의 비율."))

    static let metadata = RuleMetadata(
        id: "popover-survives-system-resize", editions: .all, kind: .judgement, severity: .advice,
        guidelines: ["popovers-size"], scope: .modals(ModalKind.popovers), thresholds: [share],
        summary: LocalText(
            en: "A popover copes with a size that the system changes.",
            ja: "ポップオーバーは、システムが大きさを変えても使えます。", ko: "팝오버는 시스템이 크기를 바꾸어도 쓸 수 있습니다."),
        why: LocalText(
            en: "The system shrinks popovers where space is short; what does not scroll then is cut off.",
            ja: "場所が足りないと、システムはポップオーバーを縮めます。スクロールしない内容は切れてしまいます。",
            ko: "자리가 모자라면 시스템이 팝오버를 줄입니다. 스크롤되지 않는 내용은 잘립니다."),
        remedy: LocalText(
            en: "Let the content scroll, or make it shorter.", ja: "内容をスクロールできるようにするか、短くしてください。",
            ko: "내용이 스크롤되게 하거나 더 짧게 만드십시오."),
        messages: [tall, question],
        examples: [
            .modal(.pass, "It scrolls", #""style": "popover", "scrollable": true"#),
            .flow(.pass, "It scrolls, however tall", popover(#""scrollable": true"#, height: 2000)),
            .flow(.review, "Fixed and tall", popover(#""scrollable": false"#, height: 800)),
            .flow(.review, "Fixed, and just above four fifths", popover(#""scrollable": false"#, height: 656.1)),
            .flow(.open, "Fixed, and four fifths", popover(#""scrollable": false"#, height: 656)),
            .flow(.open, "Nobody said whether it scrolls", popover(#""modal": true"#, height: 800)),
            .modal(.open, "Fixed, and nobody said how large", #""style": "popover", "scrollable": false"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        if modal.scrollable.isTrue { return observations.pass() }
        var missing: [MissingFact] = []
        if !modal.scrollable.isKnown { missing.append(MissingFact(Reference(modal.id), "scrollable")) }
        guard let height = modal.contentSize.value?.height, missing.isEmpty else {
            if !modal.contentSize.isKnown { missing.append(MissingFact(Reference(modal.id), "contentSize")) }
            guard missing.isEmpty else { return observations.open(missing) }
            return observations.judge(Self.question) { $0.field = ["contentSize"] }
        }
        context.inEachCaseAsPopover(node, &observations) { device, seen in
            guard device.window.height > 0 else { return seen.pass() }
            let share = height / device.window.height
            func describe(_ observation: inout Observation) {
                observation.field = ["contentSize"]
                observation.evidence = [
                    JSON.Member("contentHeight", .number(height)),
                    JSON.Member("windowHeight", .number(device.window.height)),
                ]
            }
            if share.isAbove(context.limit(Self.share)) {
                let arguments = ["case": device.id, "share": share.percent]
                seen.review(Self.tall, arguments, settledBy: Self.question, describe)
            } else {
                seen.judge(Self.question, [:], evidence: [], describe)
            }
        }
    }

    private static func popover(_ members: String, height: Double) -> String {
        """
        "cases": ["ipad-landscape"],
        "modals": [{"id": "m", "style": "popover", \(members), "contentSize": {"width": 320, "height": \(height)}}]
        """
    }
}
