internal import FlowDocument
internal import JSON
internal import TextLayout
internal import UnicodeText

/// What iOS has, the app does not draw anew.
struct ModalSystemComponentFirst: ModalRule {
    static let alert = MessageTemplate(
        "alert",
        en: "It is drawn by the app, and has just what an alert has: a title, a message and up to three buttons.",
        ja: "アプリ独自の画面ですが、構成はアラートと同じです（タイトル、メッセージ、3個以下のボタン）。",
        ko: "앱이 직접 그린 화면인데 구성은 알림과 같습니다(제목, 메시지, 세 개 이하의 버튼).")
    static let actionSheet = MessageTemplate(
        "action-sheet", en: "It is an action sheet that the app draws by itself.",
        ja: "アプリが独自に描画したアクションシートです。",
        ko: "앱이 직접 그린 동작 시트입니다.")
    static let share = MessageTemplate(
        "share", en: "It is drawn by the app, and offers what a share sheet offers: {targets}.",
        ja: "アプリ独自の画面ですが、共有シートと同じ項目が並んでいます: {targets}",
        ko: "앱이 직접 그린 화면인데 공유 시트와 같은 항목이 있습니다: {targets}")
    static let inside = MessageTemplate(
        "inside", en: "It is drawn by the app, and the screen inside has little more than an alert has.",
        ja: "アプリ独自の画面で、中の画面の構成はアラートとほとんど変わりません。",
        ko: "앱이 직접 그린 화면이고, 안의 화면은 알림과 거의 다르지 않습니다.")
    static let settled = MessageTemplate(
        "system-would-do", en: "Decide whether the system's own component would do.",
        ja: "システム標準のコンポーネントで足りるかどうかを判断してください。",
        ko: "시스템이 제공하는 구성 요소로 충분한지 판단해 주십시오.")

    static let metadata = RuleMetadata(
        id: "modal-system-component-first", editions: .since2020s, kind: .heuristic, severity: .advice,
        guidelines: ["modality-2020s-definition"],
        scope: .modals([.alert, .actionSheet, .activityView, .sheet]),
        summary: LocalText(
            en: "Alerts, action sheets and share sheets are the system's own.",
            ja: "アラート、アクションシート、共有シートには、システム標準のものを使います。",
            ko: "알림, 동작 시트, 공유 시트는 시스템이 제공하는 것을 씁니다."),
        why: LocalText(
            en: """
                People know the system's components, and these keep up with text sizes, VoiceOver and new systems by \
                themselves.
                """,
            ja: "標準のコンポーネントは使い慣れたもので、文字サイズやVoiceOver、新しいOSにも自動的に対応します。",
            ko: "시스템 구성 요소는 익숙하고, 글자 크기와 VoiceOver, 새 시스템에도 저절로 맞춰집니다."),
        remedy: LocalText(
            en: "Present an alert, an action sheet or an activity view instead.",
            ja: "代わりにアラート、アクションシート、アクティビティビューを表示してください。",
            ko: "대신 알림, 동작 시트, 활동 뷰를 띄우십시오."),
        messages: [alert, actionSheet, share, inside, settled],
        examples: [
            .modal(.pass, "The system's activity view", #""style": "activityView""#),
            .modal(
                .pass, "The system's alert",
                #""style": "alert", "title": "Sign Out?", "message": "You can sign in again.", "controls": []"#),
            .modal(
                .pass, "A paywall has more than an alert",
                custom(#""title": "Go Pro", "message": "All features.""#, more: #", {"id": "plan", "kind": "picker"}"#)),
            .modal(
                .pass, "Four buttons",
                custom(
                    #""title": "Sort", "message": "Choose an order.""#,
                    more: #", {"id": "c", "kind": "button"}, {"id": "d", "kind": "button"}"#)),
            .modal(
                .pass, "A sheet in the system's own presentation",
                #"""
                "style": "automatic", "title": "Sign Out?", "message": "You can sign in again.", "content": null,
                "custom": {"component": false}, "controls": [{"id": "a", "kind": "button"}]
                """#),
            .modal(.fail, "A hand-made alert", custom(#""title": "Sign Out?", "message": "You can sign in again.""#)),
            .modal(
                .fail, "An alert that the app draws",
                #"""
                "style": "alert", "custom": {"component": true}, "title": "Sign Out?", "message": "You can sign in again.",
                "controls": [{"id": "a", "kind": "button"}, {"id": "b", "kind": "button"}]
                """#),
            .modal(
                .fail, "A hand-made share sheet",
                targets(#""title": "Share Photo""#, "Messages", "Mail", "Copy Link", "AirDrop")),
            .modal(
                .fail, "Japanese, a hand-made share sheet", languages: ["ja"],
                targets(#""title": "写真を共有""#, "メッセージ", "メール", "リンクをコピー", "AirDrop")),
            .modal(
                .fail, "Korean, a hand-made share sheet", languages: ["ko"],
                targets(#""title": "사진 공유""#, "메시지", "메일", "링크 복사", "카카오톡")),
            .modal(
                .review, "Ways to write to somebody are hardly sharing",
                targets(#""title": "Contact Us""#, "Messages", "Mail", "WhatsApp")),
            .flow(
                .review, "The look-alike is a screen of its own",
                #"""
                "screens": [{"id": "s", "controls": [{"id": "ok", "kind": "button"}, {"id": "text", "kind": "label"}]}],
                "modals": [{"id": "m", "style": "custom", "content": "s", "controls": []}]
                """#),
            .modal(
                .open, "Nobody said what it shows",
                #"""
                "style": "custom", "title": "Sign Out?", "message": "You can sign in again.",
                "controls": [{"id": "a", "kind": "button"}]
                """#),
            .modal(
                .open, "Nobody said whether the app draws it",
                #"""
                "style": "automatic", "title": "Sign Out?", "message": "You can sign in again.", "content": null,
                "controls": [{"id": "a", "kind": "button"}]
                """#),
            .modal(.notApplicable, "A form sheet", #""style": "formSheet""#),
        ])

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        guard !node.modal.system.isTrue else { return observations.pass() }
        guard let isCustom = node.isDrawnByTheApp else {
            // What looks like nothing that iOS has may be drawn by anybody.
            let likeness = Likeness(of: node, in: context)
            return likeness == nil
                ? observations.pass() : observations.open(node.modal.id, "custom.component")
        }
        guard isCustom, let likeness = Likeness(of: node, in: context) else { return observations.pass() }
        switch likeness {
        case .alert where node.kind == .actionSheet: observations.fail(Self.actionSheet)
        case .alert:
            observations.fail(Self.alert) { $0.evidence = evidence(of: node) }
        case .share(let targets, let isSure):
            let arguments = ["targets": targets.joined(separator: ", ")]
            if isSure {
                observations.fail(Self.share, arguments) { $0.evidence = evidence(of: node) }
            } else {
                observations.review(Self.share, arguments, settledBy: Self.settled) { $0.evidence = evidence(of: node) }
            }
        case .screen: observations.review(Self.inside, settledBy: Self.settled)
        case .unknown(let missing): observations.open(missing)
        }
    }

    private func evidence(of node: ModalNode) -> [JSON.Member] {
        [JSON.Member("buttons", .array(node.buttons.map { .string($0.title.value?.anyText ?? $0.id) }))]
    }

    /// A modal of the app's own drawing with two buttons and more.
    private static func custom(_ members: String, more: String = "") -> String {
        #"""
        "style": "custom", "content": null, "textFields": [], \#(members),
        "controls": [{"id": "a", "kind": "button", "title": "Sign Out"}, {"id": "b", "kind": "button", "title": "Cancel"}\#(more)]
        """#
    }

    private static func targets(_ members: String, _ titles: String...) -> String {
        let buttons = titles.enumerated().map { #"{"id": "t\#($0)", "kind": "button", "title": "\#($1)"}"# }
        return #""style": "custom", "content": null, \#(members), "controls": [\#(buttons.joined(separator: ", "))]"#
    }
}

/// Which component of the system a modal resembles.
private enum Likeness: Equatable {
    /// Title, message and up to three buttons.
    case alert
    /// A list of places to share with; sure where the title speaks of sharing.
    case share([String], isSure: Bool)
    /// The screen inside has no more than an alert.
    case screen
    /// An alert, if these facts turn out so.
    case unknown([MissingFact])

    /// - Returns: `nil` for a modal that resembles none.
    init?(of node: ModalNode, in context: Context) {
        if let share = Self.share(node, in: context) {
            self = share
            return
        }
        let modal = node.modal
        let showsMore: Set<ContentKind> = [.form, .list, .media, .video, .photo, .camera, .map, .document, .web]
        if let kind = modal.contentKind.value, showsMore.contains(kind) { return nil }
        guard !modal.title.isKnown || modal.title.value != nil || modal.heading.value != nil else { return nil }
        if case .value = modal.content {
            guard Self.isPlain(node, in: context) else { return nil }
            self = .screen
            return
        }
        guard modal.controls.elements.allSatisfy(\.isPartOfAlert), node.buttons.count <= 3,
            modal.textFields.elements.isEmpty, !modal.message.isKnown || modal.message.value != nil,
            !modal.controls.isKnown || !node.buttons.isEmpty
        else { return nil }
        var missing: [MissingFact] = []
        for (field, isKnown) in [
            ("title", modal.title.isKnown || modal.heading.isKnown), ("message", modal.message.isKnown),
            ("controls", modal.controls.isKnown), ("content", modal.content.isKnown || !node.presentsScreen),
        ] where !isKnown { missing.append(MissingFact(Reference(modal.id), field)) }
        self = missing.isEmpty ? .alert : .unknown(missing)
    }

    /// Whether the only screen inside holds a few buttons and nothing to enter or to look at for long.
    private static func isPlain(_ node: ModalNode, in context: Context) -> Bool {
        guard case .known(let interior) = context.interior(of: node), interior.screens.count == 1 else { return false }
        let screen = context.graph.screens[interior.screens[0]].screen
        let buttons = screen.controls.elements.count { $0.kind.value == .button }
        return (1...3).contains(buttons + node.buttons.count) && screen.controls.elements.allSatisfy(\.isPartOfAlert)
            && screen.navigationBar.value == nil && screen.elements.elements.count <= 3
    }

    private static func share(_ node: ModalNode, in context: Context) -> Likeness? {
        let buttons = node.buttons
        guard buttons.count >= 3 else { return nil }
        let targets = buttons.compactMap { button in
            context.titles(of: button).first { language, title in
                let folded = title.trimmed.foldedForComparison
                return TaskLexicons.shareTargets.wordsWithEnglish(in: language)
                    .contains { $0.foldedForComparison == folded }
            }?.title
        }
        guard targets.count >= 3, targets.count * 2 >= buttons.count else { return nil }
        let isSure = [node.modal.title, node.modal.heading].contains { text in
            context.texts(text).contains { language, text in
                guard let folded = text.value?.foldedForComparison else { return false }
                return TaskLexicons.sharing.wordsWithEnglish(in: language)
                    .contains { folded.contains($0.foldedForComparison) }
            }
        }
        return .share(targets, isSure: isSure)
    }
}

extension ModalNode {
    /// Whether the app draws the modal rather than the system; `nil` where nobody said.
    fileprivate var isDrawnByTheApp: Bool? {
        let component = modal.custom.value?.component ?? (modal.custom.isKnown ? .nothing : .unknown)
        if component.isTrue { return true }
        switch modal.style {
        case .value(.custom): return component.isKnown && modal.custom.value != nil ? component.isTrue : true
        case .value(.automatic): return component.isKnown ? false : nil
        default: return false
        }
    }
}

extension Control {
    /// Whether an alert has controls of this kind.
    fileprivate var isPartOfAlert: Bool {
        switch kind.value {
        case .button, .label, .image, nil: true
        case .textField, .textView, .toggle, .picker, .list, .other: false
        }
    }
}
