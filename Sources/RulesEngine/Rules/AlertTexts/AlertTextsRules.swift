/// The rules about titles and messages of alerts.
enum AlertTextsRules {
    static let all: [any Rule.Type] = [
        AlertTitlePresent.self
    ]
}
