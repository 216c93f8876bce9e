/// The rules about sheets.
enum SheetsRules {
    static let all: [any Rule.Type] = []
}
