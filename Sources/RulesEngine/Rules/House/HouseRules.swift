/// The rules of no guideline: what any app in several languages wants looked after.
enum HouseRules {
    static let all: [any Rule.Type] = [
        LocalizationMismatch.self,
        SuppressionExpired.self,
        SuppressionUnused.self,
        TextMixedRegister.self,
        TextOneLabelPerEffect.self,
        TextPreferredTerm.self,
    ]
}
