internal import Cryptography
internal import JSON
internal import RulesEngine
internal import Synchronization

/// The guidelines and rules as clients get them. They change with the program only, so each text is written once.
final class Catalogue: Sendable {
    /// JSON with the tag of its bytes.
    struct Text: Sendable {
        let bytes: [UInt8]
        let tag: String

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
            tag = "\"\(SHA256(of: bytes).hexadecimal.prefix(32))\""
        }
    }

    /// A list and its entries.
    struct Section: Sendable {
        let list: Text
        let entries: [String: Text]

        fileprivate init(_ values: [(id: String, bytes: [UInt8])]) {
            var bytes = Array("{\"items\":[".utf8)
            for (index, value) in values.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                bytes += value.bytes
            }
            bytes += Array("],\"nextCursor\":null}".utf8)
            list = Text(bytes)
            entries = Dictionary(values.map { ($0.id, Text($0.bytes)) }, uniquingKeysWith: { first, _ in first })
        }
    }

    enum Kind: Hashable, Sendable {
        case guidelines, rules
    }

    /// One section of the catalogue; there are few, for languages and editions are few.
    private struct Key: Hashable {
        let kind: Kind
        let language: String
        let edition: Edition?
    }

    private let sections = Mutex<[Key: Section]>([:])

    /// The guidelines or rules in one of ``Call/languages``; those of an edition, or all.
    func section(_ kind: Kind, language: String, edition: Edition?) -> Section {
        let key = Key(kind: kind, language: language, edition: edition)
        if let known = sections.withLock({ $0[key] }) { return known }
        let section =
            switch kind {
            case .guidelines: Self.guidelines(language, edition)
            case .rules: Self.rules(language, edition)
            }
        sections.withLock { $0[key] = section }
        return section
    }

    private static func guidelines(_ language: String, _ edition: Edition?) -> Section {
        let all = GuidelineCatalogue.all.filter { guideline in edition.map(guideline.holds) ?? true }
        return Section(all.map { ($0.id.rawValue, json($0, language, edition ?? .hig2025).bytes()) })
    }

    private static func json(_ guideline: Guideline, _ language: String, _ edition: Edition) -> JSON {
        let rules = RuleCatalogue.all.lazy.map { $0.metadata }.filter { $0.guidelines.contains(guideline.id) }
        return [
            "id": .string(guideline.id.rawValue), "title": .string(guideline.title.text(in: language)),
            "text": .string(guideline.text.text(in: language)), "page": .string(guideline.page.rawValue),
            "pageTitle": .string(guideline.page.titleText.text(in: language)),
            "section": .init(guideline.section?.text(in: language)),
            "edition": .string(guideline.edition.rawValue),
            "source": ["text": .string(guideline.source), "url": .string(guideline.url)],
            "rules": .array(
                rules.map { rule in
                    [
                        "id": .string(rule.id.rawValue), "summary": .string(rule.summary.text(in: language)),
                        "severity": .string(rule.severity(in: edition).rawValue), "kind": .string(rule.kind.rawValue),
                    ]
                }),
        ]
    }

    private static func rules(_ language: String, _ edition: Edition?) -> Section {
        let all = RuleCatalogue.all.map { $0.metadata }.filter { rule in edition.map(rule.editions.contains) ?? true }
        return Section(
            all.map { rule in
                var writer = JSONWriter(.compact)
                RuleReporter.write(rule, language: language, to: &writer)
                return (rule.id.rawValue, writer.finish())
            })
    }

    static let guidelineSchema = Schema.object(
        "Guideline",
        [
            ("id", .string), ("title", .string), ("text", .string),
            ("page", .choice(Guideline.Page.allCases.map(\.rawValue))), ("pageTitle", .string),
            ("section", .nullable(.string)), ("edition", .choice(Edition.allCases.map(\.rawValue))),
            ("source", .object([("text", .string), ("url", .string)])),
            (
                "rules",
                .array(
                    of: .object([
                        ("id", .string), ("summary", .string),
                        ("severity", .choice(Severity.allCases.map(\.rawValue))),
                        ("kind", .choice(RuleKind.allCases.map(\.rawValue))),
                    ]))
            ),
        ])

    static let ruleSchema = Schema.object(
        "Rule",
        [
            ("id", .string), ("version", .integer),
            ("editions", .array(of: .choice(Edition.allCases.map(\.rawValue)))),
            ("kind", .choice(RuleKind.allCases.map(\.rawValue))),
            ("severity", .map(of: .choice(Severity.allCases.map(\.rawValue)))), ("guidelines", .array(of: .string)),
            ("mutedBy", .array(of: .string)), ("summary", .string), ("why", .string), ("remedy", .string),
            ("messages", .map(of: .string)),
            (
                "thresholds",
                .array(of: .object([("name", .string), ("standard", .number), ("summary", .string)]))
            ),
            (
                "examples",
                .array(
                    of: .object(
                        [
                            ("outcome", .choice(Outcome.allCases.map(\.rawValue))), ("title", .string),
                            ("document", .any),
                        ],
                        optional: [
                            ("edition", .choice(Edition.allCases.map(\.rawValue))), ("profile", .string),
                            ("swift", .string),
                        ]))
            ),
        ])
}
