/// The verb of an English clause: whether there is a finite one, with its subject.
struct EnglishClause {
    let tokens: [EnglishToken]
    /// Whether a full stop or an exclamation mark ends it, which phrases seldom have.
    let isClosed: Bool

    /// Whether there is a finite verb with its subject.
    func readings() -> Readings {
        var waiting = 0
        var opensWithSubordinate = false
        var weak: Readings = []
        for index in tokens.indices {
            let token = tokens[index]
            let isFirst = index == 0
            if !isFirst, token.isAfterBreak { waiting = 0 }
            if isContracted(index) {
                if waiting == 0, !isReduced(index) { return .sentence }
                waiting = max(0, waiting - 1)
                continue
            }
            if opens(index) {
                waiting += 1
                if isFirst { opensWithSubordinate = true }
                continue
            }
            if !isFirst, token.isAfterBreak, orders(index) {
                return opensWithSubordinate || isPurpose(tokens[0]) ? .imperative : [.imperative, .fragment]
            }
            guard !isFirst else { continue }
            switch finite(index) {
            case .none: continue
            case .certain:
                if waiting > 0 {
                    waiting -= 1
                } else if isLeadIn(index) {
                    opensWithSubordinate = true
                } else if !isReduced(index) {
                    return .sentence
                }
            case .possible:
                if waiting > 0 { waiting -= 1 } else { weak.formUnion([.sentence, .fragment]) }
            }
        }
        return weak.isEmpty ? .fragment : weak
    }

    /// Whether a verb belongs to a clause of time before the main one: “Until the transfer finishes, …”.
    private func isLeadIn(_ index: Int) -> Bool {
        tokens[0].isIn(["until", "once", "while", "before", "after", "since", "as"])
            && !tokens[1...index].contains(where: \.isAfterBreak)
            && tokens[(index + 1)...].contains(where: \.isAfterBreak)
    }

    /// Whether a word is subject and verb in one: “it’s”, and “time’s” in “Time’s up”.
    private func isContracted(_ index: Int) -> Bool {
        let token = tokens[index]
        if token.isIn(.contracted) { return !token.isIn(["what's", "where's", "how's", "who's"]) }
        guard !token.isName, token.folded.hasSuffix("'s"), index + 1 < tokens.count else { return false }
        return tokens[index + 1].isIn(Self.afterIs) && !tokens[index + 1].isAfterBreak
    }

    /// Words that follow “is” and hardly ever a genitive.
    private static let afterIs = EnglishGrammar.set(
        "up not been over down done here gone a the already still being about going no off out")

    func isPurpose(_ token: EnglishToken) -> Bool {
        token.isIn([
            "to", "for", "before", "after", "by", "in", "from", "on", "with", "without", "then", "next", "first", "now",
            "until", "once", "while", "when", "if", "during", "at", "since", "because", "as",
        ])
    }

    /// Whether a base form after a comma orders something.
    private func orders(_ index: Int) -> Bool {
        let token = tokens[index]
        if token.isIn(["please"]) || token.isIn(.plain) { return true }
        guard token.isIn(.ambiguous) else { return false }
        return index + 1 == tokens.count || !tokens[index + 1].isIn(.auxiliaries)
    }

    /// Whether a word opens a clause below the main one.
    private func opens(_ index: Int) -> Bool {
        let token = tokens[index]
        guard token.isIn(.subordinators), index + 1 < tokens.count else { return false }
        let next = tokens[index + 1]
        switch token.folded {
        case "that":
            guard index > 0, !token.isAfterBreak else { return false }
            let previous = tokens[index - 1]
            return !previous.isIn(.prepositions) && !previous.isIn(.coordinators)
                && !previous.isIn(.subordinators)
        case "than": return next.isIn(.subjects) || next.isIn(.contracted)
        case "as", "after", "before", "since", "until", "once", "while":
            // A clause follows, or a mere phrase: “before deleting”, “after the update”.
            return next.isIn(.subjects) || next.isIn(.contracted)
                || tokens[(index + 1)...].prefix(5).contains { $0.isIn(.auxiliaries) }
                    && token.folded != "as"
        default: return next.folded != "to" && !next.folded.hasSuffix("ing")
        }
    }

    /// A pronoun right after a noun opens a clause without its “that”: “Items you have selected”.
    private func isReduced(_ index: Int) -> Bool {
        var place = index
        if !isContracted(index) {
            while place > 0, !tokens[place].isIn(.personal) {
                guard place == index || tokens[place].isIn(.adverbs) else { return false }
                place -= 1
            }
            guard tokens[place].isIn(.personal) else { return false }
        }
        guard place > 0, !tokens[place].isAfterBreak, !isPurpose(tokens[0]) else { return false }
        let before = tokens[place - 1]
        let isNoun =
            !before.isIn(.adverbs) && !before.isIn(.coordinators)
            && !before.isIn(.subordinators) && !before.isIn(["sorry", "oops"])
            && !before.isIn(.prepositions) && !before.isIn(.plain)
            && !before.isIn(.auxiliaries) && !before.folded.hasSuffix("ing")
        return isNoun
    }

    private static let singular = EnglishGrammar.set(
        "he she it everything something nothing anything everyone everybody someone somebody nobody anyone who")

    /// What does nothing by itself: “Nothing selected”.
    private static let things = EnglishGrammar.set("everything something nothing anything")

    enum Finite {
        case none, possible, certain
    }

    /// Whether the word at an index is a finite verb with what stands before it as its subject.
    private func finite(_ index: Int) -> Finite {
        let token = tokens[index]
        guard !token.isName else { return .none }
        let subject = subjectIndex(index)
        guard let subject else { return .none }
        let before = tokens[subject]
        if token.isIn(.auxiliaries) {
            if before.isIn(.prepositions)
                && !before.isIn(["on", "off", "up", "down", "in", "out", "inside"])
            {
                return .none
            }
            if token.isIn(["have", "do"]), before.isIn(.auxiliaries) || before.folded == "to" {
                return .none
            }
            if token.folded == "may", token.word.text == "May" { return .possible }
            return before.isIn(.coordinators) || before.isIn(["not", "to"]) ? .none : .certain
        }
        // “Not updated” is a participle, whatever stands before.
        if tokens[subject..<index].contains(where: { $0.folded == "not" }) { return .none }
        if isGerund(subject), isThirdPerson(token) {
            return isClosed || token.isIn(.thirdPerson) ? .certain : .possible
        }
        guard !before.isIn(.auxiliaries), !before.isIn(.prepositions),
            !before.isIn(.determiners) || before.isIn(.subjects),
            !before.isIn(.coordinators),
            !before.isIn(["sorry", "oops"]), before.folded != "to", before.folded != "be",
            before.folded != "been"
        else { return .none }
        let isPronoun = before.isIn(.subjects) && !isObject(subject)
        let hasObject =
            index + 1 < tokens.count
            && (tokens[index + 1].isIn(.determiners)
                || tokens[index + 1].isIn(["you", "it", "them", "us"]))
        if before.isIn(.relatives), opens(subject), isVerbForm(token) { return .certain }
        if isPronoun, let verb = pronounVerb(before, token) { return verb }
        if isPronoun, opensClause(subject), before.isIn(["you", "we", "i", "they"]), isPlainWord(token) {
            return .certain
        }
        if token.isIn(.irregularPast) || token.isIn(.intransitivePast) { return .certain }
        if token.isIn(.unclearPast) {
            let isSudden = index + 1 < tokens.count && tokens[index + 1].isIn(["unexpectedly", "suddenly"])
            let isCertain =
                isPronoun || hasObject || isSudden || isDetermined(subject) || isClosed && followsLeadIn(subject)
            return isCertain ? .certain : .possible
        }
        if EnglishWords.isPast(token.folded) || token.isIn(.irregularParticiple) {
            // “Theme installed”: what something was done to is no subject.
            if hasObject || isPresentToo(index, subject: subject) { return .certain }
            let isKnown = token.isIn(.irregularParticiple) || EnglishWords.isKnownPast(token.folded)
            return isKnown || before.folded.hasSuffix("ly") ? .none : .possible
        }
        if token.isIn(.thirdPerson) {
            return hasObject || isSingular(before) || isProper(subject, token) ? .certain : .possible
        }
        if token.isIn(.thirdPersonInside), token.word.startsSmall, index + 1 < tokens.count {
            return hasObject || isSingular(before) || isProper(subject, token) ? .certain : .possible
        }
        if token.isIn(.stative), isPlural(before, subject) { return .certain }
        return present(index, subject: subject, hasObject: hasObject)
    }

    /// The verb that belongs to a pronoun.
    private func pronounVerb(_ pronoun: EnglishToken, _ token: EnglishToken) -> Finite? {
        let isParticiple = EnglishWords.isPast(token.folded) || token.isIn(.irregularParticiple)
        if isParticiple, pronoun.isIn(Self.things) { return nil }
        if token.isIn(.base) || token.isIn(.irregularPast)
            || token.isIn(.irregularParticiple)
        {
            if pronoun.isIn(["you", "we", "i", "they"]) || !token.isIn(.base) && pronoun.isIn(Self.singular) {
                return .certain
            }
            return pronoun.isIn(["this", "these", "those", "that", "what", "which"]) ? nil : .possible
        }
        let isThird = token.folded.hasSuffix("s") && EnglishVerbs.base(of: token.folded) != nil
        let isPast = EnglishWords.isPast(token.folded) && !pronoun.isIn(["these", "those", "that", "which", "what"])
        if isThird, !pronoun.isIn(["these", "those", "you", "we", "they"]) { return .certain }
        let isUnknownThird = token.folded.hasSuffix("s") && !token.folded.hasSuffix("ss") && token.word.startsSmall
        if isUnknownThird, pronoun.isIn(["this", "it", "he", "she"]), !isSpecial(token) { return .certain }
        return isPast ? .certain : nil
    }

    /// Whether a word in -s is no verb.
    private func isSpecial(_ token: EnglishToken) -> Bool {
        token.isIn(.functionWords) || token.isIn(.adverbs)
            || token.isIn(.prepositions)
    }

    /// The word before, adverbs aside; `nil` where the clause starts.
    private func subjectIndex(_ index: Int) -> Int? {
        var place = index - 1
        while place >= 0 {
            if tokens[place + 1].isAfterBreak, place + 1 != index || tokens[index].isAfterBreak {
                // A bracket or an aside may stand between subject and verb.
                return tokens[index].isIn(.auxiliaries) ? place : nil
            }
            // “The watch and the phone both changed …”
            let isFloating = place > 0 && tokens[place].isIn(["both", "all", "each"])
            guard isFloating || tokens[place].isIn(.adverbs), !tokens[place].isIn(["there", "here"])
            else {
                return place
            }
            place -= 1
        }
        return nil
    }

    private func isAdverb(_ token: EnglishToken) -> Bool {
        if token.isIn(.adverbs) { return true }
        return !token.isName && token.folded.hasSuffix("ly") && !token.isIn(Self.nounsInLy)
    }

    private static let nounsInLy = EnglishGrammar.set(
        "family reply supply apply assembly fly anomaly only monthly weekly daily yearly friendly")

    /// Whether a clause starts at an index.
    func opensClause(_ index: Int) -> Bool {
        index == 0 || tokens[index].isAfterBreak || tokens[index - 1].isIn(.coordinators)
            || tokens[index - 1].isIn(.subordinators)
    }

    private func isVerbForm(_ token: EnglishToken) -> Bool {
        token.isIn(.base) || EnglishWords.isPast(token.folded)
            || token.isIn(.irregularParticiple)
            || EnglishVerbs.base(of: token.folded) != nil && !token.folded.hasSuffix("ing")
    }

    /// Whether a word may be a verb that the lists don't know.
    func isPlainWord(_ token: EnglishToken) -> Bool {
        token.word.startsSmall && !token.folded.hasSuffix("ing") && !token.isIn(.functionWords)
            && !token.isIn(.states)
    }

    /// Whether a preposition stands before a pronoun, so that it is no subject: “Photos in it”.
    private func isObject(_ index: Int) -> Bool {
        index > 0 && tokens[index - 1].isIn(.prepositions) && !tokens[index].isAfterBreak
    }

    /// Whether the noun at an index has an article or the like before it.
    func isDetermined(_ index: Int) -> Bool {
        let start = max(0, index - 3)
        return tokens[start...index].contains { $0.isIn(.determiners) && $0.folded != "no" }
    }

    /// Whether a capital before a small verb makes a name: “Open Food Facts needs …”.
    func isProper(_ index: Int, _ verb: EnglishToken) -> Bool {
        index > 0 && tokens[index].word.isCapitalised && verb.word.startsSmall
    }
}
