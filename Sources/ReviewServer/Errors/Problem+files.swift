internal import FlowDocument
internal import Importers
internal import JSON

extension Problem {
    static func fileTooLarge(_ name: String) -> Problem {
        Problem(
            "too-large", 413, "Too large", "\(name) has more than \(Submission.fileLimit >> 20) MiB.",
            issues: [
                Issue(code: "tooLarge", detail: "The file has more than \(Submission.fileLimit >> 20) MiB.", file: name)
            ])
    }

    static func unusableFile(_ name: String, _ detail: String) -> Problem {
        Problem(
            "unusable-file", 422, "A file can't be used", detail,
            issues: [Issue(code: "unusableFile", detail: detail, file: name)])
    }

    /// What is wrong with a flow document or a facts document: its syntax is one mistake, its content all of them.
    init(_ error: DocumentError, in bytes: [UInt8], file: String) {
        let lines = SourceLines(bytes)
        let issues = error.issues.map { issue in
            Issue(
                pointer: issue.pointer.description, code: issue.code.rawValue, detail: issue.detail, file: file,
                line: issue.position?.line, column: issue.position?.column,
                excerpt: issue.position.flatMap { lines.excerpt($0.line) })
        }
        if case .syntax = error {
            self.init("syntax", 400, "The file can't be read", "\(file) is no JSON.", issues: issues)
        } else {
            self.init("invalid", 422, "The file isn't valid", "\(file) has \(issues.count) mistakes.", issues: issues)
        }
    }

    /// Why files of Interface Builder can't be imported.
    init(_ refusals: [Refusal], of files: [InputFile]) {
        let issues = refusals.map { refusal in
            let lines = files.first { $0.path == refusal.file }.map { SourceLines($0.bytes) }
            return Issue(
                code: refusal.code.rawValue, detail: refusal.detail, file: refusal.file, line: refusal.line,
                column: refusal.column, excerpt: refusal.line.flatMap { lines?.excerpt($0) })
        }
        self.init(
            "not-importable", 422, "The file can't be imported", refusals.first?.detail ?? "", issues: issues)
    }
}

/// Finds single lines of a text that may be huge.
struct SourceLines {
    private static let longest = 200
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// A line, counted from 1, cut where it is long; nil where there is none.
    func excerpt(_ number: Int) -> String? {
        guard number > 0 else { return nil }
        var rest = bytes[...]
        for _ in 1..<number {
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            rest = rest[(end + 1)...]
        }
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        let text = String(decoding: line.prefix(Self.longest * 4), as: UTF8.self)
        return String(text.filter { $0 != "\r" && $0 != "\0" }.prefix(Self.longest))
    }
}
