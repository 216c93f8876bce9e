internal import FlowDocument
internal import JSON

/// A bar in a modal looks like the app's bars.
struct ModalNavbarMatchesApp: ModalRule {
    static let differs = MessageTemplate(
        "differs", en: "Its bar differs from the app's: {differences}.",
        ja: "バーの見た目がアプリのほかのバーと異なります: {differences}",
        ko: "막대의 모양이 앱의 다른 막대와 다릅니다: {differences}")
    static let media = MessageTemplate(
        "media", en: "Its bar differs from the app's, as in media viewers it may: {differences}.",
        ja: "メディアを表示する画面として、バーの見た目がアプリと異なります: {differences}",
        ko: "미디어를 보여 주는 화면으로서 막대의 모양이 앱과 다릅니다: {differences}")
    static let unclear = MessageTemplate(
        "unclear", en: "Its bar may differ from the app's: {differences}.",
        ja: "バーの見た目がアプリと異なる可能性があります: {differences}",
        ko: "막대의 모양이 앱과 다를 수 있습니다: {differences}")
    static let settled = MessageTemplate(
        "same-look", en: "Look at both bars side by side, and decide whether they look alike.",
        ja: "2つのバーを並べて、同じ見た目かどうかを判断してください。",
        ko: "두 막대를 나란히 놓고 같아 보이는지 판단해 주십시오.")
    static let adopt = MessageTemplate(
        "adopt", en: "Give the bar the look of the app's.",
        ja: "バーの見た目をアプリに合わせます。",
        ko: "막대의 모양을 앱에 맞춥니다.")

    static let metadata = RuleMetadata(
        id: "modal-navbar-matches-app", editions: .all, severity: .warning,
        guidelines: ["modality-2020s-matching-appearance", "modality-2018-matching-appearance"],
        scope: .modals(ModalKind.screens),
        summary: LocalText(
            en: "A navigation bar in a modal looks like the app's own.",
            ja: "モーダルのナビゲーションバーは、アプリのものと同じ見た目にします。",
            ko: "모달의 내비게이션 막대는 앱의 막대와 같은 모양으로 합니다."),
        why: LocalText(
            en: "A bar of another look makes people wonder whether they are still in the same app.",
            ja: "バーの見た目が違うと、まだ同じアプリの中にいるのか不安になります。",
            ko: "막대의 모양이 다르면 아직 같은 앱에 있는지 헷갈립니다."),
        remedy: LocalText(
            en: "Take tint, background, font and translucency from the app's bars.",
            ja: "色合い、背景、フォント、半透明の設定をアプリのバーに合わせてください。",
            ko: "색조, 배경, 서체, 반투명 설정을 앱의 막대에 맞추십시오."),
        messages: [differs, media, unclear, settled, adopt],
        examples: [
            .flow(.pass, "The same", bars(##""tint": "#007AFF""##, ##""tint": "#007AFF""##)),
            .flow(.pass, "The same in other letters", bars(##""tint": "#007AFF""##, ##""tint": "#007aff""##)),
            .flow(
                .pass, "Large titles may differ",
                bars(##""tint": "#007AFF", "largeTitle": true"##, ##""tint": "#007AFF", "largeTitle": false"##)),
            .flow(
                .pass, "Only what both state is compared",
                bars(##""tint": "#007AFF", "background": "default""##, ##""tint": "#007AFF", "titleFont": "system""##)),
            .flow(.fail, "Red and blue", bars(##""tint": "#007AFF""##, ##""tint": "#FF3B30""##)),
            .flow(
                .fail, "Another font, and not translucent",
                bars(
                    ###""titleFont": "system", "translucent": true"###,
                    ###""titleFont": "Georgia", "translucent": false"###)),
            .flow(
                .fail, "The bar of the screen inside",
                #"""
                "app": {"navigationBar": {"tint": "#007AFF"}},
                "screens": [{"id": "s", "navigationBar": {"tint": "#FF3B30"}}],
                "modals": [{"id": "m", "style": "pageSheet", "content": "s"}]
                """#),
            .flow(
                .review, "A photo viewer with a dark bar",
                bars(##""background": "default""##, ##""background": "#000000""##, ##", "contentKind": "photo""##)),
            .flow(.review, "A name and a number", bars(##""tint": "systemBlue""##, ##""tint": "#007AFF""##)),
            .flow(.open, "Nobody said how the app's bars look", bars(nil, ##""tint": "#FF3B30""##)),
            .flow(.open, "Nobody said how its bar looks", bars(##""tint": "#007AFF""##, ##""title": "New""##)),
            .flow(
                .notApplicable, "It has no bar",
                #"""
                "app": {"navigationBar": {"tint": "#007AFF"}},
                "modals": [{"id": "m", "style": "pageSheet", "navigationBar": null}]
                """#),
        ])

    /// Views of these bring the look that suits them.
    private static let mediaKinds: Set<ContentKind> = [.media, .video, .photo, .camera]

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard !node.modal.system.isTrue else { return observations.nothingToCheck() }
        let place = context.bar(of: node)
        switch (place.bar, context.document.app.value?.navigationBar ?? .unknown) {
        case (.nothing, _), (.value, .nothing): observations.nothingToCheck()
        case (.unknown, _): observations.open(node.modal.id, "navigationBar")
        case (.value, .unknown): observations.open(.app, "navigationBar")
        case (.value(let bar), .value(let app)): compare(bar, with: app, of: node, at: place, &observations)
        }
    }

    private func compare(
        _ bar: NavigationBar, with app: NavigationBar, of node: ModalNode, at place: BarPlace,
        _ observations: inout Observations
    ) {
        let tokens = BarToken.tokens(of: bar, app)
        guard tokens.contains(where: { $0.isComparable }) else {
            let (subject, name) =
                if let token = tokens.first(where: { $0.app != nil }) {
                    (place.subject, token.name)
                } else { (NodeID.app, "tint") }
            return observations.open(subject, "navigationBar.\(name)")
        }
        let different = tokens.filter { $0.comparison != .same }
        guard !different.isEmpty else { return observations.pass() }
        let arguments = ["differences": different.map(\.description).joined(separator: ", ")]
        let details: (inout Observation) -> Void = { observation in
            observation.screen = place.screen
            observation.field = ["navigationBar"]
            observation.evidence = different.map { token in
                JSON.Member(token.name, .array([token.modal ?? .null, token.app ?? .null]))
            }
        }
        guard different.contains(where: { $0.comparison == .different }) else {
            return observations.review(Self.unclear, arguments, settledBy: Self.settled, details)
        }
        if let kind = node.modal.contentKind.value, Self.mediaKinds.contains(kind) {
            return observations.review(Self.media, arguments, settledBy: Self.settled, details)
        }
        observations.fail(Self.differs, arguments) {
            details(&$0)
            $0.fix = Fix(
                .suggested, Message(Self.adopt),
                different.map { Fix.Operation("replace", JSONPointer(place.path + [$0.name]), $0.app ?? .null) })
        }
    }

    private static func bars(_ app: String?, _ modal: String, _ more: String = "") -> String {
        """
        \(app.map { "\"app\": {\"navigationBar\": {\($0)}}, " } ?? "")\
        "modals": [{"id": "m", "style": "pageSheet", "navigationBar": {\(modal)}\(more)}]
        """
    }
}
