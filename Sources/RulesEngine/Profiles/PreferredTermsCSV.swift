public import FlowDocument
internal import JSON

extension PreferredTerm {
    /// Reads terms from a table: a row each, with the columns `language`, `avoid` and `use` in any order, fields quoted as
    /// RFC 4180 says.
    ///
    /// Nothing is skipped: what cannot be read is an error with its line and column.
    public static func list(csv bytes: [UInt8]) throws(DocumentError) -> [PreferredTerm] {
        var reader = PreferredTermsReader(bytes)
        let terms = reader.terms()
        guard reader.total == 0 else { throw .invalid(issues: reader.issues, total: reader.total) }
        return terms
    }
}

/// Makes terms of the rows of a table.
private struct PreferredTermsReader {
    private static let columns = ["language", "avoid", "use"]
    /// How many issues are kept.
    private static let limit = 100

    private let bytes: [UInt8]
    private(set) var issues: [DocumentIssue] = []
    private(set) var total = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func terms() -> [PreferredTerm] {
        let rows: [CSVRow]
        do throws(CSVError) {
            rows = try CSVRow.all(in: bytes)
        } catch {
            report(.badTable, error.detail, error.position)
            return []
        }
        guard let header = rows.first else {
            report(
                .missingKey, "The table is empty; its first row must name the columns language, avoid and use.", .start)
            return []
        }
        guard let places = columns(header) else { return [] }
        var terms: [PreferredTerm] = []
        var known: [PreferredTerm.Key: (use: String, line: Int)] = [:]
        for row in rows.dropFirst() {
            guard let term = term(row, places) else { continue }
            if let other = known[term.key], other.use != term.use {
                report(
                    .duplicateID,
                    "“\(term.avoid.shortened)” stands in line \(other.line) already, with “\(other.use.shortened)”.",
                    row.position)
                continue
            }
            guard known.updateValue((term.use, row.position.line), forKey: term.key) == nil else { continue }
            terms.append(term)
        }
        return terms
    }

    /// Where each column stands; `nil` where the header names others, or not all.
    private mutating func columns(_ header: CSVRow) -> [String: Int]? {
        var places: [String: Int] = [:]
        for (place, field) in header.fields.enumerated() {
            let name = field.text.trimmingSpaces
            guard Self.columns.contains(name) else {
                let hint = name.nearest(in: Self.columns).map { " Did you mean “\($0)”?" } ?? ""
                report(
                    .unknownKey, "There is no column “\(name.shortened)”; the columns are language, avoid, use.\(hint)",
                    field.position)
                continue
            }
            if places.updateValue(place, forKey: name) != nil {
                report(.duplicateID, "The column “\(name)” stands twice.", field.position)
            }
        }
        for name in Self.columns where places[name] == nil {
            report(.missingKey, "The column “\(name)” is missing.", header.position)
        }
        return total == 0 ? places : nil
    }

    private mutating func term(_ row: CSVRow, _ places: [String: Int]) -> PreferredTerm? {
        guard row.fields.count == places.count else {
            report(
                .wrongType, "The row has \(row.fields.count) fields, and the header \(places.count).", row.position)
            return nil
        }
        var texts: [String: String] = [:]
        for name in Self.columns {
            guard let place = places[name] else { continue }
            let field = row.fields[place]
            let text = field.text.trimmingSpaces
            if text.isEmpty { report(.wrongType, "The field “\(name)” is empty.", field.position) }
            texts[name] = text
        }
        guard let language = texts["language"], let avoid = texts["avoid"], let use = texts["use"],
            ![language, avoid, use].contains("")
        else { return nil }
        let term = PreferredTerm(language: language, avoid: avoid, use: use)
        guard let fault = term.fault else { return term }
        report(fault.code, fault.detail, places[fault.key].map { row.fields[$0].position } ?? row.position)
        return nil
    }

    private mutating func report(_ code: DocumentIssue.Code, _ detail: String, _ position: TextPosition) {
        total += 1
        guard issues.count < Self.limit else { return }
        issues.append(DocumentIssue(code: code, pointer: JSONPointer([]), detail: detail, position: position))
    }
}

extension DocumentIssue.Code {
    /// A table that does not keep to RFC 4180.
    fileprivate static let badTable = Self(rawValue: "badTable")
}

extension TextPosition {
    fileprivate static let start = TextPosition(line: 1, column: 1)
}

extension PreferredTerm {
    /// What tells a term from others: of one language and spelling only one can be meant.
    struct Key: Hashable {
        var language: String
        var avoid: String
    }

    var key: Key { Key(language: language.lowercased(), avoid: avoid) }

    /// What is wrong with a term, and under which key.
    var fault: (key: String, code: DocumentIssue.Code, detail: String)? {
        if !language.isLanguageTag {
            return ("language", .unknownLanguage, "“\(language.shortened)” is no BCP 47 tag, such as en or pt-BR.")
        }
        for (name, text) in [("avoid", avoid), ("use", use)] where text.count > Self.longest {
            return (name, .textTooLong, "A term has at most \(Self.longest) characters, not \(text.count).")
        }
        if avoid == use { return ("use", .unknownValue, "“\(avoid.shortened)” is avoided and used at once.") }
        return nil
    }

    /// Longer than any word or phrase of an interface.
    static let longest = 200
}

extension String {
    /// Whether it has the form of a BCP 47 tag.
    fileprivate var isLanguageTag: Bool {
        let parts = split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, (2...8).contains(first.utf8.count), first.utf8.allSatisfy(\.isLetter) else {
            return false
        }
        return parts.dropFirst().allSatisfy { part in
            (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { $0.isLetter || $0.isDigit }
        }
    }

    fileprivate var trimmingSpaces: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
