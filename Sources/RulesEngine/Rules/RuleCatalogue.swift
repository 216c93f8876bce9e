/// Every rule of the engine, in order of the names.
public enum RuleCatalogue {
    /// The rules.
    public static let all: [any Rule.Type] = families.flatMap(\.rules).sorted { $0.metadata.id < $1.metadata.id }

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

    /// Rules that belong together, in order of the names.
    struct Family: Sendable {
        let title: String
        let rules: [any Rule.Type]
    }

    static let families: [Family] = [
        Family(title: "Modality", rules: ModalityRules.all),
        Family(title: "Presentation styles", rules: StylesRules.all),
        Family(title: "Transitions", rules: TransitionsRules.all),
        Family(title: "Alerts", rules: AlertsRules.all),
        Family(title: "Titles and messages of alerts", rules: AlertTextsRules.all),
        Family(title: "Tone and guidance in alerts", rules: AlertToneRules.all),
        Family(title: "Buttons of alerts and action sheets", rules: AlertButtonsRules.all),
        Family(title: "Room in alerts", rules: AlertLayoutRules.all),
        Family(title: "Action sheets", rules: ActionSheetsRules.all),
        Family(title: "Sheets", rules: SheetsRules.all),
        Family(title: "Popovers", rules: PopoversRules.all),
        Family(title: "House rules", rules: HouseRules.all),
    ]

    private static let byID = Dictionary(all.map { ($0.metadata.id, $0) }, uniquingKeysWith: { first, _ in first })
}
