internal import FlowDocument
internal import XML

/// A view controller of a storyboard or xib, or a view of a xib that has none.
struct Controller {
    let element: XMLTree.Element
    /// What stands beside it in its scene; `nil` where another controller of the scene has that already.
    let siblings: XMLTree.Element?
    let id: String
    /// The element's name, which is the controller's class in the framework.
    let kind: String
    let customClass: String?
    let canvas: Point?
    let navigationItem: XMLTree.Element?
    /// The root view.
    let view: XMLTree.Element?

    init(_ element: XMLTree.Element, siblings: XMLTree.Element?, canvas: Point?) {
        self.element = element
        self.siblings = siblings
        self.canvas = canvas
        id = element["id"] ?? ""
        kind = element.name
        customClass = element["customClass"]
        navigationItem = element.part("navigationItem")
        view = element.part("view")
    }

    init(view: XMLTree.Element, owner: XMLTree.Element?) {
        element = view
        siblings = nil
        canvas = nil
        id = view["id"] ?? ""
        kind = "view"
        customClass = owner?["customClass"] ?? view["customClass"]
        navigationItem = nil
        self.view = view
    }

    var isPlaceholder: Bool { kind == "viewControllerPlaceholder" }

    /// Whether code can have a say in what its controls do.
    var hasCode: Bool { customClass != nil || kind == "hostingController" }

    /// Whether its author drew it below a navigation bar, which is a hint that it lives in a stack.
    var isDrawnInNavigation: Bool {
        navigationItem != nil || element.part("simulatedTopBarMetrics")?.name == "simulatedNavigationBarMetrics"
    }

    /// Whether a button stands where Back would, or Back is hidden.
    var replacesBack: Bool {
        guard let item = navigationItem else { return false }
        if item.flag("hidesBackButton") == true { return true }
        let hasOwn = item.part("leftBarButtonItem") != nil || item.child("leftBarButtonItems") != nil
        return hasOwn && item.flag("leftItemsSupplementBackButton") != true
    }

    var container: Container {
        switch kind {
        case "navigationController": .navigation
        case "tabBarController": .tabs
        case "splitViewController": .split
        case "pageViewController": .page
        default: .none
        }
    }

    /// What people call it: the first of its names that somebody gave.
    var name: String? {
        givenName ?? Self.first(of: [customClass?.spelledOut, element["storyboardIdentifier"]])
    }

    /// The name that somebody gave it for people to read.
    var givenName: String? {
        Self.first(of: [element["title"], navigationItem?["title"], element["userLabel"]])
    }

    private static func first(of names: [String?]) -> String? {
        names.compactMap { $0 }.first { $0.contains { !$0.isWhitespace } }
    }

    /// What to call it where nobody gave it a name: “Navigation Controller”.
    var kindName: String { kind.inWords.prefix(1).uppercased() + kind.inWords.dropFirst() }

    /// Whether people cannot swipe it away.
    var forbidsDismissal: Bool {
        ["modalInPresentation", "isModalInPresentation", "modalInPopover"].contains { element.flag($0) == true }
    }

    /// The size that it asks for, as a sheet or popover.
    var contentSize: Size? {
        for key in ["preferredContentSize", "freeformSize", "contentSizeForViewInPopover"] {
            guard let size = element.part(key), let width = size.number("width"), let height = size.number("height"),
                width > 0, height > 0
            else { continue }
            return Size(width: width, height: height)
        }
        return nil
    }
}

extension String {
    /// A class name in words: `PaymentMethodViewController` is “Payment Method”.
    fileprivate var spelledOut: String {
        var name = self[...]
        for ending in ["ViewController", "Controller"] where name.hasSuffix(ending) && name.count > ending.count {
            name = name.dropLast(ending.count)
            break
        }
        return String(name).inWords
    }

    /// With a space before each word. Capitals in a row stay together, the last one aside where it begins a word, and
    /// so do names like iPhone: `KMLNetworkList` is “KML Network List”.
    fileprivate var inWords: String {
        var words = ""
        var before: Character?
        for (index, character) in zip(indices, self) {
            let next = self.index(after: index)
            let endsCapitals = before?.isUppercase == true && next < endIndex && self[next].isLowercase
            let isAfterWord = before?.isLowercase == true && words.count > 1
            let isPlural = next < endIndex && self[next] == "s" && self.index(after: next) == endIndex
            if character.isUppercase, isAfterWord || endsCapitals && !isPlural { words.append(" ") }
            words.append(character)
            before = character
        }
        return words
    }
}
