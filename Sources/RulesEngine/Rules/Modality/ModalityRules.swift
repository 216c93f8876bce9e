/// The rules about modality in general: tasks, exits, titles, flow.
enum ModalityRules {
    static let all: [any Rule.Type] = [
        AppModalRatio.self,
        FlowNonlinearAccess.self,
        ModalAppearanceMatchesApp.self,
        ModalClearBenefit.self,
        ModalCompletionReachable.self,
        ModalDismissButton.self,
        ModalExitExists.self,
        ModalExitReachable.self,
        ModalExtentDeclared.self,
        ModalFocusCritical.self,
        ModalGuidanceText.self,
        ModalHierarchyDepth.self,
        ModalNavbarMatchesApp.self,
        ModalNoInnerApp.self,
        ModalReasonDeclared.self,
        ModalReturnsToContext.self,
        ModalSinglePath.self,
        ModalSystemComponentFirst.self,
        ModalTaskFocus.self,
        ModalTaskSteps.self,
        ModalTitleNamesTask.self,
        ModalTitlePresent.self,
        NotificationSettingsRespected.self,
    ]
}
