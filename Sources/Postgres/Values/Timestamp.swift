internal import Glibc

/// A moment, as precisely as PostgreSQL's `timestamptz` knows it.
public struct Timestamp: Hashable, Comparable, Sendable {
    /// Microseconds since the beginning of 1970, UTC.
    public let microseconds: Int

    /// A moment so many microseconds after the beginning of 1970, UTC.
    public init(microseconds: Int) { self.microseconds = microseconds }

    /// The moment of the call, by the system's clock.
    public static var now: Timestamp {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(microseconds: time.tv_sec * 1_000_000 + time.tv_nsec / 1_000)
    }

    /// Whether the left one is earlier.
    public static func < (left: Timestamp, right: Timestamp) -> Bool { left.microseconds < right.microseconds }

    /// A moment so many seconds later.
    public func adding(seconds: Int) -> Timestamp {
        Timestamp(microseconds: microseconds + seconds * 1_000_000)
    }

    /// RFC 3339 in UTC with milliseconds, as in `2026-01-31T09:05:00.120Z`.
    public var rfc3339: String { text(fractionDigits: 3) }

    fileprivate func text(fractionDigits: Int) -> String {
        var (time, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
        if rest < 0 { (time, rest) = (time - 1, rest + 1_000_000) }
        var parts = unsafe tm()
        unsafe gmtime_r(&time, &parts)
        var text: [UInt8] = []
        text.reserveCapacity(32)
        unsafe Self.append(Int(parts.tm_year) + 1_900, digits: 4, "-", to: &text)
        unsafe Self.append(Int(parts.tm_mon) + 1, digits: 2, "-", to: &text)
        unsafe Self.append(Int(parts.tm_mday), digits: 2, "T", to: &text)
        unsafe Self.append(Int(parts.tm_hour), digits: 2, ":", to: &text)
        unsafe Self.append(Int(parts.tm_min), digits: 2, ":", to: &text)
        unsafe Self.append(Int(parts.tm_sec), digits: 2, ".", to: &text)
        Self.append(fractionDigits == 3 ? rest / 1_000 : rest, digits: fractionDigits, "Z", to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends a number of at least so many digits, and what follows it.
    private static func append(_ number: Int, digits: Int, _ end: Unicode.Scalar, to text: inout [UInt8]) {
        var divisor: UInt = 1
        for _ in 1..<digits { divisor *= 10 }
        while number.magnitude / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            text.append(UInt8(ascii: "0") + UInt8(number.magnitude / divisor % 10))
            divisor /= 10
        }
        text.append(UInt8(ascii: end))
    }
}

extension Timestamp: SQLEncodable {
    /// The value as it is sent, with all six digits of the fraction.
    public var sqlValue: SQLValue { .text(text(fractionDigits: 6)) }
}
