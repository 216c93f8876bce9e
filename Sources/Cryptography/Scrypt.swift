internal import COpenSSL

/// scrypt (RFC 7914): turns a password into a key at a cost in memory and time that makes trying passwords expensive.
enum Scrypt {
    /// What one derivation costs.
    struct Cost: Hashable, Sendable {
        /// The logarithm to base 2 of N, the cost in memory and time.
        var logN: Int
        /// r, the size of a block.
        var blockSize: Int
        /// p, how often all of it is done.
        var parallelism: Int

        /// What a derivation needs, in bytes: the table, a block for each lane, and two to work in.
        var memory: Int { 128 * blockSize * ((1 << logN) + parallelism + 2) }
    }

    /// Derives a key. Costs what `cost` says: call it where computing for long harms nobody.
    /// - Parameters:
    ///   - cost: The cost, each number of which is within what RFC 7914 allows.
    ///   - length: The bytes of the key.
    ///   - memoryLimit: The memory that may be used, in bytes; by default as much as is needed.
    static func key(
        from password: [UInt8], salt: [UInt8], cost: Cost, length: Int, memoryLimit: Int? = nil
    ) throws(CryptographyError) -> [UInt8] {
        var key = [UInt8](repeating: 0, count: length)
        let done = unsafe EVP_PBE_scrypt(
            password.map(CChar.init(bitPattern:)), password.count, salt, salt.count, 1 << UInt64(cost.logN),
            UInt64(cost.blockSize), UInt64(cost.parallelism), UInt64(memoryLimit ?? cost.memory + 1 << 20), &key,
            length)
        guard done == 1 else { throw CryptographyError(during: "derive a key with scrypt") }
        return key
    }
}
