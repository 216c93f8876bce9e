/// Puts the tree together while expat reads, and says when to stop.
final class TreeBuilder {
    private let limits: XMLLimits
    private(set) var content = XMLTree.Content()
    private var numbers: [String: Int32] = [:]
    private(set) var failure: XMLError?
    private var doctype: (line: Int, column: Int)?
    /// The elements that are open, outermost first, each with its last child so far.
    private var open: [(index: Int32, lastChild: Int32)] = []

    init(limits: XMLLimits) {
        self.limits = limits
    }

    /// - Returns: Whether reading goes on.
    func start(_ name: String, _ attributes: [(name: String, value: String)], line: Int, column: Int) -> Bool {
        guard open.count < limits.depth else {
            return fail(.tooDeep, "Elements are nested more than \(limits.depth) deep.", line, column)
        }
        guard content.records.count < limits.elements else {
            return fail(.tooLarge, "The text has more than \(limits.elements) elements.", line, column)
        }
        let index = Int32(content.records.count)
        content.records.append(
            XMLTree.Record(
                name: number(of: name), firstAttribute: Int32(content.attributes.count),
                attributeCount: Int32(attributes.count), line: Int32(line), column: Int32(column)))
        for attribute in attributes {
            content.attributes.append(XMLTree.Attribute(name: number(of: attribute.name), value: attribute.value))
        }
        if let parent = open.indices.last {
            if open[parent].lastChild == 0 {
                content.records[Int(open[parent].index)].firstChild = index
            } else {
                content.records[Int(open[parent].lastChild)].nextSibling = index
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
        guard let last = open.last else { return }
        let index = Int(last.index)
        if content.records[index].text == 0 {
            content.records[index].text = Int32(content.texts.count)
            content.texts.append(text)
        } else {
            content.texts[Int(content.records[index].text)] += text
        }
    }

    private func number(of name: String) -> Int32 {
        if let number = numbers[name] { return number }
        let number = Int32(content.names.count)
        numbers[name] = number
        content.names.append(name)
        return number
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

    func entity(_ name: String) {
        guard let place = doctype else { return }
        let detail = """
            A document type is declared, and in it the entity “\(name.prefix(100))”. Entities can grow without end or \
            read other files.
            """
        _ = fail(.entityDeclaration, detail, place.line, place.column)
    }

    private func fail(_ code: XMLError.Code, _ detail: String, _ line: Int, _ column: Int) -> Bool {
        // Expat may call once more before it stops; the first reason is the true one.
        if failure == nil { failure = XMLError(code: code, detail: detail, line: line, column: column) }
        return false
    }
}
