/// All guidelines Scrim knows.
public enum GuidelineCatalogue {
    /// Every guideline, page by page: modality of 2018, modality of the 2020s, alerts and popovers of 2018, and the
    /// pages of today as far as they say something else; each page in its own order.
    public static let all: [Guideline] =
        Modality2018Guidelines.all + Modality2020sGuidelines.all + AlertsGuidelines.all + PopoversGuidelines.all
        + Guidelines2025.all

    /// The guideline of that name; `nil` where there is none.
    public static func guideline(_ id: GuidelineID) -> Guideline? {
        byID[id]
    }

    private static let byID: [GuidelineID: Guideline] =
        Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
