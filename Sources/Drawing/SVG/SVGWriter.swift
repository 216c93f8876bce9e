internal import XML

/// Writes an SVG text: elements with attributes only, every value escaped, every number finite.
struct SVGWriter {
    /// The value of an attribute.
    enum Value: ExpressibleByStringInterpolation, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        case text(String)
        case number(Double)

        init(stringLiteral value: String) { self = .text(value) }
        init(floatLiteral value: Double) { self = .number(value) }
        init(integerLiteral value: Int) { self = .number(Double(value)) }
    }

    /// Attributes in their order; one without a value is left out.
    typealias Attributes = KeyValuePairs<String, Value?>

    private(set) var bytes: [UInt8] = []

    /// An element without content.
    mutating func element(_ name: String, _ attributes: Attributes) {
        begin(name, attributes)
        bytes += "/>".utf8
    }

    /// An element with text in it.
    mutating func element(_ name: String, _ attributes: Attributes, text: String) {
        begin(name, attributes)
        bytes.append(UInt8(ascii: ">"))
        XMLEscaping.escape(text, into: &bytes)
        close(name)
    }

    /// Begins an element with content; ``close(_:)`` ends it.
    mutating func open(_ name: String, _ attributes: Attributes) {
        begin(name, attributes)
        bytes.append(UInt8(ascii: ">"))
    }

    /// Ends an element.
    mutating func close(_ name: String) {
        bytes += "</\(name)>".utf8
    }

    /// Adds what another writer wrote.
    mutating func append(_ other: SVGWriter) {
        bytes += other.bytes
    }

    private mutating func begin(_ name: String, _ attributes: Attributes) {
        bytes += "<\(name)".utf8
        for (name, value) in attributes {
            guard let value else { continue }
            bytes += " \(name)=\"".utf8
            switch value {
            case .text(let text): XMLEscaping.escape(text, into: &bytes)
            case .number(let number): bytes += number.svg.utf8
            }
            bytes.append(UInt8(ascii: "\""))
        }
    }
}

extension Double {
    /// The number within two bounds; the lower for what is no number.
    func bounded(_ low: Double, _ high: Double) -> Double {
        // Comparisons with what is no number are false.
        self > low ? (self < high ? self : high) : low
    }

    /// The number in an SVG: at most two decimals, within what every renderer draws; 0 for what is no number.
    var svg: String {
        guard isFinite else { return "0" }
        let hundredths = Int((bounded(-1e7, 1e7) * 100).rounded())
        let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
        let sign = hundredths < 0 ? "-" : ""
        guard rest != 0 else { return "\(sign)\(whole)" }
        let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
        return "\(sign)\(whole).\(decimals)"
    }
}

/// A path's commands.
struct PathText {
    private(set) var text = ""

    mutating func move(_ x: Double, _ y: Double) { text += "M\(x.svg) \(y.svg)" }
    mutating func line(_ x: Double, _ y: Double) { text += "L\(x.svg) \(y.svg)" }
    mutating func curve(_ cx: Double, _ cy: Double, _ x: Double, _ y: Double) {
        text += "Q\(cx.svg) \(cy.svg) \(x.svg) \(y.svg)"
    }
    mutating func close() { text += "z" }
}
