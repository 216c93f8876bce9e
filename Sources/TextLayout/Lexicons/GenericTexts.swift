internal import UnicodeText

/// Texts that stand over any alert and tell nothing of this one.
public enum GenericTexts {
    /// Titles that name no matter.
    public static let titles = Lexicon(
        version: 1,
        [
            "en": [
                "error", "warning", "alert", "notice", "oops", "whoops", "sorry", "confirm", "confirmation",
                "attention",
                "info", "information", "message", "note", "caution", "failed", "failure", "fail", "success",
                "successful",
                "unsuccessful", "done", "important", "problem", "question", "uh oh", "hello", "hey", "hi",
                "something went wrong", "an error occurred", "an error has occurred", "error occurred", "unknown error",
                "unexpected error", "an unknown error occurred", "an unexpected error occurred", "there was an error",
                "there was a problem", "we have a problem", "are you sure", "please confirm", "please note", "no",
                "yes",
                "are you sure you want to continue", "are you sure you want to do this", "oh no", "ooops", "hold on",
                "wait",
                "information", "notification", "heads up", "an error occured", "error occured", "confirm action",
                "something is wrong", "are you sure you want to proceed", "are you sure about this",
                "please wait", "just a moment", "operation failed", "action failed", "an issue occurred",
                "there was an issue", "do you want to continue", "would you like to continue", "do you want to proceed",
            ],
            "ja": [
                "エラー", "警告", "注意", "確認", "お知らせ", "通知", "ご注意", "ご確認", "失敗", "成功", "完了", "情報", "メッセージ", "アラート", "重要",
                "問題", "不明なエラー", "予期しないエラー", "エラーが発生しました", "不明なエラーが発生しました", "予期しないエラーが発生しました", "問題が発生しました",
                "申し訳ありません", "申し訳ございません", "すみません", "失敗しました", "本当によろしいですか", "よろしいですか", "よろしいでしょうか", "続行しますか",
                "ちょっと待って", "ご確認ください", "確認してください", "エラー発生", "おっと",
                "問題発生", "おや", "しまった", "ごめんなさい", "エラーです", "続けますか", "続行してもよろしいですか", "本当に続けますか", "本当に続行しますか",
                "うまくいきませんでした", "お待ちください",
            ],
            "ko": [
                "오류", "에러", "경고", "주의", "알림", "확인", "안내", "공지", "실패", "성공", "완료", "정보", "메시지", "중요", "문제", "알 수 없는 오류",
                "오류 발생", "에러 발생", "문제 발생", "오류가 발생했습니다", "에러가 발생했습니다", "문제가 발생했습니다", "문제가 생겼습니다", "알 수 없는 오류가 발생했습니다",
                "죄송합니다", "실패했습니다", "계속하시겠습니까", "정말입니까", "확실합니까", "확실하십니까", "정말 확실합니까", "확인해 주세요", "확인해주세요", "확인하세요",
                "이런", "앗", "저런", "아이고", "잠시만요", "오류입니다", "오류가 발생했어요", "오류가 발생하였습니다", "문제가 발생했어요",
                "문제가 발생하였습니다", "알 수 없는 오류가 발생하였습니다", "계속할까요", "계속하시겠어요", "정말 계속하시겠습니까", "진행하시겠습니까",
                "정말 진행하시겠습니까",
            ],
        ])

    /// Messages that add nothing to a title.
    public static let messages = Lexicon(
        version: 1,
        [
            "en": [
                "please try again", "please try again later", "try again", "try again later", "something went wrong",
                "an error occurred", "an error has occurred", "sorry", "are you sure", "please wait", "unknown error",
                "an unknown error occurred", "there was an error", "error",
            ],
            "ja": [
                "もう一度お試しください", "後でもう一度お試しください", "しばらくしてからもう一度お試しください", "再度お試しください", "やり直してください",
                "エラーが発生しました", "問題が発生しました", "よろしいですか", "本当によろしいですか",
            ],
            "ko": [
                "다시 시도하세요", "다시 시도해 주세요", "다시 시도해주세요", "나중에 다시 시도하세요", "나중에 다시 시도해 주세요", "나중에 다시 시도해주세요", "다시 시도하십시오",
                "나중에 다시 시도하십시오", "오류가 발생했습니다", "문제가 발생했습니다", "계속하시겠습니까",
            ],
        ])
}

extension AnalysedText {
    /// How much a text tells.
    public enum Telling: Sendable {
        /// It names a matter.
        case something
        /// It is one that stands over any alert.
        case nothing
        /// It is made of several such texts, or of one and something that the app fills in.
        case hardlyAnything
    }

    /// How much the text tells, marks, numbers and codes aside.
    public func telling(_ lexicon: Lexicon) -> Telling {
        let parts = parts
        guard !parts.isEmpty, parts.allSatisfy({ lexicon.contains(folded: $0, in: language) }) else {
            return .something
        }
        let isFilled = words.contains { $0.mask == .placeholder && !Self.isNumber($0.text) }
        return parts.count == 1 && !isFilled ? .nothing : .hardlyAnything
    }

    /// The text's parts between marks, in lower case, without codes, spaces and what the app fills in.
    private var parts: [String] {
        let units = Units(text)
        let isSpaced = language != "ja" && language != "zh"
        var parts: [String] = []
        var part: [String] = []
        var end = 0
        func close() {
            if !part.isEmpty { parts.append(part.joined(separator: isSpaced ? " " : "")) }
            part = []
        }
        for word in words {
            let between = units[end..<word.range.lowerBound]
            if between.contains(where: { ",:;.!?。、！？：…—–".contains($0) }) || between.contains(" - ") { close() }
            end = word.range.upperBound
            if let plain = plain(word) { part.append(plain) }
        }
        close()
        return parts
    }

    /// A word in lower case; `nil` for a code, a number and what the app fills in.
    private func plain(_ word: Word) -> String? {
        guard word.mask == nil else { return nil }
        let isCode =
            word.script == .latin && (word.text.contains { $0.isNumber } || language != "en" && word.text.count == 1)
        guard !isCode else { return nil }
        let letters = word.text.foldedForComparison.map { $0 == "-" ? " " : $0 }.filter { $0.isLetter || $0 == " " }
        return letters.isEmpty ? nil : String(letters)
    }

    private static func isNumber(_ placeholder: String) -> Bool {
        guard let last = placeholder.last else { return false }
        return placeholder.hasPrefix("%") && "dDiuUxXf".contains(last)
    }
}
