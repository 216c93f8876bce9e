internal import FlowDocument
internal import XML

/// A view controller of a storyboard or xib, or a view of a xib that has none.
struct Controller {
    let element: XMLTree.Element
    /// The objects beside it in its scene.
    let siblings: XMLTree.Element
    let id: String
    /// The element's name, which is the controller's class in the framework.
    let kind: String
    let customClass: String?
    let canvas: Point?

    init(_ element: XMLTree.Element, siblings: XMLTree.Element, canvas: Point?) {
        self.element = element
        self.siblings = siblings
        self.canvas = canvas
        id = element["id"] ?? ""
        kind = element.name
        customClass = element["customClass"]
    }

    init(view: XMLTree.Element, owner: XMLTree.Element?, siblings: XMLTree.Element) {
        element = view
        self.siblings = siblings
        canvas = nil
        id = view["id"] ?? ""
        kind = "view"
        customClass = owner?["customClass"] ?? view["customClass"]
    }

    var isPlaceholder: Bool { kind == "viewControllerPlaceholder" }

    /// Whether code can have a say in what its controls do.
    var hasCode: Bool { customClass != nil }

    var navigationItem: XMLTree.Element? { element.part("navigationItem") }

    /// Whether a button stands where Back would, or Back is hidden.
    var replacesBack: Bool {
        guard let item = navigationItem else { return false }
        if item.flag("hidesBackButton") == true { return true }
        let hasOwn = item.part("leftBarButtonItem") != nil || item.child("leftBarButtonItems") != nil
        return hasOwn && item.flag("leftItemsSupplementBackButton") != true
    }

    /// The root view.
    var view: XMLTree.Element? {
        if kind == "view" { return element }
        return element.part("view")
    }

    var container: Container? {
        switch kind {
        case "navigationController": .navigation
        case "tabBarController": .tabs
        case "splitViewController": .split
        case "pageViewController": .page
        default: Container.none
        }
    }

    /// What people call it: the first of its names that somebody gave.
    var name: String? {
        let names = [
            element["title"], navigationItem?["title"], element["userLabel"], customClass?.spelledOut,
            element["storyboardIdentifier"],
        ]
        return names.compactMap { $0 }.first { $0.contains { !$0.isWhitespace } }
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
        var words = ""
        for character in name {
            if character.isUppercase, words.last?.isLowercase == true { words.append(" ") }
            words.append(character)
        }
        return words
    }
}

extension XMLTree.Element {
    /// A place, from its attributes.
    var point: Point? {
        guard let x = number("x"), let y = number("y") else { return nil }
        return Point(x: x, y: y)
    }

    /// A rectangle, from its attributes.
    var rect: Rect? {
        guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height"),
            width >= 0, height >= 0
        else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// A finite number that is no mistake by orders of magnitude.
    func number(_ attribute: String) -> Double? {
        guard let text = self[attribute], let number = Double(text), number.isFinite, number.magnitude <= 1e6 else {
            return nil
        }
        return number
    }

    /// A truth value as Interface Builder writes it.
    func flag(_ attribute: String) -> Bool? {
        switch self[attribute] {
        case "YES": true
        case "NO": false
        default: nil
        }
    }
}
