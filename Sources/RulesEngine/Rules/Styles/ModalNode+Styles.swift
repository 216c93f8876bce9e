internal import FlowDocument
internal import JSON

extension ModalNode {
    /// Whether the modal becomes one of another style in a case, so that what holds for its own does not hold there.
    func isShownOtherwise(in device: DeviceCase) -> Bool {
        guard device.horizontal == .compact, let compact = modal.compactStyle.value else { return false }
        return compact != modal.style.value
    }

    /// Whether the modal becomes something else than a sheet in a case.
    func isNoSheet(in device: DeviceCase) -> Bool {
        isShownOtherwise(in: device) && isSheetWhenCompact == false
    }

    /// Whether what the modal becomes in a compact width is a sheet; `nil` where nobody said what it becomes.
    var isSheetWhenCompact: Bool? {
        switch modal.compactStyle {
        case .unknown: nil
        case .nothing: false
        case .value(let style): Self.sheets.contains(style)
        }
    }

    private static let sheets: Set<ModalStyle> = [
        .automatic, .custom, .pageSheet, .formSheet, ModalStyle(rawValue: "sheet"),
    ]

    /// The patch that gives the modal a place in a case and leaves those in other cases.
    func patch(frame: Rect, in device: DeviceCase) -> [Fix.Operation] {
        let path = ["modals", String(index), "frames"]
        if modal.frames.value != nil {
            return [Fix.Operation("add", JSONPointer(path + [device.id]), frame.json)]
        }
        return [Fix.Operation("add", JSONPointer(path), .object([JSON.Member(device.id, frame.json)]))]
    }

    /// The patch that states a member of the modal.
    func patch(_ member: String, _ value: JSON) -> [Fix.Operation] {
        [Fix.Operation("add", JSONPointer(["modals", String(index), member]), value)]
    }
}

extension Context {
    /// The patch that gives a modal another style; `nil` where that would only bring other failures.
    func restyling(_ node: ModalNode, as style: ModalStyle) -> [Fix.Operation]? {
        guard mayBecome(style, node) else { return nil }
        return node.patch("style", .string(style.rawValue))
    }

    private func mayBecome(_ style: ModalStyle, _ node: ModalNode) -> Bool {
        let modal = node.modal
        let isUnplaced = !modal.frame.isKnown && !modal.frames.isKnown
        switch style {
        case .fullScreen:
            // What is done in full screen must be worth it, and must have a button that closes it.
            if edition == .hig2018 { return isUnplaced && modal.complexity.value != .low }
            let coversAll = cases?.allSatisfy { modal.place(in: $0)?.equals($0.bounds) == true } ?? false
            return (isUnplaced || coversAll) && !DismissButtons(of: node, in: self).isLacking
        case .formSheet, .pageSheet:
            guard isUnplaced, !modal.dimming.isFalse, !modal.backgroundInteractive.isTrue else { return false }
            // Sheets of today have rules of their own, which full-screen views need not have followed.
            let isSheet = [.sheet, .pageSheet, .formSheet].contains(node.kind)
            return isSheet || edition == .hig2018
        default: return false
        }
    }
}

extension Context {
    /// Whether a modal opens from a part of its window: a pane, a popover, or what is shown in those.
    func opensFromPart(_ node: ModalNode) -> Bool {
        presenters(of: node).contains { presenter in
            switch presenter {
            case .modal(let index): graph.modals[index].isPopover
            case .screen(let index):
                isPartOfWindow(graph.screens[index]) || owners(of: graph.screens[index]).contains { $0.isPopover }
            }
        }
    }
}

extension Rect {
    /// The rectangle in words: size, then corner.
    var words: String { "\(width.points) × \(height.points) (\(x.points), \(y.points))" }
}

extension Size {
    /// The size in words.
    var words: String { "\(width.points) × \(height.points)" }
}

extension MessageTemplate {
    /// What a fix says that gives a modal another style.
    static let restyle = MessageTemplate(
        "restyle", en: "Present it as “{style}”", ja: "「{style}」で表示する", ko: "“{style}” 스타일로 표시하기")
}
