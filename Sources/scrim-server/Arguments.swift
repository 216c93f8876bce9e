/// What stands after a command's name.
struct Arguments {
    let words: [String]
    private let values: [String: String]
    private let flags: Set<String>

    /// Splits arguments into words, options with a value and flags. `--name value` and `--name=value` are the same.
    init(_ arguments: [String], options: Set<String>, flags: Set<String>) throws(UsageError) {
        var words: [String] = []
        var values: [String: String] = [:]
        var found: Set<String> = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("--") else {
                words.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            if flags.contains(name), parts.count == 1 {
                found.insert(name)
            } else if options.contains(name) {
                guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
                    throw UsageError(description: "\(name) needs a value.")
                }
                guard values.updateValue(value, forKey: name) == nil else {
                    throw UsageError(description: "\(name) stands twice.")
                }
            } else {
                throw UsageError(description: "\(name) is unknown here.")
            }
        }
        self.words = words
        self.values = values
        self.flags = found
    }

    /// An option's value.
    subscript(name: String) -> String? { values[name] }

    /// Whether a flag is set.
    func has(_ flag: String) -> Bool { flags.contains(flag) }
}
