internal import FlowDocument
internal import JSON
internal import TextLayout

/// Whether an alert is seen at once in every language and case of an orientation.
struct AlertHeightCheck {
    /// How the device is held.
    let orientation: Orientation

    static let tall = MessageTemplate(
        "too-tall",
        en: "In {case} the alert is at least {least} points tall and has {high} at most, so it has to be scrolled.",
        ja: "{case}では、アラートの高さが少なくとも{least}ポイントあり、使える高さは最大{high}ポイントです。スクロールしないと全体を読めません。",
        ko: "{case}에서 알림의 높이는 최소 {least}포인트인데 쓸 수 있는 높이는 최대 {high}포인트입니다. 스크롤해야 다 볼 수 있습니다.")
    static let near = MessageTemplate(
        "near-limit",
        en: "In {case} the alert is {least} to {most} points tall and has {low} to {high}: it may have to be scrolled.",
        ja: "{case}では、アラートの高さが{least}〜{most}ポイント、使える高さが{low}〜{high}ポイントです。スクロールが必要になるかもしれません。",
        ko: "{case}에서 알림의 높이는 {least}~{most}포인트이고 쓸 수 있는 높이는 {low}~{high}포인트입니다. 스크롤이 필요할 수 있습니다.")
    static let look = MessageTemplate(
        "look-at-it",
        en: "Look at the alert in {case}, on a device or in a simulator.",
        ja: "{case}でのアラートを、実機またはシミュレータで確かめてください。",
        ko: "{case}에서 알림이 어떻게 보이는지 기기나 시뮬레이터에서 확인하십시오.")

    /// Everything that the check can say.
    static let messages = [tall, near, look]

    /// Looks at an alert.
    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let held = orientation == .portrait ? context.layoutSettings.upright : context.layoutSettings.sideways
        observations.add(in: held, context) { language, device in
            let layout = context.layout(of: node, case: device, language: language)
            switch layout.fits {
            case .no: return layout.observation(.fail, Self.tall, device)
            case .yes where node.modal.controls.isKnown: return Observation(.pass)
            case .yes, .unsure:
                let missing = context.unknownTexts(of: node, in: language)
                guard missing.isEmpty else { return Observation(openOn: missing) }
                return layout.observation(.review, Self.near, settledBy: Self.look, device)
            }
        }
    }
}

extension AlertLayout {
    /// A failure or a review with the numbers that it rests on.
    func observation(
        _ outcome: Outcome, _ template: MessageTemplate, settledBy: MessageTemplate? = nil, _ device: DeviceCase
    ) -> Observation {
        let (height, available) = (body.height, room.alertHeight)
        let message = Message(
            template,
            [
                "case": device.id, "count": String(body.buttonCount), "least": LayoutEvidence.words(height.low),
                "most": LayoutEvidence.words(height.high), "low": LayoutEvidence.words(available.low),
                "high": LayoutEvidence.words(available.high),
            ])
        var cell = Observation(outcome, message)
        cell.settledBy = settledBy.map { Message($0, ["case": device.id]) }
        cell.evidence = evidence(device)
        cell.weigh(device)
        return cell
    }

    /// What the layout was computed from.
    private func evidence(_ device: DeviceCase) -> [JSON.Member] {
        [
            JSON.Member("height", LayoutEvidence.points(body.height)),
            JSON.Member("available", LayoutEvidence.points(room.alertHeight)),
            JSON.Member("titleLines", LayoutEvidence.lines(body.title)),
            JSON.Member("messageLines", LayoutEvidence.lines(body.message)),
            JSON.Member("buttons", .number(Double(body.buttonCount))),
            JSON.Member("arrangement", LayoutEvidence.arrangement(body.arrangement)),
        ] + LayoutEvidence.tables(device.alertSystem, device.typeSize)
    }
}
