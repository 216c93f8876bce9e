internal import FlowDocument
internal import JSON

/// A modal closes before the next one opens.
struct ModalOneAtATime: PresentationRule {
    static let over = MessageTemplate(
        "over", en: "“{target}” opens over “{open}”, which stays open below it.",
        ja: "「{open}」を閉じないまま、その上に「{target}」が開きます。",
        ko: "“{open}” 화면이 열린 채로 그 위에 “{target}” 화면이 열립니다.")
    static let closesLate = MessageTemplate(
        "closes-late", en: "“{target}” opens first, and “{open}” closes only then.",
        ja: "先に「{target}」が開き、「{open}」はその後で閉じます。",
        ko: "“{target}” 화면이 먼저 열리고 “{open}” 화면은 그 뒤에 닫힙니다.")
    static let choices = MessageTemplate(
        "choices", en: "“{target}” opens over “{open}” and is no alert.",
        ja: "「{open}」の上に「{target}」が開きますが、これはアラートではありません。",
        ko: "“{open}” 화면 위에 “{target}” 화면이 열리며 알림이 아닙니다.")
    static let again = MessageTemplate(
        "again", en: "“{target}” can open over itself.", ja: "「{target}」の上に、同じものがさらに開くことがあります。",
        ko: "“{target}” 화면이 자기 위에 다시 열릴 수 있습니다.")
    static let againSettled = MessageTemplate(
        "closes-before", en: "Look whether it closes before it opens anew; state it as `closes` of the transition.",
        ja: "再び開く前に閉じるかどうかを確認し、遷移の`closes`に記入してください。",
        ko: "다시 열리기 전에 닫히는지 살펴보고 전환의 `closes`에 적으십시오.")
    static let choicesSettled = MessageTemplate(
        "belongs",
        en: """
            Decide whether “{target}” belongs to what people do in “{open}”; if it asks before something is lost, state \
            it as `confirm` of the exit.
            """,
        ja: "「{target}」が「{open}」での操作に属するかどうかを判断してください。失われる前の確認であれば、exitの`confirm`に記入します。",
        ko: "“{target}” 화면이 “{open}” 화면에서 하는 일에 속하는지 판단하십시오. 사라지기 전에 확인하는 것이면 exit의 `confirm`에 적습니다.")

    static let metadata = RuleMetadata(
        id: "modal-one-at-a-time", version: 2, editions: [.hig2025], severity: .error,
        guidelines: ["modality-2025-one-at-a-time"], scope: .presentations,
        mutedBy: ["popover-no-modal-above", "sheet-one-at-a-time"],
        summary: LocalText(
            en: "A modal closes before the next one opens; only an alert may open over one.",
            ja: "モーダルは、次のモーダルが開く前に閉じます。重ねて開いてよいのはアラートだけです。",
            ko: "모달은 다음 모달이 열리기 전에 닫힙니다. 겹쳐서 열 수 있는 것은 알림뿐입니다."),
        why: LocalText(
            en: """
                Views upon views hide what people came from, and each one closed shows another that they had \
                forgotten.
                """,
            ja: "画面が重なるほど元の場所が見えなくなり、一つ閉じるたびに忘れていた画面が現れます。",
            ko: "화면이 겹칠수록 원래 있던 곳이 보이지 않고, 하나를 닫을 때마다 잊고 있던 화면이 나타납니다."),
        remedy: LocalText(
            en: "Close the modal as the next one opens, or show the next step inside of it.",
            ja: "次のモーダルを開くときに今のモーダルを閉じるか、その中で次の手順を表示します。",
            ko: "다음 모달을 열 때 지금 모달을 닫거나, 그 안에서 다음 단계를 표시합니다."),
        messages: [over, closesLate, choices, choicesSettled, again, againSettled],
        examples: [
            .flow(.pass, "From a screen", flow(#"{"id": "next", "style": "pageSheet"}"#, from: "home")),
            .flow(.pass, "The first one closes", flow(#"{"id": "next", "style": "pageSheet"}"#, closes)),
            .flow(.pass, "An alert", flow(#"{"id": "next", "style": "alert"}"#)),
            .flow(
                .pass, "An action sheet that asks before work is lost",
                #"""
                "screens": [{"id": "home"}],
                "modals": [{"id": "first", "style": "pageSheet", "controls": [{"id": "go", "kind": "button",
                    "role": "cancel", "exit": {"effect": "discard", "confirm": "ask"}}]},
                    {"id": "ask", "style": "actionSheet"}],
                "transitions": [{"id": "a", "from": "home", "to": "first", "kind": "present"},
                    {"id": "b", "from": "first/go", "to": "ask", "kind": "present"}]
                """#),
            .flow(
                .pass, "An action sheet goes away with the choice",
                flow(#"{"id": "next", "style": "pageSheet"}"#, first: "actionSheet")),
            .flow(
                .pass, "The sheet below leaves what lies behind it usable",
                #"""
                "screens": [{"id": "map"}],
                "modals": [{"id": "first", "style": "pageSheet", "backgroundInteractive": true},
                    {"id": "next", "style": "pageSheet"}],
                "transitions": [{"id": "a", "from": "map", "to": "first", "kind": "present"},
                    {"id": "b", "from": "first", "to": "next", "kind": "present"}]
                """#),
            .flow(.fail, "A sheet over a sheet", flow(#"{"id": "next", "style": "formSheet"}"#)),
            .flow(.fail, "Full screen over a sheet", flow(#"{"id": "next", "style": "fullScreen"}"#)),
            .flow(
                .fail, "It closes only afterwards",
                flow(#"{"id": "next", "style": "pageSheet"}"#, closes + #", "order": "presentThenClose""#)),
            .flow(
                .fail, "From a screen inside",
                #"""
                "screens": [{"id": "home"}, {"id": "inside"}],
                "modals": [{"id": "first", "style": "pageSheet", "content": "inside"},
                    {"id": "next", "style": "fullScreen"}],
                "transitions": [{"id": "a", "from": "home", "to": "first", "kind": "present"},
                    {"id": "b", "from": "inside", "to": "next", "kind": "present"}]
                """#),
            .flow(
                .fail, "By way of an action sheet, which leaves the sheet below open",
                #"""
                "screens": [{"id": "home"}],
                "modals": [{"id": "first", "style": "pageSheet", "controls": [{"id": "go", "kind": "button",
                    "exit": {"effect": "discard", "confirm": "ask"}}]},
                    {"id": "ask", "style": "actionSheet", "controls": [{"id": "more", "kind": "button"}]},
                    {"id": "next", "style": "pageSheet"}],
                "transitions": [{"id": "a", "from": "home", "to": "first", "kind": "present"},
                    {"id": "b", "from": "first/go", "to": "ask", "kind": "present"},
                    {"id": "c", "from": "ask/more", "to": "next", "kind": "present"}]
                """#),
            .flow(
                .review, "An action sheet of which nobody said that it asks",
                flow(#"{"id": "next", "style": "actionSheet"}"#)),
            .flow(
                .review, "A modal that presents itself anew",
                #"""
                "screens": [{"id": "folder"}], "modals": [{"id": "m", "style": "pageSheet", "content": "folder"}],
                "transitions": [{"id": "t", "from": "folder", "to": "m", "kind": "present"}]
                """#),
            .flow(.review, "A view of iOS", flow(#"{"id": "next", "style": "pageSheet", "system": true}"#)),
            .flow(.open, "Nobody said in which style", flow(#"{"id": "next"}"#)),
            .flow(
                .open, "Nobody said whether the popover is modal", flow(#"{"id": "next", "style": "popover"}"#)),
            .flow(
                .open, "Nobody said whether the popover below is modal",
                flow(#"{"id": "next", "style": "pageSheet"}"#, first: "popover")),
        ])

    func check(_ presentation: PresentationNode, in context: Context, _ observations: inout Observations) {
        let target = presentation.target
        if target.kind == .alert || target.kind == .popoverNonmodal { return observations.nothingToCheck() }
        let open = context.openSet(at: presentation, closing: [])
        let late = presentation.transition.order.value == .presentThenClose
        let closed = late ? [] : presentation.transition.closes.elements
        let below = open.modals.filter { node in
            !closed.contains(node.modal.id) && node.staysOpen && !(node.isPopover && target.isPopover)
                && !context.stands(node, onlyOver: presentation)
        }
        guard let blocker = below.first(where: { ModalKind.screens.contains($0.kind ?? .other) }) else {
            if open.isTruncated { return observations.tooLarge() }
            guard let unclear = below.first else { return observations.pass() }
            return observations.open(unclear.modal.id, unclear.kind == .popover ? "modal" : "style")
        }
        switch target.kind {
        case nil, .other: return observations.open(target.modal.id, "style")
        case .popover: return observations.open(target.modal.id, "modal")
        default: break
        }
        tell(target, over: blocker, presentation, in: context, &observations)
    }

    private func tell(
        _ target: ModalNode, over blocker: ModalNode, _ presentation: PresentationNode, in context: Context,
        _ observations: inout Observations
    ) {
        let names = ["target": target.modal.displayName, "open": blocker.modal.displayName]
        func rest(_ observation: inout Observation) {
            observation.related = [Reference(target.modal.id), Reference(blocker.modal.id)]
            observation.field = ["to"]
        }
        if target.kind == .actionSheet, context.confirmations[target.modal.id] != nil { return observations.pass() }
        // Choices and views of iOS are short stops that many tasks need; what they are for decides.
        if target.kind == .actionSheet || target.kind == .activityView || target.modal.system.isTrue {
            return observations.review(Self.choices, names, settledBy: Self.choicesSettled, rest)
        }
        if target === blocker {
            return observations.review(Self.again, names, settledBy: Self.againSettled, rest)
        }
        let closesLate = presentation.transition.closes.elements.contains(blocker.modal.id)
        observations.fail(closesLate ? Self.closesLate : Self.over, names, rest)
    }

    private static let closes = #", "closes": ["first"]"#

    /// A modal with a button that presents the next one.
    private static func flow(
        _ next: String, _ more: String = "", from: String = "first/go", first: String = "pageSheet"
    ) -> String {
        """
        "screens": [{"id": "home"}],
        "modals": [{"id": "first", "style": "\(first)", "controls": [{"id": "go", "kind": "button"}]}, \(next)],
        "transitions": [{"id": "a", "from": "home", "to": "first", "kind": "present"},
            {"id": "b", "from": "\(from)", "to": "next", "kind": "present"\(more)}]
        """
    }
}

extension ModalNode {
    /// Whether the modal can still be open when something that started in it appears. A choice closes alerts, action
    /// sheets and activity views; a nonmodal popover or sheet is no modal.
    fileprivate var staysOpen: Bool {
        switch kind {
        case .alert, .actionSheet, .activityView, .popoverNonmodal: false
        case .sheet, .pageSheet, .formSheet: !modal.backgroundInteractive.isTrue
        default: true
        }
    }
}
