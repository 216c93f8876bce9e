import Testing

@testable import TextLayout

/// Which language a text is in, how it speaks, and what a label says.
@Suite struct LanguageTests {
    @Test(arguments: [
        ("Delete Message?", "ja", LanguageMismatch.certain), ("Delete", "ko", .certain), ("Wi-Fi", "ja", .none),
        ("100 %", "ja", .none), ("%@", "ko", .none), ("iPhone 15 Pro", "ja", .none), ("Fernwood", "ja", .possible),
        ("DELETE NOW", "ja", .certain), ("QEMU UEFI", "ja", .none), ("NVMe", "ko", .none),
        ("USB Mass Storage", "ja", .possible), ("Enable iCloud Sync", "ja", .certain),
        ("iPhone Not Reachable", "ko", .certain),
        ("⌘＋⌥（Command＋Option）", "ja", .none), ("Sync Conflict", "ja", .certain), ("SEARCH", "ja", .possible),
        ("Settings", "ja", .certain),
        ("削除", "ja", .none), ("削除", "ko", .possible),
        ("通知設定", "ko", .certain), ("삭제", "ja", .certain), ("メッセージ", "ko", .certain),
        ("한국어", "en", .none), ("한국어로 보기", "en", .certain), ("東京", "en", .none), ("name@example.com", "ja", .none),
        ("Löschen", "de", .none), ("私の", "zh", .possible),
    ])
    func `a text in another language is told by its letters`(
        _ text: String, _ tag: String, _ mismatch: LanguageMismatch
    ) {
        #expect(AnalysedText(text, in: tag).languageMismatch == mismatch)
    }

    @Test(arguments: [
        ("保存できませんでした。", "ja", SpeechLevel?.some(.formal)), ("保存できませんでしたよ", "ja", .formal), ("削除しますか？", "ja", .formal),
        ("接続が必要である", "ja", .plain), ("取り消せない。", "ja", .plain), ("取り消せない", "ja", nil), ("保存する", "ja", nil),
        ("保存する。", "ja", .plain), ("通信エラー", "ja", nil), ("ありがとうございます", "ja", nil), ("%@です", "ja", .formal),
        ("%@", "ja", nil), ("저장했습니다.", "ko", .formal), ("저장할까요?", "ko", .friendly), ("다시 시도하세요.", "ko", nil),
        ("다시 시도하십시오.", "ko", .formal), ("저장했다.", "ko", .plain), ("저장했어.", "ko", .plain), ("필요", "ko", nil),
        ("연결할 수 없음", "ko", nil), ("감사합니다", "ko", nil), ("Saved.", "en", nil),
    ])
    func `sentences speak at a level`(_ text: String, _ language: String, _ level: SpeechLevel?) throws {
        let analysis = AnalysedText(text, in: language)
        let sentence = try #require(analysis.sentences.first)
        #expect(analysis.speechLevel(of: sentence) == level)
    }

    @Test func `labels that say the same have one sense`() {
        let meaning = { LabelSynonyms.meaning(of: $0, in: $1) }
        #expect(meaning("Delete", "en") == meaning("ERASE…", "en-GB"))
        #expect(meaning("Delete", "en")?.matter == meaning("Remove", "en")?.matter)
        #expect(meaning("Delete", "en")?.sense != meaning("Remove", "en")?.sense)
        #expect(meaning("Delete Photo", "en") == nil)
        #expect(meaning("ログイン", "ja") == meaning("ｻｲﾝｲﾝ", "ja"))
    }
}
