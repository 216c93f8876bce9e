/// The rules about modality in general: tasks, exits, titles, flow.
enum ModalityRules {
    static let all: [any Rule.Type] = [
        ModalDismissButton.self,
        ModalExitExists.self,
        ModalExitReachable.self,
        ModalTitlePresent.self,
    ]
}
