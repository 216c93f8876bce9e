/// Texts with words that are written otherwise, and texts that only look like it.
enum TermExamples {
    static let all: [Example] = right + names + teams

    private static let right: [Example] = [
        .modal(
            .pass, "Names as they are spelled",
            #""style": "alert", "title": "Wi-Fi Is Off", "message": "Connect the iPad to iCloud Drive.""#),
        .modal(.pass, "A part of a longer word", #""style": "alert", "title": "Open Wifinder?""#),
        .modal(.pass, "A part of an address", #""style": "alert", "message": "See https://wifi.example.com/ipad.""#),
        .modal(.pass, "Quoted", #""style": "alert", "title": "Delete “wifi notes”?""#),
        .modal(.pass, "What the app fills in", #""style": "alert", "title": "Join {wifi}?""#),
        .modal(.pass, "All in capitals", #""style": "pageSheet", "heading": "IPHONE AND IPAD""#),
        .flow(
            .pass, "A product of that name",
            #"""
            "glossary": {"brands": ["Wifi Analyzer"]},
            "modals": [{"id": "m", "style": "alert", "title": "Open Wifi Analyzer?"}]
            """#),
        .modal(
            .pass, "Japanese", languages: ["ja"], #""style": "alert", "title": "シミュレーションを開始しますか?""#),
        .modal(.pass, "Korean", languages: ["ko"], #""style": "alert", "title": "메시지를 삭제할까요?""#),
        .modal(
            .notApplicable, "What iOS supplies is worded by iOS",
            #""style": "activityView", "system": true, "title": "wifi""#),
        .modal(.notApplicable, "No text", #""style": "alert""#),
        .modal(
            .open, "Nobody said what it says in Japanese", languages: ["en", "ja"],
            #""style": "alert", "title": "Wi-Fi Is Off""#),
    ]

    private static let names: [Example] = [
        .modal(.fail, "Wi-Fi", #""style": "alert", "title": "Connect to wifi?""#),
        .modal(
            .fail, "In the label that is read aloud",
            #"""
            "style": "pageSheet", "controls": [
                {"id": "x", "kind": "button", "symbol": "wifi", "accessibilityLabel": "WiFi settings"}]
            """#),
        .modal(
            .fail, "In a text field", #""style": "alert", "textFields": [{"label": null, "placeholder": "Wifi Name"}]"#),
        .flow(
            .fail, "On a screen",
            #"""
            "screens": [{"id": "home", "navigationBar": {"title": "Your Ipad"},
                "controls": [{"id": "sync", "kind": "button", "title": "Sync with Icloud"}]}]
            """#),
        .modal(.fail, "A common slip", #""style": "pageSheet", "guidance": "The file was succesfully saved.""#),
        .modal(.fail, "Japanese", languages: ["ja"], #""style": "alert", "title": "シュミレーションを開始しますか?""#),
        .modal(
            .fail, "Japanese in half width", languages: ["ja"],
            #""style": "pageSheet", "guidance": "ｱｲﾌｫﾝを再起動します。""#),
        .modal(.fail, "Korean, with a particle", languages: ["ko"], #""style": "alert", "title": "메세지를 삭제할까요?""#),
        .modal(.fail, "Latin in a Korean text", languages: ["ko"], #""style": "alert", "title": "wifi에 연결할까요?""#),
    ]

    private static let teams: [Example] = [
        .profiled(.pass, "The team’s word", signIn, #""modals": [{"id": "m", "style": "alert", "title": "Sign In"}]"#),
        .profiled(
            .pass, "Another form of the word is not guessed", signIn,
            #""modals": [{"id": "m", "style": "alert", "title": "Logins Are Paused"}]"#),
        .profiled(
            .pass, "A part of a product’s name",
            #"""
            "glossary": {"phrases": ["Subscription Manager"],
                "preferred": [{"language": "en", "avoid": "manager", "use": "admin"}]}
            """#,
            #""modals": [{"id": "m", "style": "alert", "title": "Open Subscription Manager"}]"#),
        .profiled(
            .pass, "Japanese: the long vowel makes another word", server,
            #""languages": ["ja"], "modals": [{"id": "m", "style": "alert", "title": "サーバーに接続できません"}]"#),
        .profiled(
            .pass, "An acronym is no pronoun",
            #""glossary": {"preferred": [{"language": "en", "avoid": "IT", "use": "Support"}]}"#,
            #""modals": [{"id": "m", "style": "alert", "message": "Take it with you."}]"#),
        .profiled(
            .fail, "What the team avoids", signIn,
            #""modals": [{"id": "m", "style": "alert", "title": "Log in Again"}]"#
        ),
        .profiled(
            .fail, "Japanese", server,
            #""languages": ["ja"], "modals": [{"id": "m", "style": "alert", "title": "サーバに接続できません"}]"#),
        .profiled(
            .fail, "Korean, as a verb",
            #""glossary": {"preferred": [{"language": "ko", "avoid": "클릭", "use": "탭"}]}"#,
            #""languages": ["ko"], "modals": [{"id": "m", "style": "alert", "message": "버튼을 클릭하세요."}]"#),
    ]

    private static let signIn = #""glossary": {"preferred": [{"language": "en", "avoid": "log in", "use": "sign in"}]}"#
    private static let server = #""glossary": {"preferred": [{"language": "ja", "avoid": "サーバ", "use": "サーバー"}]}"#
}
