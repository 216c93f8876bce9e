internal import FlowDocument
internal import TextLayout

/// What a control that leaves promises by its role, its label or its symbol.
enum ExitManner: Sendable {
    /// The task is finished.
    case done
    /// Everything stays as it was.
    case cancel
    /// The view goes away; nothing is said of what was entered.
    case close
    /// What was entered is given up.
    case discard
}

extension Context {
    /// What a control promises. Its role decides; where it has none, the words on it do, and its symbol where there are
    /// no words.
    func manner(of control: Control) -> ExitManner? {
        switch control.role.value {
        case .done: return .done
        case .cancel: return .cancel
        case .close: return .close
        case .destructive: return .discard
        case .default, nil: break
        }
        for (language, title) in titles(of: control) {
            switch DismissalLexicons.word(of: title, in: language) {
            case .done, .save: return .done
            case .cancel: return .cancel
            case .close: return .close
            case .discard: return .discard
            case .keep, .act, nil: continue
            }
        }
        guard control.title.value == nil, let symbol = control.symbol.value.map(ExitSymbol.init) else { return nil }
        switch symbol {
        case .dismiss: return .close
        case .done: return .done
        case .unfamiliar, .unreadable: return nil
        }
    }

    /// Whether leaving this way finishes the task.
    func finishes(_ way: WayOut) -> Bool {
        guard let control = way.control else { return false }
        switch manner(of: control) {
        case .done: return true
        case .cancel, .close, .discard: return false
        case nil:
            // Choosing from a list finishes a choice.
            if control.kind.value == .list || control.kind.value == .picker { return true }
            return way.effect.value == .save || way.effect.value == .commit
        }
    }

    /// Whether leaving this way abandons the task.
    func abandons(_ way: WayOut) -> Bool {
        guard let control = way.control else { return false }
        switch manner(of: control) {
        case .cancel, .close: return true
        // To delete what the task is about is no way to leave it as it was.
        case .discard: return way.effect.value == .discard
        case .done: return false
        case nil: return !finishes(way) && (way.effect.value == Effect.none || way.effect.value == .discard)
        }
    }
}

/// What people make of a symbol on a control that leaves.
enum ExitSymbol: Hashable, Sendable {
    /// It closes.
    case dismiss
    /// It finishes.
    case done
    /// Something else.
    case unfamiliar
    /// The name is that of a picture of the app's own, which does not tell what it shows.
    case unreadable

    /// Reads the name of a system symbol, or of a picture.
    init(_ name: String) {
        let parts = name.split(separator: ".").map(String.init)
        let shape = parts.filter { !Self.frames.contains($0) }.joined(separator: ".")
        let words = Self.words(of: name)
        if Self.dismissing.contains(shape) || words.contains(where: Self.closingWords.contains) {
            self = .dismiss
        } else if shape == "checkmark" || words.contains("done") {
            self = .done
        } else if name.utf8.allSatisfy({ Self.isSystemByte($0) }) {
            self = .unfamiliar
        } else {
            self = .unreadable
        }
    }

    /// What system symbols add to a shape.
    private static let frames: Set<String> = ["circle", "square", "fill"]
    private static let dismissing: Set<String> = ["xmark", "multiply", "chevron.down", "chevron.compact.down"]
    private static let closingWords: Set<String> = ["close", "cancel", "dismiss", "exit", "cross"]

    private static func isSystemByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): true
        default: false
        }
    }

    /// The words of a name such as `btnClose` or `ic_close_24`.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        for character in name {
            if word.last?.isLowercase == true && character.isUppercase || !character.isLetter {
                words.append(word)
                word = ""
            }
            if character.isLetter { word.append(character) }
        }
        return (words + [word]).filter { !$0.isEmpty }.map { $0.lowercased() }
    }
}

extension ModalKind {
    /// Views that cover what was there with a task of their own, popovers aside.
    static let taskViews: Set<ModalKind> = [.sheet, .formSheet, .pageSheet, .fullScreen, .currentContext]

    /// Views that iOS draws as sheets.
    static let sheetViews: Set<ModalKind> = [.sheet, .formSheet, .pageSheet]
}
