internal import FlowDocument
internal import JSON

/// An alert was looked at in every orientation that the app supports.
struct AlertBothOrientations: ModalRule {
    static let unseen = MessageTemplate(
        "unseen",
        en: "The app can be held in {orientation}, and there is neither a picture nor a case of the alert so.",
        ja: "アプリは{orientation}にも対応していますが、その向きのアラートの画像もケースもありません。",
        ko: "앱은 {orientation} 방향도 지원하지만, 그 방향의 알림 이미지나 케이스가 없습니다.")

    static let metadata = RuleMetadata(
        id: "alert-both-orientations", editions: .all, severity: .advice, guidelines: ["alerts-both-orientations"],
        scope: .modals([.alert]),
        summary: LocalText(
            en: "An alert is looked at in every orientation that the app supports.",
            ja: "アラートを、アプリが対応するすべての向きで確かめます。",
            ko: "앱이 지원하는 모든 방향에서 알림을 확인합니다."),
        why: LocalText(
            en: "An alert that is all in sight upright may have to be scrolled when the device is turned.",
            ja: "縦向きで全体が見えるアラートも、デバイスを回すとスクロールが必要になることがあります。",
            ko: "세로에서는 다 보이는 알림도 기기를 돌리면 스크롤해야 할 수 있습니다."),
        remedy: LocalText(
            en: "Name a case in that orientation, or add a picture of the alert in it as evidence.",
            ja: "その向きのケースを加えるか、その向きのアラートの画像を証拠として加えます。",
            ko: "그 방향의 케이스를 추가하거나, 그 방향의 알림 이미지를 증거로 추가합니다."),
        messages: [unseen],
        examples: [
            .flow(
                .pass, "Two cases",
                LayoutExamples.alert(
                    "Delete Album?", cases: [#""iphone-portrait""#, #""iphone-landscape""#],
                    head: #""app": {"orientations": ["portrait", "landscape"]}, "#)),
            .flow(
                .pass, "Two pictures",
                LayoutExamples.alert(
                    "Delete Album?",
                    more: #"""
                        , "evidence": [{"case": "iphone-portrait", "asset": "\#(asset)"},
                            {"case": "iphone-landscape", "asset": "\#(asset)"}]
                        """#, head: #""app": {"orientations": ["portrait", "landscape"]}, "#)),
            .flow(
                .pass, "Both are seen, whichever the app supports",
                LayoutExamples.alert("Delete Album?", cases: [#""iphone-portrait""#, #""ipad-landscape""#])),
            .flow(
                .fail, "A case upright only",
                LayoutExamples.alert(
                    "Delete Album?", cases: [#""iphone-portrait""#],
                    head: #""app": {"orientations": ["portrait", "landscape"]}, "#)),
            .flow(
                .fail, "A picture upright only",
                LayoutExamples.alert(
                    "Delete Album?", more: #", "evidence": [{"case": "iphone-portrait", "asset": "\#(asset)"}]"#,
                    head: #""app": {"orientations": ["portrait", "landscape"]}, "#)),
            .flow(
                .open, "Nobody says how the app can be held",
                LayoutExamples.alert("Delete Album?", cases: [#""iphone-portrait""#])),
            .flow(
                .open, "Neither cases nor pictures are named",
                LayoutExamples.alert("Delete Album?", head: #""app": {"orientations": ["portrait", "landscape"]}, "#)),
            .flow(
                .notApplicable, "One orientation",
                LayoutExamples.alert("Delete Album?", head: #""app": {"orientations": ["portrait"]}, "#)),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let stated = context.document.app.value?.orientations ?? .unknown
        if stated.isKnown, stated.elements.count < 2 { return observations.nothingToCheck() }
        // A document that names its cases has no pictures of others.
        let pictures = node.modal.evidence.elements.compactMap { $0.case.value }
        let seen = Set(context.cases?.map(\.orientation) ?? pictures.compactMap { DeviceCase.builtIn($0)?.orientation })
        let unseen = Orientation.allCases.filter { !seen.contains($0) }
        guard let first = unseen.first else { return observations.pass() }
        guard stated.isKnown else {
            return observations.add(Observation(openOn: [MissingFact(Reference(.app), "orientations")]))
        }
        // A document that names no case says nothing; a picture that is not there was not taken.
        guard context.cases != nil || node.modal.evidence.isKnown else {
            return observations.add(Observation(openOn: [MissingFact(Reference(.app), "cases")]))
        }
        observations.fail(Self.unseen, ["orientation": first.rawValue]) {
            $0.field = ["evidence"]
            $0.evidence = [JSON.Member("unseen", .array(unseen.map { .string($0.rawValue) }))]
        }
    }

    private static let asset = "sha256:\(String(repeating: "0", count: 64))"
}
