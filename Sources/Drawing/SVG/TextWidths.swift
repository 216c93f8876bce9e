internal import TextLayout

/// How wide texts are, by the table that the rules measure with; the faces that people see differ from it by a few
/// hundredths.
enum TextWidths {
    enum Weight {
        case regular, semibold
    }

    /// The width of a text, in points.
    static func width(_ text: some StringProtocol, size: Double, weight: Weight) -> Double {
        Advances.width(of: text, size: size, weight == .regular ? .regular : .semibold)
    }
}
