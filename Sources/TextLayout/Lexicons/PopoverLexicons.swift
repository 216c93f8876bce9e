/// The words by which people tell what a button of a popover does when it leaves.
public enum PopoverLexicons {
    /// What closes without saying what becomes of the work.
    public static let neutral = Lexicon(
        version: 1,
        [
            "en": ["Close", "Dismiss", "Back", "Hide", "Exit"],
            "ja": ["閉じる", "戻る", "とじる"],
            "ko": ["닫기", "뒤로", "돌아가기"],
        ])

    /// What a label that throws work away says, anywhere in it.
    public static let discarding = Lexicon(
        version: 1,
        [
            "en": ["delete", "remove", "erase", "discard", "clear", "reset", "empty", "overwrite", "unlink"],
            "ja": ["削除", "消去", "破棄", "リセット", "初期化", "空にする", "上書き", "退会"],
            "ko": ["삭제", "지우기", "제거", "폐기", "초기화", "비우기", "덮어쓰기", "탈퇴"],
        ])

    /// What a label that leaves work unsaved says, anywhere in it.
    public static let unsaved = Lexicon(
        version: 1,
        [
            "en": ["don’t save", "don't save", "do not save", "without saving"],
            "ja": ["保存しない", "保存せず"],
            "ko": ["저장 안 함", "저장하지 않"],
        ])

    /// What developers call a popover.
    public static let popover = Lexicon(
        version: 1, ["en": ["popover", "pop-over"], "ja": ["ポップオーバー", "ポップオーバ"], "ko": ["팝오버"]])
}
