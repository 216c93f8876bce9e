/// The words by which titles and buttons of modal tasks are told apart.
public enum TaskLexicons {
    /// Titles that name a container, or nothing at all, where the task should stand.
    public static let generic = Lexicon(
        version: 1,
        [
            "en": [
                "Modal", "Modal View", "Sheet", "Popup", "Popover", "Dialog", "Overlay", "Screen", "View", "Window",
                "Page", "Title", "Untitled", "New Screen", "Error", "Placeholder",
            ],
            "ja": [
                "モーダル", "モーダルビュー", "シート", "ポップアップ", "ダイアログ", "画面", "ビュー", "ウインドウ", "ウィンドウ", "ページ",
                "タイトル", "無題", "名称未設定", "タイトルなし", "エラー",
            ],
            "ko": [
                "모달", "모달 뷰", "시트", "팝업", "다이얼로그", "대화상자", "화면", "뷰", "창", "윈도우", "페이지", "타이틀",
                "제목", "제목 없음", "무제", "오류", "에러",
            ],
        ])

    /// Titles that name a place in a menu: they can be the task, and can hide it.
    public static let menu = Lexicon(
        version: 1,
        [
            "en": [
                "Settings", "Options", "Menu", "More", "Preferences", "Details", "Detail", "Info", "Information",
                "Tools", "Actions",
            ],
            "ja": ["設定", "オプション", "メニュー", "その他", "もっと見る", "環境設定", "詳細", "情報", "ツール", "アクション"],
            "ko": ["설정", "옵션", "메뉴", "기타", "더 보기", "환경설정", "세부사항", "상세", "상세 정보", "정보", "도구", "동작"],
        ])

    /// Titles of what helps people to find their way.
    public static let help = Lexicon(
        version: 1,
        [
            "en": ["help", "faq", "guide", "how to", "support"],
            "ja": ["ヘルプ", "使い方", "ガイド", "よくある質問", "サポート"],
            "ko": ["도움말", "사용법", "사용 방법", "가이드", "자주 묻는 질문", "지원"],
        ])

    /// What stands on buttons that keep something for later.
    public static let draft = Lexicon(
        version: 1,
        [
            "en": ["draft", "for later"], "ja": ["下書き", "一時保存", "あとで", "後で"],
            "ko": ["초안", "임시 저장", "임시저장", "나중에"],
        ])

    /// What speaks of sharing.
    public static let sharing = Lexicon(
        version: 1,
        [
            "en": ["share", "sharing", "send to"], "ja": ["共有", "シェア"], "ko": ["공유"],
        ])

    /// What stands in share sheets as a target.
    public static let shareTargets = Lexicon(
        version: 1,
        [
            "en": [
                "Mail", "Email", "Messages", "Message", "SMS", "AirDrop", "Copy", "Copy Link", "Print", "Save Image",
                "Save to Files", "Notes", "Reminders", "Facebook", "Messenger", "Instagram", "Twitter", "X", "WhatsApp",
                "Telegram", "LINE", "KakaoTalk", "More",
            ],
            "ja": ["メール", "メッセージ", "コピー", "リンクをコピー", "プリント", "画像を保存", "“ファイル”に保存", "メモ", "リマインダー", "その他"],
            "ko": [
                "메일", "이메일", "메시지", "복사", "복사하기", "링크 복사", "프린트", "이미지 저장", "파일에 저장", "메모", "미리 알림", "카카오톡", "더 보기",
            ],
        ])
}
