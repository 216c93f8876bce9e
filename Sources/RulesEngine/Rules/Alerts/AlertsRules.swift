/// The rules about when alerts are shown and what they are made of.
enum AlertsRules {
    static let all: [any Rule.Type] = [
        AlertExplicitDismissal.self,
        AlertHasButton.self,
        AlertImportantSituation.self,
        AlertNoCustomLook.self,
    ]
}
