/// The rules about action sheets.
enum ActionSheetsRules {
    static let all: [any Rule.Type] = [
        ActionSheetCancelLast.self,
        ActionSheetDestructiveFirst.self,
        ActionSheetMessageNeeded.self,
        ActionSheetNoScroll.self,
        ActionSheetTitleOneLine.self,
    ]
}
