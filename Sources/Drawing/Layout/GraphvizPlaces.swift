internal import ChildProcess
internal import FlowDocument

/// Places by Graphviz's `dot`: its steps and its order within each, which keeps crossings few.
struct GraphvizPlaces {
    private static let limits = ChildProcess.Limits(
        wall: .seconds(5), cpuSeconds: 5, addressSpaceBytes: 1 << 30, outputBytes: 16 << 20)

    /// Inches of a node and of the gap below it, as dot is told.
    private static let (height, gap) = (1.0, 0.25)

    /// Wishes for a part; `nil` where dot is missing, fails or takes too long.
    static func wishes(part: [Int], order: [MapGraph.Tie], entries: Set<Int>) async throws -> Wishes? {
        let input = text(part: part, order: order, entries: entries)
        do throws(ChildProcessError) {
            let result = try await ChildProcess.run("dot", ["-Tplain"], input: Array(input.utf8), limits: limits)
            guard result.status.isSuccess else { return nil }
            return wishes(part: part, plain: String(decoding: result.output, as: UTF8.self))
        } catch {
            // Only to be cancelled is a reason to go no further; there are other layouts.
            if error == .cancelled { throw CancellationError() }
            return nil
        }
    }

    /// Nodes are numbers, so that nothing of a document reaches dot but its shape.
    private static func text(part: [Int], order: [MapGraph.Tie], entries: Set<Int>) -> String {
        let members = Set(part)
        var text = """
            digraph map {
            graph [rankdir=LR, nslimit=1, nslimit1=1, mclimit=0.5, splines=none, ranksep=1, nodesep=\(gap)]
            node [shape=box, fixedsize=true, width=1, height=\(height), label=""]

            """
        for node in part { text += "\(node)\n" }
        var seen: Set<[Int]> = []
        for pair in order where members.contains(pair.from) && members.contains(pair.to) {
            if seen.insert([pair.from, pair.to]).inserted { text += "\(pair.from) -> \(pair.to)\n" }
        }
        for node in part where entries.contains(node) { text += "{ rank=source; \(node) }\n" }
        return text + "}\n"
    }

    /// Reads lines like `node 3 5.5 2.25 1 1 …`: centres in inches, the origin at the bottom left.
    private static func wishes(part: [Int], plain: String) -> Wishes? {
        var places: [(x: Double, y: Double, node: Int)] = []
        for line in plain.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count > 4, words[0] == "node" else { continue }
            guard let node = Int(words[1]), let x = Double(words[2]), let y = Double(words[3]), x.isFinite, y.isFinite
            else { return nil }
            places.append((x, -y, node))
        }
        guard Set(places.map(\.node)) == Set(part), places.count == part.count else { return nil }
        let top = places.map(\.y).min() ?? 0
        var steps: [[(node: Int, row: Double)]] = []
        var last = -Double.infinity
        for place in places.sorted(by: { ($0.x, $0.y, $0.node) < ($1.x, $1.y, $1.node) }) {
            if place.x > last + 0.5 { steps.append([]) }
            last = place.x
            steps[steps.count - 1].append((place.node, (place.y - top) / (height + gap)))
        }
        return Wishes(steps: steps)
    }
}
