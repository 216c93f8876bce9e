internal import UnicodeText

/// A word or a phrase that is avoided, and what is written in its place.
///
/// In what is avoided, a small letter stands for itself and its capital, a capital for itself only.
public struct AvoidedTerm: Hashable, Sendable {
    /// What is avoided.
    public let avoid: String
    /// What is written in its place.
    public let use: String
    /// What is avoided, as it is looked for.
    let key: [UInt16]
    /// What is used, as it is looked for.
    let useKey: [UInt16]
    let avoidSpelling: String
    let useSpelling: String

    /// Whether nothing but capitals, or width and marks, tells the two apart.
    var isSpelling: Bool { key == useKey }
    /// Whether not even capitals do.
    var isOfWidth: Bool { avoidSpelling == useSpelling }

    /// A term and what is written in its place.
    public init(avoid: String, use: String) {
        self.avoid = avoid.trimmed
        self.use = use.trimmed
        avoidSpelling = self.avoid.plainSpelling
        useSpelling = self.use.plainSpelling
        key = FoldedText(self.avoid).units
        useKey = FoldedText(self.use).units
    }

    /// A name that is written in one way only.
    init(name: String) {
        self.init(avoid: name.lowercased(), use: name)
    }
}

/// A place where an avoided term stands.
public struct AvoidedUse: Hashable, Sendable {
    /// The term as it stands.
    public let found: String
    /// Where it stands, in UTF-16 code units.
    public let range: Range<Int>
    /// What is written in its place, in the capitals that the place asks for.
    public let expected: String
    /// What changes: the term, and the particle after it where that must fit.
    public let changedRange: Range<Int>
    /// What the changed range becomes.
    public let changed: String
    /// Whether everybody writes it so, and not the team alone.
    public let isBuiltIn: Bool
}

extension AvoidedTerm {
    /// Whether a text that equals the term but for case may be meant by it, and is not right as it is.
    func isMeant(by found: String) -> Bool {
        let spelling = found.plainSpelling
        guard isSpelling else { return keepsCapitals(spelling) }
        if isOfWidth { return found.normalized == avoid.normalized }
        return spelling != useSpelling && !spelling.isAllCapitals && keepsCapitals(spelling)
    }

    /// Whether each capital of the term is one in a text of the same letters.
    private func keepsCapitals(_ spelling: String) -> Bool {
        guard avoidSpelling.contains(where: \.isUppercase), avoidSpelling.count == spelling.count else { return true }
        return zip(avoidSpelling, spelling).allSatisfy { !$0.isUppercase || $0 == $1 }
    }
}

extension String {
    /// Whether all its letters are capitals, and there are at least two.
    var isAllCapitals: Bool {
        var count = 0
        for scalar in unicodeScalars where scalar.isLetter {
            guard scalar.isUpper else { return false }
            count += 1
        }
        return count > 1
    }
}
