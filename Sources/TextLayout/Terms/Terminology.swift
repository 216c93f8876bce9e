internal import UnicodeText

/// How names and terms are spelled: what is built in, what a project adds, and what a document adds.
///
/// Every entry is literal. Phrases are found by the word that they start with, the longest first.
public struct Terminology: Hashable, Sendable {
    /// Single words in their exact spelling, by their folded form.
    private var spellings: [String: [String]] = [:]
    /// Words that are also ordinary ones, so that a capital is not sure to make a name of them: Photos, Home.
    private var commonNames: Set<String> = []
    private var acronyms: Set<String> = []
    private var phrases: Set<String> = []
    /// The lengths of the phrases that start alike, the longest first.
    private var lengths: [String: [Int]] = [:]
    /// Words that stand for names which are spelled otherwise, in lower case.
    private var misspelled: Set<String> = []

    /// The terms of a project or a document.
    public init(
        properNouns: [String] = [], brands: [String] = [], acronyms: [String] = [], phrases: [String] = []
    ) {
        for term in properNouns + brands + phrases { add(term) }
        for term in acronyms {
            add(term)
            self.acronyms.insert(term.normalized)
        }
    }

    init(names: [String], commonNames: [String], acronyms: [String], phrases: [String], misspelled: Set<String>) {
        self.init(properNouns: names, acronyms: acronyms, phrases: phrases)
        self.commonNames = Set(commonNames)
        self.misspelled = misspelled
    }

    /// These terms and the names among what is written in place of others: how somebody misspells a name is no matter
    /// of capitals.
    public func knowing(_ terms: [AvoidedTerm]) -> Terminology {
        var sum = self
        for term in terms where term.use.contains(where: \.isUppercase) && !term.isSpelling {
            guard !term.avoid.contains(where: \.isWhitespace) else { continue }
            sum.misspelled.insert(term.avoid.wordFolded)
        }
        return sum
    }

    /// These terms and others, whose spellings go before these.
    public func adding(_ other: Terminology) -> Terminology {
        var sum = self
        for (folded, spellings) in other.spellings {
            let known = sum.spellings[folded, default: []]
            sum.spellings[folded] = spellings + known.filter { !spellings.contains($0) }
        }
        sum.misspelled.formUnion(other.misspelled)
        sum.commonNames = commonNames.union(other.commonNames).filter { other.spellings[$0.wordFolded] == nil }
        sum.acronyms.formUnion(other.acronyms)
        sum.phrases.formUnion(other.phrases)
        for (start, lengths) in other.lengths {
            sum.lengths[start] = Set(sum.lengths[start, default: []] + lengths).sorted(by: >)
        }
        return sum
    }

    private mutating func add(_ term: String) {
        let term = term.trimmed.normalized
        guard !term.isEmpty else { return }
        let units = Units(term)
        let start = units.start(at: 0)
        if start.utf16.count == units.count, units.scalar(at: 0).script == .latin || units[0].isASCIIDigit {
            let folded = term.wordFolded
            if spellings[folded, default: []].contains(term) { return }
            spellings[folded, default: []].append(term)
        } else if phrases.insert(term).inserted {
            lengths[start] = Set(lengths[start, default: []] + [units.count]).sorted(by: >)
        }
    }

    /// Whether a word is spelled as a name of the terminology, or stands for one that is spelled otherwise.
    func isName(_ word: String) -> Bool {
        let folded = word.wordFolded
        return spellings[folded]?.contains(word) == true || misspelled.contains(folded)
    }

    /// Whether a word, spelled as it is, may be a name but is an ordinary word as well.
    func isCommonName(_ word: String) -> Bool {
        commonNames.contains(word)
    }

    /// Whether a word is one of the acronyms.
    func isAcronym(_ word: String) -> Bool {
        acronyms.contains(word)
    }

    /// How a name is spelled that is written otherwise here; `nil` for a right one and for no name.
    func spelling(of word: String) -> String? {
        guard let known = spellings[word.wordFolded], !known.contains(word) else { return nil }
        return known.first
    }

    /// The phrases that stand in a text, the longest at each place.
    func phrases(in units: Units) -> [Mask] {
        guard !phrases.isEmpty else { return [] }
        var found: [Mask] = []
        var offset = 0
        while offset < units.count {
            guard !units[offset].isWhitespace, units.isBoundary(offset) else {
                offset += 1
                continue
            }
            let start = units.start(at: offset)
            let length = lengths[start]?.first {
                offset + $0 <= units.count && units.isBoundary(offset + $0)
                    && phrases.contains(units[offset..<offset + $0].normalized)
            }
            if let length { found.append(Mask(.term, offset..<offset + length)) }
            offset += length ?? max(1, start.utf16.count)
        }
        return found
    }
}

extension Units {
    /// What phrases are found by: the run of Latin letters and digits at an offset, else the one character there.
    fileprivate func start(at offset: Int) -> String {
        var end = offset
        while end < count, isLatinOrDigit(end) { end += 1 }
        return self[offset..<max(end, self.offset(after: offset))]
    }

    /// Whether no word of Latin letters goes on over an offset.
    fileprivate func isBoundary(_ offset: Int) -> Bool {
        offset == 0 || offset >= count || !isLatinOrDigit(offset - 1) || !isLatinOrDigit(offset)
    }

    private func isLatinOrDigit(_ offset: Int) -> Bool {
        let unit = self[offset]
        if unit < 0x80 { return unit.isASCIILetter || unit.isASCIIDigit }
        return scalar(at: offset).script == .latin
    }
}

extension String {
    /// A word as words are looked up: in lower case, with straight apostrophes.
    var wordFolded: String {
        let lower = lowercased()
        return lower.utf8.count == lower.utf16.count ? lower : String(lower.map { $0 == "’" ? "'" : $0 })
    }
}
