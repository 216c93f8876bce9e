import Testing

@testable import TextLayout

/// How phrases are written in lexicons, and where they are found.
@Suite struct PhraseLexiconTests {
    private static let lexicon = PhraseLexicon(
        version: 1,
        en: """
            you have? forgotten/forgot
            entered … wrong
            ^ hide
            can not be undone
            """,
        ja: """
            (誤って/間違って)削除
            いつでも…戻
            <バカ>
            しろ$
            """,
        ko: """
            잘못 (입력/선택)하셨
            언제든…되돌
            <이런,
            """)

    @Test(arguments: [
        ("You forgot the name.", "You forgot"),
        ("You’ve forgotten the name.", "You’ve forgotten"),
        ("The code entered there is wrong.", "entered there is wrong"),
        ("Hide the widget?", "Hide"),
        ("This can’t be undone.", "can’t be undone"),
        ("This cannot be undone.", "cannot be undone"),
    ])
    func `English phrases are words of one sentence`(_ text: String, _ expected: String) {
        #expect(found(text, "en") == [expected])
    }

    @Test(arguments: [
        "The code entered is fine. Something else is wrong.", "You never forgot", "Nothing to hide",
        "“You forgot” was played",
        "The words entered are by now rather far away from being wrong",
    ])
    func `a gap has an end, and neither sentences nor quotations are crossed`(_ text: String) {
        #expect(found(text, "en") == [])
    }

    @Test(arguments: [
        ("誤って削除しました。", "ja", ["誤って削除"]), ("間違って削除", "ja", ["間違って削除"]), ("いつでも元に戻せます。", "ja", ["いつでも元に戻"]),
        ("バカな操作", "ja", ["バカ"]), ("バカンスの予定", "ja", []), ("確認しろ!", "ja", ["しろ"]), ("おもしろい写真", "ja", []),
        ("잘못 입력하셨습니다.", "ko", ["잘못 입력하셨"]), ("언제든 다시 되돌릴 수 있습니다.", "ko", ["언제든 다시 되돌"]),
        ("그런데 이런, 없습니다.", "ko", ["이런,"]),
        ("그이런, 없습니다.", "ko", []),
    ])
    func `Japanese and Korean phrases are pieces with edges`(_ text: String, _ language: String, _ expected: [String]) {
        #expect(found(text, language) == expected)
    }

    @Test func `a language without phrases has none`() {
        #expect(found("Vous avez oublié", "fr") == [])
    }

    private func found(_ text: String, _ language: String) -> [String] {
        let text = AnalysedText(text, in: language)
        return Self.lexicon.ranges(in: text).map { text.text(of: $0) }
    }
}
