internal import COpenSSL

/// Whether two secrets are the same. How long it takes tells their lengths, and nothing of where they differ.
public func constantTimeEquals(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    return unsafe CRYPTO_memcmp(left, right, left.count) == 0
}
