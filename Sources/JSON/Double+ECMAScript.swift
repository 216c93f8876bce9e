extension Double {
    /// The number as ECMAScript's `Number::toString` writes it: the digits are Swift's own (the shortest that read
    /// back), the places of point and exponent are ECMAScript's.
    var ecmaScript: String {
        guard isFinite else { return "null" }
        if self == 0 { return "0" }
        if let whole = Int(exactly: self), whole.magnitude < 1 << 53 { return String(whole) }
        let sign = self < 0 ? "-" : ""
        // One digit after the point: most sizes and times.
        let tenths = (magnitude * 10).rounded()
        if tenths / 10 == magnitude, tenths < 1e15 {
            let (whole, rest) = Int(tenths).quotientAndRemainder(dividingBy: 10)
            return "\(sign)\(whole).\(rest)"
        }
        let (digits, exponent) = magnitude.shortestDigits
        let count = digits.count
        switch exponent {
        case count...21: return sign + digits + String(repeating: "0", count: exponent - count)
        case 1...21: return sign + digits.prefix(exponent) + "." + digits.dropFirst(exponent)
        case -5...0: return sign + "0." + String(repeating: "0", count: -exponent) + digits
        default:
            let power = exponent - 1
            let fraction = count > 1 ? "." + digits.dropFirst() : ""
            return sign + digits.prefix(1) + fraction + "e" + (power < 0 ? "-" : "+") + String(power.magnitude)
        }
    }

    /// The shortest decimal digits d₁d₂… and the exponent n of 0.d₁d₂… × 10ⁿ.
    private var shortestDigits: (digits: String, exponent: Int) {
        // Swift writes "123.45", "1.0", "5e-324" or "1.2345e+30".
        let parts = description.split(separator: "e")
        let power = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        let whole = String(mantissa[0])
        let fraction = mantissa.count > 1 ? String(mantissa[1]) : ""
        let all = whole + fraction
        let leading = all.prefix { $0 == "0" }.count
        var digits = all.dropFirst(leading)
        while digits.count > 1, digits.last == "0" { digits.removeLast() }
        return (String(digits), whole.count - leading + power)
    }
}
