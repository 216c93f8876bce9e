internal import FlowDocument
internal import JSON

/// A popover shows what is connected with the screen.
struct PopoverRelatedContent: ModalRule {
    static let deep = MessageTemplate(
        "deep", en: "{pushes} steps lead on inside of it, which looks like a part of the app of its own.",
        ja: "中で先へ進む画面が{pushes}個あり、独立した機能のように見えます。",
        ko: "안에서 이어지는 단계가 {pushes}개 있어 앱의 별도 기능처럼 보입니다.")
    static let form = MessageTemplate(
        "form", en: "It asks for {inputs} things, which looks like a form of its own.",
        ja: "入力項目が{inputs}個あり、独立したフォームのように見えます。", ko: "입력 항목이 {inputs}개 있어 별도의 양식처럼 보입니다.")
    static let question = MessageTemplate(
        "question", en: "Are its options or details connected with what is on the screen?",
        ja: "その選択肢や情報は、画面に表示されているものと関係していますか。",
        ko: "담긴 선택지나 정보가 화면에 있는 내용과 관련이 있습니까?")

    static let pushes = Threshold(
        "popover-related-content", "pushes", 2,
        LocalText(
            en: "How many steps may lead on inside of a popover.", ja: "ポップオーバーの中で先へ進んでよい画面の数。",
            ko: "팝오버 안에서 이어져도 되는 단계의 수."))
    static let inputs = Threshold(
        "popover-related-content", "inputs", 6,
        LocalText(
            en: "How many things a popover may ask for.", ja: "ポップオーバーで求めてよい入力項目の数。",
            ko: "팝오버에서 요구해도 되는 입력 항목의 수."))

    static let metadata = RuleMetadata(
        id: "popover-related-content", editions: .all, kind: .judgement, severity: .advice,
        guidelines: ["popovers-definition"], scope: .modals(ModalKind.popovers), thresholds: [pushes, inputs],
        summary: LocalText(
            en: "A popover shows options or details connected with what is on the screen.",
            ja: "ポップオーバーには、画面の内容に関係する選択肢や情報を表示します。",
            ko: "팝오버에는 화면의 내용과 관련된 선택지나 정보를 보여 줍니다."),
        why: LocalText(
            en:
                "It points at something and floats above it; content that belongs elsewhere contradicts what people see.",
            ja: "何かを指して浮かぶ以上、よそに属する内容では見た目と食い違います。",
            ko: "무언가를 가리키며 떠 있으므로, 다른 곳에 속한 내용은 보이는 것과 어긋납니다."),
        remedy: LocalText(
            en: "Move what has nothing to do with its source to a screen or a sheet.",
            ja: "元と関係のないものは、画面かシートへ移してください。", ko: "대상과 상관없는 내용은 화면이나 시트로 옮기십시오."),
        messages: [deep, form, question],
        examples: [
            .modal(
                .open, "Colours for the selected shape",
                #""style": "popover", "title": "Colour", "content": null, "inputs": 1"#),
            .modal(
                .open, "Six things to enter are for a person to judge",
                #""style": "popover", "content": null, "inputs": 6"#),
            .modal(.open, "Nothing is known of its content", #""style": "popover""#),
            .flow(.open, "Two steps", steps(2)),
            .modal(.review, "Seven things to enter", #""style": "popover", "content": null, "inputs": 7"#),
            .flow(.review, "Account settings that lead from step to step", steps(3)),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        var pushes = 0
        switch context.interior(of: node) {
        case .tooLarge: return observations.tooLarge()
        case .none, .unknown: break
        case .known(let interior):
            for screen in interior.screens { pushes += context.graph.steps[screen].lazy.filter(\.isPush).count }
        }
        let inputs = modal.inputs.value ?? context.popoverControls(in: node).all.lazy.filter(\.control.takesInput).count
        let presenter = context.popoverPresenters(of: node).first
        func describe(_ observation: inout Observation) {
            observation.evidence = [
                JSON.Member("pushes", .number(Double(pushes))), JSON.Member("inputs", .number(Double(inputs))),
            ]
            if let purpose = modal.purpose.value {
                observation.evidence.append(JSON.Member("purpose", .string(purpose.rawValue)))
            }
            if let anchor = modal.anchor.value {
                observation.evidence.append(JSON.Member("source", .string(context.name(of: anchor))))
            }
            switch presenter {
            case .screen(let index)?:
                let name = context.graph.screens[index].screen.displayName
                observation.evidence.append(JSON.Member("presenter", .string(name)))
            case .modal(let index)?:
                let name = context.graph.modals[index].modal.displayName
                observation.evidence.append(JSON.Member("presenter", .string(name)))
            case nil: break
            }
        }
        if Double(pushes) > context.limit(Self.pushes) {
            observations.review(Self.deep, ["pushes": String(pushes)], settledBy: Self.question, describe)
        } else if Double(inputs) > context.limit(Self.inputs) {
            observations.review(Self.form, ["inputs": String(inputs)], settledBy: Self.question, describe)
        } else {
            observations.judge(Self.question, [:], evidence: [], describe)
        }
    }

    private static func steps(_ count: Int) -> String {
        let screens = (0...count).map { #"{"id": "s\#($0)", "controls": []}"# }
        let pushes = (0..<count).map { #"{"id": "t\#($0)", "from": "s\#($0)", "to": "s\#($0 + 1)", "kind": "push"}"# }
        return """
            "screens": [\(screens.joined(separator: ", "))],
            "modals": [{"id": "m", "style": "popover", "content": "s0"}],
            "transitions": [\(pushes.joined(separator: ", "))]
            """
    }
}

extension Control {
    /// Whether people enter or set something in it.
    fileprivate var takesInput: Bool {
        switch kind.value {
        case .textField, .textView, .toggle, .picker: true
        case .button, .list, .image, .label, .other, nil: false
        }
    }
}
