internal import FlowDocument

/// The arguments of a command: paths, and options that may stand anywhere before `--`.
struct Arguments {
    private(set) var paths: [String] = []
    private var values: [String: String] = [:]
    private var flags: Set<String> = []

    /// Sorts the arguments of a command.
    /// - Parameters:
    ///   - options: The options that take a value, as `--edition 2018` or `--edition=2018`.
    ///   - flags: The options that take none.
    init(_ arguments: [String], options: [String], flags: [String] = []) throws(CommandError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                paths += rest
                return
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                paths.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts[0]
            if flags.contains(name), parts.count == 1 {
                self.flags.insert(name)
            } else if options.contains(name) {
                guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
                    throw .usage("The option \(name) needs a value.")
                }
                guard values.updateValue(value, forKey: name) == nil else {
                    throw .usage("The option \(name) stands twice.")
                }
            } else {
                let hint = name.nearest(in: options + flags).map { " Did you mean \($0)?" } ?? ""
                throw .usage("There is no option \(name.shortened) here.\(hint)")
            }
        }
    }

    /// The value of an option.
    func value(_ name: String) -> String? {
        values[name]
    }

    /// Whether a flag is set.
    func has(_ flag: String) -> Bool {
        flags.contains(flag)
    }

    /// The value of an option that is one of a list of words.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String, default standard: Choice
    ) throws(CommandError) -> Choice {
        guard let word = values[name] else { return standard }
        guard let choice = Choice(rawValue: word) else {
            let words = Choice.allCases.map { $0.rawValue }.joined(separator: ", ")
            throw .usage("\(name) is one of \(words), not “\(word.shortened)”.")
        }
        return choice
    }

    /// The largest file that is read, in bytes.
    func maximumSize() throws(CommandError) -> Int {
        guard let text = values["--max-size"] else { return 32 << 20 }
        guard let size = Int(text), (1...4096).contains(size) else {
            throw .usage("--max-size is a whole number of MiB from 1 to 4096, not “\(text.shortened)”.")
        }
        return size << 20
    }
}
