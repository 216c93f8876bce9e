internal import FlowDocument

/// Popovers stay off iPhone.
struct PopoverNotOnIPhone: ModalRule {
    static let shown = MessageTemplate("shown", "It is shown as a popover on iPhone ({case}).")

    static let metadata = RuleMetadata(
        id: "popover-not-on-iphone", editions: .only2018, severity: .warning, guidelines: ["popovers-not-on-iphone"],
        scope: .modals(ModalKind.popovers),
        summary: "A popover is shown on iPad only.",
        why: "On a small screen a popover covers what it points at and leaves room for little of its own.",
        remedy: "Let it become a full-screen modal view on iPhone, by its compact style.",
        messages: [shown],
        examples: [
            .flow(.pass, "iPad only", popover(#"["ipad-portrait", "ipad-landscape"]"#)),
            .flow(.pass, "Full screen on iPhone", popover(#"["iphone-portrait"]"#, #""compactStyle": "fullScreen""#)),
            .flow(.fail, "It stays a popover", popover(#"["iphone-portrait"]"#, #""compactStyle": "popover""#)),
            .flow(.fail, "Nothing in its place", popover(#"["iphone-portrait"]"#, #""compactStyle": null"#)),
            .flow(
                .fail, "A large iPhone in landscape is wide enough for a popover",
                popover(#"["iphone-large-landscape"]"#, #""compactStyle": "fullScreen""#)),
            .flow(.open, "Nobody said what it becomes", popover(#"["iphone-portrait"]"#)),
            .modal(.open, "Nobody said on which devices", #""style": "popover""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard let cases = context.cases else { return observations.open(.app, "cases") }
        for device in cases {
            var observation = Observation(.pass)
            observation.case = device.id
            if device.idiom == .iphone {
                if device.horizontal == .regular {
                    observation = Self.fail(device)
                } else {
                    switch node.modal.compactStyle {
                    case .unknown:
                        observation.outcome = .open
                        observation.missing = [MissingFact(Reference(node.modal.id), "compactStyle")]
                    case .nothing, .value(.popover): observation = Self.fail(device)
                    case .value: break
                    }
                }
            }
            observations.add(observation)
        }
    }

    private static func fail(_ device: DeviceCase) -> Observation {
        var observation = Observation(.fail, Message(shown, ["case": device.id]))
        observation.case = device.id
        observation.field = ["style"]
        return observation
    }

    private static func popover(_ cases: String, _ members: String? = nil) -> String {
        let more = members.map { ", \($0)" } ?? ""
        return "\"cases\": \(cases), \"modals\": [{\"id\": \"m\", \"style\": \"popover\"\(more)}]"
    }
}
