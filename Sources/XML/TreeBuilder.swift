/// Puts the tree together while expat reads, and says when to stop.
final class TreeBuilder {
    private let limits: XMLLimits
    private(set) var records: [XMLTree.Record] = []
    private(set) var failure: XMLError?
    private var doctype: (line: Int, column: Int)?
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

    /// Notes where a document type begins. It is read to its end only to tell whether it declares entities, which is
    /// refused before any could be used.
    func startDoctype(line: Int, column: Int) {
        doctype = (line, column)
    }

    /// Expat would read some encodings more, which Interface Builder never wrote and nobody here has tried.
    /// - Returns: Whether reading goes on.
    func encoding(_ name: String, line: Int, column: Int) -> Bool {
        if ["UTF-8", "UTF-16", "UTF-16LE", "UTF-16BE", "US-ASCII"].contains(name.uppercased()) { return true }
        let detail =
            "The text says that its encoding is “\(name.prefix(100))”, which Scrim does not read; save it as UTF-8."
        return fail(.encoding, detail, line, column)
    }

    func endDoctype() {
        guard let place = doctype else { return }
        _ = fail(.doctype, "A document type is declared; Scrim reads files without one.", place.line, place.column)
    }

    func entity(_ name: String, line: Int, column: Int) {
        let detail = "The entity “\(name.prefix(100))” is declared. Entities can grow without end or read other files."
        _ = fail(.entityDeclaration, detail, line, column)
    }

    private func fail(_ code: XMLError.Code, _ detail: String, _ line: Int, _ column: Int) -> Bool {
        // Expat may call once more before it stops; the first reason is the true one.
        if failure == nil { failure = XMLError(code: code, detail: detail, line: line, column: column) }
        return false
    }
}
