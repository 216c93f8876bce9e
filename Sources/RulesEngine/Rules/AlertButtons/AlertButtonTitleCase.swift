internal import FlowDocument
internal import JSON
internal import TextLayout

/// English titles of buttons are capitalised like titles.
struct AlertButtonTitleCase: ModalRule {
    static let wrong = MessageTemplate(
        "wrong", en: "“{title}” is not in title style: “{expected}”.",
        ja: "「{title}」の大文字と小文字がタイトル形式になっていません。正しくは「{expected}」です。",
        ko: "“{title}” 문구의 대소문자가 제목 형식이 아닙니다. 올바른 표기: “{expected}”")
    static let unsure = MessageTemplate(
        "unsure", en: "“{title}” is in title style only if “{words}” is a name or belongs to the verb.",
        ja: "「{title}」がタイトル形式かどうかは、「{words}」が名前や動詞の一部であるかどうかによります。",
        ko: "“{title}” 문구가 제목 형식인지는 “{words}” 부분이 이름이거나 동사의 일부인지에 달려 있습니다.")
    static let settled = MessageTemplate(
        "spelling", en: "Put “{words}” in the glossary as it is spelled, or write “{expected}”.",
        ja: "「{words}」を用語集に登録するか、「{expected}」と書いてください。",
        ko: "“{words}” 표기를 용어집에 넣거나 “{expected}”처럼 쓰십시오.")
    static let relabel = MessageTemplate(
        "relabel", en: "Change “{title}” to “{expected}”.", ja: "「{title}」を「{expected}」に変更します。",
        ko: "“{title}” 대신 “{expected}” 사용")

    static let metadata = RuleMetadata(
        id: "alert-button-title-case", editions: .all, kind: .heuristic, severity: .warning,
        guidelines: ["alerts-button-titles", "alerts-2025-button-titles"], scope: .modals([.alert, .actionSheet]),
        summary: LocalText(
            en: "English titles of buttons are written in title style.",
            ja: "英語のボタンのラベルは、タイトル形式の大文字・小文字で書きます。",
            ko: "영어 버튼 이름은 제목 형식의 대소문자로 씁니다."),
        why: LocalText(
            en: """
                The system writes its buttons so, and people tell a button from running text by it. Mixed styles look as \
                if nobody had checked.
                """,
            ja: "システムのボタンはこの形式で書かれていて、本文との区別にも役立ちます。形式が混ざると、確認されていない印象を与えます。",
            ko: "시스템 버튼이 이렇게 쓰이고, 사람들은 이것으로 버튼과 본문을 구별합니다. 형식이 섞이면 점검하지 않은 것처럼 보입니다."),
        remedy: LocalText(
            en: """
                Start the first, the last and every other word with a capital, but articles, “and”, “or” and prepositions of \
                up to four letters. Spellings of brands go into the glossary.
                """,
            ja: """
                最初と最後の語、そのほかの語も大文字で始めます。ただし冠詞、andやor、4文字以下の前置詞は小文字にします。\
                ブランド名の表記は用語集に登録します。
                """,
            ko: """
                첫 낱말과 끝 낱말, 그 밖의 낱말은 대문자로 시작합니다. 관사, and와 or, 네 글자 이하의 전치사는 소문자로 씁니다. \
                브랜드 표기는 용어집에 넣습니다.
                """),
        messages: [wrong, unsure, settled, relabel],
        examples: [
            .modal(.pass, "Particles have a capital", titles("Log In", "Set Up Later")),
            .modal(.pass, "Prepositions have none", titles("Save to Files", "Go to Settings")),
            .modal(.pass, "Brands as they are spelled", titles("iCloud Settings", "Use eSIM")),
            .modal(.pass, "An official phrase", titles("Sign in with Apple")),
            .modal(.pass, "Both apostrophes", titles("Don’t Save", "Don't Save")),
            .modal(.pass, "Acronyms", titles("Open PDF", "Use USB-C")),
            .modal(.pass, "A placeholder and an emoji", titles("Delete {count} Photos", "🗑 Delete")),
            .modal(.pass, "Either way", titles("Flutter vs. Native", "Re-Enable")),
            .modal(.pass, "A particle before an ellipsis", titles("Open In…", "Save As…")),
            .modal(
                .pass, "Spelled like no other word", titles("AirDrop", "macOS Help", "Open iPhone Storage", "Use 2FA")),
            .modal(.fail, "The particle is small", titles("Log in")),
            .modal(.fail, "The preposition is not", titles("Save To Files")),
            .modal(.fail, "Sentence style", titles("Delete all")),
            .modal(.fail, "Small throughout", titles("cancel")),
            .modal(.fail, "Its mark is wrong, too", titles("Delete all!", "ok", "Yes, delete it")),
            .modal(.fail, "A word that no list knows", titles("Open frobnitz")),
            .flow(
                .pass, "A brand of the glossary in small letters",
                #""glossary": {"brands": ["frobnitz"]}, "modals": [{"id": "m", "# + titles("Open frobnitz") + "}]"),
            .modal(.fail, "Capitals throughout", titles("SEND NOW")),
            .modal(.fail, "One word in capitals", titles("RETRY")),
            .modal(.fail, "A brand in a spelling of its own", titles("Open Github")),
            .modal(.review, "After a hyphen", titles("Re-enable")),
            .modal(.notApplicable, "Japanese", languages: ["ja"], titles("保存")),
            .modal(.notApplicable, "Korean", languages: ["ko"], titles("저장")),
            .modal(.fail, "English left among the Korean", languages: ["ko"], titles("Delete all photos")),
            .modal(.open, "Nobody said which", #""style": "alert""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        context.judgeTitles(of: node, &observations, asks: { $0.primarySubtag == "en" }) { title in
            let text = title.reading.text
            // ＯＫ among Japanese is no English; alert-button-ok has it.
            guard text.language == "en", title.language.primarySubtag == "en" || !title.reading.isNearOK else {
                return .notMeant
            }
            let check = text.titleStyle()
            guard !check.isFollowed else { return .pass }
            let wrong = check.corrections.filter { $0.isCertain || $0.isSmallWord }
            guard let first = wrong.first else { return ask(about: check, title) }
            let expected = text.replacing(wrong.map { ($0.range, $0.expected) }).trimmed
            return .fail(Self.wrong, ["title": title.shown, "expected": expected]) {
                $0.range = first.range
                $0.evidence = [JSON.Member("expected", .string(expected))]
                // A name of which half the words are mended reads worse than before.
                guard wrong.count == check.corrections.count,
                    let mended = title.mended(of: node, in: context, where: { $0.isCertain || $0.isSmallWord })
                else { return }
                $0.fix = Fix(
                    check.isCertain ? .safe : .suggested,
                    Message(Self.relabel, ["title": title.shown, "expected": mended.trimmed]),
                    title.replacing(with: mended, in: node))
            }
        }
    }

    private func ask(about check: CapitalsCheck, _ title: ButtonTitle) -> TitleVerdict {
        let expected = title.reading.text.replacing(check.corrections.map { ($0.range, $0.expected) }).trimmed
        let words = check.corrections.map(\.text).joined(separator: ", ")
        let arguments = ["title": title.shown, "words": words, "expected": expected]
        return .review(Self.unsure, arguments, settledBy: Self.settled) {
            $0.range = check.corrections.first?.range
            $0.confidence = 0.5
        }
    }

    private static func titles(_ titles: String...) -> String {
        ButtonExamples.alert(titles.map { ($0, "default") })
    }
}

extension CapitalsCheck.Correction {
    /// Whether a word of some length stands in small letters throughout, which needs a glossary entry to be a name.
    fileprivate var isSmallWord: Bool {
        text.count > 4 && text.unicodeScalars.allSatisfy { ("a"..."z").contains($0) }
            && expected.first?.isUppercase == true
    }
}
