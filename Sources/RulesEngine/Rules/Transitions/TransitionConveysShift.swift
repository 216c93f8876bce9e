internal import FlowDocument
internal import JSON

/// The transition makes the change of context felt.
struct TransitionConveysShift: PresentationRule {
    static let shortest = Threshold(
        "transition-conveys-shift", "shortest", 0.15,
        LocalText(
            en: "The shortest movement that people still notice, in seconds.", ja: "動きに気づける最短の時間（秒）。",
            ko: "움직임을 알아차릴 수 있는 가장 짧은 시간(초)."))
    static let longest = Threshold(
        "transition-conveys-shift", "longest", 0.8,
        LocalText(
            en: "The longest movement that people don't have to wait for, in seconds.", ja: "待たされると感じない最長の時間（秒）。",
            ko: "기다린다고 느끼지 않는 가장 긴 시간(초)."))

    static let instant = MessageTemplate(
        "instant", en: "“{target}” appears at once, without any movement.", ja: "「{target}」が、動きなしに突然現れます。",
        ko: "“{target}”: 아무 움직임 없이 갑자기 나타납니다.")
    static let brief = MessageTemplate(
        "brief", en: "“{target}” opens in {duration} s, too fast to be noticed.",
        ja: "「{target}」が{duration}秒で開き、速すぎて動きに気づけません。",
        ko: "“{target}”: {duration}초 만에 열려 너무 빨라서 알아차릴 수 없습니다.")
    static let slow = MessageTemplate(
        "slow", en: "“{target}” takes {duration} s to open, so people wait for it.",
        ja: "「{target}」が開くのに{duration}秒かかり、待たされます。", ko: "“{target}”: 열리는 데 {duration}초가 걸려 기다리게 됩니다.")
    static let animate = MessageTemplate(
        "animate", en: "Let it come up from below, as modals do", ja: "通常のモーダルのように下から表示する",
        ko: "보통의 모달처럼 아래에서 올라오게 하기")
    static let usual = MessageTemplate(
        "usual", en: "Leave the duration to the system", ja: "時間をシステムに任せる", ko: "시간을 시스템에 맡기기")

    static let metadata = RuleMetadata(
        id: "transition-conveys-shift", editions: .all, severity: .warning,
        guidelines: ["modality-2018-transition-style", "modality-2020s-transition-style"], scope: .presentations,
        thresholds: [shortest, longest],
        summary: LocalText(
            en: "A modal opens with a movement that people can follow.", ja: "モーダルは、目で追える動きとともに開きます。",
            ko: "모달은 눈으로 따라갈 수 있는 움직임과 함께 열립니다."),
        why: LocalText(
            en:
                "The movement is what tells people that they step aside for a while. A swap in a blink looks like a fault.",
            ja: "一時的に別の場面へ移ることは、動きによって伝わります。瞬時に切り替わると不具合のように見えます。",
            ko: "잠시 다른 곳으로 옮겨 간다는 것은 움직임이 알려 줍니다. 순식간에 바뀌면 오류처럼 보입니다."),
        remedy: LocalText(
            en: "Animate the presentation with the system's transition and its duration.",
            ja: "システムのトランジションと時間で、表示をアニメーションさせます。", ko: "시스템의 전환과 시간으로 표시를 애니메이션합니다."),
        messages: [instant, brief, slow, animate, usual],
        examples: [
            .flow(.pass, "Up from below", open(#""style": "coverVertical", "animated": true, "duration": 0.35"#)),
            .flow(.pass, "The system's duration", open(#""style": "coverVertical", "animated": true"#)),
            .flow(.pass, "At the limits: short", open(#""style": "slide", "animated": true, "duration": 0.15"#)),
            .flow(.pass, "At the limits: long", open(#""style": "slide", "animated": true, "duration": 0.8"#)),
            .flow(
                .pass, "Restored at launch",
                open(#""style": "coverVertical", "animated": false"#, of: #", "trigger": "launch""#)),
            .flow(.fail, "An instant swap", open(#""animated": false"#)),
            .flow(
                .fail, "An instant swap, and away as the system lets it",
                open(#""animated": false"#, closing: #", "animated": true"#)),
            .flow(
                .fail, "An instant swap, and away by fading",
                open(#""animated": false"#, closing: #", "style": "crossDissolve""#)),
            .flow(.fail, "A fade that is switched off", open(#""style": "crossDissolve", "animated": false"#)),
            .flow(.fail, "No style", open(#""style": "none""#)),
            .flow(.fail, "Stated to have no style", open(#""style": null"#)),
            .flow(.fail, "Too fast", open(#""style": "slide", "animated": true, "duration": 0.1"#)),
            .flow(.fail, "Too slow", open(#""style": "slide", "animated": true, "duration": 0.81"#)),
            .flow(.open, "Nobody said whether it moves", open(#""style": "coverVertical""#)),
            .flow(.open, "Nobody said how it moves", open(#""animated": true"#)),
            .flow(
                .notApplicable, "An alert moves as the system lets it",
                #"""
                "screens": [{"id": "list"}], "modals": [{"id": "m", "style": "alert"}],
                "transitions": [{"id": "t", "from": "list", "to": "m", "kind": "present"}]
                """#),
        ])

    func check(_ presentation: PresentationNode, in context: Context, _ observations: inout Observations) {
        let transition = presentation.transition
        if transition.movement == TransitionStyle.none {
            // What is restored when the app starts was there before; nothing moves.
            if presentation.target.modal.trigger.value == .launch { return observations.pass() }
            return observations.fail(Self.instant, ["target": presentation.target.modal.displayName]) {
                $0.field = [transition.animated.isFalse ? "animated" : "style"]
                $0.fix = Self.moving(presentation, in: context)
            }
        }
        if let duration = transition.duration.value,
            let template = duration < context.limit(Self.shortest)
                ? Self.brief : duration > context.limit(Self.longest) ? Self.slow : nil
        {
            let arguments = ["target": presentation.target.modal.displayName, "duration": duration.plain]
            return observations.fail(template, arguments) {
                $0.severity = .advice
                $0.field = ["duration"]
                $0.evidence = [JSON.Member("duration", .number(duration))]
                let pointer = JSONPointer(["transitions", String(presentation.index), "duration"])
                $0.fix = Fix(.suggested, Message(Self.usual), [Fix.Operation("remove", pointer)])
            }
        }
        if presentation.isMovedBySystem {
            return transition.animated.isKnown || transition.style.isKnown
                ? observations.pass() : observations.nothingToCheck()
        }
        guard transition.animated.isKnown else { return observations.open(transition.id, "animated") }
        if transition.style.isKnown || transition.duration.value != nil { return observations.pass() }
        observations.open(transition.id, "style")
    }

    /// The system's movement, where nothing that closes the modal moves otherwise.
    private static func moving(_ presentation: PresentationNode, in context: Context) -> Fix? {
        var patch: [Fix.Operation] = []
        if presentation.transition.animated.isFalse { patch.append(presentation.patch("animated", .bool(true))) }
        if (presentation.transition.style.value ?? TransitionStyle.none) == TransitionStyle.none {
            let leaves = context.dismissals.value[presentation.target].map { context.document.transitions[$0] }
            let isFree = leaves.allSatisfy { !$0.style.isKnown && !$0.edge.isKnown && !$0.animated.isFalse }
            guard isFree, !presentation.transition.edge.isKnown else { return nil }
            patch.append(presentation.patch("style", .string(TransitionStyle.coverVertical.rawValue)))
        }
        return Fix(.suggested, Message(animate), patch)
    }

    private static func open(_ members: String, of modal: String = "", closing: String? = nil) -> String {
        """
        "screens": [{"id": "list"}], "modals": [{"id": "m", "name": "Editor", "style": "fullScreen"\(modal)}],
        "transitions": [{"id": "t", "from": "list", "to": "m", "kind": "present", \(members)}\
        \(closing.map { #", {"id": "u", "from": "m", "kind": "dismiss"\#($0)}"# } ?? "")]
        """
    }
}
