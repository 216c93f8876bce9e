import TextLayout
import Testing
import UnicodeText

/// How texts are taken apart.
@Suite struct WordTests {
    struct Row: Sendable, CustomStringConvertible {
        let text: String
        let language: String
        let words: [String]

        init(_ text: String, in language: String, _ words: String) {
            self.text = text
            self.language = language
            self.words = words.split(separator: "|").map(String.init)
        }

        var description: String { text }
    }

    static let rows = [
        Row("Sign-in failed", in: "en", "Sign-in|failed"),
        Row("Don’t save %@’s file", in: "en", "Don’t|save|%@|file"),
        Row("Sync & Backup", in: "en", "Sync|Backup"),
        Row("Saved.Try again", in: "en", "Saved|Try|again"),
        Row("👨‍👩‍👧 Family", in: "en", "Family"),
        Row("QRコードをスキャン", in: "ja", "QR|コード|を|スキャン"),
        Row("写真を読み込めませんでした", in: "ja", "写真|を|読|み|込|めませんでした"),
        Row("파일을 삭제할까요?", in: "ko", "파일을|삭제할까요"),
        Row("'%@'을(를) 삭제", in: "ko", "'%@'을(를|삭제"),
    ]

    @Test(arguments: rows) func `words are what a reader sees as words`(_ row: Row) {
        #expect(AnalysedText(row.text, in: row.language).words.map(\.text) == row.words)
    }

    @Test func `ranges are UTF-16 offsets, whatever stands before`() {
        let text = AnalysedText("👨‍👩‍👧 Saved!!", in: "en")
        #expect(text.words.map(\.range) == [9..<14])
        #expect(text.mark?.range == 14..<16)
    }

    @Test(arguments: [
        ("저장을", "저장"), ("내용은", "내용"), ("제목까지", "제목"), ("제로", "제로"), ("사진에서는", "사진"), ("도", "도"), ("안내", "안내"),
    ])
    func `Korean words lose their particle`(_ word: String, _ stem: String) {
        #expect(AnalysedText(word, in: "ko").words.map(\.stem) == [stem])
    }

    @Test func `lines break between words, and Korean ones there only`() {
        #expect("Turn off".lineBreakOpportunities(language: "en").map(\.offset) == [5, 8])
        #expect("사진을 삭제".lineBreakOpportunities(language: "ko").map(\.offset) == [4, 6])
        #expect("one\ntwo".lineBreakOpportunities(language: "en").map(\.isStrong) == [true, false])
    }

    @Test func `Japanese lines start neither with marks nor with small kana`() {
        let text = "きゃっ。「あ」ー"
        let breaks = text.lineBreakOpportunities(language: "ja").map(\.offset)
        #expect(breaks == [3 + 1, 8])
    }

    @Test(arguments: [
        ("Delete photo", "ja", "en", true), ("削除します", "en", "ja", true), ("삭제", "en", "ko", true),
        ("iPhoneでHome Assistantを開く", "ja", "ja", false), ("Wi-Fi", "ja", "ja", false), ("%@", "ja", "ja", false),
        ("iCloud Drive", "ko", "ko", false), ("OK", "ja", "en", false), ("Löschen", "de", "de", false),
        ("Delete 写真", "en", "en", false),
    ])
    func `a text in another script than its tag's is read in its own language`(
        _ text: String, _ tag: String, _ language: String, _ isOther: Bool
    ) {
        let read = AnalysedText(text, in: tag)
        #expect(read.language == language)
        #expect(read.isInOtherLanguage == isOther)
    }
}
