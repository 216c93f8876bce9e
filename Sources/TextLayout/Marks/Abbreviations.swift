/// Abbreviations, whose full stop ends no sentence by itself.
enum Abbreviations {
    private static let words: Set<String> = [
        "inc", "ltd", "co", "corp", "llc", "jr", "sr", "st", "dr", "mr", "mrs", "ms", "no", "vs", "etc", "e.g", "i.e",
        "approx", "dept", "est", "min", "max", "a.m", "p.m", "u.s", "u.k", "fig", "vol", "ave", "blvd", "prof", "ca",
    ]

    /// Words after which a name or a number goes on: no sentence ends there.
    private static let leading: Set<String> = [
        "dr", "mr", "mrs", "ms", "st", "no", "vs", "e.g", "i.e", "approx", "fig", "vol", "prof", "ca",
    ]

    /// Whether the full stop at an offset belongs to an abbreviation.
    static func endsOne(_ units: Units, at dot: Int) -> Bool {
        let word = word(units, before: dot)
        if word == "no" || word == "st" || word == "co" || word == "max" || word == "min" || word == "est" {
            // “No.” answers, unless a number follows; the others are words when they stand in lower case.
            return units.scalar(at: dot - word.utf16.count).isUpper && (word != "no" || units[dot + 2].isASCIIDigit)
        }
        return words.contains(word)
    }

    /// Whether a text goes on after the full stop at an offset, though a capital follows.
    static func goesOn(_ units: Units, after dot: Int) -> Bool {
        let word = word(units, before: dot)
        if word.utf16.count == 1, units.scalar(at: dot - 1).isUpper, word != "i" { return true }
        return leading.contains(word) && endsOne(units, at: dot)
    }

    private static func word(_ units: Units, before dot: Int) -> String {
        var start = dot
        while start > 0,
            units[start - 1].isASCIILetter || units[start - 1] == 0x2E && start > 1 && units[start - 2].isASCIILetter
        {
            start -= 1
        }
        return units[start..<dot].lowercased()
    }
}
