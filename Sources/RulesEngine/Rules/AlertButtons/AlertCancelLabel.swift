internal import FlowDocument
internal import JSON
internal import TextLayout
internal import UnicodeText

/// The button that cancels says Cancel.
struct AlertCancelLabel: ModalRule {
    static let other = MessageTemplate(
        "other-label", "The button that cancels says “{title}”; people look for “{canonical}”.")
    static let ambiguous = MessageTemplate(
        "ambiguous", "“{title}” can mean either answer here, since the alert itself speaks of calling something off.")
    static let keep = MessageTemplate(
        "keep", "Decide whether a label such as “Keep …” tells the two buttons apart.")
    static let permission = MessageTemplate(
        "permission", "The button that refuses the permission says “{title}”.")
    static let permissionSettled = MessageTemplate(
        "permission-wording", "Decide whether the label is the one that the system uses for this permission.")
    static let relabel = MessageTemplate("relabel", "Change “{title}” to “{canonical}”.")

    static let metadata = RuleMetadata(
        id: "alert-cancel-label", editions: .all, severity: .error, guidelines: ["alerts-cancel-label"],
        scope: .modals([.alert]),
        summary: "The button that cancels is labelled Cancel.",
        why: """
            Cancel is the one word that everybody knows for “nothing happens”. Any other makes people wonder what it \
            does.
            """,
        remedy: "Label it Cancel (キャンセル, 취소). Where the action itself cancels something, name both sides.",
        messages: [other, ambiguous, keep, permission, permissionSettled, relabel],
        examples: [
            .modal(.pass, "Cancel", question("Delete Message?", cancel: "Cancel", action: "Delete")),
            .modal(.pass, "Japanese", languages: ["ja"], question("削除しますか?", cancel: "キャンセル", action: "削除")),
            .modal(.pass, "Half width", languages: ["ja"], question("削除しますか?", cancel: "ｷｬﾝｾﾙ", action: "削除")),
            .modal(.fail, "Dismiss", question("Delete Message?", cancel: "Dismiss", action: "Delete")),
            .modal(.fail, "No", question("Delete Message?", cancel: "No", action: "Delete")),
            .modal(.fail, "Japanese やめる", languages: ["ja"], question("削除しますか?", cancel: "やめる", action: "削除")),
            .modal(.fail, "Korean 닫기", languages: ["ko"], question("삭제할까요?", cancel: "닫기", action: "삭제")),
            .modal(
                .review, "Cancel a subscription",
                question("Cancel Subscription?", cancel: "Cancel", action: "Cancel Subscription")),
            .modal(
                .pass, "Keep a subscription",
                question("Cancel Subscription?", cancel: "Keep Subscription", action: "Cancel Subscription")),
            .modal(
                .notApplicable, "One button",
                #""style": "alert", "controls": [{"id": "ok", "kind": "button", "title": "OK", "role": "cancel"}]"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        let buttons = node.buttons
        guard buttons.count > 1 else { return observations.nothingToCheck() }
        let cancels = buttons.filter { cancel in
            cancel.role.value == .cancel
                || changesNothing(cancel, of: node, in: context)
                    && buttons.contains { $0.id != cancel.id && !changesNothing($0, of: node, in: context) }
        }
        guard !cancels.isEmpty else { return observations.nothingToCheck() }
        for control in cancels {
            for (language, title) in context.titles(of: control) {
                look(at: control, title, in: language, of: node, context, &observations)
            }
        }
        if observations.all.isEmpty { observations.pass() }
    }

    /// Whether a button is known to do nothing but close the alert.
    private func changesNothing(_ control: Control, of node: ModalNode, in context: Context) -> Bool {
        guard control.exit.value?.effect.value == Effect.none else { return false }
        if control.action.value == .push || control.action.value == .present { return false }
        return !context.startsTransition(control, of: node)
    }

    private func look(
        at control: Control, _ title: String, in language: String, of node: ModalNode, _ context: Context,
        _ observations: inout Observations
    ) {
        let isCancel =
            ButtonLexicons.cancel.contains(title, in: language) || ButtonLexicons.cancel.contains(title, in: "en")
        if node.modal.purpose.value == .permission {
            guard !isCancel else { return }
            observations.review(Self.permission, ["title": title], settledBy: Self.permissionSettled) {
                $0.rest(on: control, in: language)
            }
        } else if speaksOfCallingOff(node, besides: control, in: language, context) {
            if Self.mentions(ButtonLexicons.keeping, title, in: language) { return }
            observations.review(Self.ambiguous, ["title": title], settledBy: Self.keep) {
                $0.rest(on: control, in: language)
            }
        } else if !isCancel {
            let canonical = ButtonLexicons.cancel.words(in: language).first ?? "Cancel"
            observations.fail(Self.other, ["title": title, "canonical": canonical]) {
                $0.rest(on: control, in: language)
                $0.range = 0..<title.utf16.count
                guard let index = node.modal.controls.elements.firstIndex(where: { $0.id == control.id }) else {
                    return
                }
                let path = ["modals", String(node.index), "controls", String(index)] + $0.field
                $0.fix = Fix(
                    .safe, Message(Self.relabel, ["title": title, "canonical": canonical]),
                    [Fix.Operation("replace", JSONPointer(path), .string(canonical))])
            }
        }
    }

    /// Whether another button speaks of calling something off.
    private func speaksOfCallingOff(
        _ node: ModalNode, besides control: Control, in language: String, _ context: Context
    ) -> Bool {
        node.buttons.contains { other in
            guard other.id != control.id, other.role.value != .cancel else { return false }
            return context.titles(of: other).contains {
                $0.language == language && Self.mentions(ButtonLexicons.callingOff, $0.title, in: language)
            }
        }
    }

    private static func mentions(_ lexicon: Lexicon, _ text: String, in language: String) -> Bool {
        let folded = text.foldedForComparison
        let spaced = language.primarySubtag == "en"
        return lexicon.words(in: language).contains { word in
            let word = word.foldedForComparison
            guard spaced else { return folded.contains(word) }
            return folded == word || folded.hasPrefix(word + " ") || folded.contains(" " + word)
        }
    }

    private static func question(_ title: String, cancel: String, action: String) -> String {
        """
        "style": "alert", "title": "\(title)", "controls": [\
        {"id": "cancel", "kind": "button", "title": "\(cancel)", "role": "cancel"}, \
        {"id": "action", "kind": "button", "title": "\(action)"}]
        """
    }
}
