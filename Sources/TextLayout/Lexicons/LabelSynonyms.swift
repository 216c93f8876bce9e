internal import UnicodeText

/// Labels of buttons that say the same, and differ in nothing but the word.
public enum LabelSynonyms {
    /// Raised when a word comes or goes.
    public static let version = 1

    /// What a label says.
    public struct Meaning: Hashable, Sendable {
        /// What labels of one matter have in common: Delete and Remove speak of one, but do not say the same.
        public let matter: String
        /// What labels that say the same have in common.
        public let sense: String
    }

    /// What a label says; `nil` for one that says more than a verb, and for one that the lists don't know.
    public static func meaning(of label: String, in language: String) -> Meaning? {
        byLanguage[language.primarySubtag]?[folded(label)]
    }

    /// A label as labels are compared: width, case and marks aside.
    public static func folded(_ label: String) -> String {
        label.withoutOuterPunctuation.foldedForComparison
    }

    private static let byLanguage: [String: [String: Meaning]] = ["en": read(en), "ja": read(ja), "ko": read(ko)]

    /// Reads a matter a line: senses apart by `|`, labels by `,`. Each sense goes by its first label.
    private static func read(_ lines: String) -> [String: Meaning] {
        var meanings: [String: Meaning] = [:]
        for line in lines.split(separator: "\n") {
            let senses = line.split(separator: "|").map { $0.split(separator: ",").map { String($0).trimmed } }
            guard let matter = senses.first?.first else { continue }
            for labels in senses {
                for label in labels {
                    meanings[folded(label)] = Meaning(matter: matter, sense: labels.first ?? label)
                }
            }
        }
        return meanings
    }

    private static let en = """
        Delete, Erase, Trash | Remove | Clear | Empty
        Discard, Throw Away | Don’t Save, Don't Save
        Save, Store | Apply
        Buy, Purchase | Subscribe
        Sign In, Log In, Login, Signin
        Sign Out, Log Out, Logout, Signout
        Sign Up, Signup, Register | Create Account
        Send | Submit | Post | Share
        Close, Dismiss
        Done, Finish, Finished
        Try Again, Retry
        OK, Okay, O.K.
        """

    private static let ja = """
        削除, 削除する, 消去, 消去する, 消す, デリート | 取り除く, 除去 | クリア
        破棄, 破棄する | 保存しない
        保存, 保存する, セーブ | 適用, 適用する
        購入, 購入する, 買う | 登録, 申し込む
        ログイン, ログインする, サインイン, サインインする
        ログアウト, ログアウトする, サインアウト, サインアウトする
        送信, 送信する, 送る | 投稿, 投稿する
        閉じる, クローズ
        完了, 完了する
        再試行, 再試行する, もう一度試す, リトライ
        """

    private static let ko = """
        삭제, 삭제하기, 지우기, 삭제하다 | 제거, 제거하기 | 비우기
        폐기, 폐기하기, 버리기 | 저장 안 함, 저장하지 않음
        저장, 저장하기 | 적용, 적용하기
        구매, 구매하기, 구입, 구입하기 | 구독, 구독하기
        로그인, 로그인하기, 사인인
        로그아웃, 로그아웃하기, 사인아웃
        보내기, 전송, 전송하기 | 제출, 제출하기 | 게시, 게시하기
        닫기, 창 닫기
        완료, 완료하기
        다시 시도, 재시도, 다시 시도하기
        """
}
