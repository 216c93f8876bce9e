/// The rules about popovers.
enum PopoversRules {
    static let all: [any Rule.Type] = [
        PopoverAutoClose.self,
        PopoverCloseBeforeModal.self,
        PopoverCloseButtonClarity.self,
        PopoverCloseButtonOutcome.self,
        PopoverCloseThenOpen.self,
        PopoverDiscardOnlyCancel.self,
        PopoverIphoneFullscreen.self,
        PopoverModalDismissal.self,
        PopoverMultiselectStays.self,
        PopoverNoCascade.self,
        PopoverNoModalAbove.self,
        PopoverNonmodalDismissal.self,
        PopoverNotOnIPhone.self,
        PopoverOneAtATime.self,
        PopoverOutsideTapCloses.self,
        PopoverSavesOnAutoclose.self,
        PopoverSelectionCloses.self,
    ]
}
