import TextLayout
import Testing

/// The mark at the end, and where sentences end.
@Suite struct EndMarkTests {
    @Test(arguments: [
        ("Delete this album?", "?"), ("合格しました。🎉", "。"), ("Saved! 👨‍👩‍👧", "!"), ("Done. 👍🏽", "."), ("Hello! 🇯🇵", "!"),
        ("Step one. 1️⃣", "."),
        ("He said “stop.”", "."), ("(Really?)", "?"), ("保存できません」。", "。"), ("What?!", "?!"), ("Delete “%@”?.", "?."),
        ("Saved。。", "。。"), ("Loading…", "…"), ("Loading...", "..."), ("Thanks! (^_^)", "!"), ("Done ★", ""),
        ("合格しました🎉", ""), ("Open Yahoo!", ""), ("Version 2.0", ""), ("See example.com", ""), ("Hello %@", ""),
        (#"Delete "%@""#, ""), ("Choose:", ":"), ("保存できませんでした．", "．"), ("Save to “Photos!”", "!"),
    ])
    func `the mark is found behind what closes and decorates`(_ text: String, _ mark: String) {
        #expect(AnalysedText(text, in: "en").mark?.text ?? "" == mark)
    }

    @Test func `the full stop of an abbreviation is known as such`() {
        #expect(AnalysedText("Acme Inc.", in: "en").mark?.isAbbreviation == true)
        #expect(AnalysedText("Ends at 9 a.m.", in: "en").mark?.isAbbreviation == true)
        #expect(AnalysedText("Nothing to save.", in: "en").mark?.isAbbreviation == false)
    }

    struct Row: Sendable, CustomStringConvertible {
        let text: String
        let language: String
        let sentences: [String]

        init(_ text: String, in language: String, _ sentences: String...) {
            (self.text, self.language, self.sentences) = (text, language, sentences)
        }

        var description: String { text }
    }

    static let rows = [
        Row("It failed. Try again.", in: "en", "It failed.", "Try again."),
        Row("It failed.Try again.", in: "en", "It failed.", "Try again."),
        Row("Version 2.0 is out. See example.com.", in: "en", "Version 2.0 is out.", "See example.com."),
        Row("Ask Dr. Smith, e.g. Anna. He knows.", in: "en", "Ask Dr. Smith, e.g. Anna.", "He knows."),
        Row("Are you sure\nyou want this?\nIt stays.", in: "en", "Are you sure\nyou want this?", "It stays."),
        Row("Wait… it works", in: "en", "Wait… it works"),
        Row("It stopped. iPhone is locked.", in: "en", "It stopped.", "iPhone is locked."),
        Row("1. Open it.\n2. Close it.", in: "en", "1. Open it.", "2. Close it."),
        Row("Done! 🎉 Great.", in: "en", "Done!", "🎉 Great."),
        Row("Done! 🎉", in: "en", "Done! 🎉"),
        Row("保存できません。もう一度お試しください。", in: "ja", "保存できません。", "もう一度お試しください。"),
        Row("保存できません.もう一度お試しください", in: "ja", "保存できません.", "もう一度お試しください"),
        Row("「終わった。」と言う", in: "ja", "「終わった。」と言う"),
        Row("저장했습니다. 계속할까요?", in: "ko", "저장했습니다.", "계속할까요?"),
        Row("キーを入力したら\n選択してください。", in: "ja", "キーを入力したら\n選択してください。"),
        Row("키를 입력하면\n선택하세요.", in: "ko", "키를 입력하면\n선택하세요."),
        Row("削除しました\n元に戻せません", in: "ja", "削除しました", "元に戻せません"),
        Row("It’s gone. there is no way back.", in: "en", "It’s gone.", "there is no way back."),
        Row("...", in: "en", "..."),
    ]

    @Test(arguments: rows) func `a text falls into its sentences`(_ row: Row) {
        let text = AnalysedText(row.text, in: row.language)
        #expect(text.sentences.map { text.text(of: $0.range) } == row.sentences)
    }

    @Test func `nothing that comes from outside ends the reading`() {
        var generator = SystemRandomNumberGenerator()
        let pieces = [
            "%", "@", "{", "}", "\\(", ")", "“", "”", "\"", "'", ".", "。", "?", "…", "\n", " ", "a", "Zz", "한", "か",
            "写", "\u{200D}", "🎉", "🇯",
            "1️⃣", "$", "www.", "a.b", "-", "’", "(", ":", "\u{FE0F}",
        ]
        for _ in 0..<300 {
            let text = (0..<Int.random(in: 0...14, using: &generator)).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }.joined()
            for language in ["en", "ja", "ko", "de"] {
                let read = AnalysedText(text, in: language)
                #expect(read.words.allSatisfy { $0.range.upperBound <= text.utf16.count })
                #expect(read.titleStyle().expected.utf16.count > -1 && read.sentenceStyle().expected.utf16.count > -1)
            }
        }
    }
}
