internal import FlowDocument
internal import JSON

/// The presentation style fits the task.
struct StyleAppropriate: ModalRule {
    static let picture = MessageTemplate(
        "picture", en: "It shows pictures or film as “{style}”, which leaves them only part of the screen.",
        ja: "写真や動画を「{style}」で表示しているため、画面の一部しか使えません。",
        ko: "사진이나 동영상을 “{style}” 스타일로 보여 주어 화면의 일부만 쓰게 됩니다.")
    static let demanding = MessageTemplate(
        "demanding", en: "A task of high complexity is shown as “{style}”, which is made for less.",
        ja: "複雑な作業を「{style}」で表示していますが、このスタイルはもっと小さな作業のためのものです。",
        ko: "복잡한 작업을 “{style}” 스타일로 보여 주는데, 이 스타일은 더 작은 작업을 위한 것입니다.")
    static let gathering = MessageTemplate(
        "gathering", en: "It asks for information as “{style}”; a form sheet is made for that.",
        ja: "情報の入力を「{style}」で求めています。入力にはフォームシートが向いています。",
        ko: "“{style}” 스타일로 정보를 입력받습니다. 입력에는 폼 시트가 알맞습니다.")
    static let part = MessageTemplate(
        "part", en: "A small task of a pane opens as “{style}”, over more than that pane.",
        ja: "1つのペインから始まる小さな作業が「{style}」で開き、そのペインより広い範囲を覆います。",
        ko: "한 패널에서 시작한 작은 작업이 “{style}” 스타일로 열려 그 패널보다 넓은 영역을 가립니다.")
    static let partSettled = MessageTemplate(
        "part-settled", en: "Decide whether the task concerns that pane alone; then the current context is its place.",
        ja: "作業がそのペインだけに関わるかどうかを確認します。そうなら現在のコンテキスト（currentContext）が適切です。",
        ko: "작업이 그 패널에만 관련되는지 판단합니다. 그렇다면 현재 컨텍스트(currentContext)가 알맞습니다.")
    static let small = MessageTemplate(
        "small", en: "It shows pictures as “{style}”.", ja: "写真や動画を「{style}」で表示しています。",
        ko: "사진이나 동영상을 “{style}” 스타일로 보여 줍니다.")
    static let smallSettled = MessageTemplate(
        "small-settled", en: "Decide whether the picture needs the whole screen, or is as small as a portrait to crop.",
        ja: "画面全体が必要な写真や動画か、プロフィール写真の切り抜きのように小さくてよいものかを確認します。",
        ko: "화면 전체가 필요한 내용인지, 프로필 사진 자르기처럼 작아도 되는 내용인지 판단합니다.")

    static let metadata = RuleMetadata(
        id: "style-appropriate", editions: .all, kind: .heuristic, severity: .advice,
        guidelines: [
            "modality-2018-presentation-style", "modality-2020s-immersive-full-screen",
            "modality-2020s-page-and-form-sheet",
        ],
        scope: .modals([.sheet, .formSheet, .pageSheet, .fullScreen, .currentContext]),
        mutedBy: ["fullscreen-for-media", "fullscreen-for-multistep"],
        summary: LocalText(
            en: "The presentation style fits the task.", ja: "表示スタイルは作業の内容に合わせます。",
            ko: "표시 스타일은 작업의 성격에 맞춥니다."),
        why: LocalText(
            en: """
                A style that covers too much takes people further away than the task needs; one that covers too \
                little leaves them no room to do it.
                """,
            ja: """
                覆う範囲が広すぎると必要以上に元の場所から離れてしまい、狭すぎると作業に必要な余裕がなくなります。
                """,
            ko: """
                너무 많이 가리면 작업에 필요한 것보다 더 멀리 벗어나게 되고, 너무 적게 가리면 작업할 공간이 부족해집니다.
                """),
        remedy: LocalText(
            en: """
                Ask for information in a form sheet, give complex tasks a page sheet or the full screen, film and \
                pictures the full screen, and keep what concerns a pane in the current context.
                """,
            ja: """
                情報の入力にはフォームシート、複雑な作業にはページシートか全画面、写真や動画には全画面を使い、1つのペインに関わる作業は\
                現在のコンテキスト内に表示します。
                """,
            ko: """
                정보 입력에는 폼 시트, 복잡한 작업에는 페이지 시트나 전체 화면, 사진과 동영상에는 전체 화면을 사용하고, 한 패널에 \
                관련된 작업은 현재 컨텍스트에 표시합니다.
                """),
        messages: [picture, demanding, gathering, part, partSettled, small, smallSettled, .restyle],
        examples: [
            .flow(.pass, "A sign-in form in a form sheet", modal("formSheet", .gatherInfo, "low")),
            .flow(.pass, "An editor in full screen", modal("fullScreen", .edit, "high")),
            .flow(.pass, "A task without demands of its own", modal("pageSheet", .view, "medium")),
            .flow(
                .pass, "A photo picker is no gallery",
                modal("pageSheet", .choose, "low", #", "contentKind": "photo""#)),
            .flow(.fail, "An editor of eight steps in a form sheet", modal("formSheet", .edit, "high")),
            .flow(.fail, "A sign-in form in full screen", modal("fullScreen", .gatherInfo, "low")),
            .flow(.fail, "Film in a form sheet", in: .hig2018, film),
            .flow(
                .notApplicable, "An iPhone alone, which shows every style alike", in: .hig2018,
                #""cases": ["iphone-portrait"], "modals": [{"id": "m", "style": "formSheet", "contentKind": "video"}]"#),
            .flow(.review, "A crop of a portrait", modal("formSheet", .edit, "low", #", "contentKind": "photo""#)),
            .flow(
                .review, "A small task of a pane over the whole window",
                """
                \(modal("pageSheet", .view, "low")), \
                "screens": [{"id": "list", "container": "pane"}],
                "transitions": [{"id": "t", "from": "list", "to": "m", "kind": "present"}]
                """),
            .flow(
                .pass, "A small task of a pane in its place",
                """
                \(modal("currentContext", .gatherInfo, "low")), \
                "screens": [{"id": "list", "container": "pane"}],
                "transitions": [{"id": "t", "from": "list", "to": "m", "kind": "present"}]
                """),
            .flow(
                .open, "Nobody said how complex it is",
                #""cases": ["ipad-landscape"], "modals": [{"id": "m", "style": "formSheet", "taskKind": "edit"}]"#),
            .modal(
                .open, "Nobody said on which devices, and an iPhone shows every sheet alike", in: .hig2018,
                #""style": "formSheet", "taskKind": "edit", "complexity": "high""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.style.value != .custom, !node.modal.system.isTrue else {
            return observations.nothingToCheck()
        }
        if context.edition == .hig2018 {
            guard let cases = context.cases else { return observations.ask(for: [.cases], of: node.modal.id) }
            guard cases.contains(where: { $0.horizontal == .regular }) else { return observations.nothingToCheck() }
        }
        switch PictureContent(of: node) {
        case .immersive where node.kind == .fullScreen: return observations.pass()
        case .immersive: return fail(Self.picture, better: .fullScreen, node, in: context, &observations)
        case .perhaps where node.kind == .fullScreen: return observations.pass()
        case .perhaps:
            let style = node.modal.style.value?.rawValue ?? ""
            return observations.review(Self.small, ["style": style], settledBy: Self.smallSettled) {
                $0.field = ["style"]
            }
        case .other, .unknown: checkTask(of: node, in: context, &observations)
        }
    }

    private func checkTask(of node: ModalNode, in context: Context, _ observations: inout Observations) {
        let isInPart = node.kind == .currentContext && context.opensFromPart(node)
        // The system makes of an automatic style what fits the device: a page sheet, where there is room.
        let isLarge = [.fullScreen, .pageSheet, .sheet].contains(node.kind)
        let isForm = [.formSheet, .sheet].contains(node.kind)
        switch node.modal.complexity {
        case .unknown, .nothing: return observations.open(node.modal.id, "complexity")
        case .value(.high) where isLarge || isInPart: return observations.pass()
        case .value(.high): return fail(Self.demanding, better: .fullScreen, node, in: context, &observations)
        case .value: break
        }
        if isForm || isInPart { return observations.pass() }
        switch node.modal.taskKind {
        case .unknown: observations.open(node.modal.id, "taskKind")
        case .value(.gatherInfo): fail(Self.gathering, better: .formSheet, node, in: context, &observations)
        case .value, .nothing:
            guard node.kind != .currentContext, node.modal.complexity.value == .low, opensFromPane(node, context) else {
                return observations.pass()
            }
            let style = node.modal.style.value?.rawValue ?? ""
            observations.review(Self.part, ["style": style], settledBy: Self.partSettled) { $0.field = ["style"] }
        }
    }

    /// Whether a modal opens from a pane. What opens from a popover is a matter of other rules.
    private func opensFromPane(_ node: ModalNode, _ context: Context) -> Bool {
        context.presenters(of: node).contains { presenter in
            guard case .screen(let index) = presenter else { return false }
            return context.isPartOfWindow(context.graph.screens[index])
        }
    }

    private func fail(
        _ template: MessageTemplate, better: ModalStyle, _ node: ModalNode, in context: Context,
        _ observations: inout Observations
    ) {
        let modal = node.modal
        observations.fail(template, ["style": modal.style.value?.rawValue ?? ""]) {
            $0.field = ["style"]
            let stated: [(String, String?)] = [
                ("taskKind", modal.taskKind.value?.rawValue), ("complexity", modal.complexity.value?.rawValue),
                ("contentKind", modal.contentKind.value?.rawValue),
            ]
            $0.evidence = stated.compactMap { name, value in value.map { JSON.Member(name, .string($0)) } }
            if let patch = context.restyling(node, as: better) {
                $0.fix = Fix(.suggested, Message(.restyle, ["style": better.rawValue]), patch)
            }
        }
    }

    private static let film = """
        "cases": ["ipad-landscape"], \
        "modals": [{"id": "m", "style": "formSheet", "contentKind": "video", "taskKind": "view", "complexity": "low"}]
        """

    private static func modal(_ style: String, _ task: TaskKind, _ complexity: String, _ more: String = "") -> String {
        """
        "cases": ["ipad-landscape"], \
        "modals": [{"id": "m", "style": "\(style)", "taskKind": "\(task.rawValue)", "complexity": "\(complexity)"\(more)}]
        """
    }
}
