internal import FlowDocument

/// How the facts are asked for that rules about popovers wait for.
enum PopoverPrompts {
    static func prompt(for field: String) -> LocalText? {
        prompts[field.hasPrefix("arrow.tips.") ? "arrow.tip" : field]
    }

    private static let prompts: [String: LocalText] = [
        "anchor": LocalText(
            en: "Which control or region does the popover come out of? null states that it comes out of none.",
            ja: "ポップオーバーはどのコントロールまたは領域から現れますか。nullはどれからでもないことを表します。",
            ko: "팝오버는 어떤 컨트롤이나 영역에서 나옵니까? null은 해당하는 것이 없음을 뜻합니다."),
        "anchorRect": LocalText(
            en: "Which place does the popover point at? null states that it points at none.",
            ja: "ポップオーバーはどの場所を指しますか。nullは指す場所がないことを表します。",
            ko: "팝오버는 어느 위치를 가리킵니까? null은 가리키는 곳이 없음을 뜻합니다."),
        "arrow": LocalText(
            en: "Where does its arrow point? null states that it has none.",
            ja: "矢印はどこを指しますか。nullは矢印がないことを表します。",
            ko: "화살표는 어디를 가리킵니까? null은 화살표가 없음을 뜻합니다."),
        "arrow.direction": LocalText(
            en: "In which direction does its arrow point?", ja: "矢印はどの向きを指しますか。",
            ko: "화살표는 어느 방향을 가리킵니까?"),
        "arrow.tip": LocalText(
            en: "Where does its arrow end, in window coordinates?", ja: "矢印の先端はウインドウのどの座標にありますか。",
            ko: "화살표 끝은 창의 어느 좌표에 있습니까?"),
        "autoCloseOn": LocalText(
            en: "What closes it by itself? [] states that nothing does.",
            ja: "何をきっかけに自動で閉じますか。[]はきっかけがないことを表します。",
            ko: "무엇을 계기로 저절로 닫힙니까? []는 계기가 없음을 뜻합니다."),
        "closes": LocalText(
            en: "Which modals does the transition close? [] states that it closes none.",
            ja: "この遷移はどのモーダルを閉じますか。[]は何も閉じないことを表します。",
            ko: "이 전환은 어떤 모달을 닫습니까? []는 아무것도 닫지 않음을 뜻합니다."),
        "closesOnSelect": LocalText(
            en: "Does choosing an item close it?", ja: "項目を選ぶと閉じますか。", ko: "항목을 고르면 닫힙니까?"),
        "contentSize": LocalText(
            en: "How large does its content want to be? null states that it asks for no size.",
            ja: "内容に必要な大きさはどれくらいですか。nullは大きさの指定がないことを表します。",
            ko: "내용에 필요한 크기는 얼마입니까? null은 정해진 크기가 없음을 뜻합니다."),
        "draggable": LocalText(
            en: "Can people drag it?", ja: "ドラッグして動かせますか。", ko: "드래그해서 옮길 수 있습니까?"),
        "location": LocalText(
            en: "Where does this control stand: in a bar or in the content?",
            ja: "このコントロールはバーと内容のどちらにありますか。", ko: "이 컨트롤은 막대와 내용 중 어디에 있습니까?"),
        "outsideTap.consumes": LocalText(
            en: "Does a tap beside it do nothing but close it?", ja: "外側のタップは閉じるだけで終わりますか。",
            ko: "바깥을 탭하면 닫히기만 합니까?"),
        "outsideTap.effect": LocalText(
            en: "What becomes of what was entered when a tap beside it closes it?",
            ja: "外側のタップで閉じると、入力した内容はどうなりますか。", ko: "바깥을 탭해 닫으면 입력한 내용은 어떻게 됩니까?"),
        "over": LocalText(
            en: "Which screens and modals can it lie over? [] states none.",
            ja: "どの画面やモーダルの上に重なりますか。[]はどれにも重ならないことを表します。",
            ko: "어떤 화면과 모달 위에 겹칠 수 있습니까? []는 없음을 뜻합니다."),
        "passthrough": LocalText(
            en: "What can be used beside it while it is open? [] states that nothing can.",
            ja: "開いている間、横で何が操作できますか。[]は何も操作できないことを表します。",
            ko: "열려 있는 동안 옆에서 무엇을 쓸 수 있습니까? []는 아무것도 쓸 수 없음을 뜻합니다."),
        "regions": LocalText(
            en: "Which areas of the screen do people need to see? [] states that there are none.",
            ja: "画面のどの領域が見えている必要がありますか。[]はそのような領域がないことを表します。",
            ko: "화면에서 꼭 보여야 하는 영역은 어디입니까? []는 없음을 뜻합니다."),
        "scrollable": LocalText(
            en: "Does its content scroll?", ja: "内容はスクロールしますか。", ko: "내용이 스크롤됩니까?"),
        "selection": LocalText(
            en: "How many things can be chosen in it?", ja: "いくつの項目を選べますか。", ko: "몇 개를 고를 수 있습니까?"),
        "sizeStates": LocalText(
            en: "Which sizes can it take? [] states that it keeps one.",
            ja: "どのような大きさになりますか。[]は大きさが変わらないことを表します。",
            ko: "어떤 크기를 가질 수 있습니까? []는 크기가 바뀌지 않음을 뜻합니다."),
        "sizeStates.animated": LocalText(
            en: "Is the change of its size animated?", ja: "大きさの変化はアニメーションで表示されますか。",
            ko: "크기 변화가 애니메이션으로 보입니까?"),
    ]

    static let choices: [String: [String]] = [
        "arrow.direction": ArrowDirection.allCases.map(\.rawValue),
        "closesOnSelect": ["true", "false"],
        "draggable": ["true", "false"],
        "location": ControlLocation.allCases.map(\.rawValue),
        "outsideTap.consumes": ["true", "false"],
        "outsideTap.effect": Effect.allCases.map(\.rawValue),
        "scrollable": ["true", "false"],
        "selection": Selection.allCases.map(\.rawValue),
        "sizeStates.animated": ["true", "false"],
    ]
}
