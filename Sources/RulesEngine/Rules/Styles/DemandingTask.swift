internal import FlowDocument
internal import JSON

/// Whether a large style is earned: by a task with some complexity that can be done without leaving the modal.
enum DemandingTask {
    static let inputs = LocalText(
        en: "A simple task that asks for no more than this many things needs no large style.",
        ja: "この数以下の入力しかない単純な作業には、大きなスタイルは要りません。",
        ko: "입력이 이 개수 이하인 단순한 작업에는 큰 스타일이 필요하지 않습니다.")

    static let slight = MessageTemplate(
        "slight", en: "A task of low complexity with {count} inputs takes the style “{style}”, which is made for more.",
        ja: "入力が{count}個の単純な作業に、より大きな作業向けの「{style}」を使っています。",
        ko: "입력이 {count}개인 단순한 작업에 더 큰 작업을 위한 “{style}” 스타일을 사용합니다.")
    static let leaves = MessageTemplate(
        "leaves", en: "A way leads on to “{screen}”, which it covers, without closing it.",
        ja: "閉じないまま、背後にある「{screen}」へ進む経路があります。", ko: "닫지 않은 채, 뒤에 있는 화면으로 나아가는 경로가 있습니다: “{screen}”.")
    static let mayLeave = MessageTemplate(
        "may-leave", en: "A way leads on to “{screen}”, which people also come in by, without closing it.",
        ja: "アプリの入り口でもある「{screen}」へ、閉じないまま進む経路があります。",
        ko: "닫지 않은 채, 앱의 시작 화면이기도 한 곳으로 나아가는 경로가 있습니다: “{screen}”.")
    static let mayLeaveSettled = MessageTemplate(
        "may-leave-settled", en: "Decide whether “{screen}” is a step of this task, or the app behind it.",
        ja: "「{screen}」がこの作業の一部か、背後のアプリの画面かを確認します。",
        ko: "이 작업의 단계인지 뒤에 있는 앱의 화면인지 판단합니다: “{screen}”.")
    static let messages = [slight, leaves, mayLeave, mayLeaveSettled, .restyle]

    static let remedy = LocalText(
        en: """
            Use a form sheet or a popover for a few fields, and let every way out of the task close the modal.
            """,
        ja: "入力が少ない場合はフォームシートかポップオーバーを使い、作業から出る経路では必ずモーダルを閉じます。",
        ko: "입력이 적으면 폼 시트나 팝오버를 사용하고, 작업에서 나가는 경로에서는 항상 모달을 닫습니다.")

    static func check(
        _ node: ModalNode, limit: Threshold, in context: Context, _ observations: inout Observations
    ) {
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        guard let cases = context.cases else { return observations.ask(for: [.cases], of: node.modal.id) }
        // On an iPhone of that time everything is full screen.
        guard cases.contains(where: { $0.idiom == .ipad }) else { return observations.nothingToCheck() }
        let exits = ForwardExits(of: node, in: context)
        if let (transition, screen) = exits.toPresenter.first {
            return observations.fail(leaves, ["screen": context.name(of: screen)]) {
                $0.severity = .warning
                $0.related = [Reference(transition.id), Reference(screen)]
            }
        }
        checkTask(of: node, limit, in: context, &observations)
        if let (transition, screen) = exits.toEntry.first, observations.all.allSatisfy({ $0.outcome < .review }) {
            observations.review(mayLeave, ["screen": context.name(of: screen)], settledBy: mayLeaveSettled) {
                $0.related = [Reference(transition.id), Reference(screen)]
            }
        }
        if exits.isTooLarge, observations.all.allSatisfy({ $0.outcome < .open }) { observations.tooLarge() }
    }

    private static func checkTask(
        of node: ModalNode, _ limit: Threshold, in context: Context, _ observations: inout Observations
    ) {
        let modal = node.modal
        let inputs = modal.inputs == .nothing ? 0 : modal.inputs.value
        let isMany = inputs.map { Double($0) > context.limit(limit) }
        let isLow = modal.complexity.isKnown ? modal.complexity.value == .low : nil
        // Film and pictures earn the room by themselves.
        switch PictureContent(of: node) {
        case .immersive, .perhaps: return observations.pass()
        case .other, .unknown: break
        }
        if isMany == true || isLow == false { return observations.pass() }
        let missing = [("complexity", isLow), ("inputs", isMany)].filter { $0.1 == nil }
        guard missing.isEmpty, let inputs else {
            return observations.ask(for: missing.map { MissingFact(Reference(modal.id), $0.0) }, of: modal.id)
        }
        observations.fail(slight, ["count": String(inputs), "style": modal.style.value?.rawValue ?? ""]) {
            $0.field = ["style"]
            $0.evidence = [JSON.Member("inputs", .number(Double(inputs))), JSON.Member("complexity", .string("low"))]
            guard inputs > 0 || modal.taskKind.isKnown && modal.taskKind.value != .view,
                let patch = context.restyling(node, as: .formSheet)
            else { return }
            $0.fix = Fix(.suggested, Message(.restyle, ["style": ModalStyle.formSheet.rawValue]), patch)
        }
    }

    /// Examples for a style.
    static func examples(_ style: String) -> [Example] {
        let modal = { (members: String) in
            #""cases": ["ipad-landscape"], "modals": [{"id": "m", "style": "\#(style)", \#(members)}]"#
        }
        let task = #""complexity": "medium", "content": "edit""#
        let leaving = { (members: String, screens: String, way: String) in
            """
            \(modal(members)), "screens": [\(screens)],
            "transitions": [{"id": "t", "from": "home", "to": "m", "kind": "present"}, \(way)]
            """
        }
        let screens = #"{"id": "home"}, {"id": "edit"}"#
        return [
            .flow(.pass, "An editor", modal(#""complexity": "high""#)),
            .flow(.pass, "Simple, but much to fill in", modal(#""complexity": "low", "inputs": 3"#)),
            .flow(.pass, "Film earns the room", modal(#""complexity": "low", "inputs": 0, "contentKind": "video""#)),
            .flow(.fail, "One field to rename something", modal(#""complexity": "low", "inputs": 1"#)),
            .flow(.fail, "A single switch", modal(#""complexity": "low", "inputs": 2, "taskKind": "choose""#)),
            .flow(
                .fail, "Back on the screen that it covers, still open",
                leaving(task, screens, #"{"id": "u", "from": "edit", "to": "home", "kind": "push"}"#)),
            .flow(
                .pass, "It closes on the way there",
                leaving(task, screens, #"{"id": "u", "from": "edit", "to": "home", "kind": "push", "closes": ["m"]}"#)),
            .flow(
                .review, "On to a screen that people come in by",
                #""entry": ["start"], "#
                    + leaving(
                        task, screens + #", {"id": "start"}"#,
                        #"{"id": "u", "from": "edit", "to": "start", "kind": "push"}"#)),
            .flow(.open, "Nobody said how complex it is", modal(#""inputs": 1"#)),
            .flow(.open, "Nobody said how much is asked for", modal(#""complexity": "low""#)),
            .flow(
                .notApplicable, "An iPhone, where all is full screen",
                #"""
                "cases": ["iphone-portrait"],
                "modals": [{"id": "m", "style": "\#(style)", "complexity": "low", "inputs": 1}]
                """#),
            .modal(.open, "Nobody said on which devices", #""style": "\#(style)", "complexity": "low", "inputs": 1"#),
        ]
    }
}
