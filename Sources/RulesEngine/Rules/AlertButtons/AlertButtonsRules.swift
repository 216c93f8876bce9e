/// The rules about the buttons of alerts and action sheets.
enum AlertButtonsRules {
    static let all: [any Rule.Type] = [
        AlertButtonDescribesResult.self,
        AlertButtonNoPunctuation.self,
        AlertButtonNoYesNo.self,
        AlertButtonOK.self,
        AlertButtonRelates.self,
        AlertButtonShort.self,
        AlertButtonTitleCase.self,
        AlertButtonVerb.self,
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
