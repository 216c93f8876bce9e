internal import FlowDocument
internal import TextLayout

/// All buttons of an alert are seen without scrolling.
struct AlertButtonsNoScroll: ModalRule {
    static let hidden = MessageTemplate(
        "hidden",
        en: "In {case} the {count} stacked buttons need an alert of at least {least} points and have {high} at most.",
        ja: "{case}では、縦に並ぶ{count}個のボタンにアラートの高さが少なくとも{least}ポイント必要ですが、使えるのは最大{high}ポイントです。",
        ko: "{case}에서 세로로 쌓인 버튼 {count}개에는 알림 높이가 최소 {least}포인트 필요하지만 최대 {high}포인트만 쓸 수 있습니다.")
    static let near = MessageTemplate(
        "near-limit",
        en: "In {case} the buttons need {least} to {most} points and have {low} to {high}: some may be out of sight.",
        ja: "{case}では、ボタンを含む高さが{least}〜{most}ポイント、使える高さが{low}〜{high}ポイントです。一部のボタンが隠れるかもしれません。",
        ko: "{case}에서 버튼까지의 높이는 {least}~{most}포인트이고 쓸 수 있는 높이는 {low}~{high}포인트입니다. 일부 버튼이 가려질 수 있습니다.")

    static let metadata = RuleMetadata(
        id: "alert-buttons-no-scroll", editions: .all, kind: .heuristic, severity: .error,
        guidelines: ["alerts-two-buttons"], scope: .modals([.alert]), mutedBy: ["alert-three-plus-buttons"],
        summary: LocalText(
            en: "All buttons of an alert are seen without scrolling.",
            ja: "アラートのすべてのボタンを、スクロールせずに見えるようにします。",
            ko: "알림의 모든 버튼이 스크롤하지 않아도 보이게 합니다."),
        why: LocalText(
            en: """
                A choice that is out of sight is no choice. Buttons that have to be scrolled are easily missed, and \
                scrolling among them is easily a tap.
                """,
            ja: "見えない選択肢は選べません。スクロールが必要なボタンは見落とされやすく、スクロールのつもりで触れて押してしまうこともあります。",
            ko: "보이지 않는 선택지는 고를 수 없습니다. 스크롤해야 하는 버튼은 놓치기 쉽고, 스크롤하다가 잘못 탭하기도 쉽습니다."),
        remedy: LocalText(
            en: "Offer fewer buttons, shorten their titles so that two share a row, or show an action sheet.",
            ja: "ボタンを減らすか、2つが横に並ぶようにタイトルを短くするか、アクションシートにします。",
            ko: "버튼 수를 줄이거나, 두 버튼이 한 줄에 놓이도록 제목을 줄이거나, 동작 시트를 사용합니다."),
        messages: [hidden, near, AlertHeightCheck.look],
        examples: [
            .flow(
                .pass, "Two short titles", LayoutExamples.alert("Delete this album?", cases: [LayoutExamples.lowest])),
            .flow(
                .pass, "Two buttons in a row stay in sight below any text",
                LayoutExamples.alert(
                    "Terms of Use", LayoutExamples.text("By going on you agree to these terms.", 30),
                    cases: [LayoutExamples.lowest])),
            .flow(
                .pass, "Three in Japanese, held upright",
                LayoutExamples.alert(
                    "変更を保存しますか?", nil, ["保存", "保存しない", "キャンセル"], cases: [#""iphone-portrait""#], language: "ja")),
            .flow(
                .fail, "Seven buttons sideways",
                LayoutExamples.alert(
                    "Repeat", nil, ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
                    cases: [#""iphone-portrait""#, #""iphone-landscape""#])),
            .flow(
                .fail, "Two long titles stack below a long message",
                LayoutExamples.alert(
                    "Update Required", LayoutExamples.text("This version can no longer be used.", 11),
                    ["Remind Me Again Tomorrow", "Update Right Now"], cases: [LayoutExamples.lowest])),
            .flow(
                .fail, "The document says that two buttons stack",
                LayoutExamples.alert(
                    "업데이트 필요", LayoutExamples.text("이 버전은 더 이상 사용할 수 없습니다.", 11), ["나중에", "업데이트"],
                    cases: [LayoutExamples.lowest], language: "ko", more: #", "layout": "stack""#)),
            .flow(
                .review, "Three in a stack on the lowest screen",
                LayoutExamples.alert(
                    "Save the changes?", "Your changes are lost otherwise, on this phone and elsewhere.",
                    ["Save", "Don’t Save", "Cancel"],
                    cases: [LayoutExamples.lowest])),
            .flow(
                .open, "Some phones are tall enough and some aren’t, and nobody says which it is for",
                LayoutExamples.alert("Save the changes?", nil, ["Save", "Save as Copy", "Don’t Save", "Cancel"])),
            .modal(.notApplicable, "No button", #""style": "alert", "title": "Wait", "controls": []"#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard node.modal.controls.isKnown else { return observations.open(node.modal.id, "controls") }
        guard !node.buttons.isEmpty else { return observations.nothingToCheck() }
        observations.add(in: context.layoutSettings.all, context) { language, device in
            let layout = context.layout(of: node, case: device, language: language)
            var cell: Observation
            switch layout.buttonsFit {
            case .yes: return Observation(.pass)
            case .no: cell = layout.observation(.fail, Self.hidden, device)
            case .unsure:
                let missing = context.unknownTexts(of: node, in: language)
                guard missing.isEmpty else { return Observation(openOn: missing) }
                cell = layout.observation(.review, Self.near, settledBy: AlertHeightCheck.look, device)
            }
            cell.field = ["controls"]
            return cell
        }
    }
}
