internal import FlowDocument

/// Finds the nodes of a document and how they are shown.
struct NodeLookup {
    let firstLanguage: String
    private var screens: [NodeID: Screen] = [:]
    private var modals: [NodeID: Modal] = [:]
    private var presenters: [NodeID: NodeID] = [:]
    private var pushed: Set<NodeID> = []
    private var tabs: [NodeID: [NodeID]] = [:]
    private var embedded: [NodeID: [NodeID]] = [:]

    init(_ document: Document) {
        firstLanguage = document.languageTags[0]
        for screen in document.screens where screens[screen.id] == nil { screens[screen.id] = screen }
        for modal in document.modals where modals[modal.id] == nil { modals[modal.id] = modal }
        for transition in document.transitions {
            guard let to = transition.to.value else { continue }
            switch transition.kind {
            case .present where presenters[to] == nil: presenters[to] = transition.from.owner
            case .push: pushed.insert(to)
            case .switchTab: tabs[transition.from.owner, default: []].append(to)
            case .embed where screens[transition.from.owner]?.container.value == .tabs:
                tabs[transition.from.owner, default: []].append(to)
            case .embed: embedded[transition.from.owner, default: []].append(to)
            default: break
            }
        }
    }

    func screen(_ id: NodeID) -> Screen? { screens[id] }

    /// The screen that is seen where one stands: a container without content of its own shows what it holds.
    func seen(_ screen: Screen) -> Screen {
        var seen = screen
        for _ in 0..<4 {
            guard seen.container.value != .tabs, seen.controls.elements.isEmpty, seen.elements.elements.isEmpty,
                let inner = embedded[seen.id]?.first.flatMap({ screens[$0] })
            else { break }
            seen = inner
        }
        return seen
    }
    func modal(_ id: NodeID) -> Modal? { modals[id] }
    /// The node that a modal is presented over, as stated or by the first transition that presents it.
    func presenter(of modal: Modal) -> NodeID? { modal.presenter.value ?? presenters[modal.id] }
    /// Whether any transition pushes the screen, so that its bar has a way back.
    func isPushed(_ id: NodeID) -> Bool { pushed.contains(id) }
    /// The screens that a tab bar switches to.
    func tabs(of id: NodeID) -> [NodeID] { tabs[id] ?? [] }
}
