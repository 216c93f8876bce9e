internal import FlowDocument
internal import JSON

/// Popovers stay off iPhone.
struct PopoverNotOnIPhone: ModalRule {
    static let shown = MessageTemplate(
        "shown", en: "It is shown as a popover on iPhone ({case}).", ja: "iPhone（{case}）でポップオーバーとして表示されます。",
        ko: "iPhone({case})에서 팝오버로 표시됩니다.")
    static let adapt = MessageTemplate(
        "adapt", en: "Show it in full screen where the width is compact.", ja: "幅が狭い画面では全画面で表示します。",
        ko: "폭이 좁은 화면에서는 전체 화면으로 표시")

    static let metadata = RuleMetadata(
        id: "popover-not-on-iphone", version: 2, editions: .only2018, severity: .warning,
        guidelines: ["popovers-not-on-iphone"], scope: .modals(ModalKind.popovers),
        summary: LocalText(
            en: "A popover is shown on iPad only.", ja: "ポップオーバーはiPadだけで表示します。", ko: "팝오버는 iPad에서만 표시합니다."),
        why: LocalText(
            en: "On a small screen a popover covers what it points at and leaves room for little of its own.",
            ja: "小さい画面では、ポップオーバーが指し示すもの自体を覆い、中身を置く余裕もほとんどありません。",
            ko: "작은 화면에서는 팝오버가 가리키는 대상을 덮고, 정작 내용을 담을 자리도 거의 없습니다."),
        remedy: LocalText(
            en: "Let it become a full-screen modal view on iPhone, by its compact style.",
            ja: "iPhoneでは、幅が狭いときのスタイルとして全画面のモーダル表示にしてください。",
            ko: "iPhone에서는 좁은 폭의 스타일을 전체 화면 모달로 정하십시오."),
        messages: [shown, adapt],
        examples: [
            .flow(.pass, "iPad only", popover(#"["ipad-portrait", "ipad-landscape"]"#)),
            .flow(.pass, "Full screen on iPhone", popover(#"["iphone-portrait"]"#, #""compactStyle": "fullScreen""#)),
            .flow(
                .pass, "A compact width on iPad is no iPhone",
                popover(#"["ipad-slide-over"]"#, #""compactStyle": "popover""#)),
            .flow(.fail, "It stays a popover", popover(#"["iphone-portrait"]"#, #""compactStyle": "popover""#)),
            .flow(.fail, "Nothing in its place", popover(#"["iphone-portrait"]"#, #""compactStyle": null"#)),
            .flow(
                .fail, "A large iPhone in landscape is wide enough for a popover",
                popover(#"["iphone-large-landscape"]"#, #""compactStyle": "fullScreen""#)),
            .flow(
                .fail, "It stays a popover beside an iPad that has room for it",
                popover(#"["ipad-landscape", "iphone-portrait"]"#, #""compactStyle": "popover""#)),
            .flow(.open, "Nobody said what it becomes", popover(#"["iphone-portrait"]"#)),
            .modal(.open, "Nobody said on which devices", #""style": "popover""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard let cases = context.cases else { return observations.ask(for: [.cases], of: .app) }
        let iphones = cases.filter { $0.idiom == .iphone }
        // A wide iPhone shows a popover whatever the compact style is.
        let canAdapt = iphones.allSatisfy { $0.horizontal == .compact }
        for device in cases {
            var observation = Observation(.pass)
            if device.idiom == .iphone {
                if device.horizontal == .regular {
                    observation = Self.fail(device)
                } else {
                    switch node.modal.compactStyle {
                    case .unknown:
                        observation.outcome = .open
                        observation.missing = [MissingFact(Reference(node.modal.id), "compactStyle")]
                        observation.field = ["compactStyle"]
                    case .nothing, .value(.popover):
                        observation = Self.fail(device)
                        if canAdapt { observation.fix = node.compactFix(.fullScreen, Message(Self.adapt)) }
                    case .value: break
                    }
                }
            }
            observation.case = device.id
            observations.add(observation)
        }
    }

    private static func fail(_ device: DeviceCase) -> Observation {
        var observation = Observation(.fail, Message(shown, ["case": device.id]))
        observation.field = ["style"]
        return observation
    }

    private static func popover(_ cases: String, _ members: String? = nil) -> String {
        let more = members.map { ", \($0)" } ?? ""
        return "\"cases\": \(cases), \"modals\": [{\"id\": \"m\", \"style\": \"popover\"\(more)}]"
    }
}

extension ModalNode {
    /// A patch after which a popover becomes something else in a compact width.
    func compactFix(_ style: ModalStyle, _ title: Message) -> Fix {
        let pointer = JSONPointer(["modals", String(index), "compactStyle"])
        return Fix(.suggested, title, [Fix.Operation("add", pointer, .string(style.rawValue))])
    }
}
