internal import FlowDocument
internal import TextLayout
internal import UnicodeText

/// No text that people see speaks of a popover.
struct PopoverNotNamed: Rule {
    static let named = MessageTemplate(
        "named", en: "The text says “{word}”, a word of those who build apps.",
        ja: "「{word}」という、アプリを作る側の言葉が使われています。", ko: "“{word}”라는, 앱을 만드는 쪽의 말이 쓰였습니다.")

    static let metadata = RuleMetadata(
        id: "popover-not-named", editions: [.hig2025], severity: .advice, guidelines: ["popovers-2025-naming"],
        scope: .nodes,
        summary: LocalText(
            en: "No text that people see speaks of a “popover”.", ja: "利用者が目にする文に「ポップオーバー」という言葉を使いません。",
            ko: "사용자가 보는 글에 “팝오버”라는 말을 쓰지 않습니다."),
        why: LocalText(
            en: "Most people have never heard the word; they know what they see and do.",
            ja: "ほとんどの人はこの言葉を知りません。知っているのは、見えるものと自分のすることです。",
            ko: "대부분의 사람은 이 말을 모릅니다. 아는 것은 보이는 것과 자신이 하는 일입니다."),
        remedy: LocalText(
            en: "Name the button, the list or what is in it instead.", ja: "代わりに、ボタンや一覧、その中身の名前を書いてください。",
            ko: "대신 버튼이나 목록, 그 안의 내용을 가리키는 말을 쓰십시오."),
        messages: [named],
        examples: [
            .modal(.pass, "The control is named", #""style": "popover", "guidance": "Choose a colour, then a size.""#),
            .modal(
                .pass, "Pop over to another list is no popover",
                #""style": "alert", "message": "You can pop over to the archive.""#),
            .modal(.pass, "A part of a longer word", #""style": "alert", "title": "PopoverKit Installed""#),
            .modal(
                .pass, "Japanese", languages: ["ja"], #""style": "popover", "guidance": "色を選んでください。""#),
            .modal(.pass, "Korean", languages: ["ko"], #""style": "popover", "guidance": "색상을 선택하십시오.""#),
            .flow(
                .pass, "A product of that name",
                #"""
                "glossary": {"brands": ["Popover Studio"]},
                "modals": [{"id": "m", "style": "alert", "title": "Open in Popover Studio?"}]
                """#),
            .modal(.pass, "What is filled in", #""style": "alert", "title": "Delete {popover}?""#),
            .modal(
                .fail, "In the guidance", #""style": "popover", "guidance": "Tap outside the popover to close it.""#),
            .modal(.fail, "In capitals, and several", #""style": "alert", "title": "ALL POPOVERS CLOSED""#),
            .modal(
                .fail, "On a button",
                #""style": "alert", "controls": [{"id": "show", "kind": "button", "title": "Show Popover"}]"#),
            .modal(
                .fail, "For a screen reader",
                #"""
                "style": "popover",
                "controls": [{"id": "x", "kind": "button", "symbol": "xmark", "accessibilityLabel": "Close pop-over"}]
                """#),
            .flow(
                .fail, "On a screen",
                #""screens": [{"id": "help", "elements": [{"id": "e", "kind": "label", "text": "Open the popover."}]}]"#
            ),
            .modal(
                .fail, "Japanese ポップオーバー", languages: ["ja"],
                #""style": "popover", "guidance": "ポップオーバーの外側をタップすると閉じます。""#),
            .modal(
                .fail, "Japanese in half width", languages: ["ja"], #""style": "popover", "guidance": "ﾎﾟｯﾌﾟｵｰﾊﾞｰを閉じる""#),
            .modal(
                .fail, "Korean 팝오버", languages: ["ko"], #""style": "popover", "message": "팝오버를 닫으려면 바깥을 탭하십시오.""#),
            .modal(
                .fail, "English in a Korean text", languages: ["ko"],
                #""style": "popover", "message": "Popover를 닫습니다.""#),
            .modal(
                .open, "Nobody said what it says in Japanese", languages: ["en", "ja"],
                #""style": "popover", "title": "Colour""#),
            .modal(.notApplicable, "No text", #""style": "popover""#),
        ])

    func check(_ subject: Subject, in context: Context, _ observations: inout Observations) {
        var missing: [MissingFact] = []
        var hasText = false
        guard let first = context.languages.first else { return }
        for seen in subject.seenTexts {
            guard let text = seen.text.value else { continue }
            for language in context.languages {
                switch text.text(in: language, first: first) {
                case .nothing: continue
                case .unknown:
                    missing.append(
                        MissingFact(Reference(subject.id, child: seen.control), seen.field.joined(separator: ".")))
                case .value(let text):
                    hasText = true
                    guard let found = PopoverWord.find(in: text, language, in: context) else { continue }
                    observations.fail(Self.named, ["word": found.word]) {
                        $0.rest(on: seen, in: language, found.range)
                    }
                }
            }
        }
        if !missing.isEmpty {
            observations.open(Array(Set(missing)).sorted())
        } else if observations.all.isEmpty, hasText {
            observations.pass()
        }
    }
}

extension Observation {
    /// Rests the observation on characters of a text in a language, as a facet of its own.
    fileprivate mutating func rest(on seen: SeenText, in language: String, _ range: Range<Int>) {
        facet = ([seen.control].compactMap { $0 } + seen.field).joined(separator: ".")
        control = seen.control
        field = seen.field
        if case .tagged = seen.text.value { field.append(language) }
        self.language = language
        self.range = range
    }
}
