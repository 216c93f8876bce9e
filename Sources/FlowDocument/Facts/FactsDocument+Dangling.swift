internal import JSON

extension FactsDocument {
    /// What only shows once the facts are laid over: references that lead nowhere, and the like. Pointers lead into the
    /// facts document, since the document itself was valid; only what a fact spoiled elsewhere keeps its own.
    func danglingFacts(in document: Document) -> IssueList {
        var issues = Validator.issues(of: document, limits: limits)
        guard issues.total > 0 else { return issues }
        let places = issues.issues.map { sources(of: $0.pointer, in: document) }
        let positions = JSONLocator.positions(of: places.joined().flatMap(\.fromEntry), in: text, limits: limits.json)
        issues.update { issue in
            let found = sources(of: issue.pointer, in: document).compactMap { source in
                source.fromEntry.last { positions[$0] != nil }.map { (source: source, known: $0) }
            }
            // The entry that holds the most of the way is the one that said the value.
            let best = found.min { left, right in
                left.source.tokens.count - left.known.tokens.count < right.source.tokens.count
                    - right.known.tokens.count
            }
            guard let best else { return }
            (issue.pointer, issue.position) = (best.source, positions[best.known])
        }
        return issues
    }

    /// The places in the facts document that can have said what stands at a place of the document: of the child that
    /// it lies in, and of its owner.
    private func sources(of pointer: JSONPointer, in document: Document) -> [JSONPointer] {
        let tokens = pointer.tokens
        if tokens.first == "app" { return [JSONPointer(["facts", "app"] + tokens.dropFirst())] }
        guard tokens.count >= 2, let index = Int(tokens[1]), let owner = document.node(tokens[0], index) else {
            return []
        }
        let ofOwner = JSONPointer(["facts", owner.rawValue] + tokens.dropFirst(2))
        guard tokens.count >= 4, let place = Int(tokens[3]),
            let child = document.child(tokens[0], index, tokens[2], place)
        else { return [ofOwner] }
        let subject = Reference(owner, child: child).rawValue
        return [JSONPointer(["facts", subject] + tokens.dropFirst(4)), ofOwner]
    }
}

extension JSONPointer {
    /// The entry that the pointer leads into, and each place on the way from there.
    fileprivate var fromEntry: [JSONPointer] {
        guard tokens.count >= 2 else { return [] }
        return (2...tokens.count).map { JSONPointer(Array(tokens.prefix($0))) }
    }
}

extension Document {
    fileprivate func node(_ list: String, _ index: Int) -> NodeID? {
        switch list {
        case "screens": screens.indices.contains(index) ? screens[index].id : nil
        case "modals": modals.indices.contains(index) ? modals[index].id : nil
        case "transitions": transitions.indices.contains(index) ? transitions[index].id : nil
        case "overlays": overlays.indices.contains(index) ? overlays[index].id : nil
        case "notifications": notifications.elements.indices.contains(index) ? notifications.elements[index].id : nil
        default: nil
        }
    }

    fileprivate func child(_ list: String, _ index: Int, _ key: String, _ place: Int) -> String? {
        // No list of all names is made for one of them: there can be a thousand issues in one list of a hundred thousand.
        switch (list, key) {
        case ("screens", "controls"): return screens[index].controls.identity(at: place)
        case ("screens", "regions"): return screens[index].regions.identity(at: place)
        case ("screens", "elements"): return screens[index].elements.identity(at: place)
        case ("modals", "controls"): return modals[index].controls.identity(at: place)
        default: return nil
        }
    }
}

extension Stated {
    fileprivate func identity<Part: FlowObject>(at index: Int) -> String? where Value == [Part] {
        guard case .value(let parts) = self, parts.indices.contains(index) else { return nil }
        return parts[index].identity
    }
}
