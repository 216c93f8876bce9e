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
            please try/check/enter/make/go/open/contact/restart/update/connect/use/choose/select
            please wait/sign/log/turn/allow/grant/enable/verify/confirm/reinstall/remove/delete/free
            please add/set/move/visit/ensure/see/consider/provide/specify/type/reopen/reconnect
            please retry/upgrade/download
            try again/another/a/to/using/later/with/restarting/the
            retry
            ^ check/make/go/open/contact/restart/update/connect/use/choose/select/wait/sign/log/turn
            ^ allow/grant/enable/verify/enter/reinstall/remove/delete/free/add/set/move/visit/ensure
            ^ upgrade/download/subscribe/reconnect/reopen
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

    /// Requests to rate or review the app.
    public static let rating = PhraseLexicon(
        version: 1,
        en: """
            rate us/it/me
            rate this/the/our app
            rate … on/in the? app store
            rate now
            rate app
            ^ enjoying/enjoy/love/loving/like/liking using? this/the/our app
            you enjoy/love/like using? this/the/our app
            are you enjoying
            ^ enjoying
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
            レビューを(書いて/書く$/お願い/投稿して/残して)
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
            리뷰를 (남겨 주/남겨주/작성해/써 주/써주)
            리뷰 (작성하기/남기기)
            리뷰를 부탁
            App Store에서 평가
            마음에 드시나요
            """)
}
