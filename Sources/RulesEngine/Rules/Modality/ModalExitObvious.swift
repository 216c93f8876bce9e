internal import FlowDocument
internal import JSON

/// The way out of a modal is plain to see when it appears.
struct ModalExitObvious: ModalRule {
    static let side = Threshold(
        "modal-exit-obvious", "hitSide", 44,
        LocalText(
            en: "The least width and height of a way out, in points.", ja: "閉じるための操作の最小の幅と高さ（ポイント）。",
            ko: "나가는 컨트롤의 최소 너비와 높이(포인트)."))

    static let none = MessageTemplate(
        "none", en: "No control that can be seen when it appears leads out of it.",
        ja: "表示された時点で見える操作の中に、閉じるためのものがありません。",
        ko: "나타날 때 보이는 컨트롤 가운데 나가는 것이 없습니다.")
    static let hidden = MessageTemplate(
        "hidden", en: "“{title}” leads out of it, but cannot be seen when it appears.",
        ja: "「{title}」で閉じられますが、表示された時点では見えません。",
        ko: "“{title}” 컨트롤로 나갈 수 있지만 나타날 때는 보이지 않습니다.")
    static let unlabelled = MessageTemplate(
        "unlabelled", en: "“{title}” leads out of it, but neither a text nor a name says so.",
        ja: "「{title}」で閉じられますが、それを示す文字も読み上げ用の名前もありません。",
        ko: "“{title}” 컨트롤로 나갈 수 있지만 이를 알려 주는 텍스트도 이름도 없습니다.")
    static let unfamiliar = MessageTemplate(
        "unfamiliar", en: "“{title}” leads out of it, but its symbol “{symbol}” does not say so.",
        ja: "「{title}」で閉じられますが、記号「{symbol}」からはそれがわかりません。",
        ko: "“{title}” 컨트롤로 나갈 수 있지만 “{symbol}” 기호로는 알 수 없습니다.")
    static let small = MessageTemplate(
        "small",
        en: "“{title}” leads out of it and is {width} × {height} pt; less than {side} pt a side is hard to hit.",
        ja: "「{title}」で閉じられますが、大きさは{width}×{height}ptです。一辺が{side}ptより小さいと押しにくくなります。",
        ko: "“{title}” 컨트롤로 나갈 수 있지만 크기가 {width} × {height} pt입니다. 한 변이 {side} pt보다 작으면 누르기 어렵습니다.")
    static let unplaced = MessageTemplate(
        "unplaced", en: "Nobody said where “{title}” stands, which leads out of it.",
        ja: "閉じるための「{title}」がどこにあるのかわかりません。",
        ko: "나가는 컨트롤인 “{title}” 항목의 위치를 알 수 없습니다.")
    static let onTap = MessageTemplate(
        "on-tap", en: "“{title}” leads out of it and appears only after a tap.",
        ja: "「{title}」で閉じられますが、タップするまで表示されません。",
        ko: "“{title}” 컨트롤로 나갈 수 있지만 탭해야 나타납니다.")
    static let unreadable = MessageTemplate(
        "unreadable", en: "“{title}” leads out of it and shows the picture “{symbol}” alone.",
        ja: "「{title}」で閉じられますが、画像「{symbol}」だけが表示されています。",
        ko: "“{title}” 컨트롤로 나갈 수 있지만 “{symbol}” 그림만 표시됩니다.")
    static let settled = MessageTemplate(
        "look", en: "Look whether people see at once that “{title}” leads out, and can hit it.",
        ja: "「{title}」で閉じられることがすぐにわかり、押しやすいかどうかを確認してください。",
        ko: "“{title}” 컨트롤로 나갈 수 있음을 바로 알 수 있고 누르기 쉬운지 확인하십시오.")

    static let metadata = RuleMetadata(
        id: "modal-exit-obvious", version: 2, editions: .only2018, severity: .warning,
        guidelines: ["modality-2018-safe-exit"],
        scope: .modals(ModalKind.screens), mutedBy: ["modal-exit-exists"], thresholds: [side],
        summary: LocalText(
            en: "The way out of a modal is plain to see when it appears.",
            ja: "モーダルを閉じる操作は、表示された時点ではっきり見えます。",
            ko: "모달에서 나가는 방법은 모달이 나타날 때 분명히 보입니다."),
        why: LocalText(
            en: "Who sees the way out at once dares to look around. Who has to search for it feels trapped.",
            ja: "出口がすぐに見えれば、安心して中を見られます。探さなければならないと、閉じ込められたように感じます。",
            ko: "나가는 방법이 바로 보이면 마음 놓고 살펴볼 수 있습니다. 찾아야 하면 갇힌 느낌이 듭니다."),
        remedy: LocalText(
            en: """
                Show a control with a text, or a cross with a name for VoiceOver, at least 44 points a side, where it \
                is seen without scrolling.
                """,
            ja: "スクロールせずに見える場所に、文字のある操作、またはVoiceOver用の名前を付けた×印を、一辺44ポイント以上で置きます。",
            ko: "스크롤하지 않아도 보이는 곳에 텍스트가 있는 컨트롤이나 VoiceOver용 이름을 붙인 X 표시를 한 변 44포인트 이상으로 둡니다."),
        messages: [none, hidden, unlabelled, unfamiliar, small, unplaced, onTap, unreadable, settled],
        examples: ModalExitObviousExamples.all)

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        if node.modal.system.isTrue { return observations.nothingToCheck() }
        let ways = context.waysOut(of: node)
        let shown = context.shownFirst(in: node)
        let candidates = ways.controls.filter { !$0.isInside || shown.contains($0.owner) }
        // What is not known of later steps cannot change what is seen at first.
        let missing = ways.missing.filter {
            $0.isAboutControls && ($0.subject.owner == node.modal.id || shown.contains($0.subject.owner))
        }
        guard !candidates.isEmpty else {
            return missing.isEmpty ? observations.fail(Self.none) : observations.open(missing)
        }
        let sight = ExitSight(node, side: context.limit(Self.side), context)
        let windows: [DeviceCase?] = (context.cases ?? []).isEmpty ? [nil] : (context.cases ?? []).map { $0 }
        for language in context.languages {
            for window in windows {
                var best: (way: WayOut, sight: ExitSight.Answer)?
                for way in candidates {
                    let answer = sight.answer(way, in: language, window)
                    if best.map({ answer.order > $0.sight.order }) ?? true { best = (way, answer) }
                }
                guard let best else { continue }
                let isSole = candidates.count == 1
                tell(best.sight, of: best.way, isSole: isSole, missing, &observations) {
                    $0.language = context.languages.count > 1 ? language : nil
                    $0.case = window?.id
                }
            }
        }
    }

    private func tell(
        _ answer: ExitSight.Answer, of way: WayOut, isSole: Bool, _ missing: [MissingFact],
        _ observations: inout Observations, where cell: (inout Observation) -> Void
    ) {
        func place(_ observation: inout Observation) {
            if way.isInside { observation.screen = way.owner }
            observation.control = way.control?.id
            cell(&observation)
        }
        switch answer {
        case .plain:
            var observation = Observation(.pass)
            cell(&observation)
            observations.add(observation)
        case .unnamed(let facts):
            var observation = Observation(.open)
            observation.missing = facts
            observation.field = facts.first?.field.split(separator: ".").map(String.init) ?? []
            place(&observation)
            observations.add(observation)
        case .doubtful(let template, let facts):
            observations.review(template, arguments(of: way), settledBy: Self.settled) {
                $0.missing = facts
                place(&$0)
            }
        case .poor where !missing.isEmpty:
            var observation = Observation(.open)
            observation.missing = missing
            cell(&observation)
            observations.add(observation)
        case .poor(let template, let size):
            var names = arguments(of: way)
            names.merge(size) { $1 }
            observations.fail(isSole || template == Self.small ? template : Self.none, names) { observation in
                place(&observation)
                observation.evidence = size.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string($0.value)) }
            }
        }
    }

    private func arguments(of way: WayOut) -> [String: String] {
        ["title": way.title, "symbol": way.control?.symbol.value ?? ""]
    }
}
