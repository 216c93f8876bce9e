internal import FlowDocument
internal import TextLayout

/// Where a text has to speak of a button, its verb fits every device.
struct AlertGuidanceNeutralVerb: ModalRule {
    static let device = MessageTemplate(
        "device", en: "The text says “{verb}” of a button, which holds for some devices only.",
        ja: "ボタンの操作に「{verb}」が使われています。一部の機器にしか当てはまりません。",
        ko: "버튼에 “{verb}” 표현을 쓰고 있습니다. 일부 기기에만 맞는 말입니다.")
    static let replace = MessageTemplate(
        "replace", en: "Write “{verb}” instead.", ja: "「{verb}」に置き換えます。", ko: "“{verb}” 표현으로 바꿉니다.")

    static let metadata = RuleMetadata(
        id: "alert-guidance-neutral-verb", editions: [.hig2025], severity: .advice,
        guidelines: ["alerts-2025-button-titles"], scope: .modals([.alert]),
        mutedBy: ["alert-no-button-explanation"],
        summary: LocalText(
            en: "Where an alert’s text has to speak of a button, its verb fits every device.",
            ja: "アラートの文章でボタンの操作に触れるときは、どの機器にも当てはまる動詞を使います。",
            ko: "알림의 문구에서 버튼 조작을 말할 때는 모든 기기에 맞는 동사를 씁니다."),
        why: LocalText(
            en:
                "The same alert appears on a phone, on a tablet with a keyboard and on a computer. Only some of them tap.",
            ja: "同じアラートが、スマートフォンでも、キーボード付きのタブレットでも、コンピュータでも表示されます。タップするのはその一部だけです。",
            ko: "같은 알림이 휴대전화, 키보드를 단 태블릿, 컴퓨터에서 나타납니다. 그중 일부에서만 탭을 합니다."),
        remedy: LocalText(
            en: "Write choose. Better still, drop the guidance.",
            ja: "「選択」にしてください。案内そのものをなくせればさらに良くなります。",
            ko: "“선택”이라고 쓰십시오. 안내 자체를 없애면 더 좋습니다."),
        messages: [device, replace],
        examples: AlertGuidanceExamples.neutral)

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let told = context.guidanceWithVerbs(of: node, &observations)
        let fix = Guidance.fix(for: told, of: node, Self.replace) { $0.form.manner.isNeutral ? nil : $0.form.choose }
        for guidance in told {
            guard let verb = guidance.verb, !verb.form.manner.isNeutral else {
                observations.passAsFacet(guidance.prose)
                continue
            }
            observations.fail(Self.device, ["verb": verb.text(in: guidance.prose)]) {
                guidance.locate(&$0, verb.range)
                $0.fix = fix
            }
        }
    }
}

extension InstructionLexicon.Manner {
    /// Whether it holds for every device.
    fileprivate var isNeutral: Bool { self == .choose || self == .select }
}
