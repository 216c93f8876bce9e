/// The present tense of nouns: “Receipts arrive by email”, “The upload continues once …”.
///
/// Most such verbs are nouns as well, so what stands around them decides.
extension EnglishClause {
    /// Whether a word is a verb in the present, with the word before it as its subject or as the end of its subject.
    func present(_ index: Int, subject: Int, hasObject: Bool) -> Finite {
        let (token, before) = (tokens[index], tokens[subject])
        guard !token.word.isCapitalised, !before.isIn(Self.adjectives), !before.isIn(Self.numbers) else { return .none }
        let isThird = token.folded.hasSuffix("s") && EnglishVerbs.base(of: token.folded) != nil && isSingular(before)
        let isBase = token.isIn(.base) && (isPlural(before, subject) || isJoined(subject))
        guard isThird || isBase else { return unknown(index, before, hasObject: hasObject) }
        let isLast = index + 1 >= tokens.count || tokens[index + 1].isAfterBreak
        if isLast { return last(token, subject: subject, isThird: isThird) }
        let next = tokens[index + 1]
        if hasObject || next.folded.hasSuffix("ly") && !next.isName { return .certain }
        // “File downloads are …”, “Photo uploads paused”
        guard !next.isIn(.auxiliaries), !closesNoun(index + 1) || token.isIn(["get", "gets"]) else { return .none }
        return isThird ? third(index, subject: subject, next) : plural(index, subject: subject, next)
    }

    /// Whether a participle says what became of the noun before it, and belongs to no noun after it: “Photo uploads
    /// paused”, but “The calendar hides declined events”.
    private func closesNoun(_ index: Int) -> Bool {
        let token = tokens[index]
        guard token.isIn([.participles, .irregularParticiple]) || EnglishWords.isPast(token.folded) else {
            return false
        }
        guard index + 1 < tokens.count, !tokens[index + 1].isAfterBreak else { return true }
        let next = tokens[index + 1]
        return next.isIn([.prepositions, .adverbs, .coordinators, .auxiliaries])
    }

    /// Whether the past of a verb is spelled like its present, and several things are its subject: “Weak passwords put
    /// accounts at risk”.
    func isPresentToo(_ index: Int, subject: Int) -> Bool {
        guard isClosed, tokens[index].isIn(Self.unchanging), isPlural(tokens[subject], subject),
            index + 1 < tokens.count, !tokens[index + 1].isAfterBreak
        else { return false }
        return !tokens[index + 1].isIn([.prepositions, .adverbs, .coordinators, .auxiliaries])
    }

    /// A verb in -s whose subject is one thing.
    private func third(_ index: Int, subject: Int, _ next: EnglishToken) -> Finite {
        // “Version 3.2 fixes …”, but “2 updates …”
        let isNumber = tokens[subject].word.text.first?.isNumber == true
        guard !isNumber || subject > 0 && !tokens[subject - 1].isIn([.determiners, .prepositions]) else { return .none }
        if isNumber { return isClosed ? .possible : .none }
        if isVerbal(tokens[index]) || isOneThing(subject) || followsLeadIn(subject) { return .certain }
        if next.isIn(.states) { return isClosed ? .possible : .none }
        if isDetermined(subject) { return isClosed ? .certain : .possible }
        if next.isIn(.coordinators) { return .none }
        return !isClosed && next.isIn([.prepositions, .adverbs]) ? .none : .possible
    }

    /// A base form after several things.
    private func plural(_ index: Int, subject: Int, _ next: EnglishToken) -> Finite {
        let (token, before) = (tokens[index], tokens[subject])
        if isVerbal(token) { return .certain }
        let isLoose = next.isIn([.prepositions, .coordinators, .states, .adverbs])
        if before.isIn(Self.compounding) {
            return followsLeadIn(subject) && isClosed ? .certain : isLoose ? .none : .possible
        }
        if next.word.text.first?.isNumber == true { return .certain }
        if isPluralNoun(before) || isDetermined(subject) || before.isName || before.word.isCapitalised {
            return isClosed ? .certain : isLoose ? .none : .possible
        }
        return isClosed ? .possible : .none
    }

    /// A verb that nothing follows: “Prices vary.”, “When the battery runs low, recording stops.”
    private func last(_ token: EnglishToken, subject: Int, isThird: Bool) -> Finite {
        guard isClosed else { return .none }
        if followsLeadIn(subject) { return .certain }
        if isVerbal(token) { return isThird && !isDetermined(subject) ? .possible : .certain }
        return isThird ? (isOneThing(subject) ? .possible : .none) : isSeveral(subject) ? .possible : .none
    }

    /// A verb that no list knows, before its object: “Ads fund this app”.
    private func unknown(_ index: Int, _ before: EnglishToken, hasObject: Bool) -> Finite {
        let token = tokens[index]
        guard hasObject, isPlainWord(token), token.classes.isEmpty, isClosed else { return .none }
        let isThird = token.folded.hasSuffix("s") && !token.folded.hasSuffix("ss") && isSingular(before)
        return isThird || isPluralNoun(before) ? .possible : .none
    }

    /// Whether what people do is the subject, with the particle of its verb at an index: “Signing out stops …”.
    func isGerund(_ subject: Int) -> Bool {
        subject == 1 && !tokens[0].isName && tokens[0].folded.hasSuffix("ing")
            && EnglishPhrasalVerbs.contains(tokens[0].folded, tokens[1].folded)
    }

    func isThirdPerson(_ token: EnglishToken) -> Bool {
        token.folded.hasSuffix("s") && token.word.startsSmall && EnglishVerbs.base(of: token.folded) != nil
    }

    /// Whether a word is hardly ever a noun: “arrives”, but not “starts”.
    private func isVerbal(_ token: EnglishToken) -> Bool {
        let base = token.isIn(.base) ? token.folded : EnglishVerbs.base(of: token.folded) ?? ""
        return EnglishVerbs.plain.contains(base) && !EnglishVerbs.plainNouns.contains(base)
    }

    /// Whether a word before the noun at an index says that it is one thing, so that a word in -s is no noun after it.
    private func isOneThing(_ subject: Int) -> Bool {
        tokens[max(0, subject - 3)..<subject].contains { $0.isIn(Self.singling) }
    }

    /// Whether a word before the noun at an index says that it is several things.
    private func isSeveral(_ subject: Int) -> Bool {
        tokens[max(0, subject - 2)..<subject].contains { $0.isIn(["all", "both", "these", "those", "some", "most"]) }
    }

    /// Whether the clause of a noun comes after a phrase that leads in: “After the update, settings …”.
    func followsLeadIn(_ subject: Int) -> Bool {
        guard tokens[0].isIn(.prepositions) || tokens[0].isIn(.subordinators) else { return false }
        return tokens[max(1, subject - 2)..<max(1, subject + 1)].contains(where: \.isAfterBreak)
    }

    /// Whether the noun at an index is the second of two: “the phone and the watch”.
    private func isJoined(_ subject: Int) -> Bool {
        guard isClosed else { return false }
        return tokens[max(0, subject - 3)..<subject].contains { $0.folded == "and" }
    }

    func isSingular(_ token: EnglishToken) -> Bool {
        !isPluralNoun(token) && !token.isIn(.prepositions)
    }

    func isPlural(_ token: EnglishToken, _ index: Int) -> Bool {
        if isPluralNoun(token) { return true }
        // “Photos in this album stay …”, “Photos synced from a computer stay …”
        return (max(0, index - 8)..<index).contains { place in
            guard isPluralNoun(tokens[place]), !tokens[place + 1].isAfterBreak else { return false }
            let next = tokens[place + 1]
            if place + 2 < index, tokens[place + 2].folded == "than" { return true }
            return next.isIn(.prepositions) || EnglishWords.isPast(next.folded) || next.isIn(.irregularParticiple)
                || next.isIn(.participles)
        }
    }

    func isPluralNoun(_ token: EnglishToken) -> Bool {
        guard !token.isName else { return false }
        if token.isIn(Self.irregularPlurals) { return true }
        return token.folded.hasSuffix("s") && !token.folded.hasSuffix("ss") && !token.folded.hasSuffix("us")
            && !token.folded.hasSuffix("'s")
            && !token.isIn(["this", "its", "is", "was", "has", "does", "yes", "as", "always", "perhaps", "access"])
    }

    private static let numbers = EnglishGrammar.set("two three four five six seven eight nine ten")
    private static let unchanging = EnglishGrammar.set("cost cut hit hurt let put read reset set shut split")
    private static let irregularPlurals = EnglishGrammar.set("people children men women both")
    private static let singling = EnglishGrammar.set("this that a an each every one another either neither")

    /// Plural nouns that stand before other nouns: “Settings page”, “Downloads folder”.
    private static let compounding = EnglishGrammar.set(
        """
        settings downloads photos contacts notes reminders news sports sales maps messages files notifications \
        analytics graphics systems services calls points goods savings communications customs
        """)

    /// Adjectives of interfaces, after which a word in -s or a base form is a noun.
    private static let adjectives = EnglishGrammar.set(
        """
        latest new recent old older newer current previous next last first second same other own whole entire full \
        empty free open many more most few several various new important available unavailable unknown invalid \
        additional automatic available big common custom daily default different due external extra final following \
        general global good great hidden important individual internal large larger little local long low main major \
        manual maximum minimum minor missing multiple normal official only optional original pending \
        personal popular possible private public regular related remote remaining required secure separate short \
        similar single small smaller special specific standard successful technical temporary total unsaved unsent \
        unused unlimited duplicate upcoming urgent useful valid weekly monthly wrong failed incorrect
        """)
}
