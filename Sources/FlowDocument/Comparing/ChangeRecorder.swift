/// How far a change reaches, from nothing to everything. A verdict can hold over changes up to a kind.
public enum ChangeKind: Int, Comparable, Sendable, CaseIterable {
    /// Nothing that is content.
    case none
    /// Texts that people read.
    case copyText
    /// Places, sizes and pictures.
    case layout
    /// Anything else.
    case structure

    /// The kind's word in profiles and in the API.
    public var word: String { "\(self)" }

    /// A kind that reaches less far is less.
    public static func < (left: ChangeKind, right: ChangeKind) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// One value that differs between two documents.
public struct Change: Hashable, Sendable {
    /// What became of the value.
    public enum Action: String, Sendable {
        case added, removed, changed, reordered
    }

    /// The way to the value: keys, and ids in lists of things that have ids. `["modals", "rename", "title"]`.
    public var path: [String]
    /// What became of it.
    public var action: Action
    /// How far the change reaches.
    public var kind: ChangeKind
}

/// Collects changes while two values are compared.
struct ChangeRecorder {
    private(set) var changes: [Change] = []
    private var path: [String] = []
    private var kinds: [ChangeKind] = []

    mutating func within(_ name: String, _ kind: ChangeKind, _ body: (inout ChangeRecorder) -> Void) {
        path.append(name)
        kinds.append(kind)
        body(&self)
        path.removeLast()
        kinds.removeLast()
    }

    /// The outermost key that is less than structure says of which kind the change is: what moves inside of a frame
    /// is layout, whatever its own key says.
    mutating func record(_ action: Change.Action) {
        let kind = kinds.first { $0 != .structure } ?? .structure
        changes.append(Change(path: path, action: action, kind: kind))
    }
}
