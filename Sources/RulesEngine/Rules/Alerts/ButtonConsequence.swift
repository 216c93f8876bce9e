internal import FlowDocument
internal import TextLayout

/// What comes of pressing a button of an alert, as far as the document says.
enum ButtonConsequence {
    /// The alert closes and what it is about is called off.
    case cancels
    /// The alert closes and nothing else happens.
    case nothing
    /// Something happens: it saves, destroys, leads on …
    case something
    /// Nobody said.
    case unknown
}

extension Context {
    /// What comes of pressing a button of an alert.
    func consequence(of button: Control, on node: ModalNode) -> ButtonConsequence {
        if isCancel(button, on: node) { return .cancels }
        if button.isDestructive || leadsOn(button, from: node) { return .something }
        switch button.exit {
        case .unknown: return .unknown
        case .nothing: return .nothing
        case .value(let exit):
            switch exit.effect {
            case .unknown: return .unknown
            // Nothing is lost where “Open Settings” leads out of the app, which its effect has no word for.
            case .nothing, .value(.none): return promises(button) && !button.action.isKnown ? .unknown : .nothing
            case .value(.save), .value(.discard), .value(.commit), .value(.destroy): return .something
            }
        }
    }

    /// Whether a button cancels: by its role, or by the word on it where its role says nothing else.
    func isCancel(_ button: Control, on node: ModalNode) -> Bool {
        switch button.role.value {
        case .cancel: true
        case .destructive: false
        default: titles(of: button).contains { ButtonLexicons.cancel.contains($0.title, in: $0.language) }
        }
    }

    /// Whether a button names something to do, which closing the alert alone would not be.
    private func promises(_ button: Control) -> Bool {
        titles(of: button).contains { title in
            guard !ButtonLexicons.dismissing.contains(title.title, in: title.language) else { return false }
            let label = analysis(of: title.title, in: title.language)
            return label.commandLabel == .command && ButtonLexicons.goingBack.firstRange(in: label) == nil
        }
    }

    /// Whether a button leads to a screen or to another modal.
    private func leadsOn(_ button: Control, from node: ModalNode) -> Bool {
        switch button.action.value {
        case .push, .present: true
        default: button.exit.value?.target.value != nil || startsTransition(button, of: node)
        }
    }
}

extension ModalNode {
    /// What nobody stated of these buttons: their effects, or where those say that nothing changes, whether they lead on.
    func missingEffects(of buttons: [Control]) -> [MissingFact] {
        buttons.map { button in
            let isSaid = button.exit.value?.effect.isKnown == true
            return MissingFact(Reference(modal.id, child: button.id), isSaid ? "action" : "exit.effect")
        }
    }
}
