internal import FlowDocument
internal import JSON

/// One trait of a navigation bar, as a modal and as the app state it.
struct BarToken: CustomStringConvertible {
    /// How two traits compare.
    enum Comparison {
        case same, different
        /// One is a name and the other a number, and they may mean the same colour.
        case unclear
    }

    /// The trait's key.
    var name: String
    /// What the modal's bar states; `nil` where it is silent.
    var modal: JSON?
    /// What the app's bars state; `nil` where they are silent.
    var app: JSON?

    /// The traits that a modal's bar has to share. Large titles are not among them.
    static func tokens(of modal: NavigationBar, _ app: NavigationBar) -> [BarToken] {
        [
            BarToken(name: "tint", modal: modal.tint.json, app: app.tint.json),
            BarToken(name: "background", modal: modal.background.json, app: app.background.json),
            BarToken(name: "titleFont", modal: modal.titleFont.json, app: app.titleFont.json),
            BarToken(name: "translucent", modal: modal.translucent.json, app: app.translucent.json),
        ]
    }

    /// Whether both state it.
    var isComparable: Bool { modal != nil && app != nil }

    /// How the two compare; what one is silent of is no difference.
    var comparison: Comparison {
        guard let modal, let app, modal != app else { return .same }
        guard let left = modal.string, let right = app.string else { return .different }
        switch (left.colour, right.colour) {
        case (let left?, let right?): return left == right ? .same : .different
        case (nil, nil): return left.lowercased() == right.lowercased() ? .same : .different
        default: return .unclear
        }
    }

    /// The trait with both values.
    var description: String {
        "\(name) \(Self.text(modal)) ≠ \(Self.text(app))"
    }

    private static func text(_ value: JSON?) -> String {
        switch value {
        case .string(let text): text
        case .bool(let flag): String(flag)
        default: "null"
        }
    }
}

/// A modal's navigation bar, and where it is stated.
struct BarPlace {
    var bar: Stated<NavigationBar>
    /// Whose bar it is.
    var subject: NodeID
    /// The screen inside whose bar it is; `nil` for the modal's own.
    var screen: NodeID?
    /// Where the bar stands in the document.
    var path: [String]
}

extension Context {
    /// The bar that people see in a modal at first: its own, else that of the first screen inside.
    func bar(of node: ModalNode) -> BarPlace {
        let own = BarPlace(
            bar: node.modal.navigationBar, subject: node.modal.id,
            path: ["modals", String(node.index), "navigationBar"])
        guard !own.bar.isKnown, let content = node.modal.content.value.flatMap(graph.screen) else { return own }
        var screen = content
        var seen: Set<Int> = []
        while seen.insert(screen.index).inserted {
            if screen.screen.navigationBar.isKnown {
                return BarPlace(
                    bar: screen.screen.navigationBar, subject: screen.screen.id, screen: screen.screen.id,
                    path: ["screens", String(screen.index), "navigationBar"])
            }
            guard screen.screen.container.value == .navigation,
                let root = graph.steps[screen.index].first(where: { !$0.isPush })
            else { break }
            screen = graph.screens[root.target]
        }
        return own
    }
}

extension Stated<String> {
    fileprivate var json: JSON? {
        switch self {
        case .unknown: nil
        case .nothing: .null
        case .value(let text): .string(text)
        }
    }
}

extension Stated<Bool> {
    fileprivate var json: JSON? {
        switch self {
        case .unknown: nil
        case .nothing: .bool(false)
        case .value(let flag): .bool(flag)
        }
    }
}

extension String {
    /// The colour that hexadecimal digits name, eight of them; `nil` for a name.
    fileprivate var colour: String? {
        guard first == "#" else { return nil }
        let digits = dropFirst().uppercased()
        guard digits.allSatisfy(\.isHexDigit) else { return nil }
        return switch digits.count {
        case 3: digits.map { "\($0)\($0)" }.joined() + "FF"
        case 6: digits + "FF"
        case 8: digits
        default: nil
        }
    }
}
