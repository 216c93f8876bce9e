/// Every rule of the engine, in order of the names.
public enum RuleCatalogue {
    /// The rules.
    public static let all: [any Rule.Type] = [
        AlertButtonNoYesNo.self,
        AlertButtonOK.self,
        AlertCancelLabel.self,
        AlertDestructiveHasCancel.self,
        AlertExplicitDismissal.self,
        AlertHasButton.self,
        AlertImportantSituation.self,
        AlertNoCustomLook.self,
        AlertOneButton.self,
        AlertThreePlusButtons.self,
        AlertTitlePresent.self,
        AlertTwoButtons.self,
        ModalDismissButton.self,
        ModalExitExists.self,
        ModalExitReachable.self,
        ModalTitlePresent.self,
        PopoverNoCascade.self,
        PopoverNoModalAbove.self,
        PopoverNotOnIPhone.self,
        PopoverOneAtATime.self,
        StyleKnown.self,
    ]

    /// The rule of that name.
    public static func rule(_ id: RuleID) -> (any Rule.Type)? {
        byID[id]
    }

    private static let byID = Dictionary(all.map { ($0.metadata.id, $0) }, uniquingKeysWith: { first, _ in first })
}
