internal import TextLayout

/// Finds where a Japanese or Korean text speaks of an alert's buttons: the title first, then a particle, then the verb.
struct SuffixGuidance {
    let prose: ReadText
    private let mentions: [MentionFinder.Mention]
    private let units: [UInt16]
    private let grammar: Grammar

    init(prose: ReadText, titles: [GuidanceTitle]) {
        self.prose = prose
        mentions = MentionFinder(prose: prose, titles: titles).all
        units = Array(prose.text.text.utf16)
        grammar = prose.text.language == "ja" ? .japanese : .korean
    }

    /// What stands between a title and its verb in a language.
    private struct Grammar {
        let forms: [(units: [UInt16], form: InstructionLexicon.Form)]
        /// Words for a button.
        let buttons: [[UInt16]]
        /// Particles, one of which, or a word for a button, must stand before the verb.
        let particles: [[UInt16]]
        /// What points at a button of the alert without its title.
        let pointers: [[UInt16]]

        init(_ language: String, buttons: [String], particles: [String], pointers: [String]) {
            forms = InstructionLexicon.forms(in: language).map { (Array($0.text.utf16), $0) }
            self.buttons = buttons.map { Array($0.utf16) }
            self.particles = particles.map { Array($0.utf16) }
            self.pointers = pointers.map { Array($0.utf16) }
        }

        static let japanese = Grammar(
            "ja", buttons: ["ボタン", "アイコン", "キー", "リンク"], particles: ["を", "に", "で", "の", "から"],
            pointers: ["下のボタン", "以下のボタン", "下記のボタン", "次のボタン", "上のボタン", "このボタン", "右のボタン", "左のボタン", "下のいずれかのボタン"])
        static let korean = Grammar(
            "ko", buttons: ["버튼", "단추", "아이콘", "링크"], particles: ["을(를)", "를(을)", "을", "를", "이", "에", "만"],
            pointers: ["아래 버튼", "아래의 버튼", "다음 버튼", "위 버튼", "이 버튼", "아래쪽 버튼", "하단 버튼", "하단의 버튼"])
    }

    /// The places in order.
    var all: [Guidance] {
        prose.text.sentences.indices.flatMap(look)
    }

    private func look(at sentence: Int) -> [Guidance] {
        let range = prose.text.sentences[sentence].range
        let own = mentions.filter { range.contains($0.range.lowerBound) && beginsWord($0) }
        let pointer = pointed(in: range)
        var found = own.compactMap { mention -> Guidance? in
            let object = verb(after: mention.quoted?.upperBound ?? mention.range.upperBound)
            guard let verb = object ?? pointer?.verb else {
                let isNamed = mention.quoted != nil && mention.title.isLong || isCalledButton(mention)
                return isNamed ? guidance(mention, nil, isCitation: false, sentence) : nil
            }
            return guidance(mention, verb, isCitation: object != nil, sentence)
        }
        if let pointer, !found.contains(where: { $0.isCertain }) {
            found.append(
                Guidance(
                    prose: prose, title: nil, mention: pointer.button, verb: pointer.verb, isCitation: false,
                    quoted: nil, sentence: sentence))
        }
        return found
    }

    private func guidance(
        _ mention: MentionFinder.Mention, _ verb: Guidance.Verb?, isCitation: Bool, _ sentence: Int
    ) -> Guidance {
        Guidance(
            prose: prose, title: mention.title.text, mention: mention.range, verb: verb, isCitation: isCitation,
            quoted: mention.quoted, sentence: sentence)
    }

    /// Korean words begin after a space or a mark; in Japanese the finder of mentions has seen to it.
    private func beginsWord(_ mention: MentionFinder.Mention) -> Bool {
        guard prose.text.language == "ko", mention.range.lowerBound > 0 else { return true }
        return !(0xAC00...0xD7A3).contains(units[mention.range.lowerBound - 1])
    }

    /// Whether the word for a button follows a title.
    private func isCalledButton(_ mention: MentionFinder.Mention) -> Bool {
        let end = afterSpaces(mention.quoted?.upperBound ?? mention.range.upperBound)
        return grammar.buttons.contains { has($0, at: end) }
    }

    /// The verb whose object ends at an offset.
    private func verb(after end: Int) -> Guidance.Verb? {
        var offset = end
        var isObject = false
        for _ in 0..<4 {
            offset = afterSpaces(offset)
            if let verb = verb(at: offset) { return isObject ? verb : nil }
            guard let link = (grammar.buttons + grammar.particles).first(where: { has($0, at: offset) }) else {
                return nil
            }
            isObject = true
            offset += link.count
        }
        return nil
    }

    /// A button that the text points at without its title, and the verb for it.
    private func pointed(in sentence: Range<Int>) -> (button: Range<Int>, verb: Guidance.Verb)? {
        for offset in sentence {
            guard let pointer = grammar.pointers.first(where: { has($0, at: offset) }),
                let verb = verb(after: offset + pointer.count)
            else { continue }
            return (offset..<offset + pointer.count, verb)
        }
        return nil
    }

    private func verb(at offset: Int) -> Guidance.Verb? {
        grammar.forms.first { has($0.units, at: offset) }.map {
            Guidance.Verb(range: offset..<offset + $0.units.count, form: $0.form)
        }
    }

    private func afterSpaces(_ offset: Int) -> Int {
        var offset = offset
        while offset < units.count, units[offset] == 0x20 || units[offset] == 0x3000 { offset += 1 }
        return offset
    }

    private func has(_ piece: [UInt16], at offset: Int) -> Bool {
        offset + piece.count <= units.count && units[offset..<offset + piece.count].elementsEqual(piece)
    }
}
