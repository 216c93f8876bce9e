/// The rules about when alerts are shown and what they are made of.
enum AlertsRules {
    static let all: [any Rule.Type] = [
        AlertAboutState.self,
        AlertActionable.self,
        AlertChoicesInActionSheet.self,
        AlertEssential.self,
        AlertExitHandlerWithoutCancel.self,
        AlertExplicitDismissal.self,
        AlertFieldsForInput.self,
        AlertHasButton.self,
        AlertHomeExitCancels.self,
        AlertHomeExitNoAction.self,
        AlertImportantSituation.self,
        AlertIntrusionWarranted.self,
        AlertNoCustomLook.self,
        AlertNotAtLaunch.self,
        AlertNotForUndoable.self,
        AlertNotInformationOnly.self,
        AlertOneAtMost.self,
        AlertSignalsProblem.self,
        AlertUsefulChoices.self,
        AppAlertRate.self,
    ]
}
