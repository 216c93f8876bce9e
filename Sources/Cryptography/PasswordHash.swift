/// What is kept of a password: enough to know it again, too little to find it.
///
/// Written as `scrypt$ln=15,r=8,p=1$salt$hash`, salt and hash in base64url without padding. One takes 32 MiB and some
/// 60 ms to make or to check: never on an event loop's thread, and never more at once than there are processors.
///
/// Passwords are compared by their UTF-8 bytes; the caller normalises them (RFC 8265 demands NFC) and bounds their
/// length.
public struct PasswordHash: Hashable, Sendable, CustomStringConvertible {
    /// Why a text is no password hash.
    public enum ParseError: Error, Hashable, Sendable {
        /// It does not begin with `scrypt$`.
        case unknownScheme
        /// It is not made of the parts that a hash is made of.
        case malformed
        /// The cost is not one that we would pay: beyond 2¹⁰…2²⁰ for N, 1…32 for r, 1…16 for p, or 256 MiB in all.
        case costOutOfRange
    }

    /// What new hashes cost: N = 2¹⁵, r = 8, p = 1.
    static let standardCost = Scrypt.Cost(logN: 15, blockSize: 8, parallelism: 1)
    static let saltLength = 16
    static let hashLength = 32

    private let cost: Scrypt.Cost
    private let salt: [UInt8]
    private let hash: [UInt8]

    /// The hash of a new password, under a salt of its own.
    public init(of password: String) throws(CryptographyError) {
        try self.init(of: password, cost: Self.standardCost)
    }

    init(of password: String, cost: Scrypt.Cost) throws(CryptographyError) {
        self.cost = cost
        salt = try RandomBytes.make(Self.saltLength)
        hash = try Scrypt.key(from: Array(password.utf8), salt: salt, cost: cost, length: Self.hashLength)
    }

    /// Reads a hash as ``description`` writes it. Every cost that it takes, checking a password can afford.
    public init(parsing text: String) throws(ParseError) {
        let parts = text.split(separator: "$", omittingEmptySubsequences: false)
        guard parts.first == "scrypt" else { throw .unknownScheme }
        guard text.utf8.count <= 512, parts.count == 4, let salt = Base64URL.bytes(of: String(parts[2])),
            let hash = Base64URL.bytes(of: String(parts[3])), (8...64).contains(salt.count),
            (16...64).contains(hash.count)
        else { throw .malformed }
        cost = try Self.cost(of: parts[1])
        self.salt = salt
        self.hash = hash
    }

    /// Whether this is the hash of that password. How long it takes does not depend on the answer.
    public func isHash(of password: String) throws(CryptographyError) -> Bool {
        let key = try Scrypt.key(from: Array(password.utf8), salt: salt, cost: cost, length: hash.count)
        return constantTimeEquals(key, hash)
    }

    /// Whether new hashes are made otherwise: when its password is at hand, it should be hashed anew.
    public var isOutdated: Bool {
        cost != Self.standardCost || salt.count != Self.saltLength || hash.count != Self.hashLength
    }

    /// The written form, which a store keeps.
    public var description: String {
        "scrypt$ln=\(cost.logN),r=\(cost.blockSize),p=\(cost.parallelism)"
            + "$\(Base64URL.text(of: salt))$\(Base64URL.text(of: hash))"
    }

    private static func cost(of text: Substring) throws(ParseError) -> Scrypt.Cost {
        var numbers: [Int] = []
        let fields = text.split(separator: ",", omittingEmptySubsequences: false)
        guard fields.count == 3 else { throw .malformed }
        for (field, name) in zip(fields, ["ln=", "r=", "p="]) {
            let digits = field.dropFirst(name.count)
            // The digits as they are written again: no sign, no zero in front.
            guard field.hasPrefix(name), digits.utf8.count <= 9, let number = Int(digits), String(number) == digits
            else { throw .malformed }
            numbers.append(number)
        }
        let cost = Scrypt.Cost(logN: numbers[0], blockSize: numbers[1], parallelism: numbers[2])
        guard (10...20).contains(cost.logN), (1...32).contains(cost.blockSize), (1...16).contains(cost.parallelism),
            cost.memory <= 256 << 20
        else { throw .costOutOfRange }
        return cost
    }
}
