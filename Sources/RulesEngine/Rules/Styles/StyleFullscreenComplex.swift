internal import FlowDocument

/// Full screen suits a possibly complex task that can be finished inside of the modal.
struct StyleFullscreenComplex: ModalRule {
    static let inputs = Threshold("style-fullscreen-complex", "inputs", 2, DemandingTask.inputs)

    static let metadata = RuleMetadata(
        id: "style-fullscreen-complex", editions: .only2018, kind: .heuristic, severity: .advice,
        guidelines: ["modality-2018-full-screen"], scope: .modals([.fullScreen]), thresholds: [inputs],
        summary: LocalText(
            en: "On iPad full screen is for tasks with some complexity that are finished inside of the modal.",
            ja: "iPadの全画面は、ある程度複雑で、モーダルの中で完結する作業に使います。",
            ko: "iPad에서 전체 화면은 어느 정도 복잡하고 모달 안에서 끝나는 작업에 사용합니다."),
        why: LocalText(
            en: "Full screen takes away all that people were looking at. For a quick choice that is too high a price.",
            ja: "全画面は、見ていたものをすべて隠します。ちょっとした選択のためには大きすぎる代償です。",
            ko: "전체 화면은 보고 있던 것을 모두 가립니다. 간단한 선택을 위해서는 너무 큰 대가입니다."),
        remedy: DemandingTask.remedy, messages: DemandingTask.messages, examples: DemandingTask.examples("fullScreen"))

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        DemandingTask.check(node, limit: Self.inputs, in: context, &observations)
    }
}
