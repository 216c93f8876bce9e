internal import FlowDocument
internal import JSON
internal import TextLayout

/// A modal task can be finished and can be abandoned.
struct ModalCompleteAndCancel: ModalRule {
    static let noFinish = MessageTemplate(
        "no-finish", en: "It can be abandoned, but no control finishes it.",
        ja: "中止はできますが、完了するための操作がありません。", ko: "그만둘 수는 있지만 작업을 마치는 컨트롤이 없습니다.")
    static let noCancel = MessageTemplate(
        "no-cancel", en: "It can be finished, but no control abandons it.",
        ja: "完了はできますが、中止するための操作がありません。", ko: "마칠 수는 있지만 작업을 그만두는 컨트롤이 없습니다.")
    static let neither = MessageTemplate(
        "neither", en: "No control finishes it, and none abandons it.",
        ja: "完了する操作も、中止する操作もありません。", ko: "작업을 마치는 컨트롤도, 그만두는 컨트롤도 없습니다.")
    static let noExit = MessageTemplate(
        "no-exit", en: "Nothing leads out of it.", ja: "閉じる手段がありません。", ko: "나가는 방법이 없습니다.")

    static let metadata = RuleMetadata(
        id: "modal-complete-and-cancel", editions: .only2018, severity: .advice,
        guidelines: ["modality-2018-definition"], scope: .modals(ModalKind.taskViews),
        mutedBy: ["modal-exit-exists", "modal-completion-reachable"],
        summary: LocalText(
            en: "A modal task has one control that finishes it and one that abandons it.",
            ja: "モーダルな作業には、完了する操作と中止する操作の両方があります。",
            ko: "모달 작업에는 마치는 컨트롤과 그만두는 컨트롤이 모두 있습니다."),
        why: LocalText(
            en: """
                People start a task without knowing whether they will finish it. With both ways in sight they never \
                have to finish just to get out, nor wonder whether leaving kept what they did.
                """,
            ja: "作業を始める時点では、最後まで行うかどうかは決まっていません。両方の操作が見えていれば、抜けるためだけに完了したり、閉じた結果に迷ったりせずに済みます。",
            ko: "작업을 시작할 때는 끝까지 할지 알 수 없습니다. 두 방법이 모두 보이면 나가려고 억지로 마치거나 결과를 걱정하지 않아도 됩니다."),
        remedy: LocalText(
            en: "Put Done and Cancel, or words that name the result, into the modal’s bar.",
            ja: "モーダルのバーに「完了」と「キャンセル」、または結果を表す語のボタンを置きます。",
            ko: "모달의 막대에 완료와 취소, 또는 결과를 나타내는 레이블의 버튼을 둡니다."),
        messages: [noFinish, noCancel, neither, noExit, ExitFixes.addCancel, ExitFixes.addDone],
        examples: [
            .modal(.pass, "Cancel and Done", task("edit", cancel, done)),
            .modal(.pass, "A close role counts as a way to abandon", task("create", close, done)),
            .modal(.pass, "Labels in Japanese", languages: ["ja"], task("edit", labelled("キャンセル"), labelled("保存"))),
            .modal(.pass, "Labels in Korean", languages: ["ko"], task("edit", labelled("취소"), labelled("완료"))),
            .modal(
                .pass, "A picker that finishes by choosing",
                task("choose", cancel, #"{"id": "sizes", "kind": "list", "exit": {"effect": "commit"}}"#)),
            .modal(.pass, "A picker that closes at a choice", task("choose", cancel) + #", "closesOnSelect": true"#),
            .modal(.pass, "A viewer needs one way out", task("view", close)),
            .modal(
                .pass, "Both, whatever is done in it",
                #""style": "formSheet", "content": null, "controls": [\#(cancel), \#(done)]"#),
            .modal(.fail, "Done alone", task("edit", done)),
            .modal(
                .fail, "Done alone, and swiping would be no control",
                #""style": "formSheet", "content": null, "taskKind": "edit", "controls": [\#(done)]"#),
            .modal(.fail, "A viewer that nothing leads out of", task("view")),
            .modal(.fail, "Cancel alone while information is gathered", task("gatherInfo", cancel)),
            .modal(
                .fail, "To delete is not to cancel",
                task(
                    "edit", done,
                    #"""
                    {"id": "delete", "kind": "button", "title": "Delete", "role": "destructive",
                        "exit": {"effect": "destroy"}}
                    """#)),
            .flow(
                .pass, "An item of a list that leaves finishes a choice",
                #"""
                "screens": [{"id": "list", "controls": [{"id": "rows", "kind": "list"}, {"id": "cancel",
                    "kind": "button", "title": "Cancel", "role": "cancel"}]}, {"id": "home"}],
                "modals": [{"id": "m", "style": "formSheet", "content": "list", "controls": [], "taskKind": "choose"}],
                "transitions": [{"id": "a", "from": "list/rows", "to": "home", "kind": "unwind"},
                    {"id": "b", "from": "list/cancel", "kind": "dismiss"}]
                """#),
            .modal(
                .fail, "The role decides, not the label",
                task("edit", done, #"{"id": "c", "kind": "button", "title": "Cancel", "role": "done", "exit": {}}"#)),
            .modal(
                .open, "A button of which nobody said what it does",
                task("create", done, #"{"id": "x", "kind": "button", "title": "Later", "exit": {}}"#)),
            .modal(
                .open, "Nobody said which controls it has",
                #""style": "formSheet", "content": null, "taskKind": "edit""#
            ),
            .modal(.open, "Nobody said what is done in it", #""style": "formSheet", "content": null, "controls": []"#),
            .modal(.notApplicable, "Another kind of task", task("other", done)),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        if node.modal.system.isTrue { return observations.nothingToCheck() }
        let ways = context.waysOut(of: node)
        switch node.modal.taskKind {
        case .nothing, .value(.other): observations.nothingToCheck()
        case .value(.view): checkViewer(ways, &observations)
        case .value(.edit), .value(.create), .value(.choose), .value(.gatherInfo):
            checkTask(node, ways, in: context, &observations)
        case .unknown:
            if finish(of: node, ways, context) && ways.known.contains(where: context.abandons) {
                observations.pass()
            } else {
                observations.open(node.modal.id, "taskKind")
            }
        }
    }

    private func checkViewer(_ ways: WaysOut, _ observations: inout Observations) {
        if !ways.isEmpty {
            observations.pass()
        } else if ways.missing.isEmpty {
            observations.fail(Self.noExit)
        } else {
            observations.open(ways.missing)
        }
    }

    private func checkTask(
        _ node: ModalNode, _ ways: WaysOut, in context: Context, _ observations: inout Observations
    ) {
        let canFinish = finish(of: node, ways, context)
        let canCancel = ways.known.contains(where: context.abandons)
        if canFinish && canCancel { return observations.pass() }
        if ways.isTooLarge { return observations.tooLarge() }
        // Gestures are no controls, so what is not known of them cannot settle it.
        let silent = ways.controls.filter { way in
            let manner = way.control.flatMap(context.manner)
            return (manner == nil || manner == .discard) && !way.effect.isKnown
        }
        let missing = ways.missing.filter(\.isAboutControls) + silent.map { $0.missing("effect") }
        guard missing.isEmpty else { return observations.open(missing) }
        let template = canCancel ? Self.noFinish : canFinish ? Self.noCancel : Self.neither
        observations.fail(template) {
            $0.field = ["controls"]
            $0.related = ways.controls.prefix(20).map { Reference($0.owner, child: $0.control?.id) }
            guard canFinish != canCancel else { return }
            $0.fix =
                canCancel
                ? context.fixAdding(
                    ExitFixes.addDone, to: node, id: "done", DismissalLexicons.done, role: .done, .barTrailing,
                    exit: ["effect": "commit"])
                : context.fixAdding(
                    ExitFixes.addCancel, to: node, id: "cancel", ButtonLexicons.cancel, role: .cancel, .barLeading,
                    exit: [:])
        }
    }

    private func finish(of node: ModalNode, _ ways: WaysOut, _ context: Context) -> Bool {
        node.modal.completes.value == .selection || node.modal.closesOnSelect.isTrue
            || ways.known.contains(where: context.finishes)
    }

    private static let cancel =
        #"{"id": "cancel", "kind": "button", "title": "Cancel", "role": "cancel", "exit": {"effect": "none"}}"#
    private static let done =
        #"{"id": "done", "kind": "button", "title": "Done", "role": "done", "exit": {"effect": "commit"}}"#
    private static let close =
        #"{"id": "close", "kind": "button", "symbol": "xmark", "role": "close", "exit": {"effect": "none"}}"#

    /// A button that has a label and no role.
    private static func labelled(_ title: String) -> String {
        #"{"id": "\#(title == "キャンセル" || title == "취소" ? "a" : "b")", "kind": "button", "title": "\#(title)", "#
            + #""exit": {}}"#
    }

    private static func task(_ kind: String, _ controls: String...) -> String {
        """
        "style": "formSheet", "content": null, "gesture": null, "taskKind": "\(kind)", \
        "controls": [\(controls.joined(separator: ", "))]
        """
    }
}

extension MissingFact {
    /// Whether the fact could show a control that leads out; what is missing of gestures cannot.
    var isAboutControls: Bool {
        !field.hasPrefix("gesture") && !field.hasPrefix("outsideTap")
    }
}
