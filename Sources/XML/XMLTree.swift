/// An XML text as a tree of elements. Comments and processing instructions are left out.
public struct XMLTree: Sendable {
    /// One element, in the order in which the elements begin.
    struct Record: Sendable {
        let name: String
        let attributes: [Attribute]
        let line: Int32
        let column: Int32
        var text = ""
        /// Where the first child stands; 0, which is the root and nobody's child, for none.
        var firstChild: Int32 = 0
        /// Where the next child of the same parent stands; 0 for none.
        var nextSibling: Int32 = 0
    }

    struct Attribute: Sendable {
        let name: String
        let value: String
    }

    private let storage: Storage

    // A class, so that an element is a reference and a number, and costs nothing to hand around.
    fileprivate final class Storage: Sendable {
        let records: [Record]

        init(_ records: [Record]) {
            self.records = records
        }
    }

    init(_ records: [Record]) {
        storage = Storage(records)
    }

    /// The outermost element.
    public var root: Element { Element(storage: storage, index: 0) }

    /// An element of the tree.
    public struct Element: Sendable {
        fileprivate let storage: Storage
        fileprivate let index: Int

        private var record: Record { storage.records[index] }

        /// The name as written, prefix and all.
        public var name: String { record.name }

        /// The line of its start tag, from 1.
        public var line: Int { Int(record.line) }

        /// The column of its start tag, from 1, in characters.
        public var column: Int { Int(record.column) }

        /// The text directly inside, without that of its children.
        public var text: String { record.text }

        /// The value of an attribute.
        public subscript(_ attribute: String) -> String? {
            storage.records[index].attributes.first { $0.name == attribute }?.value
        }

        /// The elements directly inside, in the order of the text.
        public var children: Children {
            Children(storage: storage, upcoming: Int(record.firstChild))
        }

        /// The first child of that name.
        public func child(_ name: String) -> XMLTree.Element? {
            children.first { $0.name == name }
        }

        /// The first child whose attribute `key` has that value, as Interface Builder names the parts of an object.
        public func part(_ key: String) -> XMLTree.Element? {
            children.first { $0["key"] == key }
        }
    }

    /// The elements directly inside of one.
    public struct Children: Sequence, IteratorProtocol, Sendable {
        fileprivate let storage: Storage
        fileprivate var upcoming: Int

        /// The next element.
        public mutating func next() -> XMLTree.Element? {
            guard upcoming != 0 else { return nil }
            let index = upcoming
            upcoming = Int(storage.records[index].nextSibling)
            return XMLTree.Element(storage: storage, index: index)
        }
    }
}

extension XMLTree.Element: Equatable {
    /// Whether both are the same element of the same tree.
    public static func == (left: XMLTree.Element, right: XMLTree.Element) -> Bool {
        left.index == right.index && left.storage === right.storage
    }
}
