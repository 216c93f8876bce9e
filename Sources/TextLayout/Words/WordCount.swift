internal import UnicodeText

extension AnalysedText {
    /// How many words a reader sees: of Latin texts those with a letter or a digit, of Korean ones what stands between
    /// spaces, of Japanese ones the runs that carry meaning. A long run of kanji counts as two.
    public var wordCount: Int {
        guard language == "ja" || language == "zh" else { return words.reduce(0) { $0 + Self.count($1) } }
        return words.reduce(0) { sum, word in
            switch word.script {
            case _ where word.mask != nil: sum + Self.count(word)
            case .han: sum + (word.text.count > 3 ? 2 : 1)
            case .hiragana: sum
            default: sum + 1
            }
        }
    }

    /// A name of several words is several words.
    private static func count(_ word: Word) -> Int {
        guard word.mask == .term || word.mask == .quotation else { return 1 }
        return max(1, word.text.split { $0.isWhitespace }.count)
    }

    /// Whether the one word of a Japanese or Korean text is made of two: ネットワークエラー, 네트워크오류.
    public var isCompound: Bool {
        guard let heads = Self.heads[language], words.count == 1, let word = words.first, word.mask == nil else {
            return false
        }
        return heads.contains { word.text.hasSuffix($0) && word.text.count > $0.count + 1 }
    }

    /// Nouns that stand at the end of others.
    private static let heads: [String: [String]] = [
        "ja": [
            "エラー", "サーバ", "サーバー", "アクセス", "アカウント", "アップデート", "アップロード", "インストール", "キャンセル", "クリア", "サービス", "サインイン", "セット",
            "ダウンロード", "チェック", "データ", "バックアップ", "パスワード", "ファイル", "メッセージ", "モード", "リクエスト", "リスト", "リセット", "ロック",
        ],
        "ko": [
            "오류", "에러", "실패", "완료", "성공", "불가", "필요", "없음", "부족", "경고", "종료", "중단", "초과", "만료", "확인", "삭제", "취소", "변경",
            "설정",
            "업데이트", "다운로드", "업로드", "로그인", "로그아웃",
        ],
    ]

    /// Whether the last sentence ends with a predicate, as one Japanese or Korean word can.
    public var endsWithPredicate: Bool {
        guard let last = sentences.last else { return false }
        return !last.readings.contains(.fragment)
    }
}
