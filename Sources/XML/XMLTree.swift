/// An XML text as a tree of elements. Comments and processing instructions are left out.
public struct XMLTree: Sendable {
    private let storage: Storage

    // A class, so that an element is a reference and a number, and costs nothing to hand around.
    fileprivate final class Storage: Sendable {
        let content: Content

        init(_ content: Content) {
            self.content = content
        }
    }

    init(_ content: Content) {
        storage = Storage(content)
    }

    /// The outermost element.
    public var root: Element { Element(storage: storage, index: 0) }

    /// An element of the tree.
    public struct Element: Sendable {
        fileprivate let storage: Storage
        fileprivate let index: Int

        private var record: Record { storage.content.records[index] }

        /// The name as written, prefix and all.
        public var name: String { storage.content.names[Int(record.name)] }

        /// The line of its start tag, from 1.
        public var line: Int { Int(record.line) }

        /// The column of its start tag, from 1, in characters.
        public var column: Int { Int(record.column) }

        /// The text directly inside, without that of its children.
        public var text: String { storage.content.texts[Int(record.text)] }

        /// The value of an attribute.
        public subscript(_ attribute: String) -> String? {
            for place in record.attributes
            where storage.content.names[Int(storage.content.attributes[place].name)] == attribute {
                return storage.content.attributes[place].value
            }
            return nil
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
            upcoming = Int(storage.content.records[index].nextSibling)
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
