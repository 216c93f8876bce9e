/// The words on buttons that leave a view.
public enum ExitLexicons {
    /// What people write where Cancel belongs: on a button that leaves everything as it is.
    public static let nearCancel = Lexicon(
        version: 1,
        [
            "en": [
                "Dismiss", "Close", "No", "Nope", "No Thanks", "No, Thanks", "No Thank You", "Back", "Go Back",
                "Never Mind",
                "Nevermind", "Not Now", "Not Yet", "Later", "Maybe Later", "Ask Me Later", "Remind Me Later", "Abort",
                "Don’t", "Don't", "Skip", "Exit", "Quit", "Stop", "Undo", "Decline", "Leave", "Cancel It", "Forget It",
            ],
            "ja": [
                "やめる", "取り消す", "取り消し", "取消", "取消し", "中止", "中止する", "戻る", "閉じる", "いいえ", "キャンセルする",
                "あとで", "後で", "今はしない", "しない", "また今度", "不要", "拒否", "終了", "スキップ",
            ],
            "ko": [
                "닫기", "뒤로", "뒤로 가기", "돌아가기", "돌아가", "아니요", "아니오", "아뇨", "그만두기", "그만", "취소하기", "취소함", "나중에",
                "나중에 하기", "다음에", "지금 안 함", "안 함", "중지", "중단", "종료", "거부", "건너뛰기",
            ],
        ])

    /// The label of the button that completes a task.
    public static let done = Lexicon(version: 1, ["en": ["Done"], "ja": ["完了"], "ko": ["완료"]])

    /// The label of the button that leaves what is only looked at.
    public static let close = Lexicon(version: 1, ["en": ["Close"], "ja": ["閉じる"], "ko": ["닫기"]])

    /// The labels of buttons that keep what was entered.
    public static let save = Lexicon(
        version: 1,
        [
            "en": ["Save", "Save Draft", "Save Changes", "Save & Close", "Save and Close"],
            "ja": ["保存", "保存する", "下書きを保存", "下書き保存", "変更を保存", "保存して閉じる"],
            "ko": ["저장", "저장하기", "초안 저장", "임시 저장", "변경 사항 저장", "저장하고 닫기"],
        ])
}
