/// A stretch of text that counts as one name: what stands inside is not read for words, capitals or marks.
public struct Mask: Hashable, Sendable {
    /// What such a stretch can be.
    public enum Kind: Sendable {
        /// Something that the app fills in: `%@`, `%1$d`, `{name}`, `\(x)`, an ICU plural form.
        case placeholder
        /// Text between quotation marks, with them.
        case quotation
        /// A web address, an e-mail address or a host.
        case address
        /// The name of a file, with its extension.
        case fileName
        /// A phrase of the terminology.
        case term
    }

    /// What it is.
    public let kind: Kind
    /// Where it is, in UTF-16 code units.
    public let range: Range<Int>

    init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}

/// The masks of a text, apart from each other and in order.
struct Masks {
    /// The outermost ones.
    let all: [Mask]
    /// Every placeholder, those inside of quotations too.
    let placeholders: [Range<Int>]

    init(_ units: Units, _ terminology: Terminology) {
        placeholders = units.placeholders
        var found = placeholders.map { Mask(.placeholder, $0) }
        found = Self.laying(units.quotations(around: placeholders).map { Mask(.quotation, $0) }, over: found)
        found = Self.laying(units.addresses, over: found)
        all = Self.laying(terminology.phrases(in: units), over: found)
    }

    /// The masks of a text that has been read.
    init(_ all: [Mask], placeholders: [Range<Int>]) {
        self.all = all
        self.placeholders = placeholders
    }

    /// The mask that covers an offset.
    func mask(at offset: Int) -> Mask? {
        var (lower, upper) = (0, all.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if all[middle].range.upperBound <= offset { lower = middle + 1 } else { upper = middle }
        }
        return lower < all.count && all[lower].range.contains(offset) ? all[lower] : nil
    }

    /// Adds masks that are apart from each other: one that holds older ones takes their place, one that only touches a
    /// part of an older one, or lies inside of it, is dropped.
    private static func laying(_ added: [Mask], over masks: [Mask]) -> [Mask] {
        guard !added.isEmpty else { return masks }
        var all = masks
        for mask in added {
            let touched = all.filter { $0.range.overlaps(mask.range) }
            let holds = touched.allSatisfy {
                $0.range.lowerBound >= mask.range.lowerBound && $0.range.upperBound <= mask.range.upperBound
                    && $0.range != mask.range
            }
            guard holds else { continue }
            all.removeAll { $0.range.overlaps(mask.range) }
            all.append(mask)
        }
        return all.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}
