internal import JSON

/// What a server says is wrong (RFC 9457).
struct Problem {
    private let json: JSON?

    init(_ json: JSON?) {
        self.json = json
    }

    /// What is wrong, and the number under which the server's log has it.
    var sentence: String? {
        guard let text = json?["detail"]?.string ?? json?["title"]?.string else { return nil }
        let request = json?["requestId"]?.string.map { " (request \($0.printable))" } ?? ""
        return text.printable + request
    }

    /// Every error on a line of its own, as `scrim check` writes it.
    /// - Parameter paths: The paths that people can open, by the names that were sent.
    func lines(paths: [String: String]) -> [String] {
        (json?["errors"]?.elements ?? []).map { error in
            let name = error["file"]?.string ?? (paths.count == 1 ? paths.keys.first : nil)
            var place = name.map { paths[$0] ?? $0 } ?? ""
            if let line = error["line"]?.whole {
                place += ":\(line)"
                if let column = error["column"]?.whole { place += ":\(column)" }
            }
            if !place.isEmpty { place += ": " }
            let pointer = error["pointer"]?.string.flatMap { $0.isEmpty ? nil : "\($0): " } ?? ""
            let detail = error["detail"]?.string ?? "This can't be accepted."
            let code = error["code"]?.string.map { " [\($0)]" } ?? ""
            return (place + pointer + detail + code).printable
        }
    }
}

extension JSON {
    /// The value as a whole number, where it is one.
    var whole: Int? { number.flatMap { Int(exactly: $0) } }
}

extension String {
    /// On one line, without the controls of a terminal: what a server says is not ours.
    var printable: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .format: text += " "
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
