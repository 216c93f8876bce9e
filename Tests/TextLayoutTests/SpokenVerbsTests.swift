import Testing

@testable import TextLayout

/// Verbs in texts, whatever their form.
@Suite struct SpokenVerbsTests {
    @Test(arguments: [
        ("Delete Photo", "en"), ("This deletes all photos", "en"), ("Removing the account", "en"), ("Wiped", "en"),
        ("The file was overwritten", "en"), ("Throw Away", "en"), ("Clear all events?", "en"), ("Emptying Trash", "en"),
        ("写真を削除しますか", "ja"), ("データを消去", "ja"), ("元のファイルを上書きします", "ja"), ("退会する", "ja"), ("Delete all", "ja"),
        ("사진을 지울까요?", "ko"), ("삭제", "ko"), ("파일을 덮어씁니다", "ko"), ("탈퇴하기", "ko"),
    ]) func `a text speaks of a loss`(_ text: String, _ language: String) {
        #expect(AnalysedText(text, in: language).spokenVerbs.destroys)
    }

    @Test(arguments: [
        ("Sign Out", "en"), ("Save Changes", "en"), ("Nuclear", "en"), ("Undelete", "en"), ("選択解除", "ja"),
        ("取り消し", "ja"),
        ("取り消す", "ja"), ("非表示", "ja"), ("취소", "ko"), ("선택 해제", "ko"), ("Open “Delete Me”", "en"), ("「削除」を開く", "ja"),
        ("로그아웃", "ko"), ("Supprimer", "fr"),
    ]) func `a text speaks of none`(_ text: String, _ language: String) {
        #expect(!AnalysedText(text, in: language).spokenVerbs.destroys)
    }

    @Test func `a verb and what says the same are of one group`() {
        let agree = { (label: String, text: String) in
            AnalysedText(label, in: "en").spokenVerbs.agree(with: AnalysedText(text, in: "en").spokenVerbs)
        }
        #expect(agree("Erase", "All items will be removed."))
        #expect(agree("Log In", "You have to sign in first."))
        #expect(agree("Sign Out", "Do you really want to log out?"))
        #expect(!agree("Sign Out", "Sign in first"))
    }

    @Test func `there is a bit for each group`() {
        #expect(VerbGroup.all.count <= UInt128.bitWidth)
        #expect(Set(VerbGroup.all.map(\.name)).count == VerbGroup.all.count)
        for name in VerbGroup.Name.allCases { #expect(VerbGroup.bit(of: name) != 0) }
    }

    @Test(arguments: [
        ("delete", ["delete", "deletes", "deleted", "deleting"]),
        ("empty", ["empty", "empties", "emptied", "emptying"]),
        ("stop", ["stop", "stops", "stopped", "stopping"]),
        ("switch", ["switch", "switches", "switched", "switching"]),
        ("lose", ["lose", "loses", "lost", "losing"]), ("submit", ["submit", "submits", "submitted", "submitting"]),
        ("cancel", ["cancel", "cancels", "canceled", "canceling", "cancelled", "cancelling"]),
        ("sign out", ["sign out", "signs out", "signed out", "signing out"]),
        ("buy", ["buy", "buys", "bought", "buying"]),
        ("view", ["view", "views", "viewed", "viewing"]), ("agree", ["agree", "agrees", "agreed", "agreeing"]),
        ("undo", ["undo", "undoes", "undid", "undone", "undoing"]), ("open", ["open", "opens", "opened", "opening"]),
    ]) func `an English verb has its forms`(_ verb: String, _ forms: [String]) {
        #expect(Set(EnglishInflection.forms(of: verb)) == Set(forms))
    }
}
