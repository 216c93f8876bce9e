import Cryptography
import Testing

@Suite struct HMACSHA256Tests {
    struct Known: Sendable, CustomTestStringConvertible {
        let name: String
        let key: [UInt8]
        let message: [UInt8]
        let code: String

        init(_ name: String, key: [UInt8], message: String, code: String) {
            (self.name, self.key, self.message, self.code) = (name, key, Array(message.utf8), code)
        }

        init(_ name: String, key: [UInt8], bytes: [UInt8], code: String) {
            (self.name, self.key, self.message, self.code) = (name, key, bytes, code)
        }

        var testDescription: String { name }
    }

    /// The test cases of RFC 4231, and nothing under no key.
    static let known = [
        Known(
            "case 1", key: [UInt8](repeating: 0x0B, count: 20), message: "Hi There",
            code: "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
        Known(
            "case 2", key: Array("Jefe".utf8), message: "what do ya want for nothing?",
            code: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
        Known(
            "case 3", key: [UInt8](repeating: 0xAA, count: 20), bytes: [UInt8](repeating: 0xDD, count: 50),
            code: "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"),
        Known(
            "case 4", key: Array(1...25), bytes: [UInt8](repeating: 0xCD, count: 50),
            code: "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"),
        Known(
            "case 5, which truncates", key: [UInt8](repeating: 0x0C, count: 20), message: "Test With Truncation",
            code: "a3b6167473100ee06e0c796c2955552b"),
        Known(
            "case 6", key: [UInt8](repeating: 0xAA, count: 131),
            message: "Test Using Larger Than Block-Size Key - Hash Key First",
            code: "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"),
        Known(
            "case 7", key: [UInt8](repeating: 0xAA, count: 131),
            message: "This is a test using a larger than block-size key and a larger than block-size data. "
                + "The key needs to be hashed before being used by the HMAC algorithm.",
            code: "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"),
        Known(
            "nothing", key: [], bytes: [],
            code: "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad"),
    ]

    @Test(arguments: known) func `a code is the published one`(_ row: Known) {
        let code = HMACSHA256(of: row.message, key: row.key).bytes
        #expect(code.count == 32)
        #expect(hexadecimal(code).hasPrefix(row.code))
    }

    @Test func `a code is valid for its message and its key only`() {
        let (message, key): ([UInt8], [UInt8]) = (Array("body".utf8), Array(0..<32))
        let code = HMACSHA256(of: message, key: key).bytes
        #expect(HMACSHA256.isValid(code, of: message, key: key))
        #expect(!HMACSHA256.isValid(code, of: message + [0], key: key))
        #expect(!HMACSHA256.isValid(code, of: message, key: Array(1..<33)))
        #expect(!HMACSHA256.isValid(Array(code.dropLast()), of: message, key: key))
        #expect(!HMACSHA256.isValid([], of: message, key: key))
        #expect(HMACSHA256(of: message, key: key) == HMACSHA256(of: message, key: key))
        #expect(HMACSHA256(of: message, key: key) != HMACSHA256(of: [], key: key))
    }
}

/// Bytes as lower-case hexadecimal digits.
func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
