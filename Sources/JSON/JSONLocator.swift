/// Finds the places of values in a text that is known to be valid, for errors and findings that know only pointers.
public enum JSONLocator {
    /// The place of each pointer's value; a pointer that leads nowhere is left out. One pass over the text, whatever
    /// the number of pointers.
    public static func positions(
        of pointers: some Sequence<JSONPointer>, in bytes: [UInt8], limits: JSONLimits = JSONLimits()
    ) -> [JSONPointer: TextPosition] {
        var root = Branch()
        for pointer in pointers { root.insert(pointer, at: pointer.tokens[...]) }
        guard !root.isEmpty else { return [:] }
        var offsets: [(pointer: JSONPointer, offset: Int)] = []
        do throws(JSONError) {
            var reader = try JSONReader(bytes, limits: limits)
            try reader.locate(root, into: &offsets)
        } catch {
            // Places up to a syntax error are still right, and nobody is helped by none.
        }
        return positions(of: offsets, in: bytes)
    }

    /// Counts lines and columns once for all offsets, which are in the order of the text.
    private static func positions(
        of offsets: [(pointer: JSONPointer, offset: Int)], in bytes: [UInt8]
    ) -> [JSONPointer: TextPosition] {
        var positions: [JSONPointer: TextPosition] = [:]
        var place = TextPosition(line: 1, column: 1)
        var index = TextPosition.start(of: bytes)
        for (pointer, offset) in offsets {
            while index < offset {
                place.advance(over: bytes[index])
                index += 1
            }
            positions[pointer] = place
        }
        return positions
    }
}

/// The wanted pointers as a tree of their tokens.
private struct Branch {
    var pointers: [JSONPointer] = []
    var branches: [String: Branch] = [:]

    var isEmpty: Bool { pointers.isEmpty && branches.isEmpty }

    mutating func insert(_ pointer: JSONPointer, at tokens: ArraySlice<String>) {
        guard let token = tokens.first else {
            pointers.append(pointer)
            return
        }
        branches[token, default: Branch()].insert(pointer, at: tokens.dropFirst())
    }
}

extension JSONReader {
    fileprivate mutating func locate(
        _ branch: Branch, into offsets: inout [(pointer: JSONPointer, offset: Int)]
    ) throws(JSONError) {
        let kind = try peek()
        for pointer in branch.pointers { offsets.append((pointer, position)) }
        switch kind {
        case .object where !branch.branches.isEmpty:
            try openObject()
            while let name = try nextName() { try locate(branch.branches[name], into: &offsets) }
        case .array where !branch.branches.isEmpty:
            try openArray()
            var index = 0
            while try nextElement() {
                try locate(branch.branches[String(index)], into: &offsets)
                index += 1
            }
        default: try skip()
        }
    }

    private mutating func locate(
        _ branch: Branch?, into offsets: inout [(pointer: JSONPointer, offset: Int)]
    ) throws(JSONError) {
        guard let branch else { return try skip() }
        try locate(branch, into: &offsets)
    }
}
