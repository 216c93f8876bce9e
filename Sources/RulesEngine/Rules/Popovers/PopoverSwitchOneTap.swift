internal import FlowDocument

/// One tap closes a popover and opens another.
struct PopoverSwitchOneTap: ScreenRule {
    static let twoTaps = MessageTemplate(
        "two-taps",
        en: "While “{popover}” is open, a tap on “{source}” only closes it; the other popover takes a second tap.",
        ja: "「{popover}」が開いている間に「{source}」をタップしても閉じるだけで、次を開くにはもう一度タップが必要です。",
        ko: "“{popover}” 팝오버가 열려 있을 때 “{source}” 항목을 탭하면 닫히기만 하고, 다른 팝오버를 열려면 한 번 더 탭해야 합니다.")
    static let letThrough = MessageTemplate(
        "let-through", en: "Let taps through to the other buttons, and close the open popover.",
        ja: "ほかのボタンへのタップを通し、開いているポップオーバーを閉じます。",
        ko: "다른 버튼으로 탭을 전달하고 열려 있는 팝오버 닫기")

    static let metadata = RuleMetadata(
        id: "popover-switch-one-tap", editions: .all, severity: .advice, guidelines: ["popovers-switch-in-one-tap"],
        scope: .screens,
        summary: LocalText(
            en: "One tap closes a popover and opens another.",
            ja: "1回のタップで、ポップオーバーを閉じて別のものを開けます。",
            ko: "한 번의 탭으로 팝오버를 닫고 다른 팝오버를 엽니다."),
        why: LocalText(
            en: "People who go from one popover to the next should not pay a tap for each change.",
            ja: "次々に見比べる人に、切り替えのたびに余分なタップをさせるべきではありません。",
            ko: "이것저것 오가는 사람에게 바꿀 때마다 탭을 더 하게 해서는 안 됩니다."),
        remedy: LocalText(
            en: "Let taps through to the other popovers’ sources, and close the open popover when one is tapped.",
            ja: "ほかのポップオーバーの元へのタップを通し、タップされたら開いているものを閉じてください。",
            ko: "다른 팝오버의 대상에는 탭을 전달하고, 탭하면 열려 있는 팝오버를 닫으십시오."),
        messages: [twoTaps, letThrough],
        examples: [
            .flow(
                .pass, "Taps pass through to the other button",
                PopoverSwitchExamples.screen(one: #", "passthrough": ["map/b"]"#, two: #", "passthrough": ["map/a"]"#)),
            .flow(
                .pass, "A tap outside does not end there",
                PopoverSwitchExamples.screen(tap: #"{"dismiss": true, "consumes": false}"#)),
            .flow(
                .pass, "The whole screen stays usable",
                PopoverSwitchExamples.screen(
                    one: #", "passthrough": ["map"]"#, two: #", "passthrough": ["map"]"#)),
            .flow(.fail, "Two taps", PopoverSwitchExamples.screen()),
            .flow(.fail, "Two taps one way", PopoverSwitchExamples.screen(one: #", "passthrough": ["map/b"]"#)),
            .flow(.fail, "One of the buttons is in a bar", PopoverSwitchExamples.screen(a: "bar-leading")),
            .flow(
                .open, "Nobody said what a tap outside does",
                PopoverSwitchExamples.screen(tap: #"{"dismiss": true}"#)),
            .flow(
                .open, "Nobody said what is let through", PopoverSwitchExamples.screen(one: "", two: "")),
            .flow(
                .open, "Nobody said whether one of them is modal",
                PopoverSwitchExamples.screen(modality: #""name": "Colour""#)),
            .flow(.open, "Nobody said where the buttons stand", PopoverSwitchExamples.screen(a: nil, b: nil)),
            .flow(
                .open, "Nobody said where the buttons stand, nor what is let through",
                PopoverSwitchExamples.screen(a: nil, b: nil, one: "", two: "")),
            .flow(
                .notApplicable, "Wherever the buttons stand, there is nothing to mend",
                PopoverSwitchExamples.screen(a: nil, b: nil, tap: #"{"dismiss": true, "consumes": false}"#)),
            .flow(
                .notApplicable, "Modal popovers", PopoverSwitchExamples.screen(modality: #""modal": true"#)),
            .flow(
                .notApplicable, "Both in a bar", PopoverSwitchExamples.screen(a: "bar-leading", b: "bar-trailing")),
            .flow(.notApplicable, "A single popover", PopoverSwitchExamples.screen(second: "one")),
        ])

    func check(_ screen: ScreenNode, in context: Context, _ observations: inout Observations) {
        let groups = SwitchGroups(screen, in: context)
        if let switching = PopoverSwitching(groups.others) {
            switching.report(Self.twoTaps, fix: Self.letThrough, &observations)
        } else {
            PopoverSwitching.reportUnplaced(groups, groups.others, &observations)
        }
    }
}

extension PopoverSwitching {
    /// Where only the sources of unknown place would make a group, and would have something to mend, says so.
    static func reportUnplaced(
        _ groups: SwitchGroups, _ known: [PopoverSources.Source], _ observations: inout Observations
    ) {
        guard !groups.missing.isEmpty, let all = PopoverSwitching(known + groups.unplaced),
            !all.blocking.isEmpty || !all.missing.isEmpty
        else { return observations.nothingToCheck() }
        observations.open(groups.missing)
    }
}

/// What the examples of both rules about switching share.
enum PopoverSwitchExamples {
    /// It is stated that nothing is let through.
    static let nothing = #", "passthrough": []"#

    /// A screen with two buttons, each of which opens a popover; `nil` for a button of which nobody said where it stands.
    static func screen(
        a: String? = "content", b: String? = "content", tap: String = #"{"dismiss": true, "consumes": true}"#,
        modality: String = #""modal": false"#, one: String = nothing, two: String = nothing, second: String = "two"
    ) -> String {
        """
        "screens": [{"id": "map", "controls": [{"id": "a", "kind": "button"\(location(a))},
            {"id": "b", "kind": "button"\(location(b))}, {"id": "c", "kind": "button"}]}],
        "modals": [{"id": "one", "style": "popover", "outsideTap": \(tap), \(modality)\(one)},
            {"id": "two", "style": "popover", "outsideTap": \(tap), \(modality)\(two)}],
        "transitions": [{"id": "t1", "from": "map/a", "to": "one", "kind": "present"},
            {"id": "t2", "from": "map/b", "to": "\(second)", "kind": "present"}]
        """
    }

    private static func location(_ location: String?) -> String {
        location.map { #", "location": "\#($0)""# } ?? ""
    }
}
