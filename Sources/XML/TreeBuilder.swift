/// Puts the tree together while expat reads, and says when to stop.
final class TreeBuilder {
    private let limits: XMLLimits
    private(set) var records: [XMLTree.Record] = []
    private(set) var failure: XMLError?
    /// The elements that are open, outermost first, each with its last child so far.
    private var open: [(index: Int32, lastChild: Int32)] = []

    init(limits: XMLLimits) {
        self.limits = limits
    }

    /// - Returns: Whether reading goes on.
    func start(_ name: String, _ attributes: [XMLTree.Attribute], line: Int, column: Int) -> Bool {
        guard open.count < limits.depth else {
            return fail(.tooDeep, "Elements are nested more than \(limits.depth) deep.", line, column)
        }
        guard records.count < limits.elements else {
            return fail(.tooLarge, "The text has more than \(limits.elements) elements.", line, column)
        }
        let index = Int32(records.count)
        records.append(
            XMLTree.Record(name: name, attributes: attributes, line: Int32(line), column: Int32(column)))
        if let parent = open.indices.last {
            if open[parent].lastChild == 0 {
                records[Int(open[parent].index)].firstChild = index
            } else {
                records[Int(open[parent].lastChild)].nextSibling = index
            }
            open[parent].lastChild = index
        }
        open.append((index, 0))
        return true
    }

    func end() {
        _ = open.popLast()
    }

    func text(_ text: String) {
        if let last = open.last { records[Int(last.index)].text += text }
    }

    func doctype(line: Int, column: Int) -> Bool {
        fail(.doctype, "A document type is declared, which could define entities; Scrim reads none.", line, column)
    }

    private func fail(_ code: XMLError.Code, _ detail: String, _ line: Int, _ column: Int) -> Bool {
        failure = XMLError(code: code, detail: detail, line: line, column: column)
        return false
    }
}
