/// How bad news is wrapped, and how it is said.
public enum DirectnessLexicons {
    /// Interjections and small talk that put cheer before the matter.
    public static let cheerful = PhraseLexicon(
        version: 1,
        en: """
            oops/oopsie/oopsies/whoops/woops/ooops/yikes/uh-oh/uhoh/ouch/eek/argh/aww/doh/d'oh/bummer/dang/darn/drat/shoot
            uh oh
            oh no/dear/snap/boy
            good/great news
            hang tight
            hold tight
            sit tight
            do not worry
            no worries
            not to worry
            never fear
            have no fear
            fear not
            hmm/hmmm
            well this is
            this is embarrassing/awkward
            a? little/small/tiny/slight problem/issue/hiccup/glitch/snag
            hiccup/hiccups/gremlin/gremlins/hamsters/monkeys/snag
            hit a snag/bump/wall
            taking a break/nap
            took a break/nap
            let us try that/it/this again
            try that/this another time
            another time
            on the bright side
            look on the bright
            we are on it
            our bad
            my bad
            houston
            """,
        ja: """
            おっと
            おや、
            おやおや
            あれ？
            あれ?
            あれれ
            ありゃ
            あら、
            あらら
            わっ
            うわっ
            やっちゃ
            ドンマイ
            ごめんね
            ご安心ください
            心配しないで
            ご心配なく
            朗報
            良いお知らせ
            よいお知らせ
            ちょっとした(問題/トラブル)
            ひと休み
            一休み
            お休み中
            迷子
            """,
        ko: """
            <앗
            <이런,
            <이런!
            <이런~
            <어머
            <아이고
            <아이쿠
            <아차
            <어라
            <으악
            <에구
            <저런,
            <저런!
            <헉
            <이크
            걱정하지 마
            걱정 마
            걱정하지 않으셔도
            좋은 소식
            희소식
            기쁜 소식
            잠시 쉬
            작은 문제
            사소한 문제
            길을 잃
            """)

    /// Sentences that admit a failure and say nothing of it.
    public static let vague = PhraseLexicon(
        version: 1,
        en: """
            something went wrong/awry/sideways/south
            something has/had gone wrong/awry
            something is not right
            something is wrong/off/up
            something bad/weird/strange/unexpected/odd happened
            things/that/it/this did not go as/to planned/plan/expected
            did not go as/to planned/plan
            did not/could not work out
            did not quite work
            was not able to do that
            """,
        ja: """
            うまくいきませんでした
            上手くいきませんでした
            うまくいかなかった
            うまくいっていません
            うまく行きませんでした
            何か問題
            何らかの問題
            なんらかの問題
            何かが起き
            何かがおかし
            予期しないこと
            """,
        ko: """
            문제가 발생했습니다
            문제가 발생했어요
            문제가 생겼습니다
            문제가 생겼어요
            문제가 있습니다
            뭔가 잘못
            무언가 잘못
            무엇인가 잘못
            잘 안 됐
            잘 되지 않았
            잘되지 않았
            """)

    /// Words by which a text says what is wrong, or what will be lost or changed.
    public static let plain = PhraseLexicon(
        version: 1,
        en: """
            not
            no/nothing/none/nobody/never/neither/nor/without
            unable/cannot/impossible
            fail/failed/fails/failing/failure/failures
            error/errors/problem/problems/trouble/issue/issues/fault/conflict/conflicts/mismatch
            lose/loses/lost/losing/loss
            delete/deletes/deleted/deleting/deletion
            remove/removes/removed/removing/removal
            erase/erases/erased/erasing
            discard/discards/discarded/discarding
            clear/clears/cleared/clearing
            reset/resets/resetting
            destroy/destroys/destroyed/wipe/wipes/wiped/purge/purges/purged/forget/forgets/forgotten/trash/empty/empties
            overwrite/overwrites/overwritten/replace/replaces/replaced/replacing/undo/undone/revert/reverts/reverted
            permanent/permanently/irreversible/irreversibly
            invalid/incorrect/wrong/incomplete/inaccurate/corrupt/corrupted/damaged/broken/unreadable/malformed
            missing/unavailable/unsupported/unknown/unrecognized/unreachable/unexpected/unexpectedly/unauthorized/unsaved/unsuccessful/insufficient/inactive/incompatible/insecure/untrusted/unverified/outdated/unsafe
            denied/rejected/declined/refused/blocked/restricted/forbidden/prohibited/locked/disabled/suspended/banned/revoked
            expired/expires/expire/timed/timeout/interrupted/disconnected/offline/crashed/crash/crashes/stopped/closed/paused/aborted/terminated/ended
            full/low/exceeded/exceeds/exceed/limit/limits/maximum/minimum/long/short/large/small/few/many/old/weak/empty
            already/taken/used/exists/duplicate/duplicates
            required/requires/require/needed/needs/must
            cancel/cancels/canceled/cancelled/canceling/stop/stops/end/ends/quit/leave/leaves/leaving/close/closes
            uninstall/unlink/unpair/unsubscribe/unfollow/disconnect/disable/disables/deactivate/deactivates/revoke/eject/format/turn
            sign/log/logout
            warning/danger/risk/caution/attention/harm
            """,
        ja: """
            ません
            ない
            なかった
            なくな
            ず、
            ずに
            失敗
            エラー
            障害
            異常
            不具合
            問題
            無効
            不正
            不明
            不足
            不可
            未
            削除
            消去
            消え
            消し
            消す
            破棄
            破損
            リセット
            初期化
            失われ
            失い
            紛失
            期限切れ
            切れ
            切断
            拒否
            禁止
            制限
            上限
            超え
            超過
            間違
            誤
            必要
            必須
            中断
            中止
            終了
            停止
            解除
            解約
            退会
            退出
            上書き
            置き換え
            取り消
            取消
            競合
            重複
            既に
            すでに
            オフライン
            ログアウト
            サインアウト
            いっぱい
            満杯
            空に
            クリア
            警告
            注意
            危険
            ブロック
            クラッシュ
            タイムアウト
            アンインストール
            外し
            外す
            キャンセル
            """,
        ko: """
            없
            않
            못
            안 됩
            안 되
            안됩
            실패
            오류
            에러
            장애
            문제
            삭제
            제거
            지우
            지워
            지웁
            지울
            초기화
            재설정
            잃
            손실
            유실
            만료
            부족
            거부
            거절
            금지
            제한
            한도
            초과
            잘못
            틀
            유효하지
            무효
            불가
            불완전
            필요
            필수
            중단
            중지
            종료
            정지
            해제
            해지
            탈퇴
            덮어쓰
            덮어씁
            대체
            바꾸
            취소
            충돌
            중복
            이미
            손상
            끊
            끊어
            로그아웃
            비우
            비웁
            폐기
            버리
            가득
            차단
            잠겼
            잠금
            경고
            주의
            위험
            오프라인
            시간 초과
            시간이 초과
            """)
}
