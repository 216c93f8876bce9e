extension String {
    /// The candidate that this is most likely a misspelling of: at most a third of its letters differ.
    package func nearest(in candidates: some Sequence<String>) -> String? {
        guard utf8.count <= 64 else { return nil }
        let tolerance = max(1, count / 3)
        // A distance is never less than the difference in length.
        let similar = candidates.filter { abs($0.count - count) <= tolerance }
        let measured = similar.map { (candidate: $0, distance: distance(to: $0)) }
        return measured.filter { $0.distance <= tolerance }.min { $0.distance < $1.distance }?.candidate
    }

    /// At most 60 scalars, for an error that quotes what came from outside.
    package var shortened: String {
        unicodeScalars.count <= 60 ? self : String(unicodeScalars.prefix(59)) + "…"
    }

    /// How many insertions, deletions, replacements and swaps of neighbours lead from one to the other (optimal string
    /// alignment), case aside.
    private func distance(to other: String) -> Int {
        let (here, there) = (Array(lowercased()), Array(other.lowercased()))
        var beforePrevious: [Int] = []
        var previous = Array(0...there.count)
        for (row, letter) in here.enumerated() {
            var current = [row + 1]
            for (column, candidate) in there.enumerated() {
                let replaced = previous[column] + (letter == candidate ? 0 : 1)
                var cost = Swift.min(replaced, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, letter == there[column - 1], here[row - 1] == candidate {
                    cost = Swift.min(cost, beforePrevious[column - 1] + 1)
                }
                current.append(cost)
            }
            beforePrevious = previous
            previous = current
        }
        return previous.last ?? 0
    }
}
