internal import UnicodeText

extension AnalysedText {
    /// What sentence style writes otherwise: a capital at the start and in names, nowhere else.
    /// - Parameter names: What is written with a capital here for other reasons: titles of buttons, the app's own terms.
    public func sentenceStyle(names: Set<String> = []) -> CapitalsCheck {
        SentenceStyle(text: self, units: Units(text), names: names).check()
    }
}

/// Compares a text with sentence style.
private struct SentenceStyle {
    let text: AnalysedText
    let units: Units
    let names: Set<String>

    /// A word with a capital that the style has no reason for.
    private struct Suspect {
        let index: Int
        let expected: String
        /// Whether the word is an ordinary one.
        let isOrdinary: Bool
        /// Whether it is hardly ever part of a name.
        let isNeverName: Bool
        /// Whether it may be the name of an app or a place as well.
        let isCommonName: Bool
        var isCertain = false
    }

    func check() -> CapitalsCheck {
        guard text.language == "en" else { return CapitalsCheck([], of: text) }
        var corrections: [CapitalsCheck.Correction] = []
        for sentence in text.sentences { corrections += self.corrections(of: sentence) }
        return CapitalsCheck(corrections, of: text)
    }

    private func corrections(of sentence: Sentence) -> [CapitalsCheck.Correction] {
        var words = Array(text.words[sentence.words])
        // “1. Open …”: the number is no word of the sentence.
        if text.isListItem(sentence), words.first?.text.allSatisfy(\.isNumber) == true { words.removeFirst() }
        guard let first = words.first else { return [] }
        if let shouted = shouted(words) { return shouted }
        var found: [CapitalsCheck.Correction] = []
        if let start = start(first) { found.append(start) }
        var suspects: [Suspect] = []
        var small = 0
        for index in words.indices.dropFirst() {
            let word = words[index]
            guard word.mask == nil else { continue }
            if let spelling = text.misspelling(word) {
                found.append(.init(range: word.range, text: word.text, expected: spelling, isCertain: true))
            } else if word.startsSmall {
                if !EnglishGrammar.functionWords.contains(word.folded) { small += 1 }
            } else if word.isCapitalised, let suspect = suspect(words, index) {
                suspects.append(suspect)
            }
        }
        weigh(&suspects, words, small: small)
        found += suspects.map { suspect in
            let word = words[suspect.index]
            return .init(range: word.range, text: word.text, expected: suspect.expected, isCertain: suspect.isCertain)
        }
        return found
    }

    /// A sentence all in capitals: acronyms are none of it, unless nothing else is.
    private func shouted(_ words: [Word]) -> [CapitalsCheck.Correction]? {
        let plain = words.filter { $0.mask == nil && $0.text.unicodeScalars.contains { $0.isLetter } }
        let long = plain.filter { $0.text.utf16.count > 1 }
        guard !long.isEmpty, long.allSatisfy(\.isAllCapitals) else { return nil }
        let ordinary = long.filter { EnglishWords.contains($0.folded) && !text.terminology.isAcronym($0.text) }
        guard !ordinary.isEmpty else { return nil }
        return plain.enumerated().compactMap { number, word in
            if text.terminology.isAcronym(word.text) && !ordinary.contains(word) { return nil }
            let isFirst = number == 0 && word == words.first
            let expected = isFirst ? word.text.prefix(1) + word.text.dropFirst().lowercased() : word.text.lowercased()
            guard expected != word.text else { return nil }
            return .init(range: word.range, text: word.text, expected: expected, isCertain: ordinary.contains(word))
        }
    }

    /// The first word starts with a capital, unless a name starts without.
    private func start(_ first: Word) -> CapitalsCheck.Correction? {
        guard first.mask == nil, first.script == .latin else { return nil }
        if let spelling = text.misspelling(first) {
            return .init(range: first.range, text: first.text, expected: spelling, isCertain: true)
        }
        guard first.startsSmall, !first.isMixed, !first.text.contains("."), !text.terminology.isName(first.text),
            !names.contains(first.text)
        else {
            return nil
        }
        let isOrdinary = EnglishWords.contains(first.folded) && !first.text.contains(".")
        return .init(
            range: first.range, text: first.text, expected: first.starting(upper: true), isCertain: isOrdinary)
    }

    /// A capital inside of the sentence without a reason that the lists know.
    private func suspect(_ words: [Word], _ index: Int) -> Suspect? {
        let word = words[index]
        if word.isMixed || word.isAllCapitals && (text.terminology.isAcronym(word.text) || word.text.count <= 5) {
            return nil
        }
        if text.terminology.isName(word.text) || names.contains(word.text) { return nil }
        if ["I", "I'm", "I'll", "I've", "I'd"].contains(word.folded.prefix(1).uppercased() + word.folded.dropFirst()) {
            return nil
        }
        if word.text.count == 1, word.text != "A" { return nil }
        if isNumbered(words, index) || isAbbreviation(word) { return nil }
        if isAfterLeadIn(words, index) || isTapped(words, index) { return nil }
        let isNeverName = EnglishGrammar.neverNames.contains(word.folded)
        let isCommonName = text.terminology.isCommonName(word.text)
        if isCommonName, isPlace(words, index) { return nil }
        if isPartOfScreen(words, index) { return nil }
        let parts = word.folded.split(separator: "-")
        let isOrdinary =
            (EnglishWords.contains(word.folded)
                || parts.count > 1 && parts.allSatisfy { EnglishWords.contains(String($0)) })
        let expected =
            word.isAllCapitals
            ? word.text.lowercased() : parts.count > 1 ? word.text.lowercased() : word.starting(upper: false)
        return Suspect(
            index: index, expected: expected, isOrdinary: isOrdinary, isNeverName: isNeverName,
            isCommonName: isCommonName)
    }

    /// “Plan B” and “Step 2” are names.
    private func isNumbered(_ words: [Word], _ index: Int) -> Bool {
        guard index + 1 < words.count else { return false }
        let next = words[index + 1].text
        return next.first?.isNumber == true || next.count == 1 && next.first?.isUppercase == true && next != "I"
    }

    private func isAbbreviation(_ word: Word) -> Bool {
        units[word.range.upperBound] == 0x2E && Abbreviations.endsOne(units, at: word.range.upperBound)
    }

    /// After a colon, in a bracket, or on a way through menus (Settings > Privacy) a capital has reasons of its own.
    private func isAfterLeadIn(_ words: [Word], _ index: Int) -> Bool {
        var start = index
        // The rest of a name on such a way belongs to it.
        while start > 0 {
            let between = units[words[start - 1].range.upperBound..<words[start].range.lowerBound]
            if between.contains(where: { ":([>→›»/|•·—–\n\"“‘'".contains($0) }) { return true }
            if between.contains("-"), between.contains(" ") { return true }
            guard words[start - 1].isCapitalised, between == " ", start > 1 else { return false }
            start -= 1
        }
        return false
    }

    /// After “tap” and the like stands the title of a button.
    private func isTapped(_ words: [Word], _ index: Int) -> Bool {
        follows(["tap", "click", "press", "hit", "push", "tapping", "pressing", "clicking"], words, index)
    }

    /// After “choose” it may.
    private func isChosen(_ words: [Word], _ index: Int) -> Bool {
        follows(["choose", "select", "choosing", "selecting"], words, index)
    }

    private func follows(_ verbs: Set<String>, _ words: [Word], _ index: Int) -> Bool {
        var place = index
        while place > 0, words[place].isCapitalised { place -= 1 }
        if verbs.contains(words[place].folded) { return place < index }
        return words[place].folded == "the" && place > 0 && verbs.contains(words[place - 1].folded)
    }

    /// Before “tab”, “button” and the like stands what is written on it.
    private func isPartOfScreen(_ words: [Word], _ index: Int) -> Bool {
        var place = index
        while place < words.count, words[place].isCapitalised { place += 1 }
        let parts: Set<String> = [
            "tab", "button", "screen", "menu", "section", "page", "icon", "option", "key", "toggle", "switch", "field",
            "setting",
            "settings", "view", "list", "app", "widget", "folder", "mode", "feature", "permission",
        ]
        return place < words.count && parts.contains(words[place].folded)
    }

    /// Whether a name that is an ordinary word as well stands where apps and places do: “in Settings”.
    private func isPlace(_ words: [Word], _ index: Int) -> Bool {
        let before = words[index - 1].folded
        if index + 1 < words.count,
            ["app", "apps", "application", "screen", "widget"].contains(words[index + 1].folded)
        {
            return true
        }
        return ["in", "to", "from", "with", "via", "open", "the", "through", "using", "into", "and", "on", "of"]
            .contains(before)
            && !(before == "the" && index + 1 == words.count)
    }

    /// After the name of who makes it stands that of a product: “Microsoft Outlook”.
    private func isProduct(_ words: [Word], _ index: Int) -> Bool {
        let makers: Set<String> = ["adobe", "amazon", "autodesk", "google", "meta", "microsoft", "samsung", "sony"]
        let folded = words[index].folded
        return makers.contains(words[index - 1].folded) && !EnglishGrammar.generic.contains(folded)
            && !EnglishVerbs.base.contains(folded) && !EnglishWords.isPast(folded)
            && WordClasses.of(folded).isDisjoint(with: .states)
    }

    /// Decides how sure the suspects are, all together.
    private func weigh(_ suspects: inout [Suspect], _ words: [Word], small: Int) {
        if small > 0 { suspects.removeAll { isChosen(words, $0.index) } }
        let ordinary = suspects.count { $0.isOrdinary }
        let hasPlain = suspects.contains { $0.isOrdinary && !$0.isCommonName }
        let indices = Set(suspects.map(\.index))
        for number in suspects.indices {
            let suspect = suspects[number]
            let index = suspect.index
            let folded = words[index].folded
            let isInRun = indices.contains(index - 1) || indices.contains(index + 1)
            if suspect.isNeverName {
                // “To Do” and “Not Now” may be names all the same.
                suspects[number].isCertain = small == 0 || !isInRun
            } else if small == 0 {
                // Nothing but capitals, where ordinary words stand too: title style.
                let isAlone = suspects.count == 1 && !suspect.isCommonName
                suspects[number].isCertain =
                    suspect.isOrdinary && (isAlone || ordinary > 1 && hasPlain) && !isProduct(words, index)
            } else if EnglishGrammar.generic.contains(folded) {
                let hasNeighbour = [index - 1, index + 1].contains { near in
                    indices.contains(near) && EnglishGrammar.generic.contains(words[near].folded)
                }
                let before = words[index - 1].folded
                let isPointedAt =
                    (EnglishGrammar.pointing.contains(before) || EnglishGrammar.possessives.contains(before))
                    && !indices.contains(index + 1)
                suspects[number].isCertain = hasNeighbour || isPointedAt
            }
        }
    }
}

extension AnalysedText {
    /// How the terminology spells a word that stands here otherwise; `nil` where the word may be an ordinary one.
    func misspelling(_ word: Word) -> String? {
        guard let spelling = terminology.spelling(of: word.text), !terminology.isCommonName(spelling) else {
            return nil
        }
        // Capitals alone turn no ordinary word into a name: “may”, “polish”, “apple”.
        if EnglishWords.contains(word.folded) || terminology.isAcronym(spelling) && !spelling.contains("-") {
            return nil
        }
        // A name that is written small throughout takes a capital where a sentence or a title gives one.
        if word.starting(upper: false) == spelling, spelling == spelling.lowercased() { return nil }
        return word.isAllCapitals && word.text.lowercased() == spelling.lowercased() ? nil : spelling
    }
}
