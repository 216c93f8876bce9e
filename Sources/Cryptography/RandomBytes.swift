internal import COpenSSL

/// Bytes that nobody can guess, from OpenSSL's generator.
public enum RandomBytes {
    /// So many bytes.
    public static func make(_ count: Int) throws(CryptographyError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        guard let size = Int32(exactly: count), unsafe RAND_bytes(&bytes, size) == 1 else {
            throw CryptographyError(during: "make \(count) random bytes")
        }
        return bytes
    }
}
