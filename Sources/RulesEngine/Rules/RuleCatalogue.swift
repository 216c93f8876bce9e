/// Every rule of the engine, in order of the names.
public enum RuleCatalogue {
    /// The rules.
    public static let all: [any Rule.Type] = families.joined().sorted { $0.metadata.id < $1.metadata.id }

    /// The rule of that name.
    public static func rule(_ id: RuleID) -> (any Rule.Type)? {
        byID[id]
    }

    /// The names that rules had before, and what they are called now. Findings, waivers and profiles that speak of an old
    /// one mean the new one.
    static let renamed: [RuleID: RuleID] = [:]

    /// What a rule is called now.
    public static func current(_ id: RuleID) -> RuleID {
        renamed[id] ?? id
    }

    private static let families: [[any Rule.Type]] = [
        ModalityRules.all,
        StylesRules.all,
        TransitionsRules.all,
        AlertsRules.all,
        AlertTextsRules.all,
        AlertToneRules.all,
        AlertButtonsRules.all,
        AlertLayoutRules.all,
        ActionSheetsRules.all,
        SheetsRules.all,
        PopoversRules.all,
        HouseRules.all,
    ]

    private static let byID = Dictionary(all.map { ($0.metadata.id, $0) }, uniquingKeysWith: { first, _ in first })
}
