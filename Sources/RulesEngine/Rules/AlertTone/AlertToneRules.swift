/// The rules about tone of alerts, and what they say of their buttons.
enum AlertToneRules {
    static let all: [any Rule.Type] = []
}
