internal import FlowDocument
internal import JSON

/// After a modal, people are where they were.
struct ModalReturnsToContext: ModalRule {
    static let elsewhere = MessageTemplate(
        "elsewhere",
        en: "“{control}” leads to “{target}”, although people came from “{presenter}” and nothing was done.",
        ja: "何も行われていないのに、「{control}」は元の「{presenter}」ではなく「{target}」へ移動します。",
        ko: "한 일이 없는데도 “{control}” 동작은 원래 있던 “{presenter}” 대신 “{target}” 화면으로 갑니다.")
    static let afterwards = MessageTemplate(
        "afterwards", en: "When it is done, “{control}” leads to “{target}” rather than back to “{presenter}”.",
        ja: "完了すると、「{control}」は元の「{presenter}」ではなく「{target}」へ移動します。",
        ko: "작업이 끝나면 “{control}” 동작은 원래 있던 “{presenter}” 대신 “{target}” 화면으로 갑니다.")
    static let shared = MessageTemplate(
        "shared", en: "“{control}” always leads to “{target}”, although the modal opens from several places.",
        ja: "複数の場所から開くモーダルですが、「{control}」は常に「{target}」へ移動します。",
        ko: "여러 곳에서 열리는 모달인데 “{control}” 동작은 언제나 “{target}” 화면으로 갑니다.")
    static let settled = MessageTemplate(
        "expected", en: "Decide whether people expect to be there next, as after signing out or deleting an account.",
        ja: "サインアウトやアカウント削除の後のように、その移動先が自然かどうかを判断してください。",
        ko: "로그아웃하거나 계정을 삭제한 뒤처럼 그곳으로 가는 것이 자연스러운지 판단해 주십시오.")
    static let back = MessageTemplate(
        "back", en: "Lead back to “{presenter}”.",
        ja: "「{presenter}」に戻るようにします。",
        ko: "“{presenter}” 화면으로 돌아가게 합니다.")

    static let metadata = RuleMetadata(
        id: "modal-returns-to-context", editions: .all, severity: .warning,
        guidelines: ["modality-2020s-narrow-tasks", "modality-2018-narrow-tasks"],
        scope: .modals(ModalKind.screens),
        summary: LocalText(
            en: "After a modal people are back at what they were doing.",
            ja: "モーダルを閉じると、元の作業に戻ります。",
            ko: "모달을 닫으면 하던 일로 돌아갑니다."),
        why: LocalText(
            en: "A modal sets a task aside for a moment. Whoever leaves it expects to go on exactly there.",
            ja: "モーダルは作業を一時的に脇へ置くものです。閉じれば、ちょうどそこから続けられると思われています。",
            ko: "모달은 하던 일을 잠시 미뤄 두는 것입니다. 닫으면 바로 그 자리에서 이어 갈 수 있으리라 여깁니다."),
        remedy: LocalText(
            en: "Let it close onto what presented it, and offer the way elsewhere as a choice of its own.",
            ja: "提示元の画面に戻るようにし、ほかへの移動は別の選択肢として用意してください。",
            ko: "제시한 화면으로 돌아가게 하고, 다른 곳으로 가는 길은 따로 선택하게 하십시오."),
        messages: [elsewhere, afterwards, shared, settled, back],
        examples: [
            .flow(.pass, "Cancel leads back", app(#", "target": "detail""#)),
            .flow(.pass, "Without a target it closes onto what presented it", app("")),
            .flow(.pass, "To the container that holds the presenter", app(#", "target": "nav""#)),
            .flow(.pass, "Saving leads back to the list", app(#", "target": "home""#, effect: "save")),
            .flow(
                .pass, "Nothing presents it, so there is nothing to return to",
                app(#", "target": "other""#, presents: [])),
            .flow(.fail, "Cancel leads home", app(#", "target": "home""#)),
            .flow(
                .fail, "What was entered is discarded, and people are elsewhere",
                app(#", "target": "other""#, effect: "discard")),
            .flow(
                .fail, "A button of a step inside leads elsewhere",
                app(
                    "",
                    presents: [fromDetail], #"{"id": "x", "from": "step/quit", "to": "other", "kind": "dismiss"}"#)),
            .flow(.review, "Saving leads elsewhere", app(#", "target": "other""#, effect: "save")),
            .flow(.review, "After an account was deleted", app(#", "target": "other""#, effect: "destroy")),
            .flow(
                .review, "It opens from two screens",
                app(
                    #", "target": "detail""#,
                    presents: [fromDetail, #"{"id": "q", "from": "other", "to": "m", "kind": "present"}"#])),
            .flow(.open, "Nobody said what the button does", app(#", "target": "other""#, effect: nil)),
            .flow(
                .open, "Nobody said what it shows",
                #"""
                "screens": [{"id": "home"}],
                "modals": [{"id": "m", "style": "formSheet", "presenter": "home", "controls": []}]
                """#),
            .modal(.notApplicable, "Supplied by iOS", #""style": "fullScreen", "system": true"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        let presenters = context.presenters(of: node)
        guard !presenters.isEmpty else { return observations.pass() }
        for leaving in context.leavings(of: node) {
            look(at: leaving, presenters, in: context, &observations)
        }
        guard observations.all.isEmpty else { return }
        switch context.steps(inside: node) {
        case .unknown: observations.open(node.modal.id, "content")
        case .tooLarge: observations.tooLarge()
        case .none, .known: observations.pass()
        }
    }

    private func look(
        at leaving: Leaving, _ presenters: [GraphNode], in context: Context, _ observations: inout Observations
    ) {
        let others = presenters.filter { !context.isSamePlace(leaving.target, $0) }
        guard let presenter = others.first else { return }
        let isFinished = leaving.effect.value == .save || leaving.effect.value == .commit
        if isFinished, others.allSatisfy({ context.isAncestor(leaving.target, of: $0) }) { return }
        if !leaving.effect.isKnown, let missing = leaving.missing { return observations.open([missing]) }
        let arguments = [
            "control": leaving.name, "target": context.name(of: context.id(of: leaving.target)),
            "presenter": context.name(of: context.id(of: presenter)),
        ]
        let details: (inout Observation) -> Void = {
            $0.facet = leaving.facet
            $0.control = leaving.control
            $0.screen = leaving.screen
            $0.field = leaving.control == nil ? [] : ["exit", "target"]
            $0.related = [Reference(context.id(of: leaving.target)), Reference(context.id(of: presenter))]
        }
        if others.count < presenters.count {
            observations.review(Self.shared, arguments, settledBy: Self.settled, details)
        } else if leaving.changesNothing {
            observations.fail(Self.elsewhere, arguments) {
                details(&$0)
                guard presenters.count == 1, let pointer = leaving.pointer else { return }
                $0.fix = Fix(
                    .suggested, Message(Self.back, arguments),
                    [Fix.Operation("replace", pointer, .string(context.id(of: presenter).rawValue))])
            }
        } else {
            observations.review(Self.afterwards, arguments, settledBy: Self.settled, details)
        }
    }

    private static let fromDetail = #"{"id": "p", "from": "detail", "to": "m", "kind": "present"}"#

    /// A sheet over a detail of a list, with a button that leaves.
    private static func app(
        _ target: String, effect: String? = "none", presents: [String] = [fromDetail], _ others: String...
    ) -> String {
        let transitions = [#"{"id": "d", "from": "home", "to": "detail", "kind": "push"}"#] + presents + others
        let effect = effect.map { #""effect": "\#($0)""# } ?? #""confirm": null"#
        return """
            "screens": [{"id": "nav", "container": "navigation"}, {"id": "home", "parent": "nav"},
                {"id": "detail", "parent": "nav"}, {"id": "other"},
                {"id": "step", "controls": [{"id": "quit", "kind": "button", "exit": {"effect": "none"}}]}],
            "modals": [{"id": "m", "style": "formSheet", "content": "step", "controls": [
                {"id": "x", "kind": "button", "title": "X", "exit": {\(effect)\(target)}}]}],
            "transitions": [\(transitions.joined(separator: ", "))]
            """
    }
}
