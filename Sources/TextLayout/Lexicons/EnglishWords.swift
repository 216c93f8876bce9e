/// Everyday English words and those of interfaces: whether a word with a capital may be an ordinary one.
///
/// The list is drawn from the levels 10 and 20 of SCOWL, with the words of interfaces added and inflected forms left
/// out. SCOWL is copyright 2000-2011 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word
/// lists, the associated scripts, the output created from the scripts, and its documentation for any purpose is hereby
/// granted without fee, provided that the above copyright notice appears in all copies and that both that copyright
/// notice and this permission notice appear in supporting documentation. Kevin Atkinson makes no representations about
/// the suitability of this array for any purpose. It is provided "as is" without express or implied warranty.
enum EnglishWords {
    /// Raised when a word comes or goes.
    static let version = 1

    private static let all = EnglishGrammar.set(aToL + " " + mToZ)

    /// Whether a word in lower case is an everyday one, in its base form or an inflected one.
    static func contains(_ word: String) -> Bool {
        if all.contains(word) || EnglishVerbs.base.contains(word) || EnglishVerbs.participles.contains(word)
            || EnglishVerbs.irregularPast.contains(word) || EnglishVerbs.irregularParticiple.contains(word)
            || EnglishGrammar.auxiliaries.contains(word) || EnglishGrammar.contracted.contains(word)
        {
            return true
        }
        if word.hasSuffix("'s") { return contains(String(word.dropLast(2))) }
        return bases(word).contains { all.contains($0) || EnglishVerbs.base.contains($0) }
    }

    /// Whether a word is a past form or a participle in -ed, and no word of its own: “speed” and “embed” are none.
    static func isPast(_ word: String) -> Bool {
        word.hasSuffix("ed") && !word.hasSuffix("eed") && word.count > 3 && !all.contains(word)
    }

    /// Whether a form in -ed is made of an everyday word.
    static func isKnownPast(_ word: String) -> Bool {
        isPast(word) && EnglishVerbs.candidates(word).contains { all.contains($0) || EnglishVerbs.base.contains($0) }
    }

    /// What an inflected form may be made of.
    private static func bases(_ word: String) -> [String] {
        var found = EnglishVerbs.candidates(word)
        for ending in ["er", "ers", "ly", "est", "able", "ation"]
        where word.hasSuffix(ending) && word.count > ending.count + 1 {
            let stem = String(word.dropLast(ending.count))
            found += [stem, stem + "e"]
            if stem.hasSuffix("i") { found.append(String(stem.dropLast()) + "y") }
            if let last = stem.last, stem.dropLast().last == last { found.append(String(stem.dropLast())) }
        }
        for prefix in ["un", "re"] where word.hasPrefix(prefix) && word.count > 5 {
            found.append(String(word.dropFirst(2)))
        }
        return found
    }
}
