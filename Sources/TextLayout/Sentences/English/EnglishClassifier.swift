/// Tells English sentences from fragments: by a finite verb with its subject, from closed lists.
///
/// What the lists leave open keeps several readings; no guess is passed off as certain.
struct EnglishClassifier {
    let units: Units
    let words: ArraySlice<Word>
    let mark: EndMark?

    /// Every way that the sentence can be read in.
    func readings() -> Readings {
        var tokens = self.tokens
        if mark?.kind == .question { return .question }
        guard !tokens.isEmpty else { return .any }
        if tokens.allSatisfy({ $0.word.mask == .placeholder || $0.word.mask == .address }) { return .any }
        if tokens[0].isIn(.formulas) { return .imperative }
        while tokens.count > 1, tokens[0].isIn(.interjections), tokens[1].isAfterBreak || isSorry(tokens) {
            tokens.removeFirst()
        }
        while tokens.count > 1, isLeading(tokens[0]), !tokens[1].isAfterBreak,
            tokens[1].isIn(.base) || tokens[1].isIn(["please", "don't"])
        {
            tokens.removeFirst()
        }
        if tokens[0].isIn(["please", "kindly", "let's"]) { return .imperative }
        let readings = opening(tokens) ?? clause(tokens).readings()
        // “Sorry about that” is a formula.
        return readings == .fragment && tokens[0].isIn(["sorry", "apologies"]) ? .imperative : readings
    }

    /// Adverbs that an order may start with.
    private static let leading = EnglishGrammar.set(
        "only just always never simply then now first next instead also again so and or but either")

    private func isLeading(_ token: EnglishToken) -> Bool {
        token.isIn(Self.leading) || !token.isName && token.folded.hasSuffix("ly")
    }

    private var tokens: [EnglishToken] {
        var tokens: [EnglishToken] = []
        var end = words.first?.range.lowerBound ?? 0
        for word in words {
            let between = end..<max(end, word.range.lowerBound)
            let isAfterBreak = between.contains { offset in
                units[offset].isLeadIn || units[offset] == 0x28 || units[offset].isTerminal
                    || units[offset] == 0x2D && units[offset - 1].isWhitespace
            }
            tokens.append(EnglishToken(word, isAfterBreak: isAfterBreak))
            end = word.range.upperBound
        }
        return tokens
    }

    /// “Sorry we were unable to …” has no comma.
    private func isSorry(_ tokens: [EnglishToken]) -> Bool {
        tokens[0].isIn(["sorry", "oops"])
            && (tokens[1].isIn(.personal) || tokens[1].isIn(["there", "something"]))
    }

    private func clause(_ tokens: [EnglishToken]) -> EnglishClause {
        EnglishClause(tokens: tokens, isClosed: mark?.kind == .period || mark?.kind == .exclamation)
    }

    /// What the first words decide by themselves.
    private func opening(_ tokens: [EnglishToken]) -> Readings? {
        let first = tokens[0]
        let second = tokens.count > 1 ? tokens[1] : nil
        guard !first.isName else { return nil }
        if first.isIn(["do", "don't", "never"]),
            second?.isIn(.subjects) != true || first.folded == "never"
        {
            if first.folded != "do" || second?.folded == "not" { return .imperative }
        }
        if first.isIn(.auxiliaries) { return auxiliary(tokens) }
        if first.isIn(["failed", "unable", "not", "couldn't", "unsuccessful"])
            || first.folded == "error" && second?.folded.hasSuffix("ing") == true
        {
            if first.folded == "failed", second?.folded != "to" { return nil }
            // “Not all members have joined” is a sentence.
            return first.folded == "not" && second?.isIn(.determiners) == true ? nil : .fragment
        }
        if first.isIn(.questionWords), let second {
            if second.isIn(.auxiliaries), !tokens.dropFirst(2).contains(where: \.isAfterBreak) {
                return first.isIn(["what", "when", "where", "why", "how", "which", "who"]) && tokens.count > 2
                    && first.folded != "which" ? .question : [.question, .fragment, .sentence]
            }
            if first.folded == "how", second.folded == "to" { return .fragment }
        }
        if first.isIn(["looks", "seems", "sounds", "appears"]), second?.isIn(Self.afterSeems) == true {
            return [.sentence, .fragment]
        }
        return subjectless(first, second) ?? verb(tokens)
    }

    private static let afterSeems = EnglishGrammar.contracted.union(EnglishGrammar.personal).union([
        "like", "that", "as",
    ])

    private func auxiliary(_ tokens: [EnglishToken]) -> Readings {
        let first = tokens[0]
        guard tokens.count > 1 else { return .fragment }
        let second = tokens[1]
        if first.isIn(.negated) || second.folded == "not" {
            // “Don’t you …” asks; “Couldn’t connect” leaves its subject out.
            return second.isIn(.personal) ? .question : .fragment
        }
        let isSubject = second.isName || second.isIn(.determiners) || second.isIn(.subjects)
        if first.isIn(["have", "do"]), second.isIn(.determiners), !second.isIn(["these", "those"]) {
            return .imperative
        }
        if isSubject, first.folded != "may" || second.isIn(.personal) { return .question }
        if first.isIn(["have", "do"]) { return [.imperative, .fragment] }
        return [.question, .fragment]
    }

    /// A verb in -s at the start has lost its subject: “Removes all tags that …”.
    private func subjectless(_ first: EnglishToken, _ second: EnglishToken?) -> Readings? {
        guard first.folded.hasSuffix("s"), let second else { return nil }
        let isVerb = EnglishVerbs.thirdPerson.contains(first.folded) || EnglishVerbs.base(of: first.folded) != nil
        guard isVerb, second.isIn(.determiners), !second.isIn(["that", "no"]) else {
            let isPlain = first.isIn([
                "removes", "deletes", "requires", "disables", "enables", "replaces", "erases", "resets", "allows",
            ])
            return isPlain && !second.isIn(.auxiliaries) ? .fragment : nil
        }
        return .fragment
    }

    /// A base form at the start orders, unless it is the noun of the same spelling.
    private func verb(_ tokens: [EnglishToken]) -> Readings? {
        let first = tokens[0]
        let isPlain = first.isIn(.plain)
        guard isPlain || first.isIn(.ambiguous) else { return nil }
        guard tokens.count > 1 else { return isPlain ? .imperative : [.imperative, .fragment] }
        let second = tokens[1]
        if second.isAfterBreak { return isPlain ? .imperative : nil }
        if isNoun(tokens) { return clause(tokens).readings() }
        if isPlain || second.isIn(.determiners) || second.isName || second.isIn(Self.afterOrders)
            || second.word.text.first?.isNumber == true
        {
            return .imperative
        }
        if first.isIn(Self.gestures) || isOrder(first, second) { return .imperative }
        let readings = clause(tokens).readings()
        if readings == .sentence { return first.isIn(["check", "note", "mind"]) ? .imperative : .sentence }
        return readings.union([.imperative, .fragment])
    }

    /// Whether the first word is a noun, since what became of it follows: “Save failed”, “File not found”, “Sign in
    /// required”.
    private func isNoun(_ tokens: [EnglishToken]) -> Bool {
        guard !tokens[0].isIn(Self.linking) else { return false }
        let isPhrasal = tokens.count > 2 && EnglishPhrasalVerbs.contains(tokens[0].folded, tokens[1].folded)
        let place = isPhrasal ? 2 : 1
        guard !tokens[place].isAfterBreak else { return false }
        if tokens[place].isIn(["not", "no", "already", "too", "still"]) { return !isPhrasal && tokens.count > 2 }
        guard isPast(tokens[place]) else { return false }
        guard place + 1 < tokens.count else { return true }
        let next = tokens[place + 1]
        return next.isAfterBreak || next.isIn([.prepositions, .adverbs])
    }

    /// Verbs that are followed by what people are or become: “Get started”, “Stay signed in”.
    private static let linking = EnglishGrammar.set("get keep stay be remain become go leave feel look")

    /// Whether the second word tells that the first one orders: “Plug in the charger”, “Contact support”.
    private func isOrder(_ first: EnglishToken, _ second: EnglishToken) -> Bool {
        first.folded == "contact" && second.folded == "support"
            || EnglishPhrasalVerbs.isAlwaysPhrasal(first.folded, second.folded)
    }

    /// Verbs that are hardly ever nouns before another word.
    private static let gestures = EnglishGrammar.set(
        "pull tap swipe scroll press hold shake click hang look search sit talk walk wait view fill pick switch plug")

    /// Words that follow orders and no nouns.
    private static let afterOrders = EnglishGrammar.set("up out me us it them sure whether if")

    /// Whether a word says what became of the noun before it.
    private func isPast(_ token: EnglishToken) -> Bool {
        // “Swipe left” is a way to go.
        if token.folded == "left" { return false }
        return EnglishWords.isPast(token.folded) || token.isIn(.participles)
            || token.isIn(.irregularParticiple)
            || token.isIn(.states)
    }
}
