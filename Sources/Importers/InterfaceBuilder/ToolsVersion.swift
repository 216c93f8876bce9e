/// The version of Interface Builder that saved a file.
struct ToolsVersion {
    private let text: String
    private let number: Int?

    init(_ text: String) {
        self.text = text
        number = text.split(separator: ".").first.flatMap { Int($0) }
    }

    /// The Xcode that it came with, as far as the number tells: versions of later Xcodes and of Apple's own builds are
    /// given as they are.
    var tool: String {
        guard let number, let xcode = Self.releases.last(where: { $0.first <= number }), number < Self.end else {
            return BoundedText.cut("Interface Builder \(text)")
        }
        return BoundedText.cut("Xcode \(xcode.version) (\(text))")
    }

    /// Whether Xcode 11, which came with sheets as the usual style, is younger.
    var isFromBeforeSheets: Bool { number.map { $0 < 15_000 } ?? false }

    /// Where the versions of each Xcode begin, betas included.
    private static let releases: [(first: Int, version: Int)] = [
        (1_000, 4), (4_400, 5), (6_000, 6), (8_000, 7), (11_000, 8), (13_000, 9), (14_200, 10),
        (15_000, 11), (17_000, 12), (19_000, 13), (21_000, 14), (22_000, 15), (23_000, 16), (24_000, 26),
    ]
    private static let end = 25_000
}
