/// What alerts say, and how it sounds.
enum AlertToneExamples {
    static let accusing: [Example] = [
        .modal(.pass, "What is the matter", said("The password is incorrect.")),
        .modal(.pass, "A technical term", said("The address is invalid.")),
        .modal(.pass, "Words without blame", said("Authentication is disabled after a failed attempt.")),
        .modal(.pass, "What somebody wrote", said("The note “You failed” will be deleted.")),
        .modal(.pass, "Japanese", languages: ["ja"], said("パスワードが正しくありません。")),
        .modal(.pass, "Japanese technical term", languages: ["ja"], said("不正なURLです。ファイルを保存したばかりです。")),
        .modal(.pass, "Korean", languages: ["ko"], said("비밀번호가 올바르지 않습니다.")),
        .modal(.pass, "Korean technical term", languages: ["ko"], said("잘못된 주소입니다.")),
        .modal(.pass, "A word of the trade", said("The dummy file was removed.")),
        .modal(.fail, "An insult", said("That was a stupid mistake.")),
        .modal(.fail, "Japanese insult", languages: ["ja"], said("馬鹿な操作です。")),
        .modal(.fail, "Korean insult", languages: ["ko"], said("멍청한 실수입니다.")),
        .modal(.review, "You entered the wrong one", said("You entered the wrong password.")),
        .modal(.review, "You forgot", said("You’ve forgotten to fill in a name.")),
        .modal(.review, "An order", said("You must not do this.")),
        .modal(.review, "Japanese 間違えました", languages: ["ja"], said("パスワードを間違えました。")),
        .modal(.review, "Japanese prohibition", languages: ["ja"], said("ここを押してはいけません。")),
        .modal(.review, "Korean 잘못 입력", languages: ["ko"], said("비밀번호를 잘못 입력하셨습니다.")),
        .modal(.review, "Korean prohibition", languages: ["ko"], said("이 버튼을 누르면 안 됩니다.")),
        .modal(.open, "Nobody gave a message", #""style": "alert", "title": "Password Incorrect""#),
    ]

    static let direct: [Example] = [
        .modal(.pass, "Plainly", problem("The message wasn’t sent.")),
        .modal(.pass, "What will be lost", problem("The album will be deleted.", purpose: "destructiveConfirm")),
        .modal(.pass, "Good news is another matter", problem("Oops, that was quick!", purpose: "success")),
        .modal(.pass, "Japanese", languages: ["ja"], problem("メッセージを送信できませんでした。")),
        .modal(.pass, "Korean", languages: ["ko"], problem("메시지를 보내지 못했습니다.")),
        .modal(
            .pass, "A vague title above a plain message",
            problem("Something went wrong.", message: "The photo couldn’t be saved.")),
        .modal(
            .pass, "Something went wrong, and what", problem("Something went wrong while the photo was being saved.")),
        .modal(.pass, "The same in Korean", languages: ["ko"], problem("사진을 불러오는 중에 문제가 발생했습니다.")),
        .modal(.pass, "Korean “such”", languages: ["ko"], problem("이런 파일은 열 수 없습니다.")),
        .modal(.review, "Oops", problem("Oops! Let’s try that another time.")),
        .modal(.review, "Something went wrong", problem("Something went wrong.")),
        .modal(.review, "No word of the loss", problem("Start fresh?", purpose: "destructiveConfirm")),
        .modal(.review, "Japanese おっと", languages: ["ja"], problem("おっと!少し待ってください。")),
        .modal(.review, "Japanese, vaguely", languages: ["ja"], problem("うまくいきませんでした。")),
        .modal(.review, "Japanese, with an apology", languages: ["ja"], problem("すみません。問題が発生しました。")),
        .modal(.review, "Korean 앗", languages: ["ko"], problem("앗! 저장하지 못했습니다.")),
        .modal(.review, "Korean, vaguely", languages: ["ko"], problem("문제가 발생했습니다.")),
        .modal(.open, "Nobody said what it is for", #""style": "alert", "title": "Start fresh?", "message": null"#),
    ]

    static let friendly: [Example] = [
        .modal(.review, "Shouting", said("STOP! DON’T DO THAT")),
        .modal(.review, "One loud word", said("The setting IS kept.")),
        .modal(.review, "Two marks", said("The disk is full!!")),
        .modal(.review, "Japanese order", languages: ["ja"], said("電源を切るな。すぐに確認しろ。")),
        .modal(.review, "Korean order", languages: ["ko"], said("지금 확인해라.")),
        .modal(.open, "Calm", said("The disk is full.")),
        .modal(.open, "Acronyms", said("The PDF file can’t be sent by SMTP.")),
        .modal(.open, "Japanese request", languages: ["ja"], said("もう一度お試しください。")),
        .modal(.open, "Korean request", languages: ["ko"], said("다시 시도해 주세요.")),
        .modal(.notApplicable, "An action sheet", #""style": "actionSheet", "title": "STOP!!""#),
    ]

    private static func said(_ title: String) -> String {
        "\"style\": \"alert\", \"title\": \"\(title)\", \"message\": null"
    }

    private static func problem(_ title: String, message: String? = nil, purpose: String = "problem") -> String {
        let message = message.map { "\"\($0)\"" } ?? "null"
        return
            "\"style\": \"alert\", \"purpose\": \"\(purpose)\", \"title\": \"\(title)\", \"message\": \(message)"
    }
}
