internal import FlowDocument
internal import JSON

/// People gain something by the interruption.
struct ModalClearBenefit: ModalRule {
    static let none = MessageTemplate(
        "none", en: "It states that people gain nothing by its being modal.",
        ja: "モーダルにすることの利点がないと記されています。",
        ko: "모달로 해서 얻는 것이 없다고 적혀 있습니다.")
    static let readOnly = MessageTemplate(
        "read-only", en: "There is only something to look at, and leaving changes nothing; it could be pushed.",
        ja: "閲覧するだけで、閉じても何も変わりません。プッシュでも表示できます。",
        ko: "보기만 하는 내용이고 닫아도 바뀌는 것이 없습니다. 푸시로도 보여 줄 수 있습니다.")
    static let settled = MessageTemplate(
        "benefit", en: "State what people gain by being taken out of what they were doing.",
        ja: "作業を中断させることで、ユーザにどんな利点があるのかを明記してください。",
        ko: "하던 일을 멈추게 해서 사람들이 무엇을 얻는지 밝히십시오.")
    static let question = MessageTemplate(
        "question", en: "Is the benefit clear enough to take people out of what they were doing?",
        ja: "作業を中断させるだけの、はっきりした利点がありますか。",
        ko: "하던 일을 멈추게 할 만큼 이점이 분명합니까?")

    static let metadata = RuleMetadata(
        id: "modal-clear-benefit", editions: .since2020s, kind: .judgement, severity: .warning,
        guidelines: ["modality-2020s-clear-benefit"], scope: .modals(ModalKind.screens.subtracting([.popoverModal])),
        summary: LocalText(
            en: "A modal brings people a clear benefit.",
            ja: "モーダルには、はっきりした利点があります。",
            ko: "모달에는 분명한 이점이 있습니다."),
        why: LocalText(
            en:
                "A modal takes people out of their context, and asks for an action to get back. That has to be worth it.",
            ja: "モーダルは文脈から引き離し、戻るための操作も求めます。それに見合う価値が必要です。",
            ko: "모달은 하던 맥락에서 떼어 놓고, 돌아가려면 동작을 요구합니다. 그만한 값어치가 있어야 합니다."),
        remedy: LocalText(
            en: "Push it, show it in place, or state what being modal is good for.",
            ja: "プッシュで表示するか、その場に表示するか、モーダルにする利点を明記してください。",
            ko: "푸시로 보여 주거나, 제자리에 표시하거나, 모달의 이점을 밝히십시오."),
        messages: [none, readOnly, settled, question],
        examples: [
            .modal(
                .review, "Something to look at",
                viewing(#""taskKind": "view", "contentKind": "text", "benefit": "Keeps the list where it is""#)),
            .modal(
                .review, "None, as stated", #""style": "pageSheet", "content": null, "controls": [], "benefit": null"#),
            .modal(
                .open, "A benefit is for a person to judge",
                #""style": "pageSheet", "content": null, "taskKind": "edit", "benefit": "Protects the draft""#),
            .modal(.open, "Nobody said", #""style": "pageSheet", "content": null, "taskKind": "edit""#),
            .modal(
                .open, "A video needs the whole screen",
                viewing(#""taskKind": "view", "contentKind": "video", "benefit": "Nothing else distracts""#)),
            .modal(
                .open, "Leaving changes something",
                #"""
                "style": "pageSheet", "content": null, "taskKind": "view", "contentKind": "text",
                "controls": [{"id": "agree", "kind": "button", "title": "Agree", "exit": {"effect": "commit"}}]
                """#),
            .modal(.notApplicable, "Supplied by iOS", #""style": "fullScreen", "system": true"#),
        ])

    /// What is meant to take up the whole of people's attention.
    private static let immersive: Set<ContentKind> = [.video, .photo, .camera, .media]

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        guard !modal.system.isTrue else { return observations.nothingToCheck() }
        if modal.benefit.isKnown, modal.benefit.value?.contains(where: { !$0.isWhitespace }) != true {
            return observations.review(Self.none, settledBy: Self.settled) { $0.field = ["benefit"] }
        }
        if modal.taskKind.value == .view, modal.contentKind.value.map(Self.immersive.contains) != true,
            changesNothing(node, in: context)
        {
            return observations.review(Self.readOnly, settledBy: Self.settled) {
                $0.evidence = evidence(of: modal)
            }
        }
        observations.judge(Self.question, evidence: evidence(of: modal)) {
            if !modal.benefit.isKnown { $0.missing = [MissingFact(Reference(modal.id), "benefit")] }
        }
    }

    /// Whether every way out is known to change nothing.
    private func changesNothing(_ node: ModalNode, in context: Context) -> Bool {
        guard node.modal.controls.isKnown || node.modal.content.value != nil else { return false }
        var controls = node.modal.controls.elements
        switch context.steps(inside: node) {
        case .none: break
        case .unknown, .tooLarge: return false
        case .known(let interior):
            for index in interior.screens {
                let screen = context.graph.screens[index]
                guard screen.screen.controls.isKnown || screen.isContainer else { return false }
                controls += screen.screen.controls.elements
            }
        }
        let exits = controls.filter {
            $0.exit.value != nil || $0.action.value == .exit || !$0.exit.isKnown && $0.mayLeave
        }
        return exits.allSatisfy { $0.exit.value?.effect.value == Effect.none }
    }

    private func evidence(of modal: Modal) -> [JSON.Member] {
        var members: [JSON.Member] = []
        if let title = modal.title.value?.anyText { members.append(JSON.Member("title", .string(title))) }
        if let benefit = modal.benefit.value { members.append(JSON.Member("benefit", .string(benefit))) }
        if let reason = modal.reason.value { members.append(JSON.Member("reason", .string(reason.rawValue))) }
        return members
    }

    private static func viewing(_ members: String) -> String {
        #"""
        "style": "pageSheet", "content": null, \#(members),
        "controls": [{"id": "close", "kind": "button", "title": "Close", "exit": {"effect": "none"}}]
        """#
    }
}
