/// What alerts say of their buttons.
enum AlertGuidanceExamples {
    static let explanation: [Example] = [
        .modal(.pass, "No word of the buttons", said("The photo will be removed from this device.", button: "Delete")),
        .modal(
            .pass, "An everyday word that a button shares",
            said("Save the file before the battery runs out.", button: "Save")),
        .modal(
            .pass, "The title names the action",
            said("The events will be gone.", title: "Clear all events?", button: "Clear All Events")),
        .modal(.pass, "A button of the device", said("Press the side button to wake the watch.", button: "OK")),
        .modal(.pass, "A place in another app", said("Choose Settings > Privacy to allow it.", button: "Settings")),
        .modal(.pass, "What to do, in the words of a button", said("Please try again later.", button: "Try Again")),
        .modal(
            .pass, "The same in Korean", languages: ["ko"], said("나중에 다시 시도하세요.", button: "다시 시도")),
        .modal(.fail, "Tap Delete", said("Tap Delete to remove the photo.", button: "Delete")),
        .modal(
            .fail, "The button below",
            said("Wait for a moment, or tap the button below to learn more.", button: "Learn More")),
        .modal(.fail, "In quotation marks", said("The photo stays. Press “Delete” to remove it.", button: "Delete")),
        .modal(.fail, "Japanese", languages: ["ja"], said("「削除」をタップすると写真が消えます。", button: "削除")),
        .modal(
            .fail, "Japanese with the word for a button", languages: ["ja"], said("続けるには再試行ボタンを押してください。", button: "再試行")
        ),
        .modal(.fail, "Korean", languages: ["ko"], said("사진을 지우려면 삭제를 탭하세요.", button: "삭제")),
        .modal(
            .fail, "Korean with the word for a button", languages: ["ko"],
            said("계속하려면 ‘다시 시도’ 버튼을 눌러 주세요.", button: "다시 시도")),
        .modal(.pass, "Japanese, chosen things", languages: ["ja"], said("選択した項目は削除されます。", button: "削除")),
        .modal(.pass, "Korean, chosen things", languages: ["ko"], said("선택한 항목이 삭제됩니다.", button: "삭제")),
        .modal(
            .review, "Two words of a button, without a verb",
            said("All about insulin delivery is under Learn More.", button: "Learn More")),
        .modal(.review, "What a button does", said("The Delete button removes it for good.", button: "Delete")),
        .modal(.review, "What a button does, in Korean", languages: ["ko"], said("삭제 버튼은 사진을 완전히 지웁니다.", button: "삭제")),
        .modal(.review, "A button without its title", said("Click below for more.", button: "Details")),
        .modal(.open, "Nobody gave a message", #""style": "alert", "title": "Delete Photo?", "controls": []"#),
    ]

    static let tap: [Example] = [
        .modal(.pass, "Tap", said("Tap Retry to send it again.", button: "Retry")),
        .modal(.pass, "Japanese", languages: ["ja"], said("再試行をタップしてください。", button: "再試行")),
        .modal(.pass, "Korean", languages: ["ko"], said("다시 시도를 탭하세요.", button: "다시 시도")),
        .modal(.fail, "Click", said("Click Retry to send it again.", button: "Retry")),
        .modal(.fail, "Select", said("To send it again, select Retry.", button: "Retry")),
        .modal(.fail, "Japanese 押す", languages: ["ja"], said("再試行ボタンを押してください。", button: "再試行")),
        .modal(.fail, "Korean 누르다", languages: ["ko"], said("다시 시도 버튼을 누르세요.", button: "다시 시도")),
        .modal(.review, "Choose", said("Choose Retry to send it again.", button: "Retry")),
        .modal(
            .notApplicable, "A button of the device", said("Press the side button to wake the watch.", button: "OK")),
        .modal(.notApplicable, "No guidance", said("The message was not sent.", button: "Retry")),
    ]

    static let neutral: [Example] = [
        .modal(.pass, "Choose", said("Choose Retry to send it again.", button: "Retry")),
        .modal(.pass, "Select", said("Select Retry to send it again.", button: "Retry")),
        .modal(.pass, "Japanese 選択", languages: ["ja"], said("再試行を選択してください。", button: "再試行")),
        .modal(.pass, "Korean 선택", languages: ["ko"], said("다시 시도를 선택하세요.", button: "다시 시도")),
        .modal(.fail, "Tap", said("Tap Retry to send it again.", button: "Retry")),
        .modal(.fail, "Click the button below", said("Click the button below to learn more.", button: "Learn More")),
        .modal(.fail, "Japanese タップ", languages: ["ja"], said("再試行をタップしてください。", button: "再試行")),
        .modal(.fail, "Korean 누르다", languages: ["ko"], said("다시 시도 버튼을 누르면 다시 보냅니다.", button: "다시 시도")),
        .modal(
            .notApplicable, "A button of the device", said("Press the side button to wake the watch.", button: "OK")),
        .modal(.notApplicable, "No guidance", said("The message was not sent.", button: "Retry")),
    ]

    static let capitals: [Example] = [
        .modal(.pass, "As on the button", said("Tap Try Again to send the message.", button: "Try Again")),
        .modal(.pass, "Japanese has no capitals", languages: ["ja"], said("再試行をタップしてください。", button: "再試行")),
        .modal(.fail, "In small letters", said("Tap try again to send the message.", button: "Try Again")),
        .modal(.fail, "Another capital", said("Tap Ok to go on.", button: "OK")),
        .modal(.fail, "Latin letters in Japanese", languages: ["ja"], said("okをタップしてください。", button: "OK")),
        .modal(.fail, "Latin letters in Korean", languages: ["ko"], said("ok 버튼을 탭하세요.", button: "OK")),
        .modal(.notApplicable, "An everyday word", said("You can save the file anywhere.", button: "Save")),
        .modal(
            .notApplicable, "The button is described, not cited",
            said("Tap the button below to learn more.", button: "Learn More")),
    ]

    static let quotes: [Example] = [
        .modal(.pass, "No marks", said("Tap Delete to remove the photo.", button: "Delete")),
        .modal(.pass, "Korean without marks", languages: ["ko"], said("삭제를 탭하면 사진이 지워집니다.", button: "삭제")),
        .modal(.fail, "Small letters in marks", said("Tap “try again” to send it.", button: "Try Again")),
        .modal(.fail, "Curly marks", said("Tap “Delete” to remove the photo.", button: "Delete")),
        .modal(.fail, "Straight marks", said(#"Tap 'Delete' to remove the photo."#, button: "Delete")),
        .modal(.fail, "Japanese corner brackets", languages: ["ja"], said("「削除」をタップしてください。", button: "削除")),
        .modal(.fail, "Japanese square brackets", languages: ["ja"], said("［削除］を選択してください。", button: "削除")),
        .modal(.fail, "Korean marks", languages: ["ko"], said("‘삭제’를 탭하세요.", button: "삭제")),
        .modal(.notApplicable, "An album of that name", said("The album “Delete” is empty.", button: "Delete")),
        .modal(.notApplicable, "A place in another app", said("Allow it in ‘Settings’ > ‘Privacy’.", button: "OK")),
        .modal(
            .review, "Two words that may cite the button",
            said("“Learn More” is available later.", button: "Learn More")),
    ]

    /// An alert with a message and a button.
    private static func said(_ message: String, title: String = "Unable to Send", button: String) -> String {
        """
        "style": "alert", "title": "\(title)", "message": "\(message)", \
        "controls": [{"id": "b", "kind": "button", "title": "\(button)"}]
        """
    }
}
