internal import FlowDocument
internal import TextLayout

/// A place where an alert's text speaks of its buttons.
struct Guidance {
    /// The text that speaks.
    let prose: ReadText
    /// The button's title, as it is written on it; `nil` where the text speaks of a button without its title.
    let title: String?
    /// Where the title stands, or the word for a button, in UTF-16 code units.
    let mention: Range<Int>
    /// The verb that tells people to use the button.
    let verb: Verb?
    /// Whether the title is the verb's own object, as in “tap Delete”; the capitals and quotation marks of others say
    /// nothing.
    let isCitation: Bool
    /// The title with the marks around it, where marks stand around it.
    let quoted: Range<Int>?
    /// The sentence, by its place in the text.
    let sentence: Int

    /// A verb of the text.
    struct Verb {
        /// Where it is, in UTF-16 code units.
        let range: Range<Int>
        /// The form that it has.
        let form: InstructionLexicon.Form
    }

    /// Whether the text surely explains a button: it names one and says to use it.
    var isCertain: Bool { verb != nil && title != nil }
}

extension Guidance {
    /// The stretch from verb to title, or the other way round.
    var span: Range<Int> {
        guard let verb else { return mention }
        return min(verb.range.lowerBound, mention.lowerBound)..<max(verb.range.upperBound, mention.upperBound)
    }

    /// Rests an observation on a stretch of the text, as a facet of the field.
    func locate(_ observation: inout Observation, _ range: Range<Int>) {
        observation.rest(on: prose, range)
        observation.facet = prose.field
    }

    /// Puts other verbs in place of those that are not as wanted; `nil` where one of them can't be told, or none is
    /// to be replaced.
    static func fix(
        for told: [Guidance], of node: ModalNode, _ title: MessageTemplate, verb wanted: (Verb) -> String?
    ) -> Fix? {
        var edits = TextEdits()
        var example = ""
        for guidance in told {
            guard let verb = guidance.verb, let text = wanted(verb) else { continue }
            let isCapital = verb.text(in: guidance.prose).first?.isUppercase == true
            let replacement = isCapital ? text.prefix(1).uppercased() + text.dropFirst() : text
            if edits.isEmpty { example = replacement }
            edits.replace(verb.range, of: guidance.prose, by: replacement)
        }
        guard !edits.isEmpty else { return nil }
        return Fix(.suggested, Message(title, ["verb": example]), edits.operations(on: node))
    }
}

extension Guidance.Verb {
    /// The verb as it stands in a text.
    func text(in prose: ReadText) -> String {
        prose.text.text(of: range)
    }
}

extension Context {
    /// The places where an alert's texts tell people to use a button; says what is missing, and that there is nothing
    /// to look at where there is none.
    func guidanceWithVerbs(of node: ModalNode, _ observations: inout Observations) -> [Guidance] {
        guard node.modal.controls.isKnown else {
            observations.open(node.modal.id, "controls")
            return []
        }
        let texts = alertTexts(of: node)
        let told = guidance(in: texts, of: node).filter { $0.verb != nil }
        observations.open(texts.missing)
        if told.isEmpty, texts.missing.isEmpty { observations.nothingToCheck() }
        return told
    }

    /// Every place where the texts of an alert speak of its buttons, in order of texts and places.
    func guidance(in texts: AlertProseList, of node: ModalNode) -> [Guidance] {
        let labels = node.buttons.flatMap { titles(of: $0) }
        return texts.all.flatMap { prose in
            let own = labels.filter { $0.language == prose.language }.map { GuidanceTitle($0.title) }
            let usable = own.filter { $0.units.count >= 2 }
            switch prose.text.language {
            case "en": return EnglishGuidance(prose: prose, titles: usable).all
            case "ja", "ko": return SuffixGuidance(prose: prose, titles: usable).all
            default: return []
            }
        }
    }
}

/// A button's title, ready to be looked for.
struct GuidanceTitle {
    /// The title without marks and symbols around it.
    let text: String
    /// The same in code units, in lower case where that keeps their number, with straight apostrophes.
    let units: [UInt16]
    /// Whether it has two words or more.
    let isLong: Bool

    init(_ title: String) {
        text = title.withoutOuterPunctuation
        units = Self.folded(text)
        isLong = text.contains(" ")
    }

    /// A text as titles are compared in, code unit by code unit.
    static func folded(_ text: String) -> [UInt16] {
        let plain = Array(text.utf16)
        let lower = Array(text.lowercased().utf16)
        return (lower.count == plain.count ? lower : plain).map { $0 == 0x2019 ? 0x27 : $0 }
    }
}

/// Finds where titles stand in a text, the longest at each place.
struct MentionFinder {
    let prose: ReadText
    let titles: [GuidanceTitle]
    private let units: [UInt16]
    private let folded: [UInt16]

    init(prose: ReadText, titles: [GuidanceTitle]) {
        self.prose = prose
        self.titles = titles.sorted { $0.units.count > $1.units.count }
        units = Array(prose.text.text.utf16)
        folded = GuidanceTitle.folded(prose.text.text)
    }

    /// A title where it stands.
    struct Mention {
        let title: GuidanceTitle
        let range: Range<Int>
        /// The title with the marks around it, where marks stand around it.
        let quoted: Range<Int>?
    }

    /// The mentions in order. Inside of a longer quotation there is none, and none in what the app fills in.
    var all: [Mention] {
        var found: [Mention] = []
        var offset = 0
        while offset < folded.count {
            guard let title = titles.first(where: { stands($0.units, at: offset) }) else {
                offset += 1
                continue
            }
            let range = offset..<offset + title.units.count
            let quoted = quoted(range)
            if isFree(range, quoted: quoted) { found.append(Mention(title: title, range: range, quoted: quoted)) }
            offset = range.upperBound
        }
        return found
    }

    private func stands(_ title: [UInt16], at offset: Int) -> Bool {
        let end = offset + title.count
        guard end <= folded.count, folded[offset..<end].elementsEqual(title) else { return false }
        if offset > 0, units[offset - 1].isOneWord(with: units[offset]) { return false }
        // Behind a Japanese title anything may follow: what must is seen to with its verb.
        return end == units.count || !(units[end - 1].isLatin && units[end].isLatin)
    }

    private func quoted(_ range: Range<Int>) -> Range<Int>? {
        guard range.lowerBound > 0, range.upperBound < units.count else { return nil }
        let (before, after) = (units[range.lowerBound - 1], units[range.upperBound])
        return Self.pairs.contains { $0.0 == before && $0.1 == after }
            ? range.lowerBound - 1..<range.upperBound + 1 : nil
    }

    private func isFree(_ range: Range<Int>, quoted: Range<Int>?) -> Bool {
        prose.text.masks.allSatisfy { mask in
            guard mask.range.overlaps(range) else { return true }
            switch mask.kind {
            case .quotation: return quoted == mask.range
            case .term: return mask.range.lowerBound >= range.lowerBound && mask.range.upperBound <= range.upperBound
            case .placeholder, .address, .fileName: return false
            }
        }
    }

    private static let pairs: [(UInt16, UInt16)] = [
        ("\"", "\""), ("'", "'"), ("“", "”"), ("”", "”"), ("„", "“"), ("‘", "’"), ("«", "»"), ("「", "」"), ("『", "』"),
        ("[", "]"), ("［", "］"), ("【", "】"), ("〔", "〕"), ("〈", "〉"), ("<", ">"), ("＂", "＂"), ("《", "》"),
    ].compactMap { (open: String, close: String) in
        guard let open = open.utf16.first, let close = close.utf16.first else { return nil }
        return (open, close)
    }
}

extension UInt16 {
    /// Whether two code units next to each other belong to one word, as far as beginnings of titles are concerned: what
    /// follows kana or Hangul begins anew, since particles are written in them.
    fileprivate func isOneWord(with next: UInt16) -> Bool {
        if isLatin { return next.isLatin }
        return (isIdeograph || isKatakana) && (next.isIdeograph || next.isKatakana)
    }

    fileprivate var isLatin: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: true
        default: false
        }
    }

    private var isIdeograph: Bool { self == 0x3005 || (0x3400...0x9FFF).contains(self) }

    private var isKatakana: Bool { (0x30A1...0x30FA).contains(self) || self == 0x30FC }
}
