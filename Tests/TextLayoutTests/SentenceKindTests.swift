import TextLayout
import Testing

/// What sentences are told to be. A text stands for all of its build.
@Suite struct SentenceKindTests {
    struct Row: Sendable, CustomStringConvertible {
        let text: String
        let kind: SentenceKind
        let language: String
        var description: String { text }
    }

    static func rows(_ kind: SentenceKind, in language: String, _ texts: String) -> [Row] {
        texts.split(separator: "\n").map { Row(text: String($0), kind: kind, language: language) }
    }

    static let english =
        rows(
            .question, in: "en",
            """
            Delete this album?
            Do you want to delete it
            Are you sure you want to log out
            What do you want to keep
            Would you like to continue
            Overwrite it?
            """)
        + rows(
            .sentence, in: "en",
            """
            Something went wrong
            The network connection was lost.
            You don’t have an account
            An error occurred
            Open Food needs camera permissions
            Your session has expired
            We currently cannot proceed with your transaction
            This replaces local data with the selected file.
            Photos in this album stay in the library.
            Messages older than 30 days disappear.
            New members join as viewers.
            Playback continues on “Living Room”.
            This cant be undone.
            Sorry we were unable to save the changes
            If you exit now, your address will not be saved!
            There was a problem loading the resource!
            To continue, you must allow access
            Deleting a custom engine while it is default will switch engines.
            Changes you made will be lost
            You need to sign in
            The server rejected your request
            It’s not possible
            The app crashed
            Sync & Backup is Paused
            When deleting a photo, it is removed everywhere
            No items were found
            Updates are available
            All your history will be deleted
            Not all members have joined
            You already own this item
            Time’s up!
            The app closed unexpectedly
            Quests start automatically
            Any clients that previously paired will be told before they can connect
            This watch and your iPhone both changed the configuration
            Receipts arrive by email after each visit.
            The upload continues once the connection is back.
            Photos synced from a computer stay on this iPhone.
            The timer runs in the background.
            Streaks break after a missed day.
            Files larger than 2 GB need a paid plan.
            Signing out stops all downloads.
            Moving to an organization transfers ownership
            When the battery runs low, recording stops.
            The phone and the watch pair again.
            The calendar hides declined events.
            Weak passwords put accounts at risk.
            Less than 1 GB is left.
            Because the disk is full, recording stopped.
            """)
        + rows(
            .imperative, in: "en",
            """
            Delete this album
            Please try again later
            Check your connection and try again.
            Make sure your device is connected
            Do not turn off the device
            Don’t save
            If this continues, contact support.
            To continue, enter your password
            Sorry, please try again
            Thank you for your feedback
            Sign in with your account
            Move your iPhone closer to the pump
            Quickly import your items
            Only use them when guided by a developer.
            Swipe left to delete
            Sorry about that.
            Contact support if this keeps happening.
            Plug in the charger to continue.
            Either restart the app or sign in again.
            Until the transfer finishes, keep both devices nearby.
            """)
        + rows(
            .fragment, in: "en",
            """
            No internet connection
            Wi-Fi not available
            Failed to import account
            Unable to reach pump
            Couldn’t connect to iCloud Drive
            Cannot open page
            Theme installed
            Local data deleted
            Network name required
            Items you have selected
            Removes all tags that this app has approved.
            Failed to import because the file is damaged
            Error canceling bolus
            Expired video
            Certificate password
            Not supported
            Photos saved to library
            How to use the app
            File not found
            Walking speed
            Nearby stops
            Nothing selected
            No results found
            Sign in required
            Login initiated
            Removes saved credentials for this app.
            Unsaved changes in three open documents.
            Downloads over Wi-Fi only.
            Network problems or server maintenance.
            The latest messages in this chat.
            Settings for this account.
            Account details and saved cards.
            Passwords reset by the administrator.
            """)
        + rows(
            .unknown, in: "en",
            """
            Session expired
            Export failed
            Login failed
            Save failed
            VPN disconnected due to expired subscription
            Looks like your device has run out of space.
            %@
            Sync conflict
            The meeting starts in five minutes
            Ads sponsor this app.
            Photo uploads paused.
            Version 3.2 fixes crashes.
            Charging stops at 80 percent.
            """)

    static let japanese =
        rows(
            .sentence, in: "ja",
            """
            写真を読み込めませんでした
            ページを開けません
            問題が発生しました。
            データが無効です
            閉じたタブを再度開く
            データを削除する
            接続できない
            失敗した
            もう使われていません。🎉
            """)
        + rows(
            .question, in: "ja",
            """
            削除しますか
            削除しますか？
            よろしいでしょうか
            これは何？
            """)
        + rows(
            .imperative, in: "ja",
            """
            もう一度お試しください
            有効なURLを入力してください。
            お待ち下さい
            ありがとうございます
            """)
        + rows(
            .fragment, in: "ja",
            """
            エラー
            無効なURL
            QRコードをスキャン
            期限切れの動画
            ブックマークのエクスポートに失敗
            お知らせ
            プライバシー統計を非表示
            お支払い
            """)

    static let korean =
        rows(
            .sentence, in: "ko",
            """
            문제가 발생했습니다
            저장할 수 없습니다.
            변경 사항이 저장되지 않았어요
            %@입니다
            완료됐다
            변경 사항이 저장되지 않았어.
            지금은 쓸 수 없지.
            그만 쓸래.
            """)
        + rows(
            .question, in: "ko",
            """
            삭제하시겠습니까
            삭제할까요?
            저장하시겠어요?
            계속하시겠어요
            """)
        + rows(
            .imperative, in: "ko",
            """
            나중에 다시 시도해주세요
            연결을 확인하십시오.
            """)
        + rows(
            .fragment, in: "ko",
            """
            오류
            페이지를 열 수 없음
            네트워크 이름 필요
            닫은 탭 다시 열기
            동기화 충돌
            캐나다
            새 이미지
            한국어
            빨래
            """)

    @Test(arguments: english + japanese + korean) func `a sentence is what it is`(_ row: Row) {
        #expect(AnalysedText(row.text, in: row.language).sentences.last?.kind == row.kind)
    }

    @Test func `what can be read in two ways keeps both`() {
        let readings = AnalysedText("Sync conflict", in: "en").sentences.first?.readings
        #expect(readings == [.imperative, .fragment])
        let list = AnalysedText("다음을 확인하십시오: Wi-Fi, 전원.", in: "ko").sentences.first?.readings
        #expect(list == [.sentence, .fragment])
        let tight = AnalysedText("파일을 열 수 없습니다.다시 시도하세요.", in: "ko").sentences.map(\.kind)
        #expect(tight == [.sentence, .imperative])
        #expect(AnalysedText("Session expired", in: "en").sentences.first?.readings == [.sentence, .fragment])
        #expect(AnalysedText("Sitzung abgelaufen", in: "de").sentences.first?.readings == .any)
    }
}
