internal import FlowDocument
internal import JSON
internal import TextLayout

extension Observation {
    /// Rests the observation on a text of the modal as a whole.
    mutating func rest(on field: String, _ text: Stated<LocalizedText>, in language: String) {
        self.field = [field]
        guard case .value(let stated) = text else { return }
        switch stated {
        case .tagged(let translations):
            self.field.append(language)
            range = translations.first { $0.language == language }.map { 0..<$0.text.utf16.count }
        case .plain(let text): range = 0..<text.utf16.count
        }
    }
}

/// What a layout was computed from, as results carry it.
enum LayoutEvidence {
    /// The tables and settings that every measure rests on.
    static func tables(_ system: AlertSystem, _ size: TypeSize) -> [JSON.Member] {
        [
            JSON.Member("os", .number(Double(system.rawValue))), JSON.Member("textSize", .string(size.rawValue)),
            JSON.Member("advances", .string(Advances.version)),
            JSON.Member("metrics", .number(Double(AlertMetrics.version))),
        ]
    }

    /// A length within its bounds; one that has none is `null` there.
    static func points(_ length: Estimate) -> JSON {
        [number(length.low), number(length.high)]
    }

    /// A number of lines within its bounds.
    static func lines(_ lines: LineCount) -> JSON {
        [.number(Double(lines.few)), lines.many.map { .number(Double($0)) } ?? .null]
    }

    /// How buttons stand.
    static func arrangement(_ arrangement: ButtonArrangement) -> JSON {
        switch arrangement {
        case .row: "row"
        case .stack: "stack"
        case .unsure: "unsure"
        }
    }

    /// A length in whole points, for sentences.
    static func words(_ points: Double) -> String {
        points.isFinite ? String(Int(points.rounded())) : "∞"
    }

    private static func number(_ points: Double) -> JSON {
        points.isFinite ? .number((points * 10).rounded() / 10) : .null
    }
}

extension Observations {
    /// Adds what was seen in each language and case. That nothing is wrong anywhere is said once, and what matters most
    /// is said first.
    mutating func add(cells: [Observation]) {
        guard cells.contains(where: { $0.outcome != .pass }) else {
            if cells.isEmpty { nothingToCheck() } else { pass() }
            return
        }
        for severity: Severity? in [.error, .warning, nil, .advice] {
            for cell in cells where cell.severity == severity { add(cell) }
        }
    }
}
