/// Verbs that say the same on a button and in the text above it.
public struct VerbGroup: Sendable {
    /// The plainest of the English verbs, by which the group goes.
    let name: String
    /// The verbs after which something is gone.
    let destroying: [String: String]
    /// The other verbs, and what else speaks of the same.
    let other: [String: String]

    init(_ name: String, destroying: [String: String] = [:], _ other: [String: String] = [:]) {
        self.name = name
        self.destroying = destroying
        self.other = other
    }

    /// Raised when a word comes or goes.
    public static let version = 1

    /// The groups that rules ask for by name.
    public enum Name: String, Sendable, CaseIterable {
        /// What was made is kept.
        case save
        /// What was made is given up.
        case discard
        /// Something is called off.
        case cancel
    }

    /// The bit of a group in ``SpokenVerbs``.
    static func bit(of name: Name) -> UInt128 {
        bits[name] ?? 0
    }

    private static let bits: [Name: UInt128] = Dictionary(
        uniqueKeysWithValues: Name.allCases.compactMap { name in
            all.firstIndex { $0.name == name.rawValue }.map { (name, 1 << UInt128($0)) }
        })
}

extension VerbGroup {
    // English verbs stand in their base form, their inflections are built; two words of one verb are joined by a
    // hyphen. Japanese and Korean words are stems, found wherever they stand in a text.
    static let all: [VerbGroup] = ending + keeping + opening + switching + making + trading + meeting

    private static let ending: [VerbGroup] = [
        VerbGroup(
            "delete",
            destroying: [
                "en": """
                delete remove erase wipe purge trash destroy clear empty eliminate scrap shred throw-away throw-out \
                uninstall deletion removal
                """,
                "ja": "削除 消去 消す 消し 抹消 除去 取り除 クリア 空に 捨て ゴミ箱 アンインストール",
                "ko": "삭제 지우 지울 지웁 지워 제거 비우 비울 비웁 없애 휴지통 소거",
            ]),
        VerbGroup(
            "discard",
            destroying: [
                "en": "discard abandon throw-away", "ja": "破棄 捨て 廃棄", "ko": "폐기 버리 버립 버림 파기",
            ],
            [
                "en": "lose loss don't-save unsaved delete exit leave", "ja": "保存しない 失われ 保存されて 未保存",
                "ko": "저장-안 저장하지 저장되지 잃 사라",
            ]),
        VerbGroup(
            "reset",
            destroying: ["en": "reset reformat format", "ja": "リセット 初期化 フォーマット", "ko": "초기화 재설정 리셋 포맷"],
            ["en": "initialize restore clear start-over restart", "ja": "初期状態 初期設定 最初から", "ko": "처음 초기 기본값"]),
        VerbGroup(
            "overwrite",
            destroying: ["en": "overwrite", "ja": "上書き", "ko": "덮어쓰 덮어쓸 덮어씁 덮어씌"],
            ["en": "replace exist", "ja": "置き換 置換 差し替", "ko": "대체 대치 교체 바꾸 바꿀"]),
        VerbGroup(
            "unlink",
            destroying: ["en": "unlink unpair", "ja": "連携解除 連携を解除 ペアリング解除 ペアリングを解除", "ko": "연동-해제 연결-끊 페어링-해제"],
            ["en": "disconnect detach forget remove", "ja": "切断 接続解除 接続を解除 解除", "ko": "연결-해제 해제 끊"]),
        VerbGroup(
            "close account", destroying: ["ja": "退会", "ko": "탈퇴"],
            ["en": "deactivate close delete", "ja": "アカウント", "ko": "계정"]),
        VerbGroup(
            "cancel",
            [
                "en": "cancel unsubscribe call-off abort cancellation", "ja": "キャンセル 解約 取り消 取消 中止",
                "ko": "취소 해지 중단",
            ]),
        VerbGroup(
            "stop",
            [
                "en": "stop end pause halt terminate cancel quit finish kill", "ja": "停止 中止 止め 終了 終わ 中断",
                "ko": "중지 정지 멈추 멈출 중단 종료 끝내",
            ]),
        VerbGroup(
            "leave",
            [
                "en": "leave exit quit close end go-back dismiss", "ja": "退出 離れ 抜け 退室 終了 閉じ 戻る 戻り 脱退",
                "ko": "나가 나갈 떠나 퇴장 종료 닫기 닫으 닫을 돌아가",
            ]),
        VerbGroup("archive", ["en": "archive", "ja": "アーカイブ", "ko": "보관"]),
        VerbGroup(
            "sign out", ["en": "sign-out log-out log-off sign-off logout signout", "ja": "ログアウト サインアウト", "ko": "로그아웃"]),
        VerbGroup(
            "restore",
            [
                "en": "restore recover revert undelete undo rollback roll-back", "ja": "復元 復旧 元に戻 リストア 戻し",
                "ko": "복원 복구 되돌리 되돌릴",
            ]),
    ]

    private static let keeping: [VerbGroup] = [
        VerbGroup(
            "save",
            ["en": "save keep store preserve bookmark backup back-up", "ja": "保存 残す 残し 保持 保管", "ko": "저장 보관 유지 백업"]),
        VerbGroup("back up", ["en": "back-up backup", "ja": "バックアップ", "ko": "백업"]),
        VerbGroup(
            "send",
            [
                "en": "send submit deliver email mail post report publish forward share message transmit",
                "ja": "送信 送る 送り 投稿 提出 送付 報告 配信", "ko": "보내 보낼 전송 제출 발송 게시 신고 보고",
            ]),
        VerbGroup("share", ["en": "share send invite", "ja": "共有 シェア", "ko": "공유"]),
        VerbGroup(
            "export", ["en": "export save share download", "ja": "エクスポート 書き出 出力", "ko": "내보내 내보낼 출력"]),
        VerbGroup(
            "import", ["en": "import load bring add install", "ja": "インポート 読み込 取り込", "ko": "가져오 가져올 불러오 불러올"]),
        VerbGroup("copy", ["en": "copy duplicate clone paste", "ja": "コピー 複製 ペースト", "ko": "복사 복제 붙여"]),
        VerbGroup("move", ["en": "move transfer migrate relocate", "ja": "移動 移す 移し 移行", "ko": "이동 옮기 옮길 이전"]),
    ]

    private static let opening: [VerbGroup] = [
        VerbGroup(
            "open",
            [
                "en": "open launch view show go visit see reopen read play watch review check leave continue",
                "ja": "開く 開き 開い 表示 見る 移動 起動 確認", "ko": "열기 여시 열까 열 보기 이동 표시 실행 확인",
            ]),
        VerbGroup(
            "start",
            [
                "en": "start begin run launch execute restart resume relaunch record",
                "ja": "開始 始め 実行 起動 スタート 再起動 再開", "ko": "시작 실행 개시 다시-시작 재시작",
            ]),
        VerbGroup(
            "download", ["en": "download install get update", "ja": "ダウンロード 入手 インストール", "ko": "다운로드 받기 받으 설치 내려받"]),
        VerbGroup("upload", ["en": "upload sync send", "ja": "アップロード", "ko": "업로드 올리"]),
        VerbGroup(
            "update",
            [
                "en": "update upgrade refresh install sync reload apply", "ja": "更新 アップデート アップグレード 適用 最新",
                "ko": "업데이트 갱신 새로-고침 새로고침 업그레이드 적용 최신",
            ]),
        VerbGroup(
            "sync", ["en": "sync synchronize resync refresh", "ja": "同期", "ko": "동기화"]),
        VerbGroup("scan", ["en": "scan read", "ja": "スキャン 読み取", "ko": "스캔"]),
        VerbGroup("print", ["en": "print", "ja": "プリント 印刷", "ko": "프린트 인쇄"]),
        VerbGroup("translate", ["en": "translate translation", "ja": "翻訳", "ko": "번역"]),
        VerbGroup("find", ["en": "find search locate look-up look-for", "ja": "検索 探す 探し", "ko": "찾기 찾으 검색"]),
    ]

    private static let switching: [VerbGroup] = [
        VerbGroup(
            "turn on",
            [
                "en":
                    "enable activate allow turn-on switch-on permit grant authorize unlock access permission use need require",
                "ja": "有効 オンに 許可 使用 アクセス 権限 解除", "ko": "활성화 켜기 켜 켤 허용 허가 사용 접근 권한 액세스",
            ]),
        VerbGroup(
            "turn off",
            [
                "en": "disable deactivate turn-off switch-off stop mute hide suppress block shut-off",
                "ja": "無効 オフに 停止 ミュート 非表示 隠す", "ko": "비활성화 끄기 끄시 끌까 끄면 꺼 음소거 숨기 숨길 해제",
            ]),
        VerbGroup("block", ["en": "block ban mute", "ja": "ブロック 着信拒否 ミュート", "ko": "차단 음소거"]),
        VerbGroup("unblock", ["en": "unblock", "ja": "ブロック", "ko": "차단"]),
        VerbGroup(
            "deny", ["en": "deny decline reject refuse don't-allow", "ja": "拒否 却下 断る 許可", "ko": "거부 거절 허용"]),
        VerbGroup(
            "accept",
            [
                "en": "accept agree approve confirm allow join trust", "ja": "承認 同意 許可 承諾 信頼 参加",
                "ko": "수락 동의 승인 허용 신뢰 참가",
            ]),
        VerbGroup(
            "switch",
            [
                "en": "switch change convert use select replace turn", "ja": "切り替 変更 使用 変換 選択",
                "ko": "전환 변경 바꾸 바꿀 사용 변환 선택",
            ]),
        VerbGroup("lock", ["en": "lock secure", "ja": "ロック", "ko": "잠그 잠금"]),
        VerbGroup("connect", ["en": "connect link pair join reconnect", "ja": "接続 つな 連携 ペアリング", "ko": "연결 페어링 연동"]),
        VerbGroup("disconnect", ["en": "disconnect unlink unpair forget", "ja": "切断 解除 接続", "ko": "연결-해제 끊"]),
    ]

    private static let making: [VerbGroup] = [
        VerbGroup("rename", ["en": "rename name change", "ja": "名前 名称 変更", "ko": "이름 변경"]),
        VerbGroup(
            "edit", ["en": "edit change modify adjust update correct fix", "ja": "編集 変更 修正", "ko": "편집 변경 수정 바꾸"]),
        VerbGroup(
            "add",
            [
                "en": "add create insert append make save new set-up register", "ja": "追加 作成 新規 作る 作り 登録",
                "ko": "추가 생성 만들 새로 새 등록",
            ]),
        VerbGroup("set", ["en": "set set-up configure apply change choose", "ja": "設定 変更 セットアップ", "ko": "설정 변경 지정"]),
        VerbGroup("apply", ["en": "apply use update set change", "ja": "適用 変更", "ko": "적용 변경"]),
        VerbGroup("schedule", ["en": "schedule plan book reserve", "ja": "予約 予定", "ko": "예약 예정 일정"]),
        VerbGroup("log", ["en": "log record track", "ja": "記録 録音 録画", "ko": "기록 녹음 녹화"]),
        VerbGroup("mark", ["en": "mark flag tag pin star favorite", "ja": "マーク フラグ ピン お気に入り", "ko": "표시 고정 즐겨찾기"]),
    ]

    private static let trading: [VerbGroup] = [
        VerbGroup(
            "buy",
            [
                "en": """
                buy purchase pay order checkout check-out subscribe upgrade renew subscription unlock payment get \
                premium trial
                """,
                "ja": "購入 買う 支払 注文 購読 登録 アップグレード 更新 決済", "ko": "구매 결제 구독 주문 구입 업그레이드 갱신",
            ]),
        VerbGroup("refund", ["en": "refund return", "ja": "返金 払い戻 返品", "ko": "환불 반품"]),
        VerbGroup("donate", ["en": "donate give tip donation", "ja": "寄付", "ko": "기부 후원"]),
        VerbGroup("redeem", ["en": "redeem use code", "ja": "引き換 使用 コード", "ko": "사용 교환 코드"]),
    ]

    private static let meeting: [VerbGroup] = [
        VerbGroup(
            "sign in",
            ["en": "sign-in log-in login signin authenticate", "ja": "ログイン サインイン 認証", "ko": "로그인 인증"]),
        VerbGroup(
            "sign up",
            [
                "en": "sign-up register join subscribe enroll signup create", "ja": "登録 入会 参加 作成",
                "ko": "가입 등록 참여 만들",
            ]),
        VerbGroup("join", ["en": "join enter participate", "ja": "参加 入る", "ko": "참여 참가 가입"]),
        VerbGroup(
            "report", ["en": "report flag send", "ja": "報告 通報 レポート", "ko": "신고 보고"]),
        VerbGroup("call", ["en": "call dial phone ring contact", "ja": "電話 通話 発信 連絡", "ko": "전화 통화 연락"]),
        VerbGroup("reply", ["en": "reply respond answer message", "ja": "返信 返事 応答", "ko": "답장 회신 응답 답변"]),
        VerbGroup("invite", ["en": "invite add invitation share", "ja": "招待", "ko": "초대"]),
        VerbGroup("follow", ["en": "follow unfollow", "ja": "フォロー", "ko": "팔로우"]),
        VerbGroup("rate", ["en": "rate review rating feedback enjoy", "ja": "評価 レビュー", "ko": "평가 리뷰 별점"]),
        VerbGroup("verify", ["en": "verify confirm check validate code", "ja": "確認 認証 検証", "ko": "확인 인증 검증"]),
    ]
}
