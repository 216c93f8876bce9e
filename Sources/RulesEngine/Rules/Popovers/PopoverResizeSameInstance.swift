internal import FlowDocument

/// The short and the full form of something are one popover.
struct PopoverResizeSameInstance: ModalRule {
    static let replaced = MessageTemplate(
        "replaced", en: "“{other}” takes its place at the same source, instead of the popover growing.",
        ja: "大きさが変わるのではなく、同じ場所で「{other}」に入れ替わります。",
        ko: "커지는 대신 같은 자리에서 “{other}” 팝오버로 바뀝니다.")
    static let mayDiffer = MessageTemplate(
        "may-differ", en: "“{other}” takes its place at the same source, and seems to show something else.",
        ja: "同じ場所で「{other}」に入れ替わりますが、内容は別のもののようです。",
        ko: "같은 자리에서 “{other}” 팝오버로 바뀌지만 내용은 다른 듯합니다.")
    static let settled = MessageTemplate(
        "same-content", en: "Decide whether both show the same information, condensed and in full.",
        ja: "両方が同じ情報の簡略版と詳細版かどうかを判断してください。",
        ko: "둘이 같은 정보의 간략한 형태와 자세한 형태인지 판단해 주십시오.")

    static let metadata = RuleMetadata(
        id: "popover-resize-same-instance", editions: .all, severity: .warning,
        guidelines: ["popovers-smooth-resize"], scope: .modals(ModalKind.popovers),
        summary: LocalText(
            en: "The short and the full form of the same information are one popover.",
            ja: "同じ情報の簡略版と詳細版は、1つのポップオーバーで見せます。",
            ko: "같은 정보의 간략한 형태와 자세한 형태는 하나의 팝오버로 보여 줍니다."),
        why: LocalText(
            en: "Closing one and opening another makes people look for what has changed.",
            ja: "閉じて別のものが開くと、何が変わったのかを探させてしまいます。",
            ko: "닫히고 다른 것이 열리면 무엇이 바뀌었는지 찾게 됩니다."),
        remedy: LocalText(
            en: "Make both one popover with two sizes.", ja: "2つの大きさを持つ1つのポップオーバーにまとめてください。",
            ko: "두 가지 크기를 가진 하나의 팝오버로 합치십시오."),
        messages: [replaced, mayDiffer, settled],
        examples: [
            .modal(
                .pass, "One popover with two sizes",
                #""style": "popover", "sizeStates": [{"id": "short", "animated": true}, {"id": "full", "animated": true}]"#
            ),
            .flow(.pass, "At another source", popovers(#""anchor": "map/b""#)),
            .flow(.pass, "At another place", popovers(place(y: 300), first: place(y: 100))),
            .flow(.fail, "Two popovers at one source", popovers(#""anchor": "map/a""#)),
            .flow(.fail, "Two popovers at one place", popovers(place(y: 100), first: place(y: 100))),
            .flow(
                .fail, "There and back",
                popovers(
                    #""anchor": "map/a", "controls": [{"id": "less", "kind": "button"}]"#,
                    #"""
                    , {"id": "t3", "from": "full/less", "to": "short", "kind": "present", "closes": ["full"]}
                    """#)),
            .flow(.review, "Of different titles", popovers(#""anchor": "map/a", "title": "Share""#)),
            .flow(.open, "Nobody said where the second points", popovers(#""modal": false"#)),
            .flow(
                .notApplicable, "The first one stays open, which is for other rules",
                popovers(#""anchor": "map/a""#, closes: "")),
            .modal(.notApplicable, "A popover by itself", #""style": "popover""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let followers = context.popoverReplacements.followers(of: node)
        guard !followers.isEmpty else {
            let hasSizes = node.modal.sizeStates.elements.count > 1
            return hasSizes ? observations.pass() : observations.nothingToCheck()
        }
        for other in followers where !context.popoverReplacements.isFirst(other, of: node, in: context.graph) {
            look(at: other, replacing: node, in: context, &observations)
        }
        if observations.all.isEmpty { observations.nothingToCheck() }
    }

    private func look(
        at other: ModalNode, replacing node: ModalNode, in context: Context, _ observations: inout Observations
    ) {
        switch node.modal.pointsWhere(other.modal) {
        case .elsewhere: observations.pass()
        case .unknown(let missing): observations.ask(for: missing, of: node.modal.id)
        case .same:
            func describe(_ observation: inout Observation) {
                observation.facet = other.modal.id.rawValue
                observation.related = [Reference(other.modal.id)]
            }
            let names = ["other": other.modal.displayName]
            if Self.differ(node.modal, other.modal) {
                observations.review(Self.mayDiffer, names, settledBy: Self.settled, describe)
            } else {
                observations.fail(Self.replaced, names, describe)
            }
        }
    }

    /// Whether two popovers state that they show or want different things.
    private static func differ(_ one: Modal, _ other: Modal) -> Bool {
        func differ<Value: Equatable>(_ one: Stated<Value>, _ other: Stated<Value>) -> Bool {
            guard let one = one.value, let other = other.value else { return false }
            return one != other
        }
        return differ(one.title, other.title) || differ(one.purpose, other.purpose)
            || differ(one.taskKind, other.taskKind) || differ(one.contentKind, other.contentKind)
    }

    private static func place(y: Int) -> String {
        #""anchorRect": {"x": 40, "y": \#(y), "width": 44, "height": 44}"#
    }

    private static func popovers(
        _ second: String, _ more: String = "", first: String = #""anchor": "map/a""#,
        closes: String = #", "closes": ["short"]"#
    ) -> String {
        """
        "screens": [{"id": "map", "controls": [{"id": "a", "kind": "button"}, {"id": "b", "kind": "button"}]}],
        "modals": [{"id": "short", "style": "popover", \(first), "title": "Details",
            "controls": [{"id": "more", "kind": "button"}]}, {"id": "full", "style": "popover", \(second)}],
        "transitions": [{"id": "t1", "from": "map/a", "to": "short", "kind": "present"},
            {"id": "t2", "from": "short/more", "to": "full", "kind": "present"\(closes)}\(more)]
        """
    }
}

/// Whether two popovers point at the same.
private enum SharedSource {
    case same, elsewhere
    case unknown([MissingFact])
}

extension Modal {
    fileprivate func pointsWhere(_ other: Modal) -> SharedSource {
        if let own = anchor.value, let others = other.anchor.value { return own == others ? .same : .elsewhere }
        if let own = anchorRect.value, let others = other.anchorRect.value { return own == others ? .same : .elsewhere }
        let missing = [self, other].filter { !$0.anchor.isKnown && $0.anchorRect.value == nil }
            .map { MissingFact(Reference($0.id), "anchor") }
        return missing.isEmpty ? .elsewhere : .unknown(missing)
    }
}
