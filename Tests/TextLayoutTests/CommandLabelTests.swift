import TextLayout
import Testing

/// Labels of buttons: what is a verb, what stands for one, and what a question asks about.
@Suite struct CommandLabelTests {
    struct Row: Sendable, CustomStringConvertible {
        let kind: CommandLabel
        let language: String
        let labels: [String]

        init(_ kind: CommandLabel, _ language: String, _ labels: String...) {
            (self.kind, self.language, self.labels) = (kind, language, labels)
        }

        var description: String { "\(language): \(kind)" }
    }

    static let rows = [
        Row(
            .command, "en", "Delete", "Reply", "Don’t Save", "Always Allow", "Log In", "Sign in with Apple",
            "Re-download",
            "Reclaim", "Yes, Delete", "Delete %@", "Do Not Send", "Learn More", "I Agree", "Customize", "Unsend"),
        Row(.accepted, "en", "Settings", "Done", "Next", "Help"),
        Row(.nounForVerb("Log In"), "en", "Login"),
        Row(.nounForVerb("Back Up"), "en", "Backup"),
        Row(.other, "en", "Yes", "More Information", "Details", "Maybe Later", "Camera", "Private", "Apple Watch"),
        Row(.unreadable, "en", "%@", "{name}"),
        Row(.unreadable, "fr", "Supprimer"),
        Row(
            .command, "ja", "削除", "写真を削除", "保存しない", "設定を開く", "今すぐ購入", "ダウンロード", "リンクをコピー", "Safariで開く", "許可する（推奨）",
            "もう一度試す", "%@を削除", "ブロック解除"),
        Row(.accepted, "ja", "設定", "完了", "次へ"),
        Row(.other, "ja", "はい", "詳細", "後で", "カメラ", "フォトライブラリ"),
        Row(.command, "ko", "삭제", "사진 삭제", "지우기", "삭제하기", "허용 안 함", "저장하지 않음", "다시 시도", "더 알아보기", "설정으로 이동"),
        Row(.accepted, "ko", "설정", "완료", "확인"),
        Row(.other, "ko", "예", "나중에", "카메라", "자세히"),
        Row(.command, "ja", "Delete All"),
    ]

    @Test(arguments: rows) func `a label is told to be a command by its language`(_ row: Row) {
        for label in row.labels {
            #expect(AnalysedText(label, in: row.language).commandLabel == row.kind, "\(label)")
        }
    }

    @Test(arguments: [
        ("Do you want to delete this note?", "en", "Delete"), ("Delete note?", "en", "Delete"),
        ("Are you sure you want to sign out?", "en", "Sign Out"),
        ("Would you like to turn off sync?", "en", "Turn Off"),
        ("メモを削除しますか？", "ja", "削除"), ("本当にリセットしてもよろしいですか?", "ja", "リセット"),
        ("메모를 삭제하시겠습니까?", "ko", "삭제"), ("지금 업데이트할까요?", "ko", "업데이트"),
    ]) func `a question shows the verb that it asks about`(_ question: String, _ language: String, _ verb: String) {
        #expect(AskedVerb.label(for: question, language: language) == verb)
    }

    @Test(arguments: [
        ("Your changes were lost", "en"), ("Network error", "en"), ("問題が発生しました", "ja"), ("오류가 발생했습니다", "ko"),
        ("Supprimer la note ?", "fr"),
    ]) func `a text that asks about no verb shows none`(_ text: String, _ language: String) {
        #expect(AskedVerb.label(for: text, language: language) == nil)
    }
}
