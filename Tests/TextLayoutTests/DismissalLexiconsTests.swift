import Testing
import TextLayout

@Suite struct DismissalLexiconsTests {
    @Test(arguments: [
        ("Cancel", "en", DismissalWord.cancel), ("DONE", "en", .done), ("Save Draft", "en", .save),
        ("Don’t Save", "en", .discard), ("Keep Editing", "en", .keep), ("Send", "en", .act),
        ("ｷｬﾝｾﾙ", "ja", .cancel), ("完了", "ja-JP", .done), ("閉じる", "ja", .close), ("編集を続ける", "ja", .keep),
        ("취소", "ko", .cancel), ("초안 저장", "ko", .save), ("닫기", "ko", .close), ("Done", "ko", .done),
    ]) func `a well-known label is known whatever its case, width or apostrophe`(
        _ label: String, _ language: String, _ word: DismissalWord
    ) {
        #expect(DismissalLexicons.word(of: label, in: language) == word)
    }

    @Test(arguments: [("終了する", "ja"), ("Bye", "en"), ("완료", "ja"), ("Cancel Subscription", "en"), ("", "en")])
    func `any other label promises nothing`(_ label: String, _ language: String) {
        #expect(DismissalLexicons.word(of: label, in: language) == nil)
    }

    @Test func `a verb that people know makes its object's label familiar`() {
        #expect(DismissalLexicons.isFamiliar("Add Contact", in: "en"))
        #expect(DismissalLexicons.isFamiliar("連絡先を追加", in: "ja"))
        #expect(DismissalLexicons.isFamiliar("연락처 추가", in: "ko"))
        #expect(!DismissalLexicons.isFamiliar("Address Book", in: "en"))
        #expect(!DismissalLexicons.isFamiliar("Keep Editing", in: "en"))
    }

    @Test func `a text that says what would be lost is told from one that only asks`() {
        #expect(DismissalLexicons.speaksOfLoss("Your changes will be lost.", in: "en"))
        #expect(DismissalLexicons.speaksOfLoss("変更を破棄しますか?", in: "ja"))
        #expect(DismissalLexicons.speaksOfLoss("저장하지 않고 나가시겠습니까?", in: "ko"))
        #expect(!DismissalLexicons.speaksOfLoss("Exchange rate?", in: "en"))
        #expect(DismissalLexicons.isEmptyQuestion("Are you sure?", in: "en"))
        #expect(DismissalLexicons.isEmptyQuestion("よろしいですか？", in: "ja"))
        #expect(!DismissalLexicons.isEmptyQuestion("Leave this page?", in: "en"))
        #expect(DismissalLexicons.namesLoss("Delete Draft", in: "en"))
        #expect(!DismissalLexicons.namesLoss("Discard", in: "en"))
    }
}
