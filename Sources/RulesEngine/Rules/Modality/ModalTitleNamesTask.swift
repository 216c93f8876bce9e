internal import FlowDocument

/// A title names the task, not the container.
struct ModalTitleNamesTask: ModalRule {
    static let generic = MessageTemplate(
        "generic", en: "The title “{title}” says nothing about the task.",
        ja: "タイトル「{title}」からは、何をする画面なのか分かりません。",
        ko: "“{title}” 제목으로는 무엇을 하는 화면인지 알 수 없습니다.")
    static let menu = MessageTemplate(
        "menu", en: "The title “{title}” names a place in a menu; it may hide the task.",
        ja: "タイトル「{title}」はメニューの項目名で、作業の内容が伝わらない可能性があります。",
        ko: "“{title}” 제목은 메뉴 항목 이름이어서 작업 내용이 드러나지 않을 수 있습니다.")
    static let beside = MessageTemplate(
        "beside", en: "The title “{title}” says nothing about the task; a heading does.",
        ja: "タイトル「{title}」は作業の内容を伝えず、見出しだけが伝えています。",
        ko: "“{title}” 제목은 작업을 알려 주지 않고 머리글만 알려 줍니다.")
    static let menuSettled = MessageTemplate(
        "is-task", en: "Decide whether people come here for just that.",
        ja: "まさにそのための画面かどうかを判断してください。",
        ko: "바로 그것을 하려고 오는 화면인지 판단해 주십시오.")
    static let besideSettled = MessageTemplate(
        "heading-is-enough", en: "Decide whether the heading is seen at first sight.",
        ja: "見出しが一目で目に入るかどうかを判断してください。",
        ko: "머리글이 한눈에 들어오는지 판단해 주십시오.")

    static let metadata = RuleMetadata(
        id: "modal-title-names-task", editions: .all, kind: .heuristic, severity: .advice,
        guidelines: ["modality-2020s-identifiable-task", "modality-2018-task-title"],
        scope: .modals(ModalKind.screens.subtracting([.popoverModal])),
        summary: LocalText(
            en: "A modal's title names the task rather than the view.",
            ja: "モーダルのタイトルは、画面の種類ではなく作業の内容を表します。",
            ko: "모달의 제목은 화면 종류가 아니라 작업을 나타냅니다."),
        why: LocalText(
            en: "People who look up in the middle of it read the title to know again what they are doing.",
            ja: "作業の途中でふと見上げたとき、何をしているのかをタイトルが思い出させてくれます。",
            ko: "작업 중에 눈을 들었을 때 무엇을 하고 있었는지 제목이 알려 줍니다."),
        remedy: LocalText(
            en: "Name the task with what it is about: Edit Alarm, アラームを編集, 알람 편집.",
            ja: "「アラームを編集」のように、対象と作業の内容をタイトルにしてください。",
            ko: "“알람 편집”처럼 대상과 작업을 제목으로 쓰십시오."),
        messages: [generic, menu, beside, menuSettled, besideSettled],
        examples: [
            .modal(.pass, "The task", #""style": "pageSheet", "title": "Edit Alarm""#),
            .modal(.pass, "Japanese", languages: ["ja"], #""style": "pageSheet", "title": "アラームを編集""#),
            .modal(.pass, "Korean", languages: ["ko"], #""style": "pageSheet", "title": "알람 편집""#),
            .modal(.pass, "Sheet Music is no sheet", #""style": "pageSheet", "title": "Sheet Music""#),
            .modal(.pass, "With another word it is a task", #""style": "pageSheet", "title": "Notification Settings""#),
            .modal(.fail, "Popup", #""style": "formSheet", "title": "Popup""#),
            .modal(.fail, "Pop-Up!", #""style": "formSheet", "title": "Pop-Up!""#),
            .modal(.fail, "With a number", #""style": "formSheet", "title": "Error (404)""#),
            .modal(.fail, "A name from the code", #""style": "formSheet", "title": "screen_12""#),
            .flow(
                .fail, "The name of the app",
                #""app": {"name": "Postbox"}, "modals": [{"id": "m", "style": "formSheet", "title": "Postbox"}]"#),
            .flow(
                .pass, "A brand that looks like code",
                #"""
                "glossary": {"brands": ["mp3"]}, "modals": [{"id": "m", "style": "formSheet", "title": "mp3"}]
                """#),
            .modal(.fail, "Japanese 画面", languages: ["ja"], #""style": "formSheet", "title": "画面""#),
            .modal(
                .fail, "Japanese, an error with a code", languages: ["ja"],
                #""style": "formSheet", "title": "エラー（404）""#),
            .modal(.fail, "Korean 제목 없음", languages: ["ko"], #""style": "formSheet", "title": "제목 없음""#),
            .modal(.fail, "English left in Korean", languages: ["ko"], #""style": "formSheet", "title": "Untitled""#),
            .modal(
                .fail, "In one of three languages", languages: ["en", "ja", "ko"],
                #""style": "formSheet", "title": {"en": "Edit Alarm", "ja": "モーダル", "ko": "알람 편집"}"#),
            .modal(.review, "Settings", #""style": "pageSheet", "title": "Settings""#),
            .modal(.review, "Japanese 設定", languages: ["ja"], #""style": "pageSheet", "title": "設定""#),
            .modal(.review, "Korean 설정", languages: ["ko"], #""style": "pageSheet", "title": "설정""#),
            .modal(
                .review, "A heading says it instead",
                #""style": "pageSheet", "title": "Error", "heading": "Your Card Was Declined""#),
            .modal(
                .open, "Nobody gave the Japanese title", languages: ["en", "ja"],
                #""style": "pageSheet", "title": {"en": "Edit Alarm"}"#),
            .modal(.notApplicable, "No title is for another rule", #""style": "pageSheet", "title": null"#),
            .modal(.notApplicable, "Supplied by iOS", #""style": "fullScreen", "system": true, "title": "Sheet""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        let sources = context.titleTexts(of: node).map { context.texts($0) }
        for (index, language) in context.languages.enumerated() {
            let texts = sources.map { $0[index].text }
            look(at: texts, in: language, of: node, context, &observations)
        }
    }

    /// - Parameter texts: The modal's title, its heading, and the titles of bars.
    private func look(
        at texts: [Stated<String>], in language: String, of node: ModalNode, _ context: Context,
        _ observations: inout Observations
    ) {
        let titles = texts.map { context.taskTitle($0, in: language) }
        let details: (inout Observation) -> Void = {
            $0.language = language
            $0.field = ["title"]
            if case .tagged = node.modal.title.value { $0.field.append(language) }
        }
        // What people see as the title: the modal's own, else the first text that stands for it.
        guard let place = titles.firstIndex(where: { $0 != .unknown && $0 != .missing }) else {
            var observation = Observation(.notApplicable)
            observation.reason = .nothingToCheck
            if titles.contains(.unknown), titles.first != .missing {
                observation = Observation(.open)
                observation.missing = [MissingFact(Reference(node.modal.id), "title")]
            }
            details(&observation)
            return observations.add(observation)
        }
        let isOwn = place == 0
        let details2: (inout Observation) -> Void = {
            details(&$0)
            if isOwn, let length = texts[place].value?.utf16.count { $0.range = 0..<length } else { $0.field = [] }
        }
        switch titles[place] {
        case .unknown, .missing, .named:
            var observation = Observation(.pass)
            details(&observation)
            observations.add(observation)
        case .menu(let title):
            observations.review(Self.menu, ["title": title], settledBy: Self.menuSettled, details2)
        case .generic(let title):
            let isNamedBeside = titles.contains { if case .named = $0 { true } else { false } }
            if isNamedBeside {
                observations.review(Self.beside, ["title": title], settledBy: Self.besideSettled, details2)
            } else {
                observations.fail(Self.generic, ["title": title], details2)
            }
        }
    }
}
