/// Alerts for the examples of the rules about buttons.
enum ButtonExamples {
    /// An alert whose buttons have these titles and roles.
    static func alert(_ buttons: [(title: String, role: String)]) -> String {
        let controls = buttons.enumerated().map { number, button in
            #"{"id": "b\#(number)", "kind": "button", "title": "\#(button.title)", "role": "\#(button.role)"}"#
        }
        return "\"style\": \"alert\", \"controls\": [\(controls.joined(separator: ", "))]"
    }
}
