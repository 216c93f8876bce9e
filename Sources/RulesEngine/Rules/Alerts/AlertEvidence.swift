internal import FlowDocument
internal import JSON

extension ModalNode {
    /// What a person needs to see to judge an alert: its words and buttons, what it is for, and when it appears.
    var evidenceForJudgement: [JSON.Member] {
        var members: [JSON.Member] = []
        func add(_ name: String, _ text: String?) {
            if let text { members.append(JSON.Member(name, .string(text))) }
        }
        add("title", modal.title.value?.anyText)
        add("message", modal.message.value?.anyText)
        let labels = buttons.map { $0.title.value?.anyText ?? $0.id }
        if !labels.isEmpty { members.append(JSON.Member("buttons", .array(labels.map(JSON.string)))) }
        add("purpose", modal.purpose.value?.rawValue)
        add("trigger", modal.trigger.value?.rawValue)
        add("frequency", modal.frequency.value?.rawValue)
        return members
    }

    /// The place of one of the modal's fields in the document.
    func pointer(_ path: String...) -> JSONPointer {
        JSONPointer(["modals", String(index)] + path)
    }
}
