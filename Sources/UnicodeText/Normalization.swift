internal import CICU

extension String {
    /// The text in Normalization Form C, in which equal texts have equal bytes.
    public var normalized: String {
        isPlain ? self : transformed(.composed)
    }

    /// The text in Normalization Form KC: half and full width, ligatures and the like made plain.
    public var normalizedForCompatibility: String {
        isPlain ? self : transformed(.compatible)
    }

    /// The text with its case folded as Unicode defines for comparison, whatever the language.
    public var caseFolded: String {
        isPlain ? lowercasedASCII : transformed(.caseFolded)
    }

    /// The text in Normalization Form KC with its case folded: what two texts are compared by when neither width nor
    /// case matters (“ｷｬﾝｾﾙ” and “キャンセル”, “CANCEL” and “cancel”).
    public var foldedForComparison: String {
        isPlain ? lowercasedASCII : normalizedForCompatibility.caseFolded.normalizedForCompatibility
    }

    /// Whether every form of the text is the text itself, but for the case of its ASCII letters: neither do its
    /// characters decompose, nor does any pair of them compose. Most texts are such, and need not be asked of ICU.
    private var isPlain: Bool {
        unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            // Quotation marks, full stops and brackets of East Asia, kana, ideographs, Hangul syllables.
            case 0..<0x80, 0x2018...0x201D, 0x3001...0x3003, 0x3008...0x3011, 0x3041...0x3096, 0x30A1...0x30FC,
                0x4E00...0x9FFF, 0xAC00...0xD7A3:
                true
            default: false
            }
        }
    }

    private var lowercasedASCII: String {
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        guard utf8.contains(where: capitals.contains) else { return self }
        return String(decoding: utf8.map { capitals.contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
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
