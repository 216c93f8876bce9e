/// The rules about of no guideline: what any app in several languages wants looked after.
enum HouseRules {
    static let all: [any Rule.Type] = [
        SuppressionExpired.self,
        SuppressionUnused.self,
    ]
}
