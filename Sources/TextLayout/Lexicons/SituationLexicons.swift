/// What a text says of the situation that it speaks of, as far as rules need to know.
public enum SituationLexicons {
    /// Two versions or two things that cannot both be.
    public static let conflict = PhraseLexicon(
        version: 1,
        en: """
            conflict/conflicts/conflicting
            already exists/exist/used/taken/open/playing/running
            both changed/edited/modified/have
            changed/modified/edited elsewhere
            newer/older version
            same name
            duplicate/duplicates
            mismatch
            which version/one/copy … keep
            """,
        ja: """
            競合
            コンフリクト
            すでに存在
            既に存在
            同じ名前
            同名の
            重複
            両方で変更
            新しいバージョンが
            古いバージョン
            """,
        ko: """
            충돌
            이미 존재
            이미 있
            이미 사용
            같은 이름
            동일한 이름
            중복
            모두 변경
            양쪽에서
            새로운 버전이
            """)

    /// What went wrong by itself.
    public static let failure = PhraseLexicon(
        version: 1,
        en: """
            error/errors/failed/failure/failures/fails
            unable
            can/could not
            problem/problems/trouble
            crashed/crash/corrupt/corrupted/damaged
            not available/supported/found/responding/enough
            expired/interrupted/disconnected/offline/unavailable/unreachable
            timed out
            no internet/connection/network
            went wrong
            """,
        ja: """
            失敗
            エラー
            できません
            できなかった
            問題が
            クラッシュ
            破損
            期限切れ
            切断
            見つかりません
            """,
        ko: """
            실패
            오류
            에러
            수 없
            못했
            문제가
            손상
            만료
            끊겼
            찾을 수 없
            """)

    /// What people are told to do about a problem.
    public static let remedy = PhraseLexicon(
        version: 1,
        en: """
            please try/check/enter/make/go/open/contact/restart/update/connect/use/choose/select/wait/sign/log/turn/allow/grant/enable/verify/confirm/reinstall/remove/delete/free/add/set/move/visit/ensure/see/consider/provide/specify/type/reopen/reconnect/retry/upgrade/download
            try again/another/a/to/using/later/with/restarting/the
            retry
            ^ check/make/go/open/contact/restart/update/connect/use/choose/select/wait/sign/log/turn/allow/grant/enable/verify/enter/reinstall/remove/delete/free/add/set/move/visit/ensure/upgrade/download/subscribe/reconnect/reopen
            and/then/or/, try/check/restart/update/connect/turn/contact
            make sure
            go to settings
            in settings/preferences
            in the settings
            you can
            you need to
            you will need to
            to continue
            to fix/resolve/solve/reconnect
            contact support
            """,
        ja: """
            ください
            下さい
            してみて
            お試し
            試して
            ご確認
            しましょう
            必要があります
            やり直
            再試行
            できます
            """,
        ko: """
            하세요
            으세요
            십시오
            해 주
            해주
            바랍니다
            보세요
            세요.
            세요>
            해야 합니다
            해야 해요
            필요가 있
            다시 시도
            할 수 있습니다
            """)

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
            can always/still/later? undo/restore/recover/re-enable/re-add/reopen/redownload/re-download/change/find/get/add/turn/show/unhide/unarchive/enable
            you can undo/restore/recover/re-enable/re-add/reopen/unhide/unarchive/redownload/re-download
            can re-enable/unhide/restore/undo
            recently deleted
            moved/move/moves/sent/stay/stays/remain/remains/kept to/in the? trash/bin/archive
            can find it/them in/under
            any time
            anytime
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
            いつでも
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
            언제든지
            언제든
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

    /// Requests to rate or review the app.
    public static let rating = PhraseLexicon(
        version: 1,
        en: """
            rate us/it/me
            rate this/the/our app
            rate … on/in the? app store
            rate now
            rate app
            enjoying/enjoy/love/loving/like/liking using? this/the/our app
            enjoying
            leave/write/post/submit/add/give a/us/your? …? review
            leave us a review
            review us/this/our app? …? app store
            app store review/rating
            five stars
            5 stars
            a moment to rate/review
            """,
        ja: """
            アプリを評価
            評価をお願い
            評価してください
            評価していただけ
            評価する>
            レビューを(書/お願い/投稿/残)
            レビューしてください
            レビューをする
            レビューにご協力
            星5つ
            星をつけて
            App Storeで評価
            気に入っていただけ
            """,
        ko: """
            평가해 주
            평가해주
            평가를 부탁
            앱 평가
            평가하기
            별점
            별 다섯
            리뷰를 (남/작성/써)
            리뷰 작성
            리뷰를 부탁
            App Store에서 평가
            마음에 드시나요
            """)
}
