/// The rules about modality in general: tasks, exits, titles, flow.
enum ModalityRules {
    static let all: [any Rule.Type] = [
        ModalCompleteAndCancel.self,
        ModalDataLossAllPaths.self,
        ModalDataLossConfirmation.self,
        ModalDataLossOptions.self,
        ModalDismissAccessible.self,
        ModalDismissButton.self,
        ModalDismissLabel.self,
        ModalDoneMeansComplete.self,
        ModalExitExists.self,
        ModalExitObvious.self,
        ModalExitOutcomeKnown.self,
        ModalExitReachable.self,
        ModalExitSafe.self,
        ModalExplicitActionToLeave.self,
        ModalOneAtATime.self,
        ModalTitlePresent.self,
    ]
}
