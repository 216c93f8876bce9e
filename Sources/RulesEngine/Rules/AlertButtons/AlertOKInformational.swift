internal import FlowDocument
internal import JSON

/// OK takes note of something; it carries nothing out.
struct AlertOKInformational: ModalRule {
    static let weighty = MessageTemplate(
        "weighty", en: "“{title}” carries something out without naming it.",
        ja: "「{title}」を押すと操作が実行されますが、何が起きるのかが書かれていません。",
        ko: "“{title}” 버튼을 누르면 동작이 실행되지만 무엇이 일어나는지 적혀 있지 않습니다.")
    static let unclear = MessageTemplate(
        "unclear", en: "“{title}” stands beside a way out, so it probably carries something out without naming it.",
        ja: "取りやめるボタンの隣に「{title}」があるため、名前のない操作が実行されるようです。",
        ko: "취소하는 버튼 옆에 “{title}” 버튼이 있어서, 이름을 밝히지 않은 동작이 실행되는 것으로 보입니다.")
    static let settled = MessageTemplate(
        "effect", en: "State what “{title}” does (exit.effect), or title it with a verb.",
        ja: "「{title}」の動作をexit.effectに記すか、動詞のラベルにしてください。",
        ko: "“{title}” 버튼의 동작을 exit.effect에 적거나 동사로 된 이름을 붙이십시오.")

    static let metadata = RuleMetadata(
        id: "alert-ok-informational", editions: [.hig2025], severity: .advice,
        guidelines: ["alerts-2025-button-titles"], scope: .modals([.alert]),
        summary: LocalText(
            en: "OK stands only where people take note of something.",
            ja: "「OK」は、内容を了解するだけのアラートで使います。",
            ko: "‘확인’은 내용을 확인하기만 하는 알림에서 씁니다."),
        why: LocalText(
            en:
                "OK says that something was understood. What is carried out deserves its name, so that nobody agrees by habit.",
            ja: "「OK」は了解したことしか表しません。実行される操作の名前があれば、習慣で同意してしまうことを防げます。",
            ko: "‘확인’은 알았다는 뜻일 뿐입니다. 실행되는 동작의 이름이 있으면 습관적으로 동의하는 일을 막을 수 있습니다."),
        remedy: LocalText(
            en: "Title the button with the verb of what it does: Delete, Sign Out, Send.",
            ja: "「削除」「ログアウト」「送信」のように、操作を表す動詞をラベルにします。",
            ko: "‘삭제’, ‘로그아웃’, ‘보내기’처럼 동작을 나타내는 동사를 버튼 이름으로 씁니다."),
        messages: [weighty, unclear, settled],
        examples: [
            .modal(.pass, "OK closes a notice", alert("OK", effect: "none")),
            .modal(.pass, "OK with the cancel role", ButtonExamples.alert([("OK", "cancel")])),
            .modal(
                .notApplicable, "A verb", ButtonExamples.alert([("Cancel", "cancel"), ("Sign Out", "default")])),
            .modal(.fail, "OK deletes", alert("OK", effect: "destroy")),
            .modal(.fail, "OK in red", ButtonExamples.alert([("Cancel", "cancel"), ("OK", "destructive")])),
            .modal(.fail, "Okay buys", alert("Okay", effect: "commit")),
            .modal(.fail, "Korean", languages: ["ko"], alert("확인", effect: "commit")),
            .modal(
                .review, "OK beside Cancel, and nobody said what it does", languages: ["ja"],
                ButtonExamples.alert([("キャンセル", "cancel"), ("OK", "default")])),
            .modal(.open, "OK alone, and nobody said what it does", ButtonExamples.alert([("OK", "default")])),
            .modal(.notApplicable, "Japanese 確認 means to check", languages: ["ja"], alert("確認", effect: "commit")),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        context.judgeTitles(of: node, &observations) { title in
            guard title.reading.isOK || title.reading.isNearOK else { return .notMeant }
            let control = title.control
            switch control.effect {
            case .commit, .destroy: return fail(title)
            case .save, .discard: return review(title, Self.weighty)
            case .some(.none): return .pass
            case nil where control.role.value == .cancel: return .pass
            case nil where control.role.value == .destructive: return fail(title)
            case nil:
                let hasWayOut = context.reading(of: node).buttons.contains(where: \.isCancel)
                return hasWayOut ? review(title, Self.unclear) : .open(control, of: node, "exit.effect")
            }
        }
    }

    private func fail(_ title: ButtonTitle) -> TitleVerdict {
        .fail(Self.weighty, ["title": title.shown]) {
            $0.range = title.range
            let effect = title.control.effect?.rawValue ?? Effect.destroy.rawValue
            $0.evidence = [JSON.Member("effect", .string(effect))]
        }
    }

    private func review(_ title: ButtonTitle, _ template: MessageTemplate) -> TitleVerdict {
        .review(template, ["title": title.shown], settledBy: Self.settled) { $0.range = title.range }
    }

    private static func alert(_ title: String, effect: String) -> String {
        #"""
        "style": "alert", "controls": [\#
        {"id": "ok", "kind": "button", "title": "\#(title)", "role": "default", "exit": {"effect": "\#(effect)"}}]
        """#
    }
}
