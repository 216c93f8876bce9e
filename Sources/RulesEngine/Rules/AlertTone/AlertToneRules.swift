/// The rules about the tone of alerts, and about what they say of their buttons.
enum AlertToneRules {
    static let all: [any Rule.Type] = [
        AlertGuidanceCase.self,
        AlertGuidanceNeutralVerb.self,
        AlertGuidanceNoQuotes.self,
        AlertGuidanceVerb.self,
        AlertNoButtonExplanation.self,
        AlertNoPronouns.self,
        AlertToneDirect.self,
        AlertToneFriendly.self,
        AlertToneNotAccusing.self,
    ]
}
