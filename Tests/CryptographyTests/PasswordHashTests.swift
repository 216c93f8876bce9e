import COpenSSL
import Testing

@testable import Cryptography

@Suite struct PasswordHashTests {
    struct Known: Sendable {
        let password: String
        let salt: String
        let cost: Scrypt.Cost
        let key: String
    }

    /// RFC 7914, section 12, but the last, which takes a gigabyte.
    static let known = [
        Known(
            password: "", salt: "", cost: Scrypt.Cost(logN: 4, blockSize: 1, parallelism: 1),
            key: "77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442"
                + "fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906"),
        Known(
            password: "password", salt: "NaCl", cost: Scrypt.Cost(logN: 10, blockSize: 8, parallelism: 16),
            key: "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162"
                + "2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640"),
        Known(
            password: "pleaseletmein", salt: "SodiumChloride",
            cost: Scrypt.Cost(logN: 14, blockSize: 8, parallelism: 1),
            key: "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
                + "d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887"),
    ]

    @Test(arguments: known) func `scrypt derives the published key`(_ row: Known) throws {
        let key = try Scrypt.key(
            from: Array(row.password.utf8), salt: Array(row.salt.utf8), cost: row.cost, length: 64)
        #expect(hexadecimal(key) == row.key)
    }

    @Test func `a password is known again, and no other one is`() throws {
        let hash = try PasswordHash(of: "correct horse battery staple")
        #expect(try hash.isHash(of: "correct horse battery staple"))
        for other in [
            "", "correct horse battery stapl", "correct horse battery staple ", "Correct horse battery staple",
        ] {
            #expect(try !hash.isHash(of: other))
        }
        #expect(!hash.isOutdated)
    }

    @Test func `a hash is written with its cost and read again`() throws {
        let hash = try PasswordHash(of: "pässwörd")
        let text = hash.description
        #expect(text.wholeMatch(of: /scrypt\$ln=15,r=8,p=1\$[A-Za-z0-9_-]{22}\$[A-Za-z0-9_-]{43}/) != nil)
        let read = try PasswordHash(parsing: text)
        #expect(read == hash && read.description == text)
        #expect(try read.isHash(of: "pässwörd"))
    }

    @Test func `the same password twice makes two hashes`() throws {
        let cost = Scrypt.Cost(logN: 10, blockSize: 1, parallelism: 1)
        #expect(try PasswordHash(of: "a", cost: cost) != PasswordHash(of: "a", cost: cost))
    }

    @Test func `a hash from before at another cost still works, and is outdated`() throws {
        let old = try PasswordHash(of: "a", cost: Scrypt.Cost(logN: 10, blockSize: 8, parallelism: 2))
        let read = try PasswordHash(parsing: old.description)
        #expect(try read.isHash(of: "a"))
        #expect(try !read.isHash(of: "b"))
        #expect(read.isOutdated)
        // RFC 7914's second key, cut: a salt and a hash of other lengths are outdated, too.
        let short = try PasswordHash(parsing: "scrypt$ln=14,r=8,p=1$U29kaXVtQ2hsb3JpZGU$cCO9yzr9c0hGHAbNgf046w")
        #expect(try short.isHash(of: "pleaseletmein"))
        #expect(short.isOutdated)
    }

    static let salt = "AAAAAAAAAAAAAAAAAAAAAA"
    static let key = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"

    @Test(
        arguments: [
            ("", .unknownScheme), ("x", .unknownScheme), ("$scrypt$ln=15,r=8,p=1$\(salt)$\(key)", .unknownScheme),
            ("argon2id$v=19$\(salt)$\(key)", .unknownScheme), ("scrypt", .malformed),
            ("scrypt$ln=15,r=8,p=1$\(salt)", .malformed), ("scrypt$ln=15,r=8,p=1$\(salt)$\(key)$", .malformed),
            ("scrypt$ln=15,r=8$\(salt)$\(key)", .malformed), ("scrypt$r=8,ln=15,p=1$\(salt)$\(key)", .malformed),
            ("scrypt$ln=015,r=8,p=1$\(salt)$\(key)", .malformed), ("scrypt$ln=+15,r=8,p=1$\(salt)$\(key)", .malformed),
            ("scrypt$ln=15,r=8,p=99999999999999999999$\(salt)$\(key)", .malformed),
            ("scrypt$ln=15,r=8,p=1$$\(key)", .malformed), ("scrypt$ln=15,r=8,p=1$\(salt)$", .malformed),
            ("scrypt$ln=15,r=8,p=1$\(salt)$AAAA", .malformed), ("scrypt$ln=15,r=8,p=1$\(salt)=$\(key)", .malformed),
            ("scrypt$ln=15,r=8,p=1$\(salt)$\(String(repeating: "A", count: 1_000))", .malformed),
            ("scrypt$ln=9,r=8,p=1$\(salt)$\(key)", .costOutOfRange),
            ("scrypt$ln=63,r=8,p=1$\(salt)$\(key)", .costOutOfRange),
            ("scrypt$ln=20,r=8,p=1$\(salt)$\(key)", .costOutOfRange),
            ("scrypt$ln=15,r=0,p=1$\(salt)$\(key)", .costOutOfRange),
            ("scrypt$ln=15,r=8,p=17$\(salt)$\(key)", .costOutOfRange),
            ("scrypt$ln=-1,r=8,p=1$\(salt)$\(key)", .costOutOfRange),
        ] as [(String, PasswordHash.ParseError)])
    func `what is no hash, or one that costs too much, is refused`(
        _ text: String, _ error: PasswordHash.ParseError
    ) {
        #expect(throws: error) { try PasswordHash(parsing: text) }
    }

    @Test func `an error of OpenSSL says why, and none is left in its queue`() {
        let cost = PasswordHash.standardCost
        let error = #expect(throws: CryptographyError.self) {
            try Scrypt.key(from: [1], salt: [2], cost: cost, length: 32, memoryLimit: 1 << 20)
        }
        #expect(error?.operation == "derive a key with scrypt")
        #expect(error?.reason.contains("memory limit exceeded") == true)
        #expect(ERR_peek_error() == 0)
    }
}
