/// The words by which a label is told to be a command.
public enum CommandLexicons {
    /// Nouns and the like that everybody takes for a command.
    public static let accepted = Lexicon(
        version: 1,
        [
            "en": [
                "Settings", "Help", "Done", "Next", "Back", "Previous", "More", "More…", "Undo", "Redo", "Forward",
                "On", "Off",
                "Skip", "Preferences",
            ],
            "ja": [
                "設定", "ヘルプ", "完了", "次へ", "前へ", "戻る", "その他", "オン", "オフ", "次", "設定へ",
            ],
            "ko": ["설정", "도움말", "완료", "다음", "이전", "뒤로", "더 보기", "켬", "끔", "계속", "확인", "취소"],
        ])

    /// Nouns that are written in place of a verb of two words, and that verb.
    static let verbOfNoun: [String: String] = [
        "login": "Log In", "logon": "Log On", "logout": "Log Out", "logoff": "Log Off", "signin": "Sign In",
        "signup": "Sign Up", "signout": "Sign Out", "setup": "Set Up", "backup": "Back Up", "checkout": "Check Out",
        "checkin": "Check In", "cleanup": "Clean Up", "shutdown": "Shut Down", "opt-in": "Opt In", "opt-out": "Opt Out",
        "sign-in": "Sign In", "sign-up": "Sign Up", "log-in": "Log In", "log-out": "Log Out", "sign-out": "Sign Out",
        "rollback": "Roll Back", "pickup": "Pick Up", "lookup": "Look Up", "turnoff": "Turn Off", "startup": "Start Up",
    ]

    /// Labels that say that something goes on, but not what.
    public static let vague = Lexicon(
        version: 1,
        [
            "en": [
                "Continue", "Proceed", "Confirm", "Submit", "Go Ahead", "Go", "Do It", "Continue Anyway",
                "Proceed Anyway",
                "Execute", "Process", "Perform", "I’m Sure", "I'm Sure", "Sure",
                "Confirm Action", "Let’s Go", "Let's Go",
            ],
            "ja": [
                "続ける", "続行", "続行する", "実行", "実行する", "進む", "次へ進む", "決定", "決定する", "確定", "確定する", "確認", "確認する",
                "処理", "処理する", "このまま進む",
            ],
            "ko": ["계속", "계속하기", "진행", "진행하기", "계속 진행", "실행", "실행하기", "제출", "제출하기", "결정", "확정", "처리"],
        ])

    /// Labels that fit any text, so that nobody expects them to repeat its verb.
    public static let general = Lexicon(
        version: 1,
        [
            "en": [
                "Continue", "Proceed", "Confirm", "Submit", "Go Ahead", "Continue Anyway", "Proceed Anyway",
                "Try Again", "Retry",
                "Done", "Next", "Back", "Close", "Dismiss", "Learn More", "More Info", "Settings", "Open Settings",
                "Go to Settings",
                "Help", "Get Help", "Details", "View Details", "Show Details", "Skip", "Not Now", "Later",
                "Maybe Later",
                "Remind Me Later", "Get Started", "Contact Support", "Get Support", "Finish", "Apply", "Accept",
                "Agree", "Allow",
                "Don’t Allow", "Don't Allow", "Ignore", "Copy", "Share", "Reload", "Refresh", "Restart", "Exit", "Quit",
                "Exit Now", "Start", "Go", "Undo", "Save", "Don’t Save", "Don't Save", "Discard", "Report",
                "Send Report",
            ],
            "ja": [
                "続ける", "続行", "続行する", "実行", "再試行", "やり直す", "もう一度試す", "完了", "次へ", "戻る", "閉じる", "詳しく見る", "詳細",
                "設定", "設定を開く", "ヘルプ", "スキップ", "今はしない", "あとで", "後で", "開始", "始める", "適用", "同意", "同意する", "許可", "許可しない",
                "無視", "コピー", "共有", "再読み込み", "再起動", "終了", "保存", "保存しない", "破棄", "報告", "確認", "決定", "送信",
            ],
            "ko": [
                "계속", "계속하기", "진행", "다시 시도", "재시도", "완료", "다음", "뒤로", "닫기", "더 알아보기", "자세히", "자세히 보기", "설정",
                "설정 열기", "설정으로 이동", "도움말", "건너뛰기", "나중에", "지금 안 함", "시작", "시작하기", "적용", "동의", "허용", "허용 안 함", "무시",
                "복사", "공유", "새로 고침", "다시 시작", "종료", "저장", "저장 안 함", "폐기", "신고", "제출", "보내기",
            ],
        ])

    /// Adverbs and negations that stand before the verb of a label.
    static let beforeVerb: Set<String> = [
        "don't", "do", "not", "always", "never", "just", "also", "please", "permanently", "now", "let's", "temporarily",
        "automatically", "manually", "quickly", "securely", "only", "still", "really", "safely", "force", "auto", "i",
    ]

    /// Verbs of labels beyond the general list.
    static let moreVerbs: Set<String> = [
        "unsend", "unarchive", "unstar", "unlike", "unfriend", "untag", "reclaim", "recompile", "reindex", "resync",
        "rescan", "retweet", "tweet", "ping", "stash", "fork", "commit", "rebase", "squash", "deploy", "airdrop",
        "facetime", "skype", "google", "unmount", "redownload", "reauthenticate", "reauthorize", "unmark", "favorite",
        "favourite", "unfavorite", "unbookmark", "whitelist", "blacklist", "allowlist", "blocklist", "sideload",
        "jailbreak", "screencast", "livestream", "screenshot", "timestamp", "geotag", "preview", "autofill",
        "autoplay", "fast-forward", "hotspot", "unsave", "unshare", "unenroll", "enroll", "sync", "synchronise",
        "bypass", "override", "donate", "gift", "tip", "subscribe", "rsvp", "chat", "text", "dm", "quote", "reply",
    ]

    /// Endings by which a word is a verb, and the words with such an ending that are none.
    static let verbEndings = ["ize", "ise", "ify", "ate", "yse", "yze"]
    static let noVerbs: Set<String> = [
        "private", "template", "certificate", "climate", "chocolate", "corporate", "ultimate", "immediate", "accurate",
        "late", "plate", "size", "noise", "prize", "rise", "appropriate", "separate", "candidate", "intermediate",
        "alternate", "moderate", "exercise", "enterprise", "franchise", "otherwise", "premise", "expertise", "wise",
    ]
}
