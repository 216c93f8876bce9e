internal import FlowDocument

/// On iPhone a popover’s content takes the full screen.
struct PopoverIphoneFullscreen: ModalRule {
    static let other = MessageTemplate(
        "other", en: "On iPhone it becomes “{style}” and not a full-screen view.",
        ja: "iPhoneでは全画面ではなく「{style}」になります。", ko: "iPhone에서 전체 화면이 아니라 “{style}” 스타일이 됩니다.")
    static let none = MessageTemplate(
        "none", en: "On iPhone nothing takes its place.", ja: "iPhoneで代わりになる表示がありません。",
        ko: "iPhone에서 대신할 표시 방식이 없습니다.")
    static let adapt = MessageTemplate(
        "adapt", en: "Show it in full screen where the width is compact.", ja: "幅が狭い画面では全画面で表示します。",
        ko: "폭이 좁은 화면에서는 전체 화면으로 표시")

    static let metadata = RuleMetadata(
        id: "popover-iphone-fullscreen", editions: .only2018, severity: .warning,
        guidelines: ["popovers-not-on-iphone"], scope: .modals(ModalKind.popovers),
        summary: LocalText(
            en: "On iPhone a popover’s content is shown as a full-screen modal view.",
            ja: "iPhoneでは、ポップオーバーの内容を全画面のモーダル表示にします。",
            ko: "iPhone에서는 팝오버의 내용을 전체 화면 모달로 보여 줍니다."),
        why: LocalText(
            en:
                "A small screen has no room to give away; content that takes all of it can be read and used in comfort.",
            ja: "小さい画面には余白がありません。画面全体を使えば、内容を無理なく読み、操作できます。",
            ko: "작은 화면에는 남는 자리가 없습니다. 화면 전체를 쓰면 내용을 편하게 읽고 다룰 수 있습니다."),
        remedy: LocalText(
            en: "Set the compact style to full screen.", ja: "幅が狭いときのスタイルを全画面にしてください。",
            ko: "좁은 폭의 스타일을 전체 화면으로 정하십시오."),
        messages: [other, none, adapt],
        examples: [
            .flow(.pass, "Full screen", popover(#", "compactStyle": "fullScreen""#)),
            .flow(
                .pass, "Full screen, on a small iPhone",
                popover(#", "compactStyle": "fullScreen""#, on: "iphone-tiny-portrait")),
            .flow(.fail, "Nothing in its place", popover(#", "compactStyle": null"#)),
            .flow(.fail, "It stays a popover", popover(#", "compactStyle": "popover""#)),
            .flow(.fail, "A sheet, as advice", popover(#", "compactStyle": "automatic""#)),
            .flow(.open, "Nobody said what it becomes", popover("")),
            .flow(.notApplicable, "iPad only", popover("", on: "ipad-portrait")),
            .flow(.notApplicable, "A compact width on iPad", popover("", on: "ipad-slide-over")),
            .modal(.open, "Nobody said on which devices", #""style": "popover", "compactStyle": "pageSheet""#),
        ])

    /// What is shown as a sheet of some kind.
    private static let sheets: Set<ModalStyle> = [.automatic, .custom, .pageSheet, .formSheet]

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        if let cases = context.cases, !cases.contains(where: { $0.idiom == .iphone }) {
            return observations.nothingToCheck()
        }
        let style = node.modal.compactStyle
        if style.value == .fullScreen { return observations.pass() }
        var missing: [MissingFact] = []
        if context.cases == nil { missing.append(MissingFact(Reference(.app), "cases")) }
        if !style.isKnown { missing.append(MissingFact(Reference(node.modal.id), "compactStyle")) }
        guard missing.isEmpty else { return observations.ask(for: missing, of: node.modal.id) }
        observations.fail(style.value == nil ? Self.none : Self.other, ["style": style.value?.rawValue ?? ""]) {
            $0.field = ["compactStyle"]
            $0.fix = node.compactFix(.fullScreen, Message(Self.adapt))
            if let style = style.value, Self.sheets.contains(style) { $0.severity = .advice }
        }
    }

    private static func popover(_ members: String, on device: String = "iphone-portrait") -> String {
        "\"cases\": [\"\(device)\"], \"modals\": [{\"id\": \"m\", \"style\": \"popover\"\(members)}]"
    }
}
