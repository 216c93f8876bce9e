internal import FlowDocument
internal import JSON

/// A modal's presentation style is one that the edition offers.
struct StyleKnown: ModalRule {
    static let unknown = MessageTemplate(
        "unknown", en: "The style “{style}” is none that iOS offers.",
        ja: "「{style}」という表示スタイルはiOSにありません。", ko: "“{style}” 스타일은 iOS에 없는 표시 스타일입니다.")
    static let later = MessageTemplate(
        "later", en: "The style “{style}” is younger than the edition {edition}; name the style that people see.",
        ja: "「{style}」は{edition}年版のガイドラインより新しい表示スタイルです。実際に表示されるスタイルを指定してください。",
        ko: "“{style}” 스타일은 {edition}년판 지침보다 나중에 나왔습니다. 실제로 표시되는 스타일을 지정하십시오.")
    static let transparent = MessageTemplate(
        "transparent", en: "“{style}” is read as “{known}” through which the view behind shows.",
        ja: "「{style}」は、背後が透けて見える「{known}」として扱います。", ko: "“{style}” 스타일은 뒤가 비쳐 보이는 “{known}” 스타일로 봅니다.")

    static let metadata = RuleMetadata(
        id: "style-known", version: 2, editions: .all, severity: .error,
        guidelines: ["modality-2018-presentation-style", "modality-2020s-definition"],
        scope: .modals(ModalKind.screens.union([.popoverNonmodal, .popover, .other])),
        summary: LocalText(
            en: "The presentation style is one that the edition offers.",
            ja: "表示スタイルは、ガイドラインの版にあるものを使います。",
            ko: "표시 스타일은 해당 판의 지침에 있는 것을 사용합니다."),
        why: LocalText(
            en: """
                People know the system's styles, how they open and how they close. A style of one's own must be \
                learned, and nobody tests it on the next iOS.
                """,
            ja: """
                システムのスタイルなら、どう開いてどう閉じるかを誰もが知っています。独自のスタイルは覚えてもらう必要があり、次のiOSで\
                正しく動く保証もありません。
                """,
            ko: """
                시스템 스타일이 어떻게 열리고 닫히는지는 누구나 압니다. 독자적인 스타일은 새로 익혀야 하고, 다음 iOS에서도 제대로 \
                동작한다는 보장이 없습니다.
                """),
        remedy: LocalText(
            en: "Choose the nearest style: for a drawer a page sheet, for a small panel a form sheet or a popover.",
            ja: "最も近いスタイルを選びます。下から出るドロワーならページシート、小さなパネルならフォームシートかポップオーバーです。",
            ko: "가장 가까운 스타일을 고릅니다. 아래에서 나오는 서랍은 페이지 시트, 작은 패널은 폼 시트나 팝오버입니다."),
        messages: [unknown, later, transparent, .restyle],
        examples: [
            .modal(.pass, "Form sheet", #""style": "formSheet""#),
            .modal(.pass, "Automatic, since 2019", in: .hig2020s, #""style": "automatic""#),
            .modal(.pass, "Custom is a style of today", in: .hig2025, #""style": "custom""#),
            .modal(.pass, "UIKit's name for full screen with the view behind in sight", #""style": "overFullScreen""#),
            .modal(.fail, "Automatic in 2018", in: .hig2018, #""style": "automatic""#),
            .modal(.fail, "Custom in 2018", in: .hig2018, #""style": "custom""#),
            .modal(.fail, "A bottom drawer", #""style": "bottomDrawer""#),
            .modal(.fail, "A slip of the pen", #""style": "pagesheet""#),
            .modal(.open, "Nobody said", #""title": "New Contact""#),
            .modal(.notApplicable, "An alert", #""style": "alert""#),
        ])

    private static let in2018: [ModalStyle] = [.fullScreen, .pageSheet, .formSheet, .currentContext, .popover]
    private static let since2019: [ModalStyle] = in2018 + [.automatic, .custom]

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard let style = node.modal.style.value else { return observations.open(node.modal.id, "style") }
        let arguments = ["style": style.rawValue, "edition": context.edition.rawValue]
        let offered = context.edition == .hig2018 ? Self.in2018 : Self.since2019
        if offered.contains(style) { return observations.pass() }
        if let known = Self.transparentNames[style.rawValue] {
            let message = Message(Self.transparent, ["style": style.rawValue, "known": known.rawValue])
            return observations.add(Observation(.pass, message))
        }
        let isOfAnotherEdition = ModalStyle.known.contains(style)
        observations.fail(isOfAnotherEdition ? Self.later : Self.unknown, arguments) {
            $0.field = ["style"]
            guard !isOfAnotherEdition, let nearest = Self.nearest(to: style, in: offered) else { return }
            $0.fix = Fix(
                .suggested, Message(.restyle, ["style": nearest.rawValue]),
                node.patch("style", .string(nearest.rawValue)))
        }
    }

    /// UIKit's names for styles that the format writes with `transparent`.
    private static let transparentNames: [String: ModalStyle] = [
        "overFullScreen": .fullScreen, "overCurrentContext": .currentContext,
    ]

    /// What people call the styles elsewhere, in small letters.
    private static let otherNames: [String: ModalStyle] = [
        "drawer": .pageSheet, "bottomdrawer": .pageSheet, "bottomsheet": .pageSheet, "sheet": .pageSheet,
        "card": .pageSheet, "halfsheet": .pageSheet, "panel": .formSheet, "form": .formSheet,
        "fullscreencover": .fullScreen, "cover": .fullScreen, "full": .fullScreen, "callout": .popover,
        "tooltip": .popover, "bubble": .popover,
    ]

    private static func nearest(to style: ModalStyle, in offered: [ModalStyle]) -> ModalStyle? {
        let name = style.rawValue.lowercased().filter(\.isLetter)
        if let named = otherNames[name] { return named }
        if let same = offered.first(where: { $0.rawValue.lowercased() == name }) { return same }
        return style.rawValue.nearest(in: offered.map(\.rawValue)).map { ModalStyle(rawValue: $0) }
    }
}
