internal import FlowDocument
internal import XML

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
