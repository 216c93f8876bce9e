internal import FlowDocument

/// Around a form sheet all is dimmed and inert.
struct StyleFormsheetDims: ModalRule {
    static let metadata = RuleMetadata(
        id: "style-formsheet-dims", editions: .only2018, severity: .warning, guidelines: ["modality-2018-form-sheet"],
        scope: .modals([.formSheet]),
        summary: LocalText(
            en: "What lies around a form sheet is dimmed and cannot be used.",
            ja: "フォームシートの周囲は暗くなり、操作できません。",
            ko: "폼 시트의 주위는 어두워지고 조작할 수 없습니다."),
        why: Surroundings.why, remedy: Surroundings.remedy, messages: Surroundings.messages,
        examples: Surroundings.examples("formSheet"))

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        Surroundings.check(node, in: context, &observations)
    }
}
