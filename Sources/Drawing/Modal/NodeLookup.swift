internal import FlowDocument

/// Finds the nodes of a document and how they are shown.
struct NodeLookup {
    let firstLanguage: String
    private var screens: [NodeID: Screen] = [:]
    private var modals: [NodeID: Modal] = [:]
    private var presenters: [NodeID: NodeID] = [:]
    private var pushed: Set<NodeID> = []
    private var tabs: [NodeID: [NodeID]] = [:]

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
            default: break
            }
        }
    }

    func screen(_ id: NodeID) -> Screen? { screens[id] }
    func modal(_ id: NodeID) -> Modal? { modals[id] }
    /// The node that a modal is presented over, as stated or by the first transition that presents it.
    func presenter(of modal: Modal) -> NodeID? { modal.presenter.value ?? presenters[modal.id] }
    /// Whether any transition pushes the screen, so that its bar has a way back.
    func isPushed(_ id: NodeID) -> Bool { pushed.contains(id) }
    /// The screens that a tab bar switches to.
    func tabs(of id: NodeID) -> [NodeID] { tabs[id] ?? [] }
}
