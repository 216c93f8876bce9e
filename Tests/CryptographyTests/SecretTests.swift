import Cryptography
import Testing

@Suite struct SecretTests {
    @Test func `two secrets are the same only if every bit is`() {
        let secret: [UInt8] = Array(0..<32)
        #expect(constantTimeEquals(secret, secret))
        #expect(constantTimeEquals([], []))
        #expect(!constantTimeEquals(secret, []))
        #expect(!constantTimeEquals(secret, secret + [0]))
        for index in secret.indices {
            for bit in 0..<8 {
                var other = secret
                other[index] ^= 1 << UInt8(bit)
                #expect(!constantTimeEquals(secret, other))
            }
        }
    }

    @Test func `random bytes are as many as asked for, and others each time`() throws {
        #expect(try RandomBytes.make(0) == [])
        let drawn = try (0..<100).map { _ in try RandomBytes.make(16) }
        #expect(drawn.allSatisfy { $0.count == 16 })
        #expect(Set(drawn).count == 100)
    }

    @Test func `a token is its prefix and 32 random bytes, and can be read`() throws {
        let token = try RandomToken(prefix: "scrim_")
        #expect(token.text.hasPrefix("scrim_"))
        #expect(token.text.utf8.count == 6 + 43)
        #expect(Base64URL.bytes(of: String(token.text.dropFirst(6)))?.count == 32)
        let read = try #require(RandomToken(parsing: token.text, prefix: "scrim_"))
        #expect(read.text == token.text && read.digest == token.digest && read.hint == token.hint)
        #expect(token.digest == SHA256(of: Array(token.text.utf8)))
        #expect(try RandomToken(prefix: "scrim_").text != token.text)
    }

    @Test(arguments: [
        "", "scrim_", "scrim_AAAA", "other_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "scrim_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "scrim_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
        "scrim_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB", " scrim_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "scrim_\u{301}AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", String(repeating: "A", count: 1_000),
    ]) func `what can be no token is none`(_ text: String) {
        #expect(RandomToken(parsing: text, prefix: "scrim_") == nil)
    }

    @Test func `no way of printing a token shows the secret`() throws {
        let token = try RandomToken(prefix: "scrim_")
        var dumped = ""
        dump([token], to: &dumped)
        let secret = token.text.dropFirst(10)
        for text in ["\(token)", String(reflecting: token), dumped, "\([token])", "\(Optional.some(token) as Any)"] {
            #expect(!text.contains(secret))
        }
        #expect(token.hint == token.text.prefix(10) + "…")
    }

    /// RFC 4648, section 10, and the two characters that differ.
    @Test(
        arguments: [
            ([], ""), (Array("f".utf8), "Zg"), (Array("fo".utf8), "Zm8"), (Array("foo".utf8), "Zm9v"),
            (Array("foob".utf8), "Zm9vYg"), (Array("fooba".utf8), "Zm9vYmE"), (Array("foobar".utf8), "Zm9vYmFy"),
            ([0xFB, 0xEF, 0xFF], "--__"),
        ] as [([UInt8], String)]) func `base64url is the published one, both ways`(_ bytes: [UInt8], _ text: String)
    {
        #expect(Base64URL.text(of: bytes) == text)
        #expect(Base64URL.bytes(of: text) == bytes)
    }

    @Test(arguments: ["A", "AAAAA", "Zg==", "Zh", "Zm9=", "Zm 9v", "Zm9v\n", "++//", "Zm9vé"])
    func `a text that no bytes are written as is refused`(_ text: String) {
        #expect(Base64URL.bytes(of: text) == nil)
    }

    @Test func `bytes of any length come back`() throws {
        for length in Array(0...70) + [(3 << 20) - 1, 3 << 20, (3 << 20) + 1] {
            let bytes = try RandomBytes.make(length)
            #expect(Base64URL.bytes(of: Base64URL.text(of: bytes)) == bytes)
        }
    }
}
