extension ButtonLexicons {
    /// Labels of buttons that close an alert and promise nothing else.
    public static let dismissing = Lexicon(
        version: 1,
        [
            "en": [
                "OK", "Okay", "O.K.", "Close", "Dismiss", "Done", "Got It", "Got It!", "I Understand", "Understood",
                "I See",
                "Not Now", "Later", "Maybe Later", "Remind Me Later", "No", "No Thanks", "No, Thanks", "Never Mind",
                "Skip",
                "Ignore", "Back", "Go Back", "Don’t Allow", "Great", "Great!", "Cool", "Thanks", "Yes", "Fine",
                "Cancel",
            ],
            "ja": [
                "OK", "ＯＫ", "閉じる", "とじる", "完了", "了解", "わかりました", "分かりました", "確認", "後で", "あとで", "今はしない",
                "今はやめる", "いいえ", "はい", "スキップ", "無視", "無視する", "戻る", "許可しない", "キャンセル", "やめる", "また今度", "いまはしない",
                "確認しました",
            ],
            "ko": [
                "확인", "OK", "닫기", "완료", "알겠습니다", "알겠어요", "나중에", "나중에 하기", "다음에", "아니요", "아니오", "네", "예", "건너뛰기",
                "무시", "무시하기", "뒤로", "돌아가기", "허용 안 함", "취소", "괜찮습니다", "지금 안 함", "그만두기",
            ],
        ])

    /// How labels begin or end that leave things as they are.
    public static let goingBack = PhraseLexicon(
        version: 1,
        en: """
            ^ keep/continue/stay/resume/back
            ^ do not
            ^ go back
            ^ not now/yet
            """,
        ja: """
            続け
            続行
            維持
            そのまま
            しない>
            戻る
            """,
        ko: """
            유지
            계속
            그대로
            안 함
            하지 않
            돌아가
            """)
}
