/// The rules about presentation styles.
enum StylesRules {
    static let all: [any Rule.Type] = [
        FullscreenForMedia.self,
        FullscreenForMultistep.self,
        StyleAppropriate.self,
        StyleAutomaticDefault.self,
        StyleCurrentcontextCompact.self,
        StyleCurrentcontextContainer.self,
        StyleCurrentcontextSize.self,
        StyleCustomJustified.self,
        StyleFormsheetCentred.self,
        StyleFormsheetDims.self,
        StyleFormsheetGathers.self,
        StyleFormsheetKeyboard.self,
        StyleFormsheetSmallDevice.self,
        StyleFullscreenComplex.self,
        StyleFullscreenCovers.self,
        StyleFullscreenHasDismiss.self,
        StyleKnown.self,
        StylePagesheetComplex.self,
        StylePagesheetCoverage.self,
        StylePagesheetDims.self,
        StylePopoverAdapts.self,
        StyleSheetPartial.self,
    ]
}
