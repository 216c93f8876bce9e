/// The rules about the buttons of alerts and action sheets.
enum AlertButtonsRules {
    static let all: [any Rule.Type] = [
        AlertButtonNoYesNo.self,
        AlertButtonOK.self,
        AlertCancelLabel.self,
        AlertDestructiveHasCancel.self,
        AlertOneButton.self,
        AlertThreePlusButtons.self,
        AlertTwoButtons.self,
    ]
}
