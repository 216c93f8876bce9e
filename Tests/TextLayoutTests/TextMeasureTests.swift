import Testing

@testable import TextLayout

/// How wide texts are, and where their lines end.
@Suite struct TextMeasureTests {
    /// Titles and messages of alerts of iOS 18, in the usual text size.
    static let metrics = AlertMetrics(AlertMetrics.Key(.iOS18, .large, windowWidth: 390))

    static func title(_ text: String, _ language: String = "en") -> LineCount {
        TextMeasure(text, weight: .semibold, language: language).lines(metrics.titleSize, in: metrics.textWidth)
    }

    static func message(_ text: String, _ language: String = "en") -> LineCount {
        TextMeasure(text, weight: .regular, language: language).lines(metrics.messageSize, in: metrics.textWidth)
    }

    @Test func `a label is as wide as Interface Builder has it`() {
        for (text, width) in [("Label", 42.0), ("Folder", 48.5), ("None", 41), ("Product name", 107)] {
            let measured = TextMeasure(text, weight: .regular, language: "en").width(Estimate(17))
            #expect(abs(measured.usual - width) < 0.03 * width)
            #expect(measured.low < width && width < measured.high)
        }
    }

    @Test(arguments: [
        ("Delete this conversation?", "en"), ("写真を読み込めませんでし", "ja"), ("사진을 삭제하시겠습니까?", "ko"),
    ])
    func `a title within its budget takes one line`(_ text: String, _ language: String) {
        #expect(Self.title(text, language) == LineCount(few: 1, many: 1))
    }

    @Test(arguments: [
        ("Delete all of the photos in this album?", "en"), ("写真を読み込めませんでした。再試行", "ja"),
        ("선택한 사진과 비디오를 모두 삭제할까요?", "ko"),
    ])
    func `a title beyond its budget takes two`(_ text: String, _ language: String) {
        #expect(Self.title(text, language) == LineCount(few: 2, many: 2))
    }

    @Test func `budgets are those of the model`() {
        // Characters of a line of 238 points, those of a title at 17 and of a message at 13.
        #expect(Self.title(String(repeating: "あ", count: 14), "ja").few == 1)
        #expect(Self.title(String(repeating: "あ", count: 15), "ja").few == 2)
        #expect(Self.title(String(repeating: "가", count: 15), "ko").few == 1)
        #expect(Self.title(String(repeating: "가", count: 17), "ko").few == 2)
        #expect(Self.message(String(repeating: "あ", count: 16), "ja") == LineCount(few: 1, many: 1))
        #expect(Self.message(String(repeating: "あ", count: 20), "ja") == LineCount(few: 2, many: 2))
        #expect(Self.message("The photos will be removed soon") == LineCount(few: 1, many: 1))
        #expect(Self.message("The photos in this album stay in your library.") == LineCount(few: 2, many: 2))
    }

    @Test func `a line never begins with a small kana or a mark`() {
        let width = Estimate(100)
        // Ten characters fill the line; what may not begin the next takes one of them along.
        for mark in ["。", "、", "」", "ー", "ゃ", "ッ"] {
            let text = String(repeating: "あ", count: 19) + mark
            #expect(lines(text, "ja", width) == 2)
            let turned = String(repeating: "あ", count: 10) + mark + String(repeating: "あ", count: 9)
            // 9, then 10, then the last.
            #expect(lines(turned, "ja", width) == 3)
        }
        #expect(lines(String(repeating: "あ", count: 9) + "「" + String(repeating: "あ", count: 10), "ja", width) == 3)
    }

    @Test func `Korean lines end between words, and within a word that no line can hold`() {
        // 가나다라마 is at least 42 points at 10: two of them and a space are more than a line holds.
        #expect(lines("가나다라마 가나다라마 가나다라마", "ko", Estimate(91)) == 3)
        #expect(lines(String(repeating: "가", count: 20), "ko", Estimate(91)) == 2)
        // Syllables are no break opportunities in other languages either.
        #expect(lines("가나다라마 가나다라마 가나다라마", "en", Estimate(91)) == 3)
    }

    @Test func `a long address is broken where the line ends`() {
        let measure = TextMeasure(
            "See https" + String(repeating: "x", count: 100), weight: .regular, language: "en")
        let lines = measure.lines(Estimate(10), in: Estimate(100))
        #expect(lines.few >= 5 && lines.few <= lines.many ?? 0)
    }

    @Test func `what the author breaks is broken`() {
        #expect(Self.title("Delete\nthis photo?") == LineCount(few: 2, many: 2))
        #expect(Self.title("\nDelete\n\nthis photo?\n") == LineCount(few: 3, many: 3))
        #expect(TextMeasure("a\u{2028}b", weight: .regular, language: "en").isBrokenByHand)
        #expect(!TextMeasure("a b\n", weight: .regular, language: "en").isBrokenByHand)
        #expect(Self.title(" \n ") == .none)
    }

    @Test func `a picture of many scalars is one picture wide`() {
        func width(_ text: String) -> Double {
            TextMeasure(text, weight: .regular, language: "en").width(Estimate(1000)).usual
        }
        for picture in ["👨‍👩‍👧‍👦", "🇯🇵", "👍🏽", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🎉", "❤️‍🔥", "⌚️"] { #expect(width(picture) == 1250, "\(picture)") }
        #expect(abs(width("1️⃣") - 1250) < 20)
        #expect(abs(width("❤️") - 1250) < 20)
        #expect(width("🇯🇵🇰🇷") == 2500)
        #expect(width("e\u{301}") == width("e"))
    }

    @Test func `half is half of full, and kana are square`() {
        func width(_ text: String) -> Double {
            TextMeasure(text, weight: .semibold, language: "ja").width(Estimate(10)).usual
        }
        #expect(width("キャンセル") == 50)
        #expect(width("ｷｬﾝｾﾙ") == 25)
        #expect(width("Ａ字") == 20)
        #expect(abs(width("글자") - 18.4) < 0.001)
    }

    @Test func `a script that no table has is known less well`() {
        let thai = TextMeasure("ลบรูปภาพ", weight: .regular, language: "th").width(Estimate(17))
        let latin = TextMeasure("Delete it", weight: .regular, language: "en").width(Estimate(17))
        #expect(thai.high / thai.low > 2 * latin.high / latin.low)
    }

    @Test func `tracking follows the size`() {
        #expect(Tracking.thousandths(12) == 0)
        #expect(Tracking.thousandths(13) == -6)
        #expect(Tracking.thousandths(17) == -26)
        #expect(Tracking.thousandths(28) == 14)
        #expect(Tracking.thousandths(53) == 6)
        #expect(Tracking.thousandths(300) == 6)
        #expect(Tracking.thousandths(1) == 41)
    }

    @Test func `the table holds what its blocks say`() {
        let count = InterAdvances.blocks.reduce(0) { $0 + $1.count }
        #expect(InterAdvances.regular.count == count && InterAdvances.semibold.count == count)
        for letter in "AaÄäßЖжΩωıłőờ€…“”–™".unicodeScalars {
            #expect(Advances.advance(of: letter, .regular).isTracked, "\(letter)")
        }
    }

    @Test func `a text far longer than any alert is measured in a moment`() {
        let text = String(repeating: "The photos in this album stay. ", count: 3_000)
        let start = ContinuousClock.now
        #expect(Self.message(text).few > 1_000)
        #expect(ContinuousClock.now - start < .seconds(5))
        #expect(Self.message(String(repeating: "あ", count: 10_000), "ja").few == 527)
    }

    /// The lines at 10 points, as if the table were exact.
    private func lines(_ text: String, _ language: String, _ width: Estimate) -> Int {
        let scaled = Estimate(width.low * (1 - Advances.tolerance) + 0.001)
        return TextMeasure(text, weight: .regular, language: language).lines(Estimate(10), in: scaled).few
    }
}
