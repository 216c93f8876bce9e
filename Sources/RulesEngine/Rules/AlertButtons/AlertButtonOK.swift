internal import FlowDocument
internal import JSON
internal import TextLayout

/// Simple acceptance is spelled OK.
struct AlertButtonOK: ModalRule {
    static let nearMiss = MessageTemplate("near-miss", "The button says “{title}”; the system's word is “{canonical}”.")
    static let weighty = MessageTemplate(
        "weighty", "The button says “{title}”, but pressing it has an effect that the word does not name.")
    static let settled = MessageTemplate(
        "name-the-effect", "Decide whether a verb would say better what “{title}” does.")
    static let relabel = MessageTemplate("relabel", "Change “{title}” to “{canonical}”.")

    static let metadata = RuleMetadata(
        id: "alert-button-ok", editions: .all, severity: .advice, guidelines: ["alerts-button-titles"],
        scope: .modals([.alert]),
        summary: "A button for simple acceptance is labelled OK.",
        why: """
            People know the system's own words at a glance. Another spelling makes them stop and read, and a friendlier \
            phrase says no more.
            """,
        remedy: "Write OK (확인 in Korean), or a verb where something happens.",
        messages: [nearMiss, weighty, relabel, settled],
        examples: [
            .modal(.pass, "OK", single("OK")),
            .modal(.pass, "A verb", single("Save")),
            .modal(.pass, "Korean", languages: ["ko"], single("확인")),
            .modal(.pass, "Japanese 確認 means to check", languages: ["ja"], single("確認")),
            .modal(.fail, "Ok", single("Ok")),
            .modal(.fail, "Got It", single("Got It")),
            .modal(.fail, "Full width", languages: ["ja"], single("ＯＫ")),
            .modal(.fail, "Korean yes", languages: ["ko"], single("네")),
            .modal(
                .fail, "Beside a Cancel",
                #"""
                "style": "alert", "controls": [{"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel"},
                    {"id": "okay", "kind": "button", "title": "Okay"}]
                """#),
            .modal(
                .review, "OK deletes",
                #"""
                "style": "alert",
                "controls": [{"id": "ok", "kind": "button", "title": "OK", "exit": {"effect": "destroy"}}]
                """#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        guard !node.buttons.isEmpty else { return observations.nothingToCheck() }
        for (index, control) in node.modal.controls.elements.enumerated() where control.kind.value == .button {
            for (language, title) in context.titles(of: control) {
                look(at: control, title, in: language, of: node, at: index, &observations)
            }
        }
        if observations.all.isEmpty { observations.pass() }
    }

    private func look(
        at control: Control, _ title: String, in language: String, of node: ModalNode, at index: Int,
        _ observations: inout Observations
    ) {
        let label = title.trimmed
        if ButtonLexicons.ok.wordsWithEnglish(in: language).contains(label) {
            guard let effect = control.exit.value?.effect.value, effect == .destroy || effect == .commit else { return }
            observations.review(Self.weighty, ["title": label], settledBy: Self.settled) {
                $0.rest(on: control, in: language)
                $0.evidence = [JSON.Member("effect", .string(effect.rawValue))]
            }
            return
        }
        // Compared before compatibility normalisation, which would make ＯＫ the very word that it is not.
        let isNear = ButtonLexicons.nearOK.wordsWithEnglish(in: language).contains {
            $0.lowercased() == label.lowercased()
        }
        guard isNear else { return }
        let canonical = ButtonLexicons.ok.words(in: language).first ?? "OK"
        observations.fail(Self.nearMiss, ["title": label, "canonical": canonical]) {
            $0.rest(on: control, in: language)
            $0.range = 0..<title.utf16.count
            let path = ["modals", String(node.index), "controls", String(index)] + $0.field
            let isSpelling = label.lowercased() == canonical.lowercased()
            $0.fix = Fix(
                isSpelling ? .safe : .suggested, Message(Self.relabel, ["title": label, "canonical": canonical]),
                [Fix.Operation("replace", JSONPointer(path), .string(canonical))])
        }
    }

    private static func single(_ title: String) -> String {
        "\"style\": \"alert\", \"controls\": [{\"id\": \"b\", \"kind\": \"button\", \"title\": \"\(title)\"}]"
    }
}
