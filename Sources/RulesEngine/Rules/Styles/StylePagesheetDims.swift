internal import FlowDocument

/// Around a page sheet all is dimmed and inert.
struct StylePagesheetDims: ModalRule {
    static let metadata = RuleMetadata(
        id: "style-pagesheet-dims", editions: .only2018, severity: .warning, guidelines: ["modality-2018-page-sheet"],
        scope: .modals([.pageSheet]),
        summary: LocalText(
            en: "What a page sheet leaves uncovered is dimmed and cannot be used.",
            ja: "ページシートが覆っていない部分は暗くなり、操作できません。",
            ko: "페이지 시트가 덮지 않은 부분은 어두워지고 조작할 수 없습니다."),
        why: Surroundings.why, remedy: Surroundings.remedy, messages: Surroundings.messages,
        examples: Surroundings.examples("pageSheet"))

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        Surroundings.check(node, in: context, &observations)
    }
}
