/// Apps that speak in one tone, and apps that don't.
enum RegisterExamples {
    static let all: [Example] = [
        .flow(.pass, "Japanese です・ます throughout", alerts("ja", Self.polite)),
        .flow(
            .pass, "Japanese だ・である throughout",
            alerts("ja", ["保存に失敗した。", "容量が不足している。", "この操作は取り消せない。", "接続が必要である。", "形式が不正だった。"])),
        .flow(
            .pass, "Labels and fragments have no tone",
            alerts("ja", Self.polite + ["メモを削除", "保存する", "通信エラー", "もう一度試す"])),
        .flow(
            .pass, "Korean 합니다 with 하세요",
            alerts("ko", ["저장하지 못했습니다.", "공간이 부족합니다.", "다시 시도하세요.", "연결되었습니다.", "삭제하시겠습니까?", "완료되었습니다."])),
        .flow(
            .pass, "Korean 해요 throughout",
            alerts("ko", ["저장하지 못했어요.", "공간이 부족해요.", "다시 시도하세요.", "연결됐어요.", "삭제할까요?", "필요 없음", "끝났어요."])),
        .flow(.pass, "English has no such endings beside Japanese", alerts("ja", Self.polite + ["Could not save."])),
        .flow(
            .fail, "Japanese, one sentence in である",
            alerts("ja", Self.polite + ["接続が必要である。"])),
        .flow(
            .fail, "Japanese, half and half",
            alerts("ja", ["保存できませんでした。", "容量が不足しています。", "もう一度お試しください。", "この操作は取り消せない。", "接続が必要だ。", "形式が不正だった。"])),
        .flow(
            .fail, "Korean, 합니다 and 해요",
            alerts("ko", ["저장하지 못했습니다.", "공간이 부족합니다.", "연결되었습니다.", "연결됐어요.", "삭제할까요?"])),
        .flow(
            .fail, "Korean, 합니다 and 한다",
            alerts("ko", ["저장하지 못했습니다.", "공간이 부족합니다.", "연결되었습니다.", "완료되었습니다.", "되돌릴 수 없다."])),
        .flow(.notApplicable, "Too few sentences to tell", alerts("ja", ["保存できませんでした。", "接続が必要である。"])),
        .flow(
            .notApplicable, "English only", alerts("en", ["It failed.", "Try again.", "Do it.", "It works.", "Done."])),
        .flow(
            .open, "It depends on a text that nobody gave",
            #"""
            "languages": ["en", "ja"], "modals": [{"id": "silent", "style": "alert", "message": "It failed."}, \#(
                modals("ja", Self.polite))]
            """#),
    ]

    private static let polite = ["保存できませんでした。", "容量が不足しています。", "もう一度お試しください。", "削除しますか？", "接続しました。"]

    private static func alerts(_ language: String, _ messages: [String]) -> String {
        #""languages": ["\#(language)"], "modals": [\#(modals(language, messages))]"#
    }

    private static func modals(_ language: String, _ messages: [String]) -> String {
        messages.enumerated().map {
            #"{"id": "m\#($0)", "style": "alert", "message": {"\#(language)": "\#($1)"}}"#
        }.joined(separator: ", ")
    }
}
