/// The rules about the buttons of alerts and action sheets.
enum AlertButtonsRules {
    static let all: [any Rule.Type] = [
        AlertButtonNoYesNo.self,
        AlertButtonOK.self,
        AlertCancelDefault.self,
        AlertCancelLabel.self,
        AlertCancelLeft.self,
        AlertCancelNotDefault.self,
        AlertDestructiveHasCancel.self,
        AlertDestructiveStyle.self,
        AlertDestructiveUnasked.self,
        AlertOKInformational.self,
        AlertOneButton.self,
        AlertPrimaryRight.self,
        AlertSingleNotCancel.self,
        AlertThreeButtonsAtMost.self,
        AlertThreePlusButtons.self,
        AlertTwoButtons.self,
    ]
}
