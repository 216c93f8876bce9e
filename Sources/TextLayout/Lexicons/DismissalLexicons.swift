internal import UnicodeText

/// What a well-known label promises of the button that it stands on.
public enum DismissalWord: Hashable, Sendable {
    /// Leaves everything as it was.
    case cancel
    /// Finishes the task.
    case done
    /// Keeps what was entered.
    case save
    /// Leaves, and says nothing of what was entered.
    case close
    /// Gives up what was entered.
    case discard
    /// Goes back to the task.
    case keep
    /// Does what it names, and leaves.
    case act
}

/// The words by which people leave a view, or are asked whether to.
public enum DismissalLexicons {
    /// The label of the button that finishes a task.
    public static let done = Lexicon(version: 1, ["en": ["Done"], "ja": ["完了"], "ko": ["완료"]])

    /// The label of the button that leaves what was only looked at.
    public static let close = Lexicon(version: 1, ["en": ["Close"], "ja": ["閉じる"], "ko": ["닫기"]])

    /// The label of the button that leads on to the next step.
    public static let next = Lexicon(version: 1, ["en": ["Next"], "ja": ["次へ"], "ko": ["다음"]])

    /// The labels of buttons that keep what was entered.
    public static let save = Lexicon(
        version: 1,
        [
            "en": ["Save", "Save Draft", "Save as Draft", "Save Changes", "Save and Close", "Save & Close"],
            "ja": ["保存", "保存する", "下書きを保存", "下書き保存", "下書きとして保存", "変更を保存", "保存して閉じる"],
            "ko": ["저장", "저장하기", "초안 저장", "임시 저장", "변경 사항 저장", "변경사항 저장", "저장하고 닫기"],
        ])

    /// The labels of buttons that give up what was entered.
    public static let discard = Lexicon(
        version: 1,
        [
            "en": [
                "Discard", "Discard Changes", "Discard Draft", "Discard Edits", "Delete", "Delete Draft",
                "Delete Changes", "Don't Save", "Do Not Save",
            ],
            "ja": [
                "破棄", "破棄する", "変更を破棄", "変更内容を破棄", "編集内容を破棄", "下書きを破棄", "削除", "削除する",
                "下書きを削除", "保存しない",
            ],
            "ko": [
                "폐기", "버리기", "삭제", "변경 사항 폐기", "변경사항 폐기", "변경 사항 버리기", "변경사항 버리기",
                "초안 삭제", "초안 폐기", "임시 저장 삭제", "저장 안 함", "저장하지 않음",
            ],
        ])

    /// The labels of buttons that go back to the task.
    public static let keep = Lexicon(
        version: 1,
        [
            "en": [
                "Keep Editing", "Continue Editing", "Keep Writing", "Keep Working", "Resume Editing",
                "Return to Editing", "Back to Editing", "Continue", "Go Back",
            ],
            "ja": ["編集を続ける", "編集を続行", "編集に戻る", "入力を続ける", "作成を続ける", "続ける", "戻る"],
            "ko": [
                "계속 편집", "계속 편집하기", "편집 계속", "편집 계속하기", "편집으로 돌아가기", "계속 작성",
                "계속 작성하기", "계속", "계속하기", "돌아가기",
            ],
        ])

    /// The labels of other buttons that people know to end a task by.
    public static let act = Lexicon(
        version: 1,
        [
            "en": ["Send", "Add", "OK", "Create", "Apply", "Submit", "Finish", "Share", "Choose", "Select"],
            "ja": ["送信", "追加", "OK", "作成", "適用", "終了", "共有", "選択", "登録", "決定"],
            "ko": ["보내기", "전송", "추가", "확인", "만들기", "생성", "적용", "제출", "마침", "공유", "선택", "등록"],
        ])

    /// Verbs that make a label well known whatever they are about: “Add Contact”, “連絡先を追加”, “연락처 추가”.
    public static let openVerbs = Lexicon(
        version: 1,
        [
            "en": ["Save", "Send", "Add", "Close"], "ja": ["保存", "送信", "追加", "閉じる"],
            "ko": ["저장", "보내기", "추가", "닫기"],
        ])

    /// Words of a text that says what would be lost, or offers to keep it.
    public static let loss = Lexicon(
        version: 1,
        [
            "en": [
                "discard", "lose", "lost", "loss", "unsaved", "save", "saved", "saving", "draft", "drafts", "change",
                "changes", "edit", "edits", "delete", "deleted", "erase", "erased", "throw away", "progress",
            ],
            "ja": ["破棄", "失われ", "失い", "保存", "下書き", "変更", "編集", "削除", "消去", "消え", "入力"],
            "ko": ["폐기", "버리", "버려", "잃", "손실", "사라", "저장", "초안", "변경", "편집", "삭제", "지워", "작성"],
        ])

    /// Those of them that do not say what is given up.
    public static let bareDiscard = Lexicon(
        version: 1,
        [
            "en": ["Discard", "Delete", "Don't Save", "Do Not Save"],
            "ja": ["破棄", "破棄する", "削除", "削除する", "保存しない"],
            "ko": ["폐기", "버리기", "삭제", "저장 안 함", "저장하지 않음"],
        ])

    /// Questions that say nothing of what they ask about.
    public static let emptyQuestions = Lexicon(
        version: 1,
        [
            "en": [
                "Sure", "Are you sure", "Really", "Confirm", "Please confirm", "Warning", "Attention", "Continue",
                "Do you want to continue", "Are you sure you want to continue", "Are you sure you want to do this",
            ],
            "ja": ["よろしいですか", "本当によろしいですか", "本当ですか", "確認", "警告", "注意", "続けますか", "続行しますか"],
            "ko": ["확인", "경고", "주의", "정말요", "정말입니까", "정말인가요", "계속하시겠습니까", "계속할까요", "괜찮습니까"],
        ])

    /// What a label promises, where it is one of the well-known ones of its language or of English; letters' case,
    /// width and outer punctuation aside.
    public static func word(of text: String, in language: String) -> DismissalWord? {
        let folded = folded(text)
        return words[language.primarySubtag]?[folded] ?? words["en"]?[folded]
    }

    /// Whether people know the label from elsewhere as one to leave by.
    public static func isFamiliar(_ text: String, in language: String) -> Bool {
        if let word = word(of: text, in: language) { return word != .keep }
        let folded = folded(text)
        let isEnglish = language.primarySubtag == "en"
        return openVerbs.words(in: "en").contains { folded.hasPrefix($0.lowercased() + " ") }
            || !isEnglish && openVerbs.words(in: language).contains { folded.hasSuffix($0) }
    }

    /// Whether a text speaks of what would be lost, or of keeping it.
    public static func speaksOfLoss(_ text: String, in language: String) -> Bool {
        let folded = folded(text)
        let words = Set(folded.split { !$0.isLetter && $0 != "'" }.map(String.init))
        return loss.words(in: "en").contains { $0.contains(" ") ? folded.contains($0) : words.contains($0) }
            || language.primarySubtag != "en" && loss.words(in: language).contains { folded.contains($0) }
    }

    /// Whether a button's label says what is given up.
    public static func namesLoss(_ label: String, in language: String) -> Bool {
        let folded = folded(label)
        return speaksOfLoss(label, in: language)
            && !bareDiscard.wordsWithEnglish(in: language).contains { self.folded($0) == folded }
    }

    /// Whether a text is a mere “Are you sure?”.
    public static func isEmptyQuestion(_ text: String, in language: String) -> Bool {
        let folded = folded(text)
        return emptyQuestions.wordsWithEnglish(in: language).contains { self.folded($0) == folded }
    }

    private static let words: [String: [String: DismissalWord]] = {
        // Where a word stands in two lists, the earlier one holds.
        let lists: [(Lexicon, DismissalWord)] = [
            (ButtonLexicons.cancel, .cancel), (done, .done), (close, .close), (save, .save), (discard, .discard),
            (keep, .keep), (act, .act),
        ]
        var words: [String: [String: DismissalWord]] = [:]
        for language in ["en", "ja", "ko"] {
            let known = lists.flatMap { list, word in list.words(in: language).map { (folded($0), word) } }
            words[language] = Dictionary(known, uniquingKeysWith: { first, _ in first })
        }
        return words
    }()

    private static func folded(_ text: String) -> String {
        let folded = text.withoutOuterPunctuation.foldedForComparison
        guard folded.unicodeScalars.contains("’") else { return folded }
        return String(folded.map { $0 == "’" ? "'" : $0 })
    }
}
