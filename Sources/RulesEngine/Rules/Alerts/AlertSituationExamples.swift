/// Alerts in situations that today’s guidelines tell apart.
enum AlertSituationExamples {
    static let information: [Example] = [
        .modal(.pass, "Something to do", told("No Connection", "problem", button: "Try Again", effect: "commit")),
        .modal(
            .pass, "A problem whose text says what to do",
            told("No Connection", "problem", message: "Check the network settings and try again.")),
        .modal(
            .pass, "The same in Japanese", languages: ["ja"],
            told("接続できません", "problem", message: "ネットワーク設定をご確認ください。")),
        .modal(
            .pass, "The same in Korean", languages: ["ko"],
            told("연결할 수 없음", "problem", message: "네트워크 설정을 확인하세요.")),
        .modal(
            .pass, "Any request is something to do",
            told("Battery Too Low", "problem", message: "Charge the headphones to at least 30% to update them.")),
        .modal(.review, "An excuse is none", told("Server Not Available", "problem", message: "Sorry about that.")),
        .modal(.pass, "A permission that is missing", told("Camera Access Is Off", "permission")),
        .modal(.fail, "A success", told("Upload Complete", "success")),
        .modal(.fail, "A status", told("Two Albums Are Shared", "information")),
        .modal(
            .fail, "Only OK, whatever its effect is",
            #"""
            "style": "alert", "title": "Upload Complete", "purpose": "success",
            "controls": [{"id": "ok", "kind": "button", "title": "OK"}]
            """#),
        .modal(.review, "A problem, and nothing to do", told("Server Not Available", "problem")),
        .modal(.open, "Nobody said what it is for", told("Upload Complete", nil)),
        .modal(
            .open, "Nobody said what the button does",
            #"""
            "style": "alert", "title": "Upload Complete", "purpose": "success",
            "controls": [{"id": "share", "kind": "button", "title": "Share"}]
            """#),
        .modal(.notApplicable, "No button", #""style": "alert", "controls": []"#),
    ]

    static let undoable: [Example] = [
        .modal(.pass, "It is gone for good", asked("Delete Album?", "This can’t be undone.")),
        .modal(.pass, "The same in Japanese", languages: ["ja"], asked("アルバムを削除しますか?", "元に戻せません。")),
        .modal(.pass, "The same in Korean", languages: ["ko"], asked("앨범을 삭제하시겠습니까?", "되돌릴 수 없습니다.")),
        .modal(
            .fail, "It can be restored", asked("Delete Note?", "You can restore it from Recently Deleted.", destroys)),
        .modal(.fail, "It can be shown again", asked("Hide Widget?", "It can be re-enabled in Settings at any time.")),
        .modal(.fail, "The same in Japanese", languages: ["ja"], asked("メモを削除しますか?", "後で復元できます。", destroys)),
        .modal(.fail, "The same in Korean", languages: ["ko"], asked("메모를 삭제하시겠습니까?", "나중에 복원할 수 있습니다.", destroys)),
        .modal(
            .review, "An offer, perhaps", asked("Show Previews?", "You can always change this in Settings.")),
        .modal(.review, "An everyday action", asked("Archive this conversation?", nil)),
        .modal(.review, "An everyday action in Korean", languages: ["ko"], asked("대화를 보관하시겠습니까?", nil)),
        .modal(.open, "Whether it can be undone is for a person to say", asked("Delete Album?", nil)),
        .modal(
            .notApplicable, "A problem",
            #"""
            "style": "alert", "title": "No Connection", "purpose": "problem",
            "controls": [{"id": "ok", "kind": "button", "title": "OK"}]
            """#),
    ]

    static let choices: [Example] = [
        .flow(.fail, "Two ways to delete", shown(effects: ["destroy", "destroy"])),
        .flow(.fail, "Save or not", shown(effects: ["save", "discard"])),
        .flow(.pass, "A conflict", shown(effects: ["commit", "commit"], title: "Two versions are in conflict")),
        .flow(.pass, "A problem", shown(effects: ["commit", "commit"], more: #", "purpose": "problem""#)),
        .flow(.pass, "At launch", shown(effects: ["commit", "commit"], more: #", "trigger": "launch""#)),
        .flow(.review, "Nobody said what the buttons do", shown(effects: [nil, nil])),
        .flow(.open, "Nobody said what makes it appear", shown(effects: ["commit", "commit"], from: "list")),
        .flow(.notApplicable, "One way on and Cancel", shown(effects: ["destroy"])),
        .flow(.notApplicable, "The second changes nothing", shown(effects: ["destroy", "none"])),
    ]

    private static func told(
        _ title: String, _ purpose: String?, message: String? = nil, button: String = "OK", effect: String = "none"
    ) -> String {
        """
        "style": "alert", "title": "\(title)", "message": \(message.map { "\"\($0)\"" } ?? "null"), \
        \(purpose.map { "\"purpose\": \"\($0)\", " } ?? "")\
        "controls": [{"id": "b", "kind": "button", "title": "\(button)", "exit": {"effect": "\(effect)"}}]
        """
    }

    private static let destroys = #""purpose": "destructiveConfirm", "#

    private static func asked(_ title: String, _ message: String?, _ more: String = "") -> String {
        """
        "style": "alert", "title": "\(title)", "message": \(message.map { "\"\($0)\"" } ?? "null"), \(more)"controls": [
            {"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"}, \
            {"id": "go", "kind": "button", "title": "\(title.withoutQuestion)"}]
        """
    }

    /// An alert with ways to go on, presented from a control.
    private static func shown(
        effects: [String?], title: String = "What should happen to the album?", from: String = "list/more",
        more: String = ""
    ) -> String {
        let buttons = effects.enumerated().map { number, effect in
            let exit = effect.map { ", \"exit\": {\"effect\": \"\($0)\"}" } ?? ""
            return "{\"id\": \"b\(number)\", \"kind\": \"button\", \"title\": \"Way \(number)\"\(exit)}"
        }
        return """
            "screens": [{"id": "list", "controls": [{"id": "more", "kind": "button"}]}],
            "modals": [{"id": "a", "style": "alert", "title": "\(title)", "message": null\(more), "controls": [
                {"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"}, \(buttons.joined(separator: ", "))]}],
            "transitions": [{"id": "t", "from": "\(from)", "to": "a", "kind": "present"}]
            """
    }
}

extension String {
    fileprivate var withoutQuestion: String { filter { $0 != "?" } }
}
