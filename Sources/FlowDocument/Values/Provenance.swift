public import JSON

/// Where an object came from, and what its author noted beside it. It is stored but is no content: it stands in no
/// hash, and a change in it alone makes no new revision.
public struct Provenance: Hashable, Sendable {
    /// Nothing is known.
    public static let none = Provenance()

    // Few objects have any, and objects are many: an absent one costs a word.
    private var box: Box?

    private final class Box: Hashable, Sendable {
        let origin: Origin?
        let extensions: [JSON.Member]

        init(origin: Origin?, extensions: [JSON.Member]) {
            (self.origin, self.extensions) = (origin, extensions)
        }

        static func == (left: Box, right: Box) -> Bool {
            left.origin == right.origin && left.extensions == right.extensions
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(origin)
            hasher.combine(extensions)
        }
    }

    /// Where the object stands in the file that it was imported from.
    public var origin: Origin? {
        get { box?.origin }
        set { update(origin: newValue, extensions: extensions) }
    }

    /// The keys that begin with `x-`, in the order of the text.
    public var extensions: [JSON.Member] {
        get { box?.extensions ?? [] }
        set { update(origin: origin, extensions: newValue) }
    }

    /// Adds extension keys. One that is there already takes the new value, or keeps its own.
    mutating func add(_ members: [JSON.Member], keepsKnown: Bool) {
        var all = extensions
        let places = Dictionary(
            all.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
        for member in members {
            if let place = places[member.name] {
                if !keepsKnown { all[place] = member }
            } else {
                all.append(member)
            }
        }
        extensions = all
    }

    private mutating func update(origin: Origin?, extensions: [JSON.Member]) {
        box = origin == nil && extensions.isEmpty ? nil : Box(origin: origin, extensions: extensions)
    }
}

/// A place in an imported file.
public struct Origin: Hashable, Sendable, FlowObject {
    /// The file, relative to what was imported.
    public var file = Stated<String>.unknown
    /// The object's own id in that file.
    public var object = Stated<String>.unknown
    /// The line, from 1.
    public var line = Stated<Int>.unknown
    /// The column, from 1.
    public var column = Stated<Int>.unknown
    var provenance = Provenance.none

    /// A place in an imported file.
    public init(file: String, object: String? = nil, line: Int? = nil, column: Int? = nil) {
        self.file = .value(file)
        self.object = Stated(known: object)
        self.line = Stated(known: line)
        self.column = Stated(known: column)
    }

    init() {}

    static let fields = FieldTable<Origin>([
        .optional("file", \.file), .optional("object", \.object),
        .optional("line", \.line, range: 1...1_000_000_000), .optional("column", \.column, range: 1...1_000_000_000),
    ])
}
