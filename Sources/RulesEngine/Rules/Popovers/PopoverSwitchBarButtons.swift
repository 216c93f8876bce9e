internal import FlowDocument

/// One tap changes between the popovers of a bar’s buttons.
struct PopoverSwitchBarButtons: ScreenRule {
    static let twoTaps = MessageTemplate(
        "two-taps",
        en:
            "While “{popover}” is open, a tap on the bar button “{source}” only closes it; the other popover takes a second tap.",
        ja: "「{popover}」が開いている間にバーの「{source}」をタップしても閉じるだけで、次を開くにはもう一度タップが必要です。",
        ko: "“{popover}” 팝오버가 열려 있을 때 막대의 “{source}” 버튼을 탭하면 닫히기만 하고, 다른 팝오버를 열려면 한 번 더 탭해야 합니다.")
    static let letThrough = MessageTemplate(
        "let-through", en: "Let taps through to the other bar buttons, and close the open popover.",
        ja: "バーのほかのボタンへのタップを通し、開いているポップオーバーを閉じます。",
        ko: "막대의 다른 버튼으로 탭을 전달하고 열려 있는 팝오버 닫기")

    static let metadata = RuleMetadata(
        id: "popover-switch-bar-buttons", editions: .all, severity: .warning,
        guidelines: ["popovers-switch-in-one-tap"], scope: .screens,
        summary: LocalText(
            en: "One tap changes between the popovers of a bar’s buttons.",
            ja: "バーに並ぶボタンのポップオーバーは、1回のタップで切り替わります。",
            ko: "막대에 나란한 버튼의 팝오버는 한 번의 탭으로 바뀝니다."),
        why: LocalText(
            en: "Buttons side by side in a bar invite people to go through them; each extra tap is felt there most.",
            ja: "バーに並んだボタンは順に試したくなるものです。余分なタップは、そこでいちばん煩わしく感じられます。",
            ko: "막대에 나란한 버튼은 차례로 눌러 보고 싶어집니다. 탭이 늘어나면 거기서 가장 번거롭습니다."),
        remedy: LocalText(
            en: "Keep the bar’s buttons usable while a popover is open, and close it when another is tapped.",
            ja: "ポップオーバーが開いていてもバーのボタンを使えるようにし、別のボタンが押されたら閉じてください。",
            ko: "팝오버가 열려 있어도 막대의 버튼을 쓸 수 있게 하고, 다른 버튼을 누르면 닫으십시오."),
        messages: [twoTaps, letThrough],
        examples: [
            .flow(
                .pass, "Taps pass through to the other button",
                bar(
                    one: #", "passthrough": ["map/b"]"#, two: #", "passthrough": ["map/a"]"#)),
            .flow(.pass, "A tap outside does not end there", bar(tap: #"{"dismiss": true, "consumes": false}"#)),
            .flow(.fail, "Two taps", bar()),
            .flow(.fail, "Another part of the screen is let through", bar(one: #", "passthrough": ["map/c"]"#)),
            .flow(.open, "Nobody said what a tap outside does", bar(tap: #"{"dismiss": true}"#)),
            .flow(
                .open, "Nobody said where one of the buttons is",
                bar().replacingFirst(#", "location": "bar-trailing""#, with: "")),
            .flow(.notApplicable, "In the content", PopoverSwitchExamples.screen()),
            .flow(
                .notApplicable, "A single button in the bar", PopoverSwitchExamples.screen(a: "bar-leading")),
            .flow(.notApplicable, "Two buttons for one popover", bar(second: "one")),
        ])

    func check(_ screen: ScreenNode, in context: Context, _ observations: inout Observations) {
        let groups = SwitchGroups(screen, in: context)
        if let switching = PopoverSwitching(groups.bars) {
            switching.report(Self.twoTaps, fix: Self.letThrough, &observations)
        } else {
            PopoverSwitching.reportUnplaced(groups, groups.bars, &observations)
        }
    }

    private static func bar(
        tap: String = #"{"dismiss": true, "consumes": true}"#, one: String = PopoverSwitchExamples.nothing,
        two: String = PopoverSwitchExamples.nothing,
        second: String = "two"
    ) -> String {
        PopoverSwitchExamples.screen(
            a: "bar-leading", b: "bar-trailing", tap: tap, one: one, two: two, second: second)
    }
}

extension String {
    fileprivate func replacingFirst(_ part: String, with other: String) -> String {
        guard let range = firstRange(of: part) else { return self }
        return self[..<range.lowerBound] + other + self[range.upperBound...]
    }
}
