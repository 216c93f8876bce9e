internal import COpenSSL

/// An HMAC with SHA-256 (RFC 2104): says that a message comes from someone who has the key.
///
/// Two of them are compared in constant time.
public struct HMACSHA256: Sendable {
    /// The 32 bytes.
    public let bytes: [UInt8]

    /// The code of a message. A key of any length will do; one of 32 random bytes is as good as any.
    public init(of message: [UInt8], key: [UInt8]) {
        // What HMAC itself does with a key longer than a block; OpenSSL counts a key's bytes in 32 bits.
        let key = key.count > 64 ? SHA256(of: key).bytes : key
        var code = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var length: UInt32 = 0
        let done = unsafe HMAC(EVP_sha256(), key, Int32(key.count), message, message.count, &code, &length)
        precondition(unsafe done != nil, "OpenSSL offers no HMAC with SHA-256.")
        bytes = Array(code.prefix(Int(length)))
    }

    /// Whether `code` is the code of the message under this key.
    public static func isValid(_ code: [UInt8], of message: [UInt8], key: [UInt8]) -> Bool {
        constantTimeEquals(HMACSHA256(of: message, key: key).bytes, code)
    }
}

extension HMACSHA256: Equatable {
    /// Whether both are the same, in constant time.
    public static func == (left: Self, right: Self) -> Bool {
        constantTimeEquals(left.bytes, right.bytes)
    }
}
