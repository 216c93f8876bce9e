/// The rules about how modals come and go.
enum TransitionsRules {
    static let all: [any Rule.Type] = [
        TransitionConsistent.self,
        TransitionConveysShift.self,
        TransitionFitsApp.self,
        TransitionFlipSymmetric.self,
        TransitionVerticalSymmetric.self,
    ]
}
