internal import CICU

extension String {
    /// The text in Normalization Form C, in which equal texts have equal bytes.
    public var normalized: String {
        isPlainASCII ? self : transformed(.composed)
    }

    /// The text in Normalization Form KC: half and full width, ligatures and the like made plain.
    public var normalizedForCompatibility: String {
        isPlainASCII ? self : transformed(.compatible)
    }

    /// The text with its case folded as Unicode defines for comparison, whatever the language.
    public var caseFolded: String {
        isPlainASCII ? lowercased() : transformed(.caseFolded)
    }

    /// The text in Normalization Form KC with its case folded: what two texts are compared by when neither width nor
    /// case matters (“ｷｬﾝｾﾙ” and “キャンセル”, “CANCEL” and “cancel”).
    public var foldedForComparison: String {
        normalizedForCompatibility.caseFolded.normalizedForCompatibility
    }

    private var isPlainASCII: Bool {
        utf8.allSatisfy { $0 < 0x80 }
    }

    private enum Transformation {
        case composed, compatible, caseFolded
    }

    /// Runs an ICU function that writes into a buffer: once into one of usual size, once more where that was short.
    /// A failure of ICU leaves the text as it is.
    private func transformed(_ transformation: Transformation) -> String {
        let source = Array(utf16)
        var target = [UInt16](repeating: 0, count: source.count * 2 + 16)
        for _ in 0..<2 {
            var status = U_ZERO_ERROR
            let length = Self.transform(source, into: &target, transformation, status: &status)
            switch status {
            case U_BUFFER_OVERFLOW_ERROR: target = [UInt16](repeating: 0, count: length)
            case _ where status.rawValue <= U_ZERO_ERROR.rawValue:
                return String(decoding: target.prefix(length), as: UTF16.self)
            default: return self
            }
        }
        return self
    }

    /// How long the result is, whether or not it fitted.
    private static func transform(
        _ source: [UInt16], into target: inout [UInt16], _ transformation: Transformation, status: inout UErrorCode
    ) -> Int {
        let (length, capacity) = (Int32(source.count), Int32(target.count))
        // Arrays lend their storage for the call only, with their true lengths beside, and ICU keeps no pointer.
        switch transformation {
        case .composed:
            guard let form = unsafe cicu_nfc(&status) else { return 0 }
            return Int(unsafe cicu_normalize(form, source, length, &target, capacity, &status))
        case .compatible:
            guard let form = unsafe cicu_nfkc(&status) else { return 0 }
            return Int(unsafe cicu_normalize(form, source, length, &target, capacity, &status))
        case .caseFolded:
            return Int(unsafe cicu_fold_case(&target, capacity, source, length, &status))
        }
    }
}
