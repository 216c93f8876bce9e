internal import FlowDocument
internal import JSON

/// A sheet protects what was made in it on every way out.
struct ModalDataLossAllPaths: ModalRule {
    static let swipe = MessageTemplate(
        "swipe", en: "Swiping it down closes it without a question, though something unsaved can be in it.",
        ja: "未保存の内容があっても、下にスワイプすると確認なしに閉じます。",
        ko: "저장하지 않은 내용이 있어도 아래로 쓸어내리면 확인 없이 닫힙니다.")
    static let unequal = MessageTemplate(
        "unequal", en: "“{title}” discards at once, while “{other}” asks first.",
        ja: "「{other}」では確認しますが、「{title}」ではすぐに破棄されます。",
        ko: "“{other}” 경로에서는 먼저 확인하지만 “{title}” 경로에서는 바로 버립니다.")
    static let unequalTap = MessageTemplate(
        "unequal-tap", en: "A tap beside it discards at once, while “{other}” asks first.",
        ja: "「{other}」では確認しますが、外側をタップするとすぐに破棄されます。",
        ko: "“{other}” 경로에서는 먼저 확인하지만 바깥을 탭하면 바로 버립니다.")
    static let changesNothing = MessageTemplate(
        "changes-nothing", en: "Swiping it down is said to change nothing, though something unsaved can be in it.",
        ja: "未保存の内容があり得ますが、下にスワイプしても何も変わらないとされています。",
        ko: "저장하지 않은 내용이 있을 수 있는데 아래로 쓸어내려도 바뀌는 것이 없다고 되어 있습니다.")
    static let changesNothingSettled = MessageTemplate(
        "keeps", en: "Say what becomes of unsaved input: effect save, discard, or a question (`gesture.confirm`).",
        ja: "未保存の入力がどうなるかを記入してください。保存、破棄、または確認（`gesture.confirm`）です。",
        ko: "저장하지 않은 입력이 어떻게 되는지 적으십시오. 저장, 폐기 또는 확인(`gesture.confirm`)입니다.")
    static let blocked = MessageTemplate(
        "blocked", en: "Swiping it down does nothing at all, so people are not told why it stays.",
        ja: "下にスワイプしても何も起きず、閉じない理由がわかりません。",
        ko: "아래로 쓸어내려도 아무 일도 일어나지 않아 닫히지 않는 이유를 알 수 없습니다.")
    static let blockedSettled = MessageTemplate(
        "leads-to", en: "Try to swipe it down with something unsaved in it, and state what asks as `gesture.confirm`.",
        ja: "未保存の内容がある状態で下にスワイプし、何が確認するのかを`gesture.confirm`に記入してください。",
        ko: "저장하지 않은 내용이 있는 상태에서 아래로 쓸어내려 보고, 무엇이 확인하는지 `gesture.confirm`에 적으십시오.")

    static let metadata = RuleMetadata(
        id: "modal-data-loss-all-paths", editions: .since2020s, severity: .error,
        guidelines: ["modality-2020s-data-loss", "sheets-2025-dismissal"], scope: .modals(ModalKind.sheetViews),
        mutedBy: ["modal-data-loss-confirmation"],
        summary: LocalText(
            en: "What protects unsaved work is the same for swiping and for every button.",
            ja: "未保存の内容は、スワイプでもどのボタンでも同じように保護されます。",
            ko: "저장하지 않은 내용은 쓸어내릴 때나 어느 버튼을 누를 때나 똑같이 보호됩니다."),
        why: LocalText(
            en: """
                Once one way out has asked, people rely on being asked. The way that does not ask then costs \
                them their work.
                """,
            ja: "一つの閉じ方で確認されると、人はいつも確認されるものと思います。確認のない閉じ方があると、そこで内容を失います。",
            ko: "한 방법에서 확인을 받으면 늘 확인할 것이라고 믿게 됩니다. 확인하지 않는 방법이 있으면 거기서 내용을 잃습니다."),
        remedy: LocalText(
            en: "Let swiping lead to the same question as Cancel, as long as there is something unsaved.",
            ja: "未保存の内容がある間は、スワイプでも「キャンセル」と同じ確認を表示します。",
            ko: "저장하지 않은 내용이 있는 동안에는 쓸어내릴 때도 취소와 같은 확인을 표시합니다."),
        messages: [
            swipe, unequal, unequalTap, changesNothing, changesNothingSettled, blocked, blockedSettled,
            ExitFixes.askToo,
        ],
        examples: ModalDataLossAllPathsExamples.all)

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        if modal.system.isTrue || modal.canHoldUnsavedInput.isFalse { return observations.nothingToCheck() }
        if modal.autosave.isTrue { return observations.pass() }
        let ways = context.waysOut(of: node)
        var seen = Observations()
        compare(ways, in: context, &seen)
        lookAtGesture(of: node, ways, in: context, &seen)
        guard !seen.all.isEmpty else { return observations.pass() }
        if modal.canHoldUnsavedInput.isKnown {
            for observation in seen.all { observations.add(observation) }
        } else {
            observations.open(modal.id, "canHoldUnsavedInput")
        }
    }

    /// Compares the ways out, swiping aside: if one that discards asks, all of them must.
    private func compare(_ ways: WaysOut, in context: Context, _ observations: inout Observations) {
        let mayDiscard = ways.known.filter { $0.effect.value == .discard || !$0.effect.isKnown }
        let asking = mayDiscard.filter { $0.confirm.value != nil }
        guard let first = asking.first(where: { $0.effect.isKnown }) ?? asking.first else {
            return openIfUnequal(mayDiscard, &observations)
        }
        for way in mayDiscard where !way.isGesture && way.confirm.value == nil {
            if way.effect.isKnown, first.effect.isKnown, way.confirm.isKnown {
                let template = way.control == nil ? Self.unequalTap : Self.unequal
                observations.fail(template, ["title": way.title, "other": first.title]) {
                    $0.rest(on: way, "confirm")
                    $0.related = first.confirm.value.map { [Reference($0)] } ?? []
                    $0.fix = context.fixAsking(way, like: first)
                }
            } else {
                open(way, beside: first, &observations)
            }
        }
    }

    private func open(_ way: WayOut, beside first: WayOut, _ observations: inout Observations) {
        var observation = Observation(.open)
        observation.rest(on: way)
        if !way.effect.isKnown { observation.missing.append(way.missing("effect")) }
        if !way.confirm.isKnown { observation.missing.append(way.missing("confirm")) }
        if !first.effect.isKnown { observation.missing.append(first.missing("effect")) }
        observations.add(observation)
    }

    /// Where nothing is known to ask: one way that may ask beside one that may not makes a difference.
    private func openIfUnequal(_ ways: [WayOut], _ observations: inout Observations) {
        let ways = ways.filter { !$0.isGesture }
        guard ways.count > 1 else { return }
        for way in ways where !way.confirm.isKnown {
            observations.open(way, [way.effect.isKnown ? "confirm" : "effect"])
        }
    }

    private func lookAtGesture(
        of node: ModalNode, _ ways: WaysOut, in context: Context, _ observations: inout Observations
    ) {
        let way = WayOut(.gesture, node.modal.gesture.value, of: node)
        guard way.confirm.value == nil else { return }
        switch node.modal.gesture.dismisses {
        case nil: observations.open(way, ["dismiss"])
        case true?: lookAtSwipe(way, ways, in: context, &observations)
        case false? where !way.isDescribed: break
        case false? where !way.confirm.isKnown: observations.open(way, ["confirm"])
        case false?:
            observations.review(Self.blocked, settledBy: Self.blockedSettled) { $0.rest(on: way, "confirm") }
        }
    }

    private func lookAtSwipe(
        _ way: WayOut, _ ways: WaysOut, in context: Context, _ observations: inout Observations
    ) {
        switch way.effect {
        case .value(.save), .value(.commit): return
        case .value(.discard), .value(.destroy):
            guard way.confirm.isKnown else { return observations.open(way, ["confirm"]) }
            observations.fail(Self.swipe) {
                $0.rest(on: way, "confirm")
                $0.fix = context.fixAsking(
                    way, like: ways.known.first { $0.confirm.value != nil && $0.facet != way.facet })
            }
        case .value(.none), .nothing:
            guard way.confirm.isKnown else { return observations.open(way, ["confirm"]) }
            observations.review(Self.changesNothing, settledBy: Self.changesNothingSettled) {
                $0.rest(on: way, "effect")
            }
        case .unknown: observations.open(way, way.confirm.isKnown ? ["effect"] : ["effect", "confirm"])
        }
    }
}

extension WayOut {
    /// Whether people leave by swiping.
    fileprivate var isGesture: Bool {
        if case .gesture = means { true } else { false }
    }
}

extension Stated<Dismissal> {
    /// Whether the gesture dismisses; `nil` where nobody said.
    var dismisses: Bool? {
        switch self {
        case .unknown: nil
        case .nothing: false
        case .value(let dismissal): dismissal.dismiss.isKnown ? dismissal.dismiss.isTrue : nil
        }
    }
}
