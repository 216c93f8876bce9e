/// Texts under a language that is not theirs, and texts that only look like it.
enum MismatchExamples {
    static let all: [Example] = right + wrong

    private static let right: [Example] = [
        .modal(
            .pass, "Each in its own language", languages: ["en", "ja", "ko"],
            #""style": "alert", "title": {"en": "Delete Message?", "ja": "メッセージを削除しますか?", "ko": "메시지를 삭제할까요?"}"#),
        .modal(
            .pass, "Names are the same everywhere", languages: ["en", "ja", "ko"],
            #""style": "pageSheet", "title": {"en": "iCloud Drive", "ja": "iCloud Drive", "ko": "iCloud Drive"}"#),
        .flow(
            .pass, "A name of the glossary",
            #"""
            "languages": ["en", "ja"], "glossary": {"brands": ["Fernwood"]},
            "modals": [{"id": "m", "style": "pageSheet", "title": {"en": "Fernwood", "ja": "Fernwood"}}]
            """#),
        .modal(
            .pass, "Numbers and what the app fills in", languages: ["en", "ko"],
            #""style": "pageSheet", "title": {"en": "%@ 100 %", "ko": "%@ 100 %"}"#),
        .modal(
            .pass, "An acronym, and a word that Japanese interfaces have taken over", languages: ["ja"],
            #"""
            "style": "actionSheet", "controls": [
                {"id": "pdf", "kind": "button", "title": "PDF"}, {"id": "pro", "kind": "button", "title": "Pro"}]
            """#),
        .modal(
            .pass, "Languages in a list of languages", languages: ["en"],
            #"""
            "style": "actionSheet", "controls": [
                {"id": "ja", "kind": "button", "title": "日本語"}, {"id": "ko", "kind": "button", "title": "한국어"}]
            """#),
        .modal(
            .pass, "A word that several languages share", languages: ["en", "de"],
            #""style": "pageSheet", "title": {"en": "Version", "de": "Version"}"#),
        .modal(
            .open, "Nobody said what it says in Japanese", languages: ["en", "ja"],
            #""style": "alert", "title": "Delete Message?""#),
        .modal(.notApplicable, "No text", languages: ["ja"], #""style": "alert""#),
        .modal(
            .notApplicable, "What iOS supplies", languages: ["ja"],
            #""style": "activityView", "system": true, "title": "Share the photo""#),
    ]

    private static let wrong: [Example] = [
        .modal(
            .fail, "English left in Japanese", languages: ["en", "ja"],
            #""style": "alert", "title": {"en": "Delete Message?", "ja": "Delete Message?"}"#),
        .modal(
            .fail, "Another English text in Korean", languages: ["en", "ko"],
            #""style": "alert", "title": {"en": "Delete Message?", "ko": "Delete the message?"}"#),
        .modal(
            .fail, "A button", languages: ["ja"],
            #""style": "alert", "controls": [{"id": "x", "kind": "button", "title": "Delete"}]"#),
        .modal(
            .fail, "Japanese in Korean", languages: ["ko"], #""style": "alert", "title": "メッセージを削除しますか?""#),
        .modal(.fail, "Korean in Japanese", languages: ["ja"], #""style": "alert", "title": "메시지를 삭제할까요?""#),
        .modal(.fail, "Korean in English", languages: ["en"], #""style": "alert", "title": "메시지를 삭제할까요?""#),
        .modal(
            .fail, "English left in German", languages: ["en", "de"],
            #"""
            "style": "alert", "message": {"en": "Do you want to delete this message?",
                "de": "Do you want to delete this message?"}
            """#),
        .flow(
            .fail, "On a screen, for those who listen",
            #"""
            "languages": ["ja"], "screens": [{"id": "s", "controls": [
                {"id": "c", "kind": "button", "symbol": "plus", "accessibilityLabel": "Add a new message"}]}]
            """#),
        .modal(
            .review, "It may be a name", languages: ["en", "ja"],
            #""style": "pageSheet", "title": {"en": "Fernwood", "ja": "Fernwood"}"#),
        .modal(.review, "A sign in capitals", languages: ["ja"], #""style": "pageSheet", "title": "SEARCH""#),
        .modal(.review, "Two ideographs in Korean", languages: ["ko"], #""style": "pageSheet", "title": "確認""#),
    ]
}
