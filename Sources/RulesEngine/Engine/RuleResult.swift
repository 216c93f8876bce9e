internal import Cryptography
public import FlowDocument
public import JSON

/// What one rule says of one facet of one subject, over all languages and cases.
public struct RuleResult: Sendable {
    /// The rule.
    public let metadata: RuleMetadata
    /// The guidelines it rests on that hold in the report's edition, the one to open first in front.
    public let guidelines: [GuidelineID]
    /// How much it matters; what the profile says, else the rule.
    public let severity: Severity
    /// The subject.
    public let subject: NodeID
    /// What people call the subject.
    public let subjectName: String
    /// Where the subject stands in the document, or the screen that the result rests on.
    public internal(set) var subjectPath: [String]
    /// What was seen, in the language and case where it is worst.
    public var observation: Observation
    /// The languages and cases in which it is otherwise.
    public var cells: [Observation]
    /// The rule whose failure silenced this one.
    public var mutedBy: RuleID?
    /// The waiver that someone accepted for it, or only asked for.
    public internal(set) var waiver: Waiver?

    /// What became of it since a baseline was taken; `nil` where there is none.
    public internal(set) var baselineState: BaselineState?

    /// Whether someone answers for it, so that it blocks nothing.
    public var isWaived: Bool { waiver?.status == .accepted }

    /// Where the subject, or its control, stands in the file that it was imported from.
    public var origin: Origin?
    /// The place in the flow document's own text, where it was read from one.
    public var position: TextPosition?
    /// The file that the flow document was read from.
    public var file: String?

    /// The worst over languages and cases.
    public var outcome: Outcome { observation.outcome }

    /// The place in the document that the result rests on.
    public var pointer: JSONPointer {
        var path = subjectPath
        if let place = controlIndex { path += ["controls", String(place)] }
        return JSONPointer(path + observation.field)
    }

    /// What finds the result again where its subject was moved, renamed or imported anew; `nil` for what is neither a
    /// finding nor a question.
    public internal(set) var contentFingerprint: String?

    /// Where the control stands among its owner's.
    var controlIndex: Int?

    /// The file and place that people look at: of the imported file, else of the flow document's text.
    public var place: SourcePlace? {
        if let file = origin?.file.value {
            return SourcePlace(file: file, line: origin?.line.value ?? 1, column: origin?.column.value ?? 1)
        }
        guard let file, let position else { return nil }
        return SourcePlace(file: file, line: position.line, column: position.column)
    }

    /// What stays the same while the document is edited elsewhere: rule, subject and facet.
    public var fingerprint: String {
        let parts = [metadata.id.rawValue, subject.rawValue, observation.facet ?? ""]
        return SHA256(of: Array(parts.joined(separator: "\u{0}").utf8)).hexadecimal
    }
}

/// A place in a file that people can open.
public struct SourcePlace: Hashable, Comparable, Sendable {
    /// The file, relative to what was imported.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1.
    public var column: Int

    /// Order of file, line and column.
    public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}

extension RuleResult {
    /// Finds the node and the control that the result rests on: a screen inside, or the node whose fact is missing.
    mutating func locate(in subject: Subject, _ context: Context) {
        var controls: [Control] =
            switch subject {
            case .modal(let node): node.modal.controls.elements
            case .screen(let node): node.screen.controls.elements
            case .presentation, .app: []
            }
        let asked = outcome == .open ? observation.missing.first?.subject.owner : nil
        if let other = observation.screen ?? asked, other != subject.id {
            switch context.graph.places[other] {
            case .screen(let index):
                let screen = context.graph.screens[index].screen
                (subjectPath, origin) = (["screens", String(index)], screen.provenance.origin)
                controls = screen.controls.elements
            case .modal(let index):
                let modal = context.graph.modals[index].modal
                (subjectPath, origin) = (["modals", String(index)], modal.provenance.origin)
                controls = modal.controls.elements
            case nil: break
            }
        }
        guard let name = observation.control, let index = controls.firstIndex(where: { $0.id == name }) else { return }
        controlIndex = index
        if let origin = controls[index].provenance.origin { self.origin = origin }
    }
}
