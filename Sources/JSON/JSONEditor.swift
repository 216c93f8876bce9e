/// Applies patches to a JSON text and leaves alone how its author laid out the rest.
public enum JSONEditor {
    /// The text after as many of the patches as don't get in each other's way, and which of them these were.
    ///
    /// One pass over the text finds all places. A patch that touches what an earlier one touches, or that leads
    /// nowhere, is left out; apply it to the new text.
    public static func apply(
        _ patches: [JSONPatch], to bytes: [UInt8], limits: JSONLimits = JSONLimits()
    ) throws(JSONError) -> (bytes: [UInt8], applied: [Int]) {
        let tree = try JSON(parsing: bytes, limits: limits)
        let plans = patches.map { EditPlan($0, in: tree) }
        let wanted = plans.flatMap { $0?.containers ?? [] }
        let spans = try JSONSpans(of: wanted, in: bytes, limits: limits)
        var splices: [Splice] = []
        var taken: [Range<Int>] = []
        var applied: [Int] = []
        for (number, plan) in plans.enumerated() {
            guard let plan, let edits = plan.splices(spans, bytes) else { continue }
            let ranges = edits.map(\.touched)
            guard !ranges.contains(where: { range in taken.contains { $0.overlaps(range) } }) else { continue }
            taken += ranges
            splices += edits
            applied.append(number)
        }
        return (splice(splices, into: bytes), applied)
    }

    private static func splice(_ splices: [Splice], into bytes: [UInt8]) -> [UInt8] {
        var edited: [UInt8] = []
        edited.reserveCapacity(bytes.count)
        var place = 0
        for splice in splices.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            edited += bytes[place..<splice.range.lowerBound]
            edited += splice.text
            place = splice.range.upperBound
        }
        return edited + bytes[place...]
    }
}

/// A piece of the text that becomes another.
struct Splice {
    /// What is replaced.
    let range: Range<Int>
    let text: [UInt8]
    /// What the edit depends on: no other may change anything here.
    let touched: Range<Int>
}

/// How one patch changes a text: single values are exchanged in their place, everything else by exchanging the object
/// or array around.
struct EditPlan {
    private enum Edit {
        case replace(JSONPointer, JSON)
        case append(JSONPointer, name: String, JSON)
        case rewrite(JSONPointer, JSON)
    }

    private let edits: [Edit]

    /// - Returns: `nil` where the patch can't be applied.
    init?(_ patch: JSONPatch, in tree: JSON) {
        if patch.operations.count == 1, let simple = Self.simple(patch.operations[0], in: tree) {
            edits = [simple]
            return
        }
        guard let after = try? patch.applied(to: tree) else { return nil }
        if patch.operations.allSatisfy({ $0.kind == .replace }), Self.areApart(patch.operations) {
            edits = patch.operations.compactMap { operation in operation.value.map { .replace(operation.pointer, $0) } }
        } else {
            let parent = Self.commonParent(of: patch.operations)
            guard let value = after[parent] else { return nil }
            edits = [.rewrite(parent, value)]
        }
    }

    /// The values whose places must be known.
    var containers: [JSONPointer] {
        edits.map { edit in
            switch edit {
            case .replace(let pointer, _), .append(let pointer, _, _), .rewrite(let pointer, _): pointer
            }
        }
    }

    /// The edits of the text; `nil` where a place is unknown.
    func splices(_ spans: JSONSpans, _ bytes: [UInt8]) -> [Splice]? {
        var splices: [Splice] = []
        for edit in edits {
            switch edit {
            case .replace(let pointer, let value), .rewrite(let pointer, let value):
                guard let span = spans[pointer] else { return nil }
                let text = JSONLayout.text(of: value, in: span, bytes)
                splices.append(Splice(range: span.range, text: text, touched: span.range))
            case .append(let pointer, let name, let value):
                guard let span = spans[pointer], let text = JSONLayout.member(name, value, in: span, bytes) else {
                    return nil
                }
                splices.append(
                    Splice(range: span.lastEnd..<span.lastEnd, text: text, touched: span.range))
            }
        }
        return splices
    }

    private static func simple(_ operation: JSONPatch.Operation, in tree: JSON) -> Edit? {
        guard let value = operation.value, let last = operation.pointer.tokens.last else { return nil }
        let parent = JSONPointer(Array(operation.pointer.tokens.dropLast()))
        switch (operation.kind, tree[parent]) {
        case (.replace, _): return tree[operation.pointer].map { _ in .replace(operation.pointer, value) }
        case (.add, .object):
            guard tree[operation.pointer] == nil else { return .replace(operation.pointer, value) }
            return .append(parent, name: last, value)
        default: return nil
        }
    }

    private static func areApart(_ operations: [JSONPatch.Operation]) -> Bool {
        operations.indices.allSatisfy { left in
            operations[..<left].allSatisfy { right in
                let (first, second) = (right.pointer.tokens, operations[left].pointer.tokens)
                return !first.starts(with: second) && !second.starts(with: first)
            }
        }
    }

    /// The innermost object or array around all that the operations touch.
    private static func commonParent(of operations: [JSONPatch.Operation]) -> JSONPointer {
        let places = operations.flatMap { [$0.pointer.tokens] + ($0.source.map { [$0.tokens] } ?? []) }
            .map { Array($0.dropLast()) }
        var common = places.first ?? []
        for place in places { common = Array(zip(common, place).prefix { $0 == $1 }.map(\.0)) }
        return JSONPointer(common)
    }
}
