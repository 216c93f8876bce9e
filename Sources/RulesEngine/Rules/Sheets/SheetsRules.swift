/// The rules about sheets.
enum SheetsRules {
    static let all: [any Rule.Type] = [
        SheetCancelLeadingDoneTrailing.self,
        SheetGrabberIfResizable.self,
        SheetOneAtATime.self,
        SheetSwipeDismisses.self,
        SheetUnsavedAsks.self,
    ]
}
