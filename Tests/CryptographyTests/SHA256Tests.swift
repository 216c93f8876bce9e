import Cryptography
import Testing

@Suite struct SHA256Tests {
    struct Known: Sendable, CustomTestStringConvertible {
        let name: String
        let message: [UInt8]
        let digest: String

        var testDescription: String { name }
    }

    /// The messages of FIPS 180-4's examples, and the lengths around a block's end.
    static let known = [
        Known(
            name: "nothing", message: [],
            digest: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        Known(
            name: "abc", message: Array("abc".utf8),
            digest: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        Known(
            name: "two blocks", message: Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
            digest: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
        Known(
            name: "a million times a", message: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000),
            digest: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
        Known(
            name: "a block less its padding", message: [UInt8](repeating: 0, count: 55),
            digest: "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7"),
        Known(
            name: "a block with padding in the next", message: [UInt8](repeating: 0, count: 56),
            digest: "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb"),
        Known(
            name: "one block", message: [UInt8](repeating: 0, count: 64),
            digest: "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"),
        Known(
            name: "one block and a byte", message: [UInt8](repeating: 0, count: 65),
            digest: "98ce42deef51d40269d542f5314bef2c7468d401ad5d85168bfab4c0108f75f7"),
        Known(
            name: "every byte", message: Array(0...255),
            digest: "40aff2e9d2d8922e47afd4648e6967497158785fbd1da870e7110266bf944880"),
    ]

    @Test(arguments: known) func `a digest is the published one`(_ row: Known) {
        let digest = SHA256(of: row.message)
        #expect(digest.bytes.count == 32)
        #expect(digest.hexadecimal == row.digest)
    }

    @Test func `the same bytes have the same digest, one bit more another`() {
        #expect(SHA256(of: [1, 2, 3]) == SHA256(of: [1, 2, 3]))
        #expect(SHA256(of: [1, 2, 3]) != SHA256(of: [1, 2, 2]))
        #expect(SHA256(of: [0]) != SHA256(of: []))
    }
}
