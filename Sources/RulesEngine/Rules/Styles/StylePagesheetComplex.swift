internal import FlowDocument

/// Page sheets serve possibly complex tasks that are finished inside of the modal.
struct StylePagesheetComplex: ModalRule {
    static let inputs = Threshold("style-pagesheet-complex", "inputs", 2, DemandingTask.inputs)

    static let metadata = RuleMetadata(
        id: "style-pagesheet-complex", editions: .only2018, kind: .heuristic, severity: .advice,
        guidelines: ["modality-2018-page-sheet"], scope: .modals([.pageSheet]), thresholds: [inputs],
        summary: LocalText(
            en: "On iPad a page sheet is for tasks with some complexity that are finished inside of the modal.",
            ja: "iPadのページシートは、ある程度複雑で、モーダルの中で完結する作業に使います。",
            ko: "iPad에서 페이지 시트는 어느 정도 복잡하고 모달 안에서 끝나는 작업에 사용합니다."),
        why: LocalText(
            en:
                "A page sheet leaves little of what people were looking at. A form sheet or a popover does for a few fields.",
            ja: "ページシートでは、見ていたものがほとんど隠れます。入力が少なければ、フォームシートやポップオーバーで足ります。",
            ko: "페이지 시트는 보고 있던 것을 거의 가립니다. 입력이 적으면 폼 시트나 팝오버로 충분합니다."),
        remedy: DemandingTask.remedy, messages: DemandingTask.messages, examples: DemandingTask.examples("pageSheet"))

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        DemandingTask.check(node, limit: Self.inputs, in: context, &observations)
    }
}
