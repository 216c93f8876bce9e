/// The forms that an English verb takes in a sentence.
enum EnglishInflection {
    /// The verb itself, with -s, -ed and -ing; of those that are irregular also the past. Of several words the first
    /// is the one that changes: “signs out”.
    static func forms(of verb: String) -> [String] {
        let words = verb.split(separator: " ", maxSplits: 1)
        guard let head = words.first.map(String.init) else { return [] }
        let tail = words.count > 1 ? " " + words[1] : ""
        return ([head] + inflections(of: head)).map { $0 + tail }
    }

    private static func inflections(of verb: String) -> [String] {
        let bare = String(verb.dropLast())
        var forms = [thirdPerson(of: verb)]
        if let past = irregular[verb] { forms += past } else { forms.append(past(of: verb)) }
        if verb.hasSuffix("ie") {
            forms.append(verb.dropLast(2) + "ying")
        } else if verb.hasSuffix("e"), !verb.hasSuffix("ee"), verb.count > 2 {
            forms.append(bare + "ing")
        } else if let last = verb.last, doubles(verb) {
            forms.append("\(verb)\(last)ing")
        } else {
            forms.append(verb + "ing")
        }
        // Both spellings are in use: canceling, cancelling.
        if verb.hasSuffix("el") { forms += [verb + "led", verb + "ling"] }
        return forms
    }

    private static func thirdPerson(of verb: String) -> String {
        if verb.hasSuffix("y"), let before = verb.dropLast().last, !isVowel(before) { return verb.dropLast() + "ies" }
        let hisses = ["s", "sh", "ch", "x", "z", "o"].contains { verb.hasSuffix($0) }
        return verb + (hisses ? "es" : "s")
    }

    private static func past(of verb: String) -> String {
        if verb.hasSuffix("e") { return verb + "d" }
        if verb.hasSuffix("y"), let before = verb.dropLast().last, !isVowel(before) { return verb.dropLast() + "ied" }
        if let last = verb.last, doubles(verb) { return "\(verb)\(last)ed" }
        return verb + "ed"
    }

    /// Whether the last consonant is written twice: in verbs of one syllable that end in one vowel and one consonant,
    /// and in those that are stressed at the end.
    private static func doubles(_ verb: String) -> Bool {
        if stressedAtEnd.contains(verb) { return true }
        let end = Array(verb.suffix(3))
        guard end.count == 3, let last = end.last, !isVowel(last), !"wxyh".contains(last), isVowel(end[1]),
            !isVowel(end[0])
        else { return false }
        return verb.filter(isVowel).count == 1
    }

    private static func isVowel(_ letter: Character) -> Bool { "aeiou".contains(letter) }

    private static let stressedAtEnd: Set<String> = [
        "commit", "permit", "submit", "transmit", "admit", "omit", "refer", "prefer", "transfer", "unplug", "unpin",
        "unban", "reset",
    ]

    /// The pasts that no rule gives.
    private static let irregular: [String: [String]] = [
        "reset": ["reset"], "set": ["set"], "cut": ["cut"], "put": ["put"], "let": ["let"], "quit": ["quit"],
        "read": ["read"], "hide": ["hid", "hidden"], "lose": ["lost"], "leave": ["left"], "keep": ["kept"],
        "send": ["sent"], "resend": ["resent"], "spend": ["spent"], "build": ["built"], "rebuild": ["rebuilt"],
        "find": ["found"], "get": ["got", "gotten"], "give": ["gave", "given"], "go": ["went", "gone"],
        "take": ["took", "taken"], "make": ["made"], "write": ["wrote", "written"],
        "overwrite": ["overwrote", "overwritten"], "undo": ["undid", "undone"], "redo": ["redid", "redone"],
        "do": ["did", "done"], "see": ["saw", "seen"], "buy": ["bought"], "pay": ["paid"], "bring": ["brought"],
        "begin": ["began", "begun"], "run": ["ran", "run"], "throw": ["threw", "thrown"],
        "choose": ["chose", "chosen"],
        "freeze": ["froze", "frozen"], "draw": ["drew", "drawn"], "withdraw": ["withdrew", "withdrawn"],
        "shut": ["shut"], "tell": ["told"], "sell": ["sold"], "hold": ["held"], "stand": ["stood"],
        "understand": ["understood"], "unbind": ["unbound"], "bind": ["bound"], "win": ["won"], "wake": ["woke"],
        "speak": ["spoke", "spoken"], "break": ["broke", "broken"], "split": ["split"],
    ]
}
