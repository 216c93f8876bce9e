internal import FlowDocument
internal import JSON
internal import TextLayout

/// Done is kept for finishing the task.
struct ModalDoneMeansComplete: ModalRule {
    static let goesOn = MessageTemplate(
        "goes-on", en: "“{title}” leads on to something else instead of finishing the task.",
        ja: "「{title}」を押しても作業は完了せず、別の画面に進みます。",
        ko: "“{title}” 버튼을 눌러도 작업이 끝나지 않고 다른 곳으로 넘어갑니다.")
    static let stays = MessageTemplate(
        "stays", en: "“{title}” does not leave the modal.", ja: "「{title}」を押してもモーダルは閉じません。",
        ko: "“{title}” 버튼을 눌러도 모달이 닫히지 않습니다.")
    static let discards = MessageTemplate(
        "discards", en: "“{title}” discards what was entered.", ja: "「{title}」を押すと入力内容が破棄されます。",
        ko: "“{title}” 버튼을 누르면 입력한 내용이 버려집니다.")
    static let toggles = MessageTemplate(
        "toggles", en: "“{title}” switches something inside the modal.",
        ja: "「{title}」はモーダル内の状態を切り替えます。", ko: "“{title}” 버튼은 모달 안의 상태를 바꿉니다.")
    static let togglesSettled = MessageTemplate(
        "edit-mode", en: "Look whether “{title}” only ends the editing of a list, which people know.",
        ja: "「{title}」がリストの編集を終えるだけの、よく知られた操作かどうかを確認してください。",
        ko: "“{title}” 버튼이 목록 편집을 마치는 익숙한 동작인지 살펴보십시오.")
    static let changesNothing = MessageTemplate(
        "changes-nothing", en: "“{title}” leaves a task in which something is to be done, and nothing is kept of it.",
        ja: "「{title}」で作業を終えても、何も保存も実行もされません。",
        ko: "“{title}” 버튼으로 작업을 마쳐도 저장되거나 실행되는 것이 없습니다.")
    static let changesNothingSettled = MessageTemplate(
        "finished-before", en: "Look whether everything has taken effect before “{title}” is pressed.",
        ja: "「{title}」を押す前に、すべてが反映されているかどうかを確認してください。",
        ko: "“{title}” 버튼을 누르기 전에 모든 것이 반영되어 있는지 살펴보십시오.")
    static let destroys = MessageTemplate(
        "destroys", en: "“{title}” destroys something.", ja: "「{title}」を押すと何かが削除されます。",
        ko: "“{title}” 버튼을 누르면 무언가가 삭제됩니다.")
    static let destroysSettled = MessageTemplate(
        "is-the-task", en: "Decide whether destroying it is the task that “{title}” finishes.",
        ja: "削除することが、「{title}」で完了する作業そのものかどうかを判断してください。",
        ko: "삭제하는 일이 “{title}” 버튼으로 마치는 작업인지 판단하십시오.")
    static let next = MessageTemplate(
        "next", en: "Change “{title}” to “{label}”.", ja: "「{title}」を「{label}」に変えます。",
        ko: "“{title}” 레이블을 다음으로 바꿉니다: “{label}”.")

    static let metadata = RuleMetadata(
        id: "modal-done-means-complete", version: 2, editions: .all, kind: .heuristic, severity: .warning,
        guidelines: ["modality-2020s-narrow-tasks", "modality-2018-narrow-tasks"], scope: .modals(ModalKind.screens),
        summary: LocalText(
            en: "Done finishes the task and nothing else.", ja: "「完了」は、作業を完了するためだけに使われます。",
            ko: "완료는 작업을 마치는 데만 쓰입니다."),
        why: LocalText(
            en: """
                Done is the promise that the work is over. If more comes after it, or the work is gone, people \
                cannot tell any more when they are through.
                """,
            ja: "「完了」は作業の終わりを約束する語です。その後に続きがあったり内容が消えたりすると、いつ終わったのかわからなくなります。",
            ko: "완료는 작업이 끝났다는 약속입니다. 뒤에 무언가 이어지거나 내용이 사라지면 언제 끝났는지 알 수 없게 됩니다."),
        remedy: LocalText(
            en: "Label a button that leads on Next, and one that discards Cancel or Discard.",
            ja: "先に進むボタンは「次へ」、破棄するボタンは「キャンセル」や「破棄」にします。",
            ko: "다음으로 넘어가는 버튼은 다음, 버리는 버튼은 취소나 폐기로 합니다."),
        messages: [
            goesOn, stays, discards, toggles, togglesSettled, changesNothing, changesNothingSettled, destroys,
            destroysSettled, next,
        ],
        examples: ModalDoneMeansCompleteExamples.all)

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        if node.modal.system.isTrue { return observations.nothingToCheck() }
        let ways = context.waysOut(of: node)
        let leaving = Set(ways.controls.map(\.facet))
        var hasDone = false
        for way in context.controls(in: node) {
            guard let control = way.control else { continue }
            let languages = context.doneLanguages(of: control)
            guard !languages.isEmpty || control.role.value == .done else { continue }
            hasDone = true
            judge(
                way, control, languages.isEmpty ? [nil] : languages.map { $0 }, leaves: leaving.contains(way.facet),
                in: node, context, &observations)
        }
        guard observations.all.isEmpty else { return }
        if case .tooLarge = context.interior(of: node) { return observations.tooLarge() }
        if hasDone {
            observations.pass()
        } else if ways.unlisted.isEmpty {
            observations.nothingToCheck()
        } else {
            observations.open(ways.unlisted)
        }
    }

    private func judge(
        _ way: WayOut, _ control: Control, _ languages: [String?], leaves: Bool, in node: ModalNode,
        _ context: Context, _ observations: inout Observations
    ) {
        let use = use(
            of: way, control, leaves: leaves,
            startsTransition: context.started.contains(way.reference) && !context.onlyAsks(way), in: node)
        for language in languages {
            func rest(_ observation: inout Observation) {
                observation.rest(on: way)
                observation.field = ["role"]
                if let language { observation.restOnTitle(of: way, in: language) }
                observation.confidence = language == nil ? 0.95 : 0.9
            }
            let title = context.titles(of: control).first { $0.language == language }?.title
            let names = ["title": title ?? control.label]
            switch use {
            case .finishes: continue
            case .unknown(let fact):
                var observation = Observation(.open)
                rest(&observation)
                observation.field = fact.field.split(separator: ".").map(String.init)
                if fact.subject.child == nil { (observation.control, observation.screen) = (nil, nil) }
                observation.missing = [fact]
                observations.add(observation)
            case .leadsOn:
                observations.fail(Self.goesOn, names) {
                    rest(&$0)
                    $0.fix = fix(way, control, in: context)
                }
            case .stays: observations.fail(Self.stays, names, rest)
            case .discards: observations.fail(Self.discards, names, rest)
            case .toggles: observations.review(Self.toggles, names, settledBy: Self.togglesSettled, rest)
            case .changesNothing:
                observations.review(Self.changesNothing, names, settledBy: Self.changesNothingSettled, rest)
            case .destroys: observations.review(Self.destroys, names, settledBy: Self.destroysSettled, rest)
            }
        }
    }

    /// What a Done button is used for.
    private enum Use {
        case finishes, leadsOn, stays, discards, toggles, changesNothing, destroys
        /// Somebody must state this.
        case unknown(MissingFact)
    }

    private func use(
        of way: WayOut, _ control: Control, leaves: Bool, startsTransition: Bool, in node: ModalNode
    ) -> Use {
        switch control.action.value {
        case .push, .present: return .leadsOn
        case .toggle: return .toggles
        case ControlAction.none?: return .stays
        case .exit, nil: break
        }
        guard leaves else {
            if startsTransition { return .leadsOn }
            return control.exit.isKnown ? .stays : .unknown(MissingFact(way.reference, "exit"))
        }
        switch way.effect {
        case .unknown: return .unknown(way.missing("effect"))
        case .value(.save), .value(.commit): return .finishes
        case .value(.discard): return .discards
        case .value(.destroy): return .destroys
        case .value(.none), .nothing:
            if node.modal.autosave.isTrue { return .finishes }
            guard node.modal.taskKind.isKnown else {
                return .unknown(MissingFact(Reference(node.modal.id), "taskKind"))
            }
            return node.modal.taskKind.value == .view ? .finishes : .changesNothing
        }
    }

    private func fix(_ way: WayOut, _ control: Control, in context: Context) -> Fix? {
        guard let text = context.text(DismissalLexicons.next),
            let word = context.languages.first.flatMap({ DismissalLexicons.next.words(in: $0).first })
        else { return nil }
        var patch = [Fix.Operation("add", JSONPointer(way.path + ["title"]), text)]
        if control.role.value == .done {
            patch.append(Fix.Operation("replace", JSONPointer(way.path + ["role"]), "default"))
        }
        return Fix(.suggested, Message(Self.next, ["title": control.label, "label": word]), patch)
    }
}

extension Context {
    /// Whether all that follows from a control is an alert or an action sheet, which may ask or tell something on the
    /// way out.
    fileprivate func onlyAsks(_ way: WayOut) -> Bool {
        guard let origin = graph.places[way.owner], let only = presenting[origin]?.only,
            only.target.isAlertOrActionSheet
        else { return false }
        return !outgoing.forward(from: origin).contains { document.transitions[$0].from == way.reference }
    }

    /// The languages in which a control says Done.
    fileprivate func doneLanguages(of control: Control) -> [String] {
        // A role of its own says what the control is, whatever is written on it.
        if let role = control.role.value, role != .done, role != .default { return [] }
        return titles(of: control).filter { DismissalLexicons.word(of: $0.title, in: $0.language) == .done }
            .map(\.language)
    }
}
