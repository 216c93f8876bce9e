internal import FlowDocument
internal import JSON
internal import Postgres

/// One immutable state of a flow, with what its report and gate say.
struct Revision: Sendable {
    let id: Int
    let flowID: Int
    let number: Int
    let contentHash: String
    let documentDigest: [UInt8]
    let title: String
    let sourceKind: String
    let sourceFiles: [String]
    /// Counts, languages, cases, change and notes.
    let details: JSON
    let author: Person
    let createdAt: Timestamp
    let isNewest: Bool
    let reportID: Int
    let summary: Summary
    let gate: Gate

    /// How often each outcome came out.
    struct Summary: Sendable {
        let errors, warnings, advice, reviews, opens, passes, notApplicable, waived: Int

        var json: JSON {
            var members: [JSON.Member] = [
                .init(
                    "fail",
                    [
                        "error": .number(Double(errors)), "warning": .number(Double(warnings)),
                        "advice": .number(Double(advice)),
                    ]),
                .init("review", .number(Double(reviews))), .init("open", .number(Double(opens))),
                .init("pass", .number(Double(passes))), .init("notApplicable", .number(Double(notApplicable))),
            ]
            if waived > 0 { members.append(.init("waived", .number(Double(waived)))) }
            return .object(members)
        }

        static let schema = Schema.object(
            "Summary",
            [
                ("fail", .object([("error", .integer), ("warning", .integer), ("advice", .integer)])),
                ("review", .integer), ("open", .integer), ("pass", .integer), ("notApplicable", .integer),
            ], optional: [("waived", .integer)])
    }

    /// The SHA-256 of each picture that the revision has.
    let assets: [String]

    var json: JSON {
        let head: [JSON.Member] = [
            .init("number", .number(Double(number))), .init("contentHash", .string(contentHash)),
            .init("title", .string(title)), .init("author", author.json),
            .init("createdAt", .string(createdAt.rfc3339)),
            .init(
                "source",
                ["kind": .string(sourceKind), "files": .array(sourceFiles.map { .string($0) })]),
        ]
        let tail: [JSON.Member] = [
            .init("summary", summary.json), .init("gate", gate.json), .init("isNewest", .bool(isNewest)),
        ]
        guard case .object(let middle) = details else { return .object(head + tail) }
        return .object(head + middle.map(onlyStoredMockups) + tail)
    }

    /// A document may name pictures that nobody has sent; those can't be shown.
    private func onlyStoredMockups(_ member: JSON.Member) -> JSON.Member {
        guard member.name == "mockups", case .array(let mockups) = member.value else { return member }
        return .init(
            "mockups",
            .array(mockups.filter { mockup in assets.contains { mockup["asset"] == .string("sha256:\($0)") } }))
    }

    /// What of a revision's JSON never changes, out of its document and of the one before.
    static func details(of document: Document, before: Document?, notes: [JSON]) -> JSON {
        [
            "counts": [
                "screens": .number(Double(document.screens.count)), "modals": .number(Double(document.modals.count)),
                "transitions": .number(Double(document.transitions.count)),
            ],
            "languages": .array(document.languageTags.map { .string($0) }),
            "cases": .array((document.deviceCases ?? []).map(\.json)),
            "mockups": .array(mockups(of: document)),
            "change": before.map { DocumentDifference(from: $0, to: document).json } ?? .null,
            "notes": .array(Array(notes.prefix(200))),
        ]
    }

    /// The pictures that a document names, each with its node and what it shows.
    private static func mockups(of document: Document) -> [JSON] {
        let nodes = document.screens.map { ($0.id, $0.mockups) } + document.modals.map { ($0.id, $0.mockups) }
        return nodes.flatMap { id, mockups in
            mockups.elements.map { mockup in
                func text(_ stated: Stated<String>) -> JSON { stated.value.map { .string($0) } ?? .null }
                return [
                    "node": .string(id.rawValue), "asset": .string(mockup.asset), "case": text(mockup.case),
                    "language": text(mockup.language),
                    "appearance": mockup.appearance.value.map { .string($0.rawValue) } ?? .null,
                ]
            }
        }
    }

    static let schema = Schema.object(
        "Revision",
        [
            ("number", .integer), ("contentHash", .string), ("title", .string), ("author", Person.schema),
            ("createdAt", .time),
            ("source", .object([("kind", .choice(["storyboard", "xib", "flow"])), ("files", .array(of: .string))])),
            ("counts", .object([("screens", .integer), ("modals", .integer), ("transitions", .integer)])),
            ("languages", .array(of: .string)),
            (
                "cases",
                .array(
                    of: .object(
                        "Case",
                        [
                            ("id", .string), ("idiom", .string), ("orientation", .string), ("width", .number),
                            ("height", .number),
                        ]))
            ),
            (
                "mockups",
                .array(
                    of: .object(
                        "Mockup",
                        [
                            ("node", .string), ("asset", .string), ("case", .nullable(.string)),
                            ("language", .nullable(.string)), ("appearance", .nullable(.choice(["light", "dark"]))),
                        ]))
            ),
            (
                "change",
                .nullable(
                    .object([("added", .integer), ("removed", .integer), ("changed", .integer), ("kind", .string)]))
            ),
            (
                "notes",
                .array(
                    of: .object(
                        "Note",
                        [
                            ("code", .string), ("detail", .string), ("file", .string), ("line", .nullable(.integer)),
                            ("column", .nullable(.integer)),
                        ]))
            ),
            ("summary", Summary.schema), ("gate", Gate.schema), ("isNewest", .boolean),
        ])
}

extension DeviceCase {
    fileprivate var json: JSON {
        [
            "id": .string(id), "idiom": .string(idiom.rawValue), "orientation": .string(orientation.rawValue),
            "width": .number(window.width), "height": .number(window.height),
        ]
    }
}

extension DocumentDifference {
    fileprivate var json: JSON {
        func count(_ action: Change.Action) -> JSON { .number(Double(nodes.count { $0.action == action })) }
        return [
            "added": count(.added), "removed": count(.removed), "changed": count(.changed), "kind": .string(kind.word),
        ]
    }
}
