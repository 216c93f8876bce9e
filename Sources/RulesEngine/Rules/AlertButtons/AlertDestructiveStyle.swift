internal import FlowDocument
internal import JSON

/// A button that destroys something is drawn so, and no other is.
struct AlertDestructiveStyle: ModalRule {
    static let plain = MessageTemplate(
        "plain", en: "“{title}” destroys something, but it looks like any other button.",
        ja: "「{title}」を押すと何かが失われますが、ほかのボタンと同じ見た目です。",
        ko: "“{title}” 버튼을 누르면 무언가가 사라지는데 다른 버튼과 똑같이 보입니다.")
    static let harmless = MessageTemplate(
        "harmless", en: "“{title}” looks destructive, but pressing it destroys nothing.",
        ja: "「{title}」は破壊的な操作の見た目ですが、押しても何も失われません。",
        ko: "“{title}” 버튼은 파괴적인 동작처럼 보이지만 눌러도 아무것도 사라지지 않습니다.")
    static let discards = MessageTemplate(
        "discards", en: "“{title}” gives up what was entered, but it looks like any other button.",
        ja: "「{title}」を押すと入力内容が破棄されますが、ほかのボタンと同じ見た目です。",
        ko: "“{title}” 버튼을 누르면 입력한 내용이 버려지는데 다른 버튼과 똑같이 보입니다.")
    static let settled = MessageTemplate(
        "matters", en: "Decide whether what “{title}” gives up would be missed.",
        ja: "「{title}」で破棄される内容が、失われて困るものかどうかを判断してください。",
        ko: "“{title}” 버튼으로 버려지는 내용이 사라지면 곤란한 것인지 판단하십시오.")
    static let mark = MessageTemplate(
        "mark", en: "Give “{title}” the destructive role.", ja: "「{title}」にdestructiveの役割を与えます。",
        ko: "“{title}” 버튼에 destructive 역할을 줍니다.")
    static let unmark = MessageTemplate(
        "unmark", en: "Give “{title}” the default role.", ja: "「{title}」にdefaultの役割を与えます。",
        ko: "“{title}” 버튼에 default 역할을 줍니다.")

    static let metadata = RuleMetadata(
        id: "alert-destructive-style", editions: .all, severity: .error,
        guidelines: ["alerts-destructive-buttons", "alerts-2025-destructive"],
        scope: .modals([.alert, .actionSheet]),
        summary: LocalText(
            en: "A button that destroys something has the destructive style, and no other button has it.",
            ja: "何かを失わせるボタンには破壊的なスタイルを使い、ほかのボタンには使いません。",
            ko: "무언가를 사라지게 하는 버튼에는 파괴적인 스타일을 쓰고, 다른 버튼에는 쓰지 않습니다."),
        why: LocalText(
            en: """
                Red is seen before anything is read. It stops people for the moment that they need to notice what they \
                would lose; on harmless buttons it frightens for nothing and wears off.
                """,
            ja: """
                赤い文字は読む前に目に入り、何が失われるのかに気づくきっかけになります。害のないボタンに使うと無用な不安を与え、\
                肝心なときに効かなくなります。
                """,
            ko: """
                빨간색은 글을 읽기 전에 눈에 들어와 무엇을 잃게 되는지 알아차리게 합니다. 해가 없는 버튼에 쓰면 괜히 불안하게 \
                하고, 정작 필요할 때는 효과가 없어집니다.
                """),
        remedy: LocalText(
            en: "Give the destructive role to buttons that delete or otherwise destroy, and to no others.",
            ja: "削除などで何かを失わせるボタンにだけdestructiveの役割を与えます。",
            ko: "삭제하거나 다른 방식으로 사라지게 하는 버튼에만 destructive 역할을 줍니다."),
        messages: [plain, harmless, discards, settled, mark, unmark],
        examples: examples)

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        var passes = false
        for button in context.reading(of: node).buttons {
            var seen = Observations()
            if button.control.role.value == .destructive {
                checkStyled(button, of: node, in: context, &seen)
            } else {
                checkPlain(button, of: node, in: context, &seen)
            }
            for observation in seen.all {
                if observation.outcome == .pass { passes = true } else { observations.add(observation) }
            }
        }
        guard observations.all.isEmpty else { return }
        if passes { observations.pass() } else { observations.nothingToCheck() }
    }

    private func checkStyled(
        _ button: AlertButton, of node: ModalNode, in context: Context, _ seen: inout Observations
    ) {
        let control = button.control
        switch control.effect {
        case .destroy, .discard: seen.pass()
        case nil where context.speaksOfLoss(button, of: node): seen.pass()
        case nil: seen.open(control, of: node, "exit.effect")
        case .some(.none), .save, .commit:
            let arguments = ["title": control.shownTitle]
            seen.fail(Self.harmless, arguments) {
                $0.rest(on: control, "role")
                $0.severity = .warning
                $0.fix = Self.fix(.suggested, Message(Self.unmark, arguments), "default", button, node)
            }
        }
    }

    private func checkPlain(
        _ button: AlertButton, of node: ModalNode, in context: Context, _ seen: inout Observations
    ) {
        let control = button.control
        let effect = control.effect
        guard effect == .destroy || effect == .discard else {
            // A word that may destroy is no proof: what was removed can sometimes be had back.
            let isWord = effect == nil && control.role.value != .cancel && button.speaksOfLoss
            if isWord { seen.open(control, of: node, "exit.effect") }
            return
        }
        if context.edition == .hig2025 {
            // Today's text wants the style only where people did not ask for the loss.
            switch context.askedDestruction(of: node) {
            case .asked: return
            case .unknown(let missing): return seen.open(missing, on: control)
            case .unasked: break
            }
        }
        let arguments = ["title": control.shownTitle]
        if effect == .discard {
            seen.review(Self.discards, arguments, settledBy: Self.settled) { $0.rest(on: control, "role") }
        } else if control.role.isKnown {
            seen.fail(Self.plain, arguments) {
                $0.rest(on: control, "role")
                guard control.role.value == .default else { return }
                $0.fix = Self.fix(.safe, Message(Self.mark, arguments), "destructive", button, node)
            }
        } else {
            seen.open(control, of: node, "role")
        }
    }

    private static func fix(
        _ safety: Fix.Safety, _ title: Message, _ role: JSON, _ button: AlertButton, _ node: ModalNode
    ) -> Fix {
        let pointer = JSONPointer(["modals", String(node.index), "controls", String(button.index), "role"])
        return Fix(safety, title, [Fix.Operation("replace", pointer, role)])
    }

    private static let examples: [Example] = [
        .modal(.pass, "Delete is red", delete("destructive", "destroy")),
        .modal(.pass, "Japanese", languages: ["ja"], button("削除", "destructive")),
        .modal(.pass, "Don’t Save may be red", button("Don’t Save", "destructive", "discard")),
        .modal(
            .pass, "A plain word, but the alert speaks of the loss",
            #""title": "Clear all events?", "# + button("Continue", "destructive")),
        .modal(.fail, "Delete looks like any other", in: .hig2018, delete("default", "destroy")),
        .modal(
            .fail, "Korean", in: .hig2018, languages: ["ko"], button("삭제", "default", "destroy")),
        .modal(
            .fail, "A loss that nobody asked for", #""trigger": "background", "# + delete("default", "destroy")),
        .modal(.fail, "Red, but it only opens something", button("Open", "destructive", "commit")),
        .modal(.fail, "An action sheet", in: .hig2020s, sheet("default")),
        .flow(.notApplicable, "Today people who chose Delete need no warning", in: .hig2025, presented(by: "Delete")),
        .flow(.fail, "Today people who chose Save need one", in: .hig2025, presented(by: "Save")),
        .modal(.open, "Today it matters what leads to it", in: .hig2025, delete("default", "destroy")),
        .modal(.review, "Discarding may be no loss", in: .hig2018, button("Discard", "default", "discard")),
        .modal(.open, "Remove may be undone", button("Remove", "default")),
        .modal(.open, "Red, and nobody said why", button("Open", "destructive")),
        .modal(.notApplicable, "Sign Out destroys nothing", button("Sign Out", "default")),
        .modal(.notApplicable, "選択解除 only deselects", languages: ["ja"], button("選択解除", "default")),
        .modal(.notApplicable, "取り消し is no 消し", languages: ["ja"], button("取り消し", "default")),
    ]

    private static func delete(_ role: String, _ effect: String) -> String {
        button("Delete", role, effect)
    }

    private static func button(_ title: String, _ role: String, _ effect: String? = nil) -> String {
        let exit = effect.map { #", "exit": {"effect": "\#($0)"}"# } ?? ""
        return #"""
            "style": "alert", "controls": [\#
            {"id": "b", "kind": "button", "title": "\#(title)", "role": "\#(role)"\#(exit)}]
            """#
    }

    private static func sheet(_ role: String) -> String {
        #"""
        "style": "actionSheet", "controls": [\#
        {"id": "all", "kind": "button", "title": "Delete Everywhere", "role": "\#(role)", "exit": {"effect": "destroy"}}]
        """#
    }

    private static func presented(by title: String) -> String {
        #"""
        "screens": [{"id": "list", "controls": [{"id": "go", "kind": "button", "title": "\#(title)"}]}],
        "modals": [{"id": "ask", \#(delete("default", "destroy"))}],
        "transitions": [{"id": "t", "from": "list/go", "to": "ask", "kind": "present"}]
        """#
    }
}
