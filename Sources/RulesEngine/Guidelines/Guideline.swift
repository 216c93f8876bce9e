/// One piece of advice of the Human Interface Guidelines, told in Scrim's own words, with where it comes from.
public struct Guideline: Sendable, Identifiable {
    /// A page of the Human Interface Guidelines.
    public enum Page: String, CaseIterable, Sendable {
        /// When to block the rest of an app, and in which presentation.
        case modality
        /// Short interruptions that people answer with a button.
        case alerts
        /// Panels that float above the content and point at where they came from.
        case popovers
        /// Choices that belong to an action someone has just asked for.
        case actionSheets
        /// Cards that cover part of the content for one narrow task.
        case sheets

        /// The page's title in English, as sources cite it.
        public var title: String { titleText.en }

        /// The page's title for readers of each language.
        public var titleText: LocalText {
            switch self {
            case .modality: LocalText(en: "Modality", ja: "モダリティ", ko: "모달리티")
            case .alerts: LocalText(en: "Alerts", ja: "アラート", ko: "알림")
            case .popovers: LocalText(en: "Popovers", ja: "ポップオーバー", ko: "팝오버")
            case .actionSheets: LocalText(en: "Action sheets", ja: "アクションシート", ko: "동작 시트")
            case .sheets: LocalText(en: "Sheets", ja: "シート", ko: "시트")
            }
        }
    }

    /// The name under which judgements, threads and rules refer to it.
    public let id: GuidelineID
    /// The page it stands on.
    public let page: Page
    /// The edition whose text was read for it, which later editions may still share.
    public let edition: Edition
    /// Its place on the page in that edition, from 1.
    public let position: Int
    /// The sub-heading of the page under which it stands; `nil` where the page has none there.
    public let section: LocalText?
    /// A short heading that tells designers what to do.
    public let title: LocalText
    /// What it advises, why, and what to do instead, for readers who don't know the original.
    public let text: LocalText
    /// The address of the page it was read on.
    public let url: String

    /// Whether the guideline is part of an edition: of its own, and of later ones that put no other text in its place. The
    /// page on modality was written anew for the 2020s; what was read of 2025 goes beside the texts before.
    public func holds(in edition: Edition) -> Bool {
        guard self.edition < edition else { return self.edition == edition }
        return page != .modality || self.edition != .hig2018
    }

    /// What reviews cite, in English whatever the language of the review, since that is what the original is found by:
    /// "HIG, Alerts: Buttons (2018)", or without a section "HIG, Modality (2020s)".
    public var source: String {
        if let section {
            "HIG, \(page.title): \(section.en) (\(edition.rawValue))"
        } else {
            "HIG, \(page.title) (\(edition.rawValue))"
        }
    }
}
