/// The rules about presentation styles.
enum StylesRules {
    static let all: [any Rule.Type] = [
        StyleKnown.self
    ]
}
