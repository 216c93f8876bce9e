/// How wide texts are, by a table of advances; the faces that people see differ from it by a few hundredths.
///
/// Advances are those of Inter, regular and semibold, in thousandths of the size; ideographs and kana are square.
enum TextWidths {
    enum Weight {
        case regular, semibold
    }

    /// The width of a text, in points.
    static func width(_ text: some StringProtocol, size: Double, weight: Weight) -> Double {
        var sum = 0
        for scalar in text.unicodeScalars { sum += advance(scalar, weight) }
        return Double(sum) * size / 1000
    }

    static func advance(_ scalar: Unicode.Scalar, _ weight: Weight) -> Int {
        switch scalar.value {
        case 0x20...0x7E: (weight == .regular ? regular : semibold)[Int(scalar.value) - 0x20]
        case 0..<0x20, 0x300...0x36F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF: 0
        case 0x2018...0x201F: weight == .regular ? 290 : 320
        case 0x2026: 820
        case 0x2010...0x2015: 600
        case 0xFF61...0xFF9F: 500
        case 0xAC00...0xD7A3: 920
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x20000...0x3FFFD:
            1000
        case 0x1F000...0x1FAFF, 0x2600...0x27BF: 1250
        default: weight == .regular ? 610 : 630
        }
    }

    private static let regular: [Int] = [
        281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 464, 605, 636, 642, 608,
        624,
        571, 616, 624, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598, 587, 743, 740, 264, 543, 652, 562,
        889,
        753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642, 665, 625, 362, 357, 362, 469, 452, 497, 564, 621, 558,
        621,
        582, 361, 609, 591, 237, 237, 544, 237, 869, 585, 597, 609, 609, 372, 523, 364, 581, 557, 812, 540, 557, 541,
        362,
        327, 362, 659,
    ]
    private static let semibold: [Int] = [
        248, 309, 396, 643, 649, 844, 663, 213, 393, 393, 543, 673, 295, 466, 290, 379, 667, 481, 621, 652, 666, 632,
        648,
        587, 646, 648, 290, 295, 673, 673, 673, 544, 999, 724, 657, 744, 724, 608, 586, 755, 744, 275, 561, 677, 566,
        906,
        741, 775, 643, 776, 651, 649, 660, 734, 724, 1007, 690, 705, 653, 393, 379, 393, 481, 468, 497, 575, 630, 577,
        630,
        593, 377, 625, 613, 261, 261, 569, 261, 898, 610, 608, 625, 625, 397, 549, 380, 608, 576, 837, 562, 576, 562,
        393,
        358, 393, 673,
    ]
}
