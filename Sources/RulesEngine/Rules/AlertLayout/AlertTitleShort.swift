internal import FlowDocument
internal import JSON
internal import TextLayout

/// A title is short.
struct AlertTitleShort: ModalRule {
    static let lines = Threshold(
        "alert-title-short", "lines", 2,
        LocalText(
            en: "The lines beyond which a title is a warning.", ja: "タイトルが警告になる行数の上限。", ko: "제목이 경고가 되는 줄 수의 한도."))
    static let english = Threshold(
        "alert-title-short", "characters", 40,
        LocalText(
            en: "The most characters of a title, in languages without a limit of their own.",
            ja: "独自の上限がない言語での、タイトルの最大の文字数。", ko: "따로 정한 한도가 없는 언어에서 제목의 최대 글자 수."))
    static let japanese = Threshold(
        "alert-title-short", "charactersJapanese", 20,
        LocalText(
            en: "The most characters of a title in Japanese or Chinese.", ja: "日本語または中国語のタイトルの最大の文字数。",
            ko: "일본어나 중국어 제목의 최대 글자 수."))
    static let korean = Threshold(
        "alert-title-short", "charactersKorean", 24,
        LocalText(
            en: "The most characters of a title in Korean.", ja: "韓国語のタイトルの最大の文字数。", ko: "한국어 제목의 최대 글자 수."))

    static let over = MessageTemplate(
        "over",
        en: "The title takes {lines} lines or more.",
        ja: "タイトルが{lines}行以上になります。",
        ko: "제목이 {lines}줄 이상을 차지합니다.")
    static let near = MessageTemplate(
        "near-limit",
        en: "The title takes between {few} and {many} lines, and {limit} are the most.",
        ja: "タイトルが{few}〜{many}行になります。上限は{limit}行です。",
        ko: "제목이 {few}~{many}줄을 차지합니다. 최대 {limit}줄입니다.")
    static let long = MessageTemplate(
        "long",
        en: "The title has {count} characters; {limit} are read at a glance.",
        ja: "タイトルが{count}文字あります。ひと目で読めるのは{limit}文字までです。",
        ko: "제목이 {count}자입니다. 한눈에 읽히는 것은 {limit}자까지입니다.")

    static let metadata = RuleMetadata(
        id: "alert-title-short", version: 2, editions: .all, kind: .heuristic, severity: .advice,
        guidelines: ["alerts-title"],
        scope: .modals([.alert]),
        mutedBy: ["alert-title-one-line"], thresholds: [lines, english, japanese, korean],
        summary: LocalText(
            en: "A title is short: the less there is to read, the better.",
            ja: "タイトルは短くします。読むものは少ないほどよいです。",
            ko: "제목은 짧게 씁니다. 읽을 것이 적을수록 좋습니다."),
        why: LocalText(
            en: "Many people read nothing but the title, and of a long one only the beginning.",
            ja: "多くの人はタイトルしか読みません。長いタイトルなら、初めのほうだけです。",
            ko: "많은 사람이 제목만 읽으며, 제목이 길면 앞부분만 읽습니다."),
        remedy: LocalText(
            en: "Cut introductions such as “Are you sure that you want to”, and name the thing itself.",
            ja: "「本当に〜してもよろしいですか」のような前置きを省き、対象をそのまま書きます。",
            ko: "“정말로 ~하시겠습니까”와 같은 군말을 빼고 대상을 바로 씁니다."),
        messages: [over, near, long] + AlertLinesCheck.messages,
        examples: [
            .modal(.pass, "A short question", #""style": "alert", "title": "Delete “Lisbon”?""#),
            .modal(.pass, "Japanese", languages: ["ja"], #""style": "alert", "title": "写真を読み込めません""#),
            .modal(.pass, "Korean", languages: ["ko"], #""style": "alert", "title": "사진을 불러올 수 없음""#),
            .modal(
                .pass, "Twelve characters that people see as two lines of faces",
                #""style": "alert", "title": "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦""#),
            .modal(
                .fail, "Ninety characters",
                #"""
                "style": "alert",
                "title": "Are you sure that you want to delete all of the photos and videos in this album right now?"
                """#),
            .modal(
                .fail, "Forty-nine characters",
                #""style": "alert", "title": "Are you sure that you want to delete this album?!""#),
            .modal(
                .fail, "Twenty-four characters in Japanese", languages: ["ja"],
                #""style": "alert", "title": "選択した写真とビデオをすべて削除してもいいですか""#),
            .modal(
                .fail, "Twenty-nine characters in Korean", languages: ["ko"],
                #""style": "alert", "title": "정말로 선택한 사진과 비디오를 모두 삭제하시겠습니까?""#),
            .modal(
                .notApplicable, "What is filled in is for the rules about lines to ask",
                #""style": "alert", "title": "Delete “%@”?""#),
            .modal(.notApplicable, "No title", #""style": "alert", "title": null"#),
            .modal(
                .open, "One text for two languages", languages: ["en", "ja"],
                #""style": "alert", "title": "Delete this photo?""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.title.isKnown else { return observations.nothingToCheck() }
        let check = AlertLinesCheck(
            part: .title, limit: context.count(Self.lines), over: Self.over, near: Self.near)
        var cells: [Observation] = []
        for (language, text) in context.texts(node.modal.title) {
            switch text {
            case .nothing: continue
            case .unknown: cells.append(check.missing(node, language))
            case .value(let text):
                var counted = check.cells(node, text, language, in: context)
                for index in counted.indices where counted[index].outcome == .fail && counted[index].severity == nil {
                    counted[index].severity = .warning
                }
                let isOver = counted.contains { $0.outcome == .fail }
                if !isOver, let long = long(text, language, in: context, node) {
                    counted = [long]
                    check.rest(&counted[0], on: node, language)
                }
                // How long a placeholder can be, the rules about lines ask.
                cells += counted.filter { !$0.asksForLength }
            }
        }
        observations.add(cells: cells)
    }

    private func long(_ text: String, _ language: String, in context: Context, _ node: ModalNode) -> Observation? {
        let threshold =
            switch language.primarySubtag {
            case "ja", "zh": Self.japanese
            case "ko": Self.korean
            default: Self.english
            }
        let limit = context.count(threshold)
        let count = context.filled(text, in: language, [node.modal.examples]).text.trimmed.count
        guard count > limit else { return nil }
        var cell = Observation(.fail, Message(Self.long, ["count": String(count), "limit": String(limit)]))
        cell.language = language
        cell.evidence = [
            JSON.Member("characters", .number(Double(count))), JSON.Member("limit", .number(Double(limit))),
        ]
        return cell
    }
}
