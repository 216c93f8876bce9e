/// What alerts say with and without pronouns.
enum AlertNoPronounsExamples {
    static let all: [Example] = [
        .modal(.pass, "The thing is named", #""style": "alert", "title": "Delete this account?", "message": null"#),
        .modal(.pass, "Japanese", languages: ["ja"], #""style": "alert", "title": "このアルバムを削除しますか?", "message": null"#),
        .modal(.pass, "Korean", languages: ["ko"], #""style": "alert", "title": "이 앨범을 삭제하시겠습니까?", "message": null"#),
        .modal(.fail, "Your", #""style": "alert", "title": "Delete your account?", "message": null"#),
        .modal(
            .fail, "A contraction in the message",
            #""style": "alert", "title": "Limit reached", "message": "You’ve used all of the storage.""#),
        .modal(
            .fail, "Japanese あなた", languages: ["ja"], #""style": "alert", "title": "あなたの写真を削除しますか?", "message": null"#),
        .modal(
            .fail, "Japanese plural", languages: ["ja"], #""style": "alert", "title": "僕らの記録を消しますか?", "message": null"#),
        .modal(.fail, "Korean 내", languages: ["ko"], #""style": "alert", "title": "내 사진을 삭제하시겠습니까?", "message": null"#),
        .modal(
            .fail, "Those who speak weigh less",
            #""style": "alert", "title": "We couldn’t load the page.", "message": null"#),
        .modal(
            .fail, "A Korean title weighs less", languages: ["ko"],
            #""style": "alert", "title": "고객님의 요청을 처리했습니다.", "message": null"#),
        .modal(
            .fail, "One language of two", languages: ["en", "ja"],
            #"""
            "style": "alert", "title": {"en": "Erase your notes?", "ja": "メモを消去しますか?"}, "message": null
            """#),
        .modal(
            .pass, "The name of a feature",
            #""style": "alert", "title": "Find My can’t locate this device.", "message": null"#),
        .modal(
            .pass, "What people called their album",
            #""style": "alert", "title": "Delete “My Best Photos”?", "message": null"#),
        .modal(.pass, "A country", #""style": "alert", "title": "Available only in the US", "message": null"#),
        .modal(
            .pass, "Japanese compounds", languages: ["ja"],
            #""style": "alert", "title": "私立学校を追加しますか?", "message": "私用の端末では使えません。""#),
        .modal(
            .pass, "Korean syllables that are other words", languages: ["ko"],
            #""style": "alert", "title": "네, 저장했습니다. 제목과 내용은 30일 내에 바꿀 수 있습니다.", "message": null"#),
        .modal(
            .review, "A name, perhaps",
            #""style": "alert", "title": "Album not found", "message": "Go back and choose My Albums again.""#),
        .modal(
            .review, "On a button",
            #"""
            "style": "alert", "title": "Update available", "message": null, "controls": [
                {"id": "later", "kind": "button", "title": "Remind Me Later"}]
            """#),
        .modal(.open, "Nobody gave a message", #""style": "alert", "title": "Delete this account?""#),
        .modal(
            .open, "One text for two languages", languages: ["en", "ja"],
            #""style": "alert", "title": "Delete this account?", "message": null"#),
    ]
}
