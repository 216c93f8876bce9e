internal import FlowDocument
internal import JSON

/// Where a modal needs explaining, a text explains it.
struct ModalGuidanceText: ModalRule {
    static let inputs = Threshold(
        "modal-guidance-text", "inputs", 5,
        LocalText(
            en: "Things that a modal asks for; with more, a text that guides people is worth a thought.",
            ja: "入力を求める項目の数。超える場合は説明の文を検討します。",
            ko: "입력을 요구하는 항목 수. 넘으면 안내 글을 검토합니다."))

    static let untitled = MessageTemplate(
        "untitled", en: "Neither the title nor any other text says what to do here.",
        ja: "タイトルにも説明にも、何をするのかが書かれていません。",
        ko: "제목에도 안내에도 무엇을 하는지 적혀 있지 않습니다.")
    static let much = MessageTemplate(
        "much", en: "It asks for {inputs} things, and no text guides people through them.",
        ja: "{inputs}項目の入力を求めますが、説明の文がありません。",
        ko: "{inputs}개 항목의 입력을 요구하는데 안내 글이 없습니다.")
    static let settled = MessageTemplate(
        "would-help", en: "Decide whether people would know what to do without a line of text.",
        ja: "説明の文がなくても、何をすればよいか分かるかどうかを判断してください。",
        ko: "안내 글이 없어도 무엇을 할지 알 수 있는지 판단해 주십시오.")

    static let metadata = RuleMetadata(
        id: "modal-guidance-text", editions: .all, kind: .judgement, severity: .advice,
        guidelines: ["modality-2020s-identifiable-task", "modality-2018-task-title"],
        scope: .modals(ModalKind.screens.subtracting([.popoverModal])), thresholds: [inputs],
        summary: LocalText(
            en: "Where the task does not explain itself, a text describes it.",
            ja: "見ただけで分からない作業には、説明の文を添えます。",
            ko: "보기만 해서는 알 수 없는 작업에는 안내 글을 붙입니다."),
        why: LocalText(
            en: "A line about what is wanted, and why, saves people the trial and error.",
            ja: "何をなぜ求めているのかが一言あれば、試行錯誤せずに済みます。",
            ko: "무엇을 왜 요구하는지 한 줄만 있어도 이것저것 해 보지 않아도 됩니다."),
        remedy: LocalText(
            en: "Add a short line below the title. Obvious tasks need none.",
            ja: "タイトルの下に短い説明を加えてください。見れば分かる作業には不要です。",
            ko: "제목 아래에 짧은 안내를 더하십시오. 뻔한 작업에는 필요 없습니다."),
        messages: [untitled, much, settled],
        examples: [
            .modal(
                .pass, "A task that its title tells", #""style": "formSheet", "title": "Rename Album", "inputs": 1"#),
            .modal(
                .pass, "A line of guidance",
                #""style": "formSheet", "title": "Details", "inputs": 9, "guidance": "You can change all of this later.""#
            ),
            .modal(.pass, "Japanese", languages: ["ja"], #""style": "formSheet", "title": "アルバム名を変更", "inputs": 1"#),
            .modal(.pass, "Korean", languages: ["ko"], #""style": "formSheet", "title": "앨범 이름 변경", "inputs": 1"#),
            .modal(.review, "No title", #""style": "formSheet", "title": null, "guidance": null, "inputs": 1"#),
            .modal(
                .review, "A title that tells nothing",
                #""style": "formSheet", "title": "Untitled", "guidance": null, "inputs": 1"#),
            .modal(
                .review, "Japanese, a title that tells nothing", languages: ["ja"],
                #""style": "formSheet", "title": "無題", "guidance": null, "inputs": 1"#),
            .modal(
                .review, "Korean, a title that tells nothing", languages: ["ko"],
                #""style": "formSheet", "title": "화면", "guidance": null, "inputs": 1"#),
            .modal(.review, "Six fields", #""style": "formSheet", "title": "New Card", "guidance": null, "inputs": 6"#),
            .modal(
                .open, "Nobody said whether a text guides people",
                #""style": "formSheet", "title": "New Card", "inputs": 6"#),
            .modal(.pass, "Five fields", #""style": "formSheet", "title": "New Card", "guidance": null, "inputs": 5"#),
            .modal(.open, "Nobody said how much it asks for", #""style": "formSheet", "title": "New Card""#),
            .modal(.notApplicable, "Supplied by iOS", #""style": "fullScreen", "system": true"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        let guidance = context.texts(node.modal.guidance)
        let inputs = InputCount(node, in: context)
        let isMuch = Double(inputs.least) > context.limit(Self.inputs)
        let evidence = [JSON.Member("inputs", .number(Double(inputs.least)))]
        for (index, (language, title)) in context.taskTitles(of: node).enumerated() {
            var template: MessageTemplate?
            switch title {
            case _ where guidance[index].text.value != nil: break
            case .missing, .generic: template = Self.untitled
            case _ where isMuch: template = Self.much
            case .unknown:
                observations.open(MissingFact(Reference(node.modal.id), "title"), in: language)
                continue
            case .menu, .named:
                guard inputs.isExact else {
                    observations.open(MissingFact(Reference(node.modal.id), "inputs"), in: language)
                    continue
                }
            }
            guard let template else {
                observations.pass(in: language)
                continue
            }
            guard guidance[index].text.isKnown else {
                observations.open(MissingFact(Reference(node.modal.id), "guidance"), in: language)
                continue
            }
            observations.review(template, ["inputs": String(inputs.least)], settledBy: Self.settled) {
                $0.language = language
                $0.field = ["guidance"]
                $0.evidence = evidence
            }
        }
    }
}

extension Observations {
    /// Says that the advice is followed in a language.
    fileprivate mutating func pass(in language: String) {
        var observation = Observation(.pass)
        observation.language = language
        add(observation)
    }

    /// Says that a fact is missing for a language.
    fileprivate mutating func open(_ missing: MissingFact, in language: String) {
        var observation = Observation(.open)
        observation.language = language
        observation.missing = [missing]
        observation.field = [missing.field]
        add(observation)
    }
}
