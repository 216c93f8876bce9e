/// How a report is written for others: the language of its texts, and what its files are called.
public struct ReportPresentation: Sendable {
    /// The language of the texts, as a BCP 47 tag.
    public var language: String
    /// The path of a file of the report, as whoever reads it can open it.
    public var path: @Sendable (String) -> String

    /// English texts and files as the report names them, unless said otherwise.
    public init(language: String = "en", path: @escaping @Sendable (String) -> String = { $0 }) {
        self.language = language
        self.path = path
    }

    /// A file's path where it says nothing of the machine: a report that leaves it names no folders above what was
    /// checked.
    func relativePath(of file: String) -> String {
        let path = path(file)
        guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else { return file }
        return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }
}

extension RuleResult {
    /// What the result says of whom, on one line.
    func line(in language: String) -> String {
        let text = "\(subjectName): \(messageText(in: language))"
        return text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
