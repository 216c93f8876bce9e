import TextLayout
import Testing

@testable import RulesEngine

/// What people complained of in tools that judge punctuation and read texts mark by mark, each complaint by its number.
@Suite struct MarkComplaintTests {
    private static let marks: RuleID = "alert-message-punctuation"

    @Test(arguments: ["合格しました。🎉", "合格しました。👨‍👩‍👧", "合格しました。👍🏽 ", "保存しました。1️⃣", "送信しました。🇯🇵"])
    func `17 an emoji after the mark ends no sentence`(_ text: String) throws {
        #expect(try Asked.message(text, "ja").outcome(of: Self.marks) == .pass)
    }

    @Test func `an emoji alone takes the place of no mark where one is needed`() throws {
        #expect(try Asked.message("もう一度お試しください。保存できませんでした🎉", "ja").outcome(of: Self.marks) != .pass)
    }

    @Test(arguments: ["保存先：", "読み込み中…", "名前（任意）", "3件の写真", "合格しました。(^_^)", "合格しました。ヽ(´▽｀)ノ"])
    func `18 labels and fragments need no full stop, and faces are none of their business`(_ text: String) throws {
        #expect(try Asked.message(text, "ja").outcome(of: Self.marks)?.isFinding != true)
    }

    @Test func `20 which marks a language writes is a setting`() throws {
        let text = "保存できませんでした．もう一度，お試しください．"
        #expect(try Asked.message(text, "ja").outcome(of: Self.marks) == .fail)
        let western = #""rules": {"alert-message-punctuation": {"westernMarks": 1}}"#
        #expect(try Asked.message(text, "ja", profile: western).outcome(of: Self.marks) == .pass)
        let usual = "保存できませんでした。もう一度、お試しください。"
        #expect(try Asked.message(usual, "ja").outcome(of: Self.marks) == .pass)
    }

    @Test(arguments: ["", "👨‍👩‍👧", "🇰🇷👍🏽", "e\u{301}"])
    func `21 a finding points exactly at the mark, whatever stands before it`(_ start: String) throws {
        let text = start + "保存できませんでした．"
        let result = try #require(try Asked.message(text, "ja").results(of: Self.marks).first)
        #expect(result.outcome == .fail)
        #expect(result.marked(in: text) == "．")
        // The same place in characters, as a reader counts them.
        let range = try #require(result.observation.range)
        let index = String.Index(utf16Offset: range.lowerBound, in: text)
        #expect(text.distance(from: text.startIndex, to: index) == text.count - 1)
    }

    @Test func `22 a per cent sign beside a word is no placeholder`() {
        func placeholders(_ text: String) -> [String] {
            let read = AnalysedText(text, in: "en")
            return read.placeholders.map { read.text(of: $0) }
        }
        #expect(placeholders("100 % belegt") == [])
        #expect(placeholders("100% busy") == [])
        #expect(placeholders("100 % discount") == [])
        #expect(placeholders("A perdu %s %") == ["%s"])
        #expect(placeholders("%d%% of %@") == ["%d", "%%", "%@"])
    }

    @Test(arguments: [
        ("\"\"안녕하세요?", "ko"), ("저장하지 않았습니다..", "ko"), ("保存できませんでした。。", "ja"), ("It can’t be undone..", "en"),
    ])
    func `53 a mark that stands twice is found`(_ text: String, _ language: String) throws {
        #expect(try Asked.message(text, language).outcome(of: Self.marks) == .fail)
    }

    @Test func `three dots and a question with an exclamation are marks of their own`() throws {
        #expect(try Asked.message("Reading…", "en").outcome(of: Self.marks) != .fail)
        #expect(try Asked.message("This takes a while...", "en").outcome(of: Self.marks) != .fail)
    }
}
