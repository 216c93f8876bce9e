import JSON

@testable import FlowDocument

/// A document that was read, and everything that is wrong with it.
struct Reading {
    var document: Document?
    var issues: [DocumentIssue] = []
    var total = 0

    /// Reads and validates, as everyone does.
    init(_ text: String, limits: DocumentLimits = DocumentLimits()) {
        self.init(Array(text.utf8), limits: limits)
    }

    init(_ bytes: [UInt8], limits: DocumentLimits = DocumentLimits()) {
        do throws(DocumentError) {
            document = try Document(parsing: bytes, limits: limits)
        } catch {
            issues = error.issues
            total = issues.count
            if case .invalid(_, let all) = error { total = all }
        }
    }

    /// What stands in a tree, whether or not its ids and references fit together, and what of it could not be read.
    static func unvalidated(_ tree: JSON) throws(JSONError) -> (document: Document, issues: [DocumentIssue]) {
        var reader = try DocumentReader(tree.bytes(), limits: DocumentLimits())
        let document = try Document.read(&reader, over: nil) ?? Document()
        return (document, reader.issues.issues)
    }

    /// The issues as `code pointer line:column`, sorted by nothing but their order.
    var summary: [String] {
        issues.map { issue in
            let place = issue.position.map { " \($0.line):\($0.column)" } ?? ""
            return "\(issue.code.rawValue) \(issue.pointer)\(place)"
        }
    }
}
