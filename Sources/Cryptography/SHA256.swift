internal import COpenSSL

/// A SHA-256 digest, computed by OpenSSL.
public struct SHA256: Hashable, Sendable {
    /// The 32 bytes.
    public let bytes: [UInt8]

    /// The digest of these bytes. There is no input that it fails on: an OpenSSL that cannot compute SHA-256 at all is
    /// none that Scrim can run on, and ends the process.
    public init(of message: [UInt8]) {
        var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var length: UInt32 = 0
        let done = unsafe EVP_Digest(
            message, message.count, &digest, &length, OpaquePointer(bitPattern: Self.algorithm), nil)
        precondition(done == 1, "OpenSSL offers no SHA-256.")
        bytes = Array(digest.prefix(Int(length)))
    }

    /// Where OpenSSL's algorithm lies, looked up once: every look-up costs as much as a short message. It stays there, and
    /// nobody changes it.
    private static let algorithm = unsafe UInt(bitPattern: EVP_MD_fetch(nil, "SHA256", nil))

    /// The digest as 64 lower-case hexadecimal digits.
    public var hexadecimal: String { hexadecimal(first: bytes.count) }

    /// The first bytes of the digest, two lower-case hexadecimal digits each.
    public func hexadecimal(first count: Int) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(count * 2)
        for byte in bytes.prefix(count) {
            text.append(Self.digit(byte >> 4))
            text.append(Self.digit(byte & 15))
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
    }
}
