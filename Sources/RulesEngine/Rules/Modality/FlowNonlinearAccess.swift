internal import FlowDocument
internal import JSON

/// People are not led through modals in a row.
struct FlowNonlinearAccess: PresentationRule {
    static let modals = Threshold(
        "flow-nonlinear-access", "modals", 3,
        LocalText(
            en: "Number of modals in a row, none of which people can go on without.",
            ja: "飛ばすことのできないモーダルが続く数。",
            ko: "건너뛸 수 없이 이어지는 모달의 수."))

    static let forced = MessageTemplate(
        "forced",
        en: "People are led through {count} modals in a row, with no other way on: {chain}.",
        ja: "ほかに進む道がないまま、{count}個のモーダルを続けて通ることになります: {chain}",
        ko: "다른 길 없이 모달 {count}개를 잇달아 거쳐야 합니다: {chain}")

    static let metadata = RuleMetadata(
        id: "flow-nonlinear-access", version: 2, editions: .only2018, kind: .heuristic, severity: .advice,
        guidelines: ["modality-2018-sparing-use"], scope: .presentations, thresholds: [modals],
        summary: LocalText(
            en: "People are not forced through one modal after another.",
            ja: "モーダルを次から次へと通らせることはしません。",
            ko: "모달을 하나하나 억지로 거치게 하지 않습니다."),
        why: LocalText(
            en:
                "Whoever has to answer three modals to get on has stopped using the app and started filling in its forms.",
            ja: "先へ進むために何度もモーダルに答えさせられると、アプリを使っているのか手続きをしているのか分からなくなります。",
            ko: "앞으로 가려고 모달에 거듭 답하다 보면 앱을 쓰는 것인지 절차를 밟는 것인지 알 수 없게 됩니다."),
        remedy: LocalText(
            en: "Put the steps into one modal, let people skip them, or ask when the answer is needed.",
            ja: "手順を1つのモーダルにまとめるか、飛ばせるようにするか、答えが必要になったときに尋ねてください。",
            ko: "단계를 모달 하나로 모으거나, 건너뛸 수 있게 하거나, 답이 필요한 순간에 물으십시오."),
        messages: [forced],
        examples: [
            .flow(.pass, "Two in a row", row(["false", "false"])),
            .flow(.pass, "The second can be skipped", row(["false", "true", "false"])),
            .flow(
                .pass, "One of them leads elsewhere, too",
                row(
                    ["false", "false", "false"],
                    more: #", {"id": "x", "from": "m1", "to": "m0", "kind": "present", "skippable": false}"#)),
            .flow(
                .pass, "One of them leads on to something outside of the document, too",
                row(["false", "false", "false"], more: #", {"id": "x", "from": "m1", "kind": "external"}"#)),
            .flow(
                .pass, "A modal of several steps between",
                row(
                    ["false", "false", "false"], content: #""s1""#, screens: #", {"id": "s1"}, {"id": "s2"}"#,
                    more: #", {"id": "x", "from": "s1", "to": "s2", "kind": "push"}"#)),
            .flow(.fail, "Three in a row", row(["false", "false", "false"])),
            .flow(
                .fail, "Nothing tells how the first is presented",
                #"""
                "modals": [{"id": "a", "style": "pageSheet", "content": null},
                    {"id": "b", "style": "pageSheet", "content": null}, {"id": "c", "style": "pageSheet"}],
                "transitions": [{"id": "1", "from": "a", "to": "b", "kind": "present", "skippable": false},
                    {"id": "2", "from": "b", "to": "c", "kind": "present", "skippable": false}]
                """#),
            .flow(
                .fail, "From the screens inside",
                row(
                    ["false", "false", "false"], content: #""nav""#,
                    screens: #", {"id": "nav", "container": "navigation"}, {"id": "s1"}"#, inside: "s1",
                    more: #", {"id": "x", "from": "nav", "to": "s1", "kind": "embed"}"#)),
            .flow(
                .fail, "Two that present each other",
                row(
                    ["false", "false"],
                    more: #", {"id": "x", "from": "m1", "to": "m0", "kind": "present", "skippable": false}"#)),
            .flow(.open, "Nobody said whether one can be skipped", row(["false", nil, "false"])),
        ])

    func check(_ presentation: PresentationNode, in context: Context, _ observations: inout Observations) {
        let limit = context.limit(Self.modals)
        guard let chain = context.forcedChains.value.chain(from: presentation) else { return observations.pass() }
        guard Double(chain.count) >= limit else {
            return chain.isCut ? observations.tooLarge() : observations.pass()
        }
        guard chain.missing.isEmpty else { return observations.open(Array(chain.missing.prefix(20))) }
        let modals = [chain.root].compactMap { $0 } + chain.links.map(\.target.index)
        let ids = modals.map { context.graph.modals[$0].modal.id }
        observations.fail(
            Self.forced,
            ["count": String(chain.count), "chain": ids.map { context.name(of: $0) }.joined(separator: " → ")]
        ) {
            $0.related = ids.prefix(20).map { Reference($0) }
            $0.evidence = [JSON.Member("chain", .array(ids.map { .string($0.rawValue) }))]
        }
    }

    /// A screen and modals that each present the next, with what is said of whether that can be skipped.
    private static func row(
        _ skippable: [String?], content: String = "null", screens: String = "", inside: String? = nil, more: String = ""
    ) -> String {
        let modals = skippable.indices.map {
            #"{"id": "m\#($0)", "style": "formSheet", "content": \#($0 == 1 ? content : "null")}"#
        }
        let transitions = skippable.enumerated().map { number, skippable in
            let from = number == 0 ? "home" : number == 2 ? inside ?? "m1" : "m\(number - 1)"
            let skippable = skippable.map { #", "skippable": \#($0)"# } ?? ""
            return #"{"id": "t\#(number)", "from": "\#(from)", "to": "m\#(number)", "kind": "present"\#(skippable)}"#
        }
        return """
            "screens": [{"id": "home"}\(screens)], "modals": [\(modals.joined(separator: ", "))],
            "transitions": [\(transitions.joined(separator: ", "))\(more)]
            """
    }
}
