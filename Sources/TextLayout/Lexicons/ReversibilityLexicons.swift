/// Whether what a text speaks of can be taken back.
public enum ReversibilityLexicons {
    /// What cannot be taken back.
    public static let irreversible = PhraseLexicon(
        version: 1,
        en: """
            can not be undone/reversed/reverted/recovered/restored/retrieved/changed/canceled/cancelled
            can not undo/reverse/recover/restore/revert
            will not be able to undo/recover/restore/get/access
            not be able to undo/recover/restore
            unable to recover/restore/undo
            could not be undone
            not reversible/recoverable
            no way back/to
            no undo
            irreversible/irreversibly/irrevocable/unrecoverable
            permanent/permanently/forever
            for good
            will be lost
            lose all/any/your/the
            all … lost
            will be deleted/erased/removed/wiped/destroyed
            erase all
            delete all
            delete everything
            """,
        ja: """
            元に戻せません
            元に戻すことはできません
            元に戻すことができません
            取り消せません
            取り消すことはできません
            取り消すことができません
            取消できません
            復元できません
            復元することはできません
            復元することができません
            復旧できません
            やり直せません
            完全に
            永久に
            永遠に
            失われます
            失われる
            すべて…(削除/消去)
            全て…(削除/消去)
            消去されます
            """,
        ko: """
            되돌릴 수 없
            실행 취소할 수 없
            취소할 수 없
            복구할 수 없
            복원할 수 없
            돌이킬 수 없
            영구적으로
            영구히
            영구 삭제
            완전히 삭제
            완전히 제거
            잃게 됩니다
            사라집니다
            모두 삭제됩니다
            모든…삭제
            손실됩니다
            """)

    /// What can be taken back.
    public static let reversible = PhraseLexicon(
        version: 1,
        en: """
            can be undone/reversed/reverted/restored/recovered/re-enabled
            can always/still/later? undo/restore/recover/re-enable/re-add/reopen/redownload
            can always/still/later? re-download/change/find/get/add/turn/show/unhide/unarchive
            can always/still/later? enable
            you can undo/restore/recover/re-enable/re-add/reopen/unhide/unarchive/redownload/re-download
            can re-enable/unhide/restore/undo
            recently deleted
            moved/move/moves/sent/stay/stays/remain/remains/kept to/in the? trash/bin/archive
            can find it/them in/under
            undo this/it later/anytime
            will not be deleted
            will stay/remain on/in
            """,
        ja: """
            元に戻せます
            元に戻すことができます
            取り消せます
            取り消すことができます
            復元できます
            復元することができます
            いつでも…(戻/再表示/再度/有効/追加/変更/復元)
            最近削除した
            ゴミ箱に
            ごみ箱に
            アーカイブに移
            あとで変更でき
            後で変更でき
            再度追加でき
            再表示でき
            """,
        ko: """
            되돌릴 수 있
            실행 취소할 수 있
            복원할 수 있
            복구할 수 있
            언제든지…(다시/재활성/되돌/변경/복원)
            언제든 (다시/재활성/되돌/변경/복원)
            최근 삭제된
            휴지통으로
            휴지통에
            보관함으로
            나중에 변경할 수 있
            다시 추가할 수 있
            다시 표시할 수 있
            """)

    /// Everyday actions that apps let people take back.
    public static let undoableAction = PhraseLexicon(
        version: 1,
        en: """
            archive
            hide
            mute
            unmute
            pin
            unpin
            snooze
            mark … as? read/unread/done/complete/completed/favorite/played
            unfollow
            unfavorite
            unstar
            unlike
            move to trash/archive/bin
            collapse
            minimize
            """,
        ja: """
            アーカイブ
            非表示
            隠す
            ミュート
            ピン留め
            既読に
            未読に
            スヌーズ
            お気に入りから外
            フォローを(解除/やめ/外)
            ゴミ箱に(入れ/移動)
            """,
        ko: """
            보관
            숨기기
            숨길까요
            숨기시겠
            음소거
            고정
            읽음
            읽지 않음
            팔로우 취소
            언팔로우
            즐겨찾기에서 제거
            휴지통으로 이동
            """)
}
