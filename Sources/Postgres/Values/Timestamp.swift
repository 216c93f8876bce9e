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
    public var rfc3339: String {
        let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
        var time = rest < 0 ? seconds - 1 : seconds
        let milliseconds = (rest < 0 ? rest + 1_000_000 : rest) / 1_000
        var parts = unsafe tm()
        unsafe gmtime_r(&time, &parts)
        var text: [UInt8] = []
        text.reserveCapacity(24)
        func append(_ number: Int32, _ count: Int, _ end: Unicode.Scalar) {
            let digits = Self.digits(Int(number), count)
            text.append(contentsOf: digits.utf8)
            text.append(UInt8(ascii: end))
        }
        unsafe append(parts.tm_year + 1_900, 4, "-")
        unsafe append(parts.tm_mon + 1, 2, "-")
        unsafe append(parts.tm_mday, 2, "T")
        unsafe append(parts.tm_hour, 2, ":")
        unsafe append(parts.tm_min, 2, ":")
        unsafe append(parts.tm_sec, 2, ".")
        append(Int32(milliseconds), 3, "Z")
        return String(decoding: text, as: UTF8.self)
    }

    private static func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        // Few enough digits to need no memory of their own.
        return String("000000".prefix(max(0, count - text.utf8.count))) + text
    }
}

extension Timestamp: SQLEncodable {
    /// The value as it is sent.
    public var sqlValue: SQLValue {
        // Text with all six digits of the fraction; PostgreSQL reads an interval exactly.
        let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
        let fraction = Self.digits(abs(rest), 6)
        let whole = Timestamp(microseconds: (rest < 0 ? seconds - 1 : seconds) * 1_000_000).rfc3339
        let shown = rest < 0 ? Self.digits(1_000_000 + rest, 6) : fraction
        return .text(whole.dropLast(4) + shown + "Z")
    }
}
