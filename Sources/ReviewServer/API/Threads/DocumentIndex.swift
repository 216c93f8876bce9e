internal import Cryptography
internal import FlowDocument
internal import JSON

/// What threads can stand at in a document: its screens and modals with their controls and regions, by id and by what
/// people recognize them by.
struct DocumentIndex: Sendable {
    /// A control or region.
    struct Part: Sendable {
        let part: Anchor.Part
        /// A digest of all that it is.
        let content: String
        /// A digest of what people recognize it by; nil where there is nothing to see.
        let look: String?
    }

    /// A screen or modal.
    struct Node: Sendable {
        let kind: Anchor.NodeKind
        let content: String
        let look: String?
        /// The node that it lies in or is presented by.
        let holder: String?
        let parts: [Part]

        /// The one part of this kind that looks so; nil where there is none or several.
        func onlyPart(of kind: Anchor.PartKind, looking look: String) -> Anchor.Part? {
            let found = parts.filter { $0.part.kind == kind && $0.look == look }
            return found.count == 1 ? found[0].part : nil
        }
    }

    private let nodes: [String: Node]
    /// Nodes by their look; nil where several share it.
    private let looks: [String: String?]

    /// How many nodes and parts there are.
    let size: Int

    /// The node of this id and kind.
    func node(_ id: String, _ kind: Anchor.NodeKind) -> Node? {
        nodes[id].flatMap { $0.kind == kind ? $0 : nil }
    }

    /// Whether there is a screen or modal of this id.
    func has(_ id: String) -> Bool { nodes[id] != nil }

    /// The one node that looks so; nil where there is none or several.
    func only(looking look: String) -> String? { looks[look] ?? nil }

    /// What an anchor looks like here; nil where what it names isn't there.
    func trace(of anchor: Anchor) -> AnchorTrace? {
        guard let wanted = anchor.node, let node = node(wanted.id, wanted.kind) else { return nil }
        let part = anchor.part.flatMap { wanted in node.parts.first { $0.part == wanted } }
        guard anchor.part == nil || part != nil else { return nil }
        return AnchorTrace(
            content: part?.content ?? node.content, node: node.look.flatMap { only(looking: $0) == nil ? nil : $0 },
            part: part?.look.flatMap { node.onlyPart(of: part?.part.kind ?? .control, looking: $0) == nil ? nil : $0 },
            holders: holders(of: wanted.id))
    }

    /// The nodes around a node, the innermost first; three, for that is as far as a flow goes that people understand.
    private func holders(of id: String) -> [String] {
        var holders: [String] = []
        var next = nodes[id]?.holder
        while let holder = next, holders.count < 3, holder != id, !holders.contains(holder) {
            holders.append(holder)
            next = nodes[holder]?.holder
        }
        return holders
    }
}

extension DocumentIndex {
    /// Reads all that a document has.
    init(of document: Document) {
        let holders = Holders(of: document)
        var nodes: [String: Node] = [:]
        for screen in document.screens {
            let controls = screen.controls.elements.map(Part.init)
            let regions = screen.regions.elements.map(Part.init)
            nodes[screen.id.rawValue] = Node(
                kind: .screen, content: Self.digest(screen.canonicalBytes), look: screen.look,
                holder: holders[screen.id], parts: controls + regions)
        }
        for modal in document.modals {
            nodes[modal.id.rawValue] = Node(
                kind: .modal, content: Self.digest(modal.canonicalBytes), look: modal.look, holder: holders[modal.id],
                parts: modal.controls.elements.map(Part.init))
        }
        var looks: [String: String?] = [:]
        for (id, node) in nodes {
            guard let look = node.look else { continue }
            looks[look] = .some(looks[look] == nil ? id : nil)
        }
        (self.nodes, self.looks) = (nodes, looks)
        size = nodes.count + nodes.values.reduce(0) { $0 + $1.parts.count }
    }

    /// Fifteen characters fit into a string without memory of its own, and they tell contents apart well enough: nobody
    /// gains by two that are alike.
    fileprivate static func digest(_ bytes: [UInt8]) -> String { String(SHA256(of: bytes).hexadecimal.prefix(15)) }

    /// A digest of a kind and texts; nil where no text says anything.
    fileprivate static func look(_ kind: String, _ texts: [Stated<LocalizedText>], _ names: [Stated<String>]) -> String?
    {
        let parts = texts.map(json) + names.map { JSON($0.value) }
        guard parts.contains(where: { $0 != .null && $0 != "" }) else { return nil }
        return digest(JSON.array([.string(kind)] + parts).bytes())
    }

    private static func json(_ text: Stated<LocalizedText>) -> JSON {
        switch text.value {
        case nil: .null
        case .plain(let text): .string(text)
        case .tagged(let translations):
            .array(translations.flatMap { [JSON.string($0.language), .string($0.text)] })
        }
    }
}

extension DocumentIndex.Part {
    fileprivate init(_ control: Control) {
        let kind = "\(control.kind.value?.rawValue ?? "") \(control.role.value?.rawValue ?? "")"
        self.init(
            part: Anchor.Part(kind: .control, id: control.id), content: DocumentIndex.digest(control.canonicalBytes),
            look: DocumentIndex.look(kind, [control.title, control.accessibilityLabel], [control.symbol]))
    }

    fileprivate init(_ region: Region) {
        self.init(
            part: Anchor.Part(kind: .region, id: region.id), content: DocumentIndex.digest(region.canonicalBytes),
            look: nil)
    }
}

extension Screen {
    fileprivate var look: String? {
        DocumentIndex.look(
            "screen \(container.value?.rawValue ?? "")", [navigationBar.value?.title ?? .unknown], [name])
    }
}

extension Modal {
    fileprivate var look: String? {
        DocumentIndex.look("modal \(style.value?.rawValue ?? "")", [title, message, heading], [name])
    }
}

/// What each node lies in: the container of a screen, the modal that shows it, what presents a modal.
private struct Holders {
    private var holders: [NodeID: NodeID] = [:]
    private var ambiguous: Set<NodeID> = []

    init(of document: Document) {
        for screen in document.screens { holders[screen.id] = screen.parent.value }
        for modal in document.modals {
            holders[modal.id] = modal.presenter.value
            if let content = modal.content.value, holders[content] == nil { holders[content] = modal.id }
        }
        let stated = Set(holders.keys)
        for transition in document.transitions where transition.kind == .present {
            guard let target = transition.to.value, !stated.contains(target) else { continue }
            let owner = transition.from.owner
            if let other = holders[target], other != owner { ambiguous.insert(target) }
            holders[target] = owner
        }
    }

    subscript(id: NodeID) -> String? { ambiguous.contains(id) ? nil : holders[id]?.rawValue }
}
