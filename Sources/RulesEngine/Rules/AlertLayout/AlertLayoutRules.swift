/// The rules about how much room alerts and action sheets take.
enum AlertLayoutRules {
    static let all: [any Rule.Type] = [
        AlertBothOrientations.self,
        AlertButtonsNoScroll.self,
        AlertFitsLandscape.self,
        AlertFitsPortrait.self,
        AlertMessageTwoLines.self,
        AlertTitleOneLine.self,
        AlertTitleShort.self,
        AlertTitleTwoLines.self,
    ]
}
