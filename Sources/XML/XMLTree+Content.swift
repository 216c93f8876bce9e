extension XMLTree {
    /// The elements of a tree, packed: a file of millions of small elements is the worst that a limit on bytes lets in.
    struct Content: Sendable {
        /// The elements, in the order in which they begin.
        var records: [Record] = []
        /// The attributes of all elements, those of one element together.
        var attributes: [Attribute] = []
        /// The names of elements and attributes, each once.
        var names: [String] = []
        /// The texts of elements; the first is that of the many that have none.
        var texts = [""]
    }

    /// One element.
    struct Record: Sendable {
        /// Where its name stands.
        let name: Int32
        let firstAttribute: Int32
        let attributeCount: Int32
        let line: Int32
        let column: Int32
        /// Where its text stands.
        var text: Int32 = 0
        /// Where the first child stands; 0, which is the root and nobody's child, for none.
        var firstChild: Int32 = 0
        /// Where the next child of the same parent stands; 0 for none.
        var nextSibling: Int32 = 0

        /// Where its attributes stand.
        var attributes: Range<Int> {
            Int(firstAttribute)..<Int(firstAttribute) + Int(attributeCount)
        }
    }

    struct Attribute: Sendable {
        /// Where its name stands.
        let name: Int32
        let value: String
    }
}
