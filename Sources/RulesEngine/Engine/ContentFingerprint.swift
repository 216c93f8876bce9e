internal import Cryptography
internal import FlowDocument
internal import JSON

/// What finds a subject again that was moved, renamed or imported anew: the rule and what people see of the subject,
/// its kind, role and texts, without any id.
struct ContentFingerprint {
    let context: Context
    /// What people see of the subjects so far, as JSON: a subject has many results.
    private var contents: [NodeID: [UInt8]] = [:]

    init(in context: Context) {
        self.context = context
    }

    /// The fingerprint of a result, equal for twins.
    mutating func of(_ result: RuleResult) -> String {
        var parts = [JSON.string(result.metadata.id.rawValue).bytes(), content(of: result.subject)]
        if let facet = result.observation.facet {
            parts.append(context.content(ofFacet: facet, of: result.subject).bytes())
        }
        return SHA256(of: Array("[".utf8) + parts.joined(separator: ",".utf8) + "]".utf8).hexadecimal
    }

    private mutating func content(of subject: NodeID) -> [UInt8] {
        if let known = contents[subject] { return known }
        let content = (subject == .app ? "app" : context.content(of: subject)).bytes()
        contents[subject] = content
        return content
    }

    /// Tells equal twins apart by the order of their ids, in which the results stand.
    static func numberTwins(among results: inout [RuleResult]) {
        var twins: [String: Int] = [:]
        for index in results.indices {
            guard let text = results[index].contentFingerprint else { continue }
            let number = twins[text, default: 0] + 1
            twins[text] = number
            if number > 1 { results[index].contentFingerprint = "\(text)-\(number)" }
        }
    }
}

extension Context {
    /// What people see of a node.
    fileprivate func content(of id: NodeID) -> JSON {
        switch graph.places[id] {
        case .modal(let index): Self.content(of: graph.modals[index].modal)
        case .screen(let index): Self.content(of: graph.screens[index].screen)
        case nil:
            presentationsByID[id].map { index in
                let presentation = graph.presentations[index]
                let start = presentation.transition.from
                return [
                    content(of: start.owner), content(ofFacet: start.child ?? "", of: start.owner),
                    Self.content(of: presentation.target.modal),
                ]
            } ?? .null
        }
    }

    /// What people see of a control, or of a screen that a rule tells apart within a modal; else the facet's own word.
    fileprivate func content(ofFacet facet: String, of owner: NodeID) -> JSON {
        let controls: [Control] =
            switch graph.places[owner] {
            case .modal(let index): graph.modals[index].modal.controls.elements
            case .screen(let index): graph.screens[index].screen.controls.elements
            case nil: []
            }
        if let control = controls.first(where: { $0.id == facet }) { return Self.content(of: control) }
        if let screen = graph.screen(NodeID(facet)) { return Self.content(of: screen.screen) }
        return .string(facet)
    }

    private static func content(of modal: Modal) -> JSON {
        [
            .string(modal.style.value?.rawValue ?? ""), text(modal.title), text(modal.message), text(modal.heading),
            .string(modal.name.value ?? ""), .array(modal.controls.elements.map { content(of: $0) }),
        ]
    }

    private static func content(of screen: Screen) -> JSON {
        [
            .string(screen.name.value ?? ""), text(screen.navigationBar.value?.title ?? .unknown),
            .array(screen.controls.elements.map { content(of: $0) }),
        ]
    }

    private static func content(of control: Control) -> JSON {
        [
            .string(control.kind.value?.rawValue ?? ""), .string(control.role.value?.rawValue ?? ""),
            text(control.title), .string(control.symbol.value ?? ""),
        ]
    }

    private static func text(_ text: Stated<LocalizedText>) -> JSON {
        switch text.value {
        case nil: .null
        case .plain(let text): .string(text)
        case .tagged(let translations):
            .array(translations.flatMap { [JSON.string($0.language), .string($0.text)] })
        }
    }
}
