internal import FlowDocument
internal import TextLayout
internal import UnicodeText

/// What a modal's title says of its task, in one language.
enum TaskTitle: Equatable {
    /// Nobody gave it.
    case unknown
    /// There is none.
    case missing
    /// It names a container, or nothing.
    case generic(String)
    /// It names a place in a menu, which may be the task.
    case menu(String)
    /// It names something else: the task, as far as words can tell.
    case named(String)
}

extension Context {
    /// What a text says of a modal's task.
    func taskTitle(_ text: Stated<String>, in language: String) -> TaskTitle {
        switch text {
        case .unknown: return .unknown
        case .nothing: return .missing
        case .value(let title):
            if isGeneric(title, in: language) { return .generic(title) }
            let key = title.titleKey
            return Self.menuKeys.contains(key, in: language) ? .menu(title) : .named(title)
        }
    }

    /// What people read a modal's task from, in each language: its title, else a heading or the title of a bar.
    func taskTitles(of node: ModalNode) -> [(language: String, title: TaskTitle)] {
        let sources = titleTexts(of: node).map { texts($0) }
        return languages.enumerated().map { index, language in
            let titles = sources.map { taskTitle($0[index].text, in: language) }
            let known = titles.filter { $0 != .unknown && $0 != .missing }
            // What names the task is found wherever it stands; else the first that says anything.
            let best = known.first { if case .named = $0 { true } else { false } } ?? known.first
            return (language, best ?? (titles.contains(.missing) ? .missing : .unknown))
        }
    }

    /// The title of a modal that speaks of help; `nil` for any other.
    func helpTitle(of modal: Modal) -> String? {
        texts(modal.title).lazy.compactMap { language, title in
            guard let title = title.value else { return nil }
            let words = title.foldedForComparison
            let speaks = TaskLexicons.help.wordsWithEnglish(in: language).contains { word in
                words.contains(word.foldedForComparison)
            }
            return speaks ? title : nil
        }.first
    }

    private func isGeneric(_ title: String, in language: String) -> Bool {
        let names = document.glossary.value.map { $0.brands.elements + $0.properNouns.elements } ?? []
        let plain = title.trimmed
        if plain.isIdentifier, !names.contains(plain) { return true }
        let key = title.titleKey
        guard !key.isEmpty else { return false }
        if let app = document.app.value?.name.value, app.titleKey == key { return true }
        return Self.genericKeys.contains(key, in: language)
    }

    private static let menuKeys = LexiconKeys(TaskLexicons.menu, key: \.titleKey)
    private static let genericKeys = LexiconKeys(TaskLexicons.generic, key: \.titleKey)
}

extension String {
    /// The letters of a title by which it is compared: without marks, spaces, brackets and what they hold, and codes.
    fileprivate var titleKey: String {
        var key = ""
        var word = ""
        var depth = 0
        func flush() {
            // A word with a digit is a number or a code: “Error 404”.
            if !word.contains(where: \.isNumber) { key += word }
            word = ""
        }
        for character in foldedForComparison {
            switch character {
            case "(", "[", "{", "【", "「", "〈", "《":
                flush()
                depth += 1
            case ")", "]", "}", "】", "」", "〉", "》":
                flush()
                depth = max(depth - 1, 0)
            case _ where depth > 0: break
            case _ where character.isLetter || character.isNumber || character == "ー": word.append(character)
            default: flush()
            }
        }
        flush()
        return key
    }

    /// Whether the text has the form of a name in code: small Latin letters, then digits or underscores.
    fileprivate var isIdentifier: Bool {
        let rest = utf8.drop { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        guard !rest.isEmpty, rest.count < utf8.count else { return false }
        return rest.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "_") }
    }
}
