internal import Glibc

/// An address of IPv4 or IPv6, or all addresses that share its first bits.
public struct AddressRange: Hashable, Sendable {
    private let bytes: [UInt8]
    private let bits: Int

    /// Reads `10.0.0.1`, `10.0.0.0/8`, `::1` or `fd00::/8`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let bytes = Self.bytes(of: String(parts[0])) else { return nil }
        self.bytes = bytes
        if parts.count == 2 {
            guard let bits = Int(parts[1]), (0...bytes.count * 8).contains(bits) else { return nil }
            self.bits = bits
        } else {
            bits = bytes.count * 8
        }
    }

    /// Whether an address is in the range.
    public func contains(_ address: String) -> Bool {
        guard let other = Self.bytes(of: address), other.count == bytes.count else { return false }
        for (index, (left, right)) in zip(bytes, other).enumerated() {
            let rest = bits - index * 8
            if rest <= 0 { return true }
            let mask = rest >= 8 ? UInt8.max : UInt8.max << UInt8(8 - rest)
            if left & mask != right & mask { return false }
        }
        return true
    }

    private static func bytes(of text: String) -> [UInt8]? {
        var four = in_addr()
        if unsafe inet_pton(AF_INET, text, &four) == 1 {
            return unsafe withUnsafeBytes(of: &four) { unsafe Array($0) }
        }
        var six = in6_addr()
        guard unsafe inet_pton(AF_INET6, text, &six) == 1 else { return nil }
        return unsafe withUnsafeBytes(of: &six) { unsafe Array($0) }
    }
}
