/// A state of Apple's Human Interface Guidelines that reviews can rest on; later editions are greater.
public enum Edition: String, CaseIterable, Comparable, Sendable {
    /// The iOS pages on modality, alerts and popovers of 2018, read in English with a Japanese translation whose page
    /// on modality was last changed on 5 September 2018.
    case hig2018 = "2018"
    /// The iOS page on modality of about 2020 to 2022, read in a Korean translation. The pages on alerts and popovers
    /// of that time were not read; those of 2018 stand in for them.
    case hig2020s = "2020s"
    /// The pages of today, for all platforms: modality and action sheets as stored on 19 July 2025, alerts as in the
    /// site's own data (last change noted 2 February 2024), popovers and sheets in copies kept by public repositories.
    case hig2025 = "2025"

    /// Whether an edition came out before another.
    public static func < (left: Edition, right: Edition) -> Bool {
        left.order < right.order
    }

    /// The place among the editions by age.
    private var order: Int {
        switch self {
        case .hig2018: 0
        case .hig2020s: 1
        case .hig2025: 2
        }
    }
}
