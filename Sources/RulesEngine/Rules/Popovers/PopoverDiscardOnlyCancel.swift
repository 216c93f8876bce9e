internal import FlowDocument
internal import JSON
internal import TextLayout
internal import UnicodeText

/// Only an explicit Cancel throws work away.
struct PopoverDiscardOnlyCancel: ModalRule {
    static let button = MessageTemplate(
        "button", en: "“{title}” throws away what was entered, and does not say so.",
        ja: "「{title}」を押すと入力した内容が破棄されますが、ラベルからはわかりません。",
        ko: "“{title}” 버튼은 입력한 내용을 버리지만, 이름에는 드러나지 않습니다.")
    static let outside = MessageTemplate(
        "outside", en: "A tap outside throws away what was entered.", ja: "外側をタップすると、入力した内容が破棄されます。",
        ko: "바깥을 탭하면 입력한 내용이 버려집니다.")
    static let gesture = MessageTemplate(
        "gesture", en: "Swiping it away throws away what was entered.", ja: "スワイプして閉じると、入力した内容が破棄されます。",
        ko: "쓸어서 닫으면 입력한 내용이 버려집니다.")
    static let unsaved = MessageTemplate(
        "unsaved", en: "“{title}” throws away what was entered. The label says so, but is not Cancel.",
        ja: "「{title}」を押すと入力した内容が破棄されます。ラベルで伝わりますが、「キャンセル」ではありません。",
        ko: "“{title}” 버튼은 입력한 내용을 버립니다. 이름에 드러나지만 취소는 아닙니다.")
    static let settled = MessageTemplate(
        "is-explicit", en: "Decide whether people who press it know that their work is gone.",
        ja: "押す人に、作業内容が失われると伝わるかどうかを判断してください。",
        ko: "누르는 사람이 작업 내용이 사라진다는 것을 아는지 판단해 주십시오.")
    static let relabel = MessageTemplate(
        "relabel", en: "Change “{title}” to “{canonical}”.", ja: "「{title}」を「{canonical}」に変えます。",
        ko: "“{title}” → “{canonical}” 변경")

    static let metadata = RuleMetadata(
        id: "popover-discard-only-cancel", editions: .all, severity: .error, guidelines: ["popovers-save-on-close"],
        scope: .modals(ModalKind.popovers),
        mutedBy: ["modal-data-loss-confirmation"],
        summary: LocalText(
            en: "Work in a popover is thrown away only by an explicit Cancel.",
            ja: "ポップオーバーでの作業内容を破棄するのは、明示的な「キャンセル」だけにします。",
            ko: "팝오버의 작업 내용은 분명한 취소로만 버립니다."),
        why: LocalText(
            en: "People press Close to leave, not to lose. Only a label that says so may cost them their work.",
            ja: "「閉じる」は離れるための操作で、失うためのものではありません。作業を捨ててよいのは、そう伝えるラベルだけです。",
            ko: "닫기는 떠나려고 누르는 것이지 잃으려고 누르는 것이 아닙니다. 그렇다고 알려 주는 버튼만 작업을 버려도 됩니다."),
        remedy: LocalText(
            en: "Save instead, or label the button Cancel.", ja: "代わりに保存するか、ボタンを「キャンセル」にしてください。",
            ko: "대신 저장하거나, 버튼 이름을 취소로 하십시오."),
        messages: [button, outside, gesture, unsaved, settled, relabel, PopoverSavesOnAutoclose.save],
        examples: [
            .modal(.pass, "Cancel discards", popover([exit("cancel", "Cancel", "discard")])),
            .modal(
                .pass, "A destructive button with a clear verb", popover([exit("delete", "Delete Draft", "discard")])),
            .modal(
                .pass, "The cancel role",
                popover([
                    #"{"id": "x", "kind": "button", "symbol": "xmark", "role": "cancel", "exit": {"effect": "discard"}}"#
                ])),
            .modal(
                .pass, "Japanese キャンセル and 完了", languages: ["ja"],
                popover([exit("cancel", "キャンセル", "discard"), exit("done", "完了", "save")])),
            .modal(
                .pass, "Japanese 変更を破棄 says it", languages: ["ja"],
                popover([exit("drop", "変更を破棄", "discard"), exit("done", "完了", "save")])),
            .modal(
                .pass, "Korean 취소", languages: ["ko"],
                popover([exit("cancel", "취소", "discard"), exit("done", "완료", "save")])),
            .modal(
                .pass, "What leads on or does nothing throws nothing away",
                popover([
                    #"{"id": "more", "kind": "button", "title": "More", "action": "push"}"#,
                    #"{"id": "name", "kind": "label", "title": "Name"}"#,
                ])),
            .modal(
                .open, "Nobody said what a button does",
                popover([#"{"id": "help", "kind": "button", "title": "Help"}"#])),
            .modal(
                .open, "A button leaves, and nobody said what becomes of the work",
                popover([#"{"id": "help", "kind": "button", "title": "Help", "action": "exit"}"#])),
            .modal(.fail, "Close discards", popover([exit("close", "Close", "discard")])),
            .modal(.fail, "Done discards", popover([exit("done", "Done", "discard")])),
            .modal(.fail, "Japanese 閉じる discards", languages: ["ja"], popover([exit("close", "閉じる", "discard")])),
            .modal(.fail, "Korean 닫기 discards", languages: ["ko"], popover([exit("close", "닫기", "discard")])),
            .modal(
                .fail, "A tap outside discards",
                popover([], #""outsideTap": {"dismiss": true, "effect": "discard"}"#)),
            .flow(
                .fail, "A button of a screen inside",
                #"""
                "screens": [{"id": "inside", "controls": [{"id": "close", "kind": "button", "title": "Close",
                    "exit": {"effect": "discard"}}]}],
                "modals": [{"id": "m", "style": "popover", "content": "inside", "outsideTap": null}]
                """#),
            .modal(.review, "Don’t Save says it in other words", popover([exit("no", "Don’t Save", "discard")])),
            .flow(
                .pass, "It asks first",
                #"""
                "modals": [{"id": "m", "style": "popover", "content": null, "outsideTap": null, "controls": [{"id": "close",
                    "kind": "button", "title": "Close", "exit": {"effect": "discard", "confirm": "ask"}}]},
                    {"id": "ask", "style": "alert"}]
                """#),
            .modal(
                .open, "Nobody said what Close does",
                popover([#"{"id": "close", "kind": "button", "title": "Close", "exit": {}}"#])),
            .modal(
                .open, "Nobody said what becomes of the work at a tap outside",
                popover([], #""outsideTap": {"dismiss": true}"#)),
            .modal(
                .notApplicable, "Nothing can be lost",
                popover([exit("close", "Close", "discard")], #""canHoldUnsavedInput": false, "outsideTap": null"#)),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let modal = node.modal
        if modal.system.isTrue || modal.canHoldUnsavedInput.isFalse { return observations.nothingToCheck() }
        let controls = context.popoverControls(in: node)
        var missing = controls.missing
        for found in controls.all { look(at: found, of: node, in: context, &observations, &missing) }
        look(at: modal.outsideTap.value, Self.outside, "outsideTap", of: node, &observations)
        look(at: modal.gesture.value, Self.gesture, "gesture", of: node, &observations)
        if modal.closesAtOutsideTap == true, modal.outsideTap.value?.effect.isKnown != true {
            missing.append(MissingFact(Reference(modal.id), "outsideTap.effect"))
        }
        if !missing.isEmpty {
            observations.ask(for: missing, of: modal.id)
        } else if controls.isTooLarge {
            observations.tooLarge()
        } else if observations.all.isEmpty {
            observations.pass()
        }
    }

    private func look(
        at way: Dismissal?, _ message: MessageTemplate, _ name: String, of node: ModalNode,
        _ observations: inout Observations
    ) {
        guard let way, way.effect.value == .discard, !way.dismiss.isFalse, way.confirm.value == nil else { return }
        observations.fail(message) {
            $0.facet = name
            $0.field = [name, "effect"]
            guard message == Self.outside else { return }
            $0.fix = Fix(
                .suggested, Message(PopoverSavesOnAutoclose.save),
                [
                    Fix.Operation(
                        "replace", JSONPointer(["modals", String(node.index), name, "effect"]), "save")
                ])
        }
    }

    private func look(
        at found: PopoverControl, of node: ModalNode, in context: Context, _ observations: inout Observations,
        _ missing: inout [MissingFact]
    ) {
        let control = found.control
        guard control.role.value != .cancel, control.exit.value?.confirm.value == nil else { return }
        switch control.exit {
        case .nothing: return
        case .unknown:
            if found.mayDiscard, !context.started.contains(found.reference) {
                missing.append(MissingFact(found.reference, "exit"))
            }
            return
        case .value(let exit):
            guard exit.effect.value == .discard else {
                let labels = context.titles(of: control).map { Self.label($0.title, in: $0.language) }
                if !exit.effect.isKnown, labels.isEmpty || labels.contains(.silent) {
                    missing.append(MissingFact(found.reference, "exit.effect"))
                }
                return
            }
        }
        let titles = context.titles(of: control)
        let silent = titles.filter { Self.label($0.title, in: $0.language) == .silent }
        if titles.isEmpty || !silent.isEmpty || control.kind.value != .button {
            let title = silent.first?.title ?? context.label(of: control)
            observations.fail(Self.button, ["title": title]) {
                $0.rest(on: found, in: context, ["exit", "effect"])
                $0.language = silent.first?.language
                $0.fix = Self.relabelling(found, silent, in: node)
            }
        } else if let first = titles.first(where: { Self.label($0.title, in: $0.language) == .unsaved }) {
            observations.review(Self.unsaved, ["title": first.title], settledBy: Self.settled) {
                $0.rest(on: found, in: context, ["exit", "effect"])
                $0.language = first.language
            }
        }
    }

    /// What a label says of the work that is thrown away.
    private enum Label {
        case explicit, unsaved, silent
    }

    private static func label(_ title: String, in language: String) -> Label {
        if ButtonLexicons.cancel.says(title, in: language) { return .explicit }
        if PopoverLexicons.discarding.isMentioned(in: title, language) { return .explicit }
        return PopoverLexicons.unsaved.isMentioned(in: title, language) ? .unsaved : .silent
    }

    /// A patch that makes the button say Cancel wherever it says something else.
    private static func relabelling(
        _ found: PopoverControl, _ titles: [(language: String, title: String)], in node: ModalNode
    ) -> Fix? {
        guard found.isOwn, found.control.kind.value == .button, let first = titles.first else { return nil }
        let path = JSONPointer(["modals", String(node.index), "controls", String(found.index), "title"])
        var patch: [Fix.Operation] = []
        for (language, _) in titles {
            guard let canonical = ButtonLexicons.cancel.words(in: language).first else { return nil }
            let isPlain = if case .plain? = found.control.title.value { true } else { false }
            patch.append(
                Fix.Operation("replace", isPlain ? path : path.appending(language), .string(canonical)))
        }
        let canonical = ButtonLexicons.cancel.words(in: first.language).first ?? "Cancel"
        return Fix(.suggested, Message(relabel, ["title": first.title, "canonical": canonical]), patch)
    }

    private static func exit(_ id: String, _ title: String, _ effect: String) -> String {
        #"{"id": "\#(id)", "kind": "button", "title": "\#(title)", "exit": {"effect": "\#(effect)"}}"#
    }

    private static func popover(
        _ controls: [String], _ members: String = #""canHoldUnsavedInput": true, "outsideTap": null"#
    ) -> String {
        """
        "style": "popover", "modal": false, "content": null, \(members), \
        "controls": [\(controls.joined(separator: ", "))]
        """
    }
}

extension PopoverControl {
    /// Whether it could be wired in code to leave.
    fileprivate var mayDiscard: Bool {
        guard !control.action.isKnown || control.action.value == .exit else { return false }
        return control.kind.value == .button || control.kind.value == nil
    }
}

extension Lexicon {
    /// Whether a text holds one of the words: between spaces where the language has them, else anywhere.
    fileprivate func isMentioned(in text: String, _ language: String) -> Bool {
        let folded = text.foldedForComparison
        let own = words(in: language).contains { word in
            language.primarySubtag == "en"
                ? folded.holdsWord(word.foldedForComparison) : folded.contains(word.foldedForComparison)
        }
        return own || words(in: "en").contains { folded.holdsWord($0.foldedForComparison) }
    }
}

extension String {
    /// Whether the text holds a word or phrase that stands alone.
    fileprivate func holdsWord(_ word: String) -> Bool {
        var rest = self[...]
        while let range = rest.firstRange(of: word) {
            let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
            let after = range.upperBound == endIndex ? nil : self[range.upperBound]
            if before?.isLetter != true, after?.isLetter != true { return true }
            rest = rest[range.upperBound...]
        }
        return false
    }
}
