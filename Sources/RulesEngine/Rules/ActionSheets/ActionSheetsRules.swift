/// The rules about action sheets.
enum ActionSheetsRules {
    static let all: [any Rule.Type] = [
        ActionSheetNoScroll.self,
        ActionSheetTitleOneLine.self,
    ]
}
