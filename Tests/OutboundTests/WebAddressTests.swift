import Outbound
import Testing

@Suite struct WebAddressTests {
    @Test(arguments: [
        ("https://scrim.example", "https://scrim.example/"),
        ("HTTPS://Scrim.example:8443/a", "https://Scrim.example:8443/a"),
        ("http://[::1]:80/x?y=1", "http://[::1]:80/x?y=1"), ("http://127.0.0.1:8080/a/../b", "http://127.0.0.1:8080/b"),
    ]) func `an address is read and written`(_ text: String, _ written: String) throws {
        #expect(try WebAddress(parsing: text).description == written)
    }

    @Test(arguments: [
        "", "scrim.example", "ftp://scrim.example", "file:///etc/passwd", "https://", "https://user@scrim.example",
        "https://user:word@scrim.example", "https://scrim.example/#x", "https://scrim.example/a b", "https://a\nb",
        "https://scrim.example:99999", "javascript:alert(1)", "https://a\0b", String(repeating: "a", count: 5000),
    ]) func `what is none is refused`(_ text: String) {
        let error = #expect(throws: OutboundError.self) { try WebAddress(parsing: text) }
        #expect(error?.kind == .invalidRequest)
    }

    @Test func `segments stay segments, whatever they hold`() throws {
        let base = try WebAddress(parsing: "https://scrim.example/base/")
        let address = base.appending(["a/b", "..", "ü?#", ""], query: [("n&", "=v")])
        #expect(address.description == "https://scrim.example/base/a%2Fb/../%C3%BC%3F%23/?n%26=%3Dv")
        #expect(base.appending([]).description == "https://scrim.example/base")
    }

    @Test(arguments: [
        ("http://localhost", true), ("http://127.0.0.1:1", true), ("http://127.9.8.7", true), ("http://[::1]/", true),
        ("http://127.evil.example", false), ("http://localhost.example", false), ("http://10.0.0.1", false),
    ]) func `this machine is known by its names`(_ text: String, _ isLoopback: Bool) throws {
        #expect(try WebAddress(parsing: text).isLoopback == isLoopback)
        #expect(try !WebAddress(parsing: text).isEncrypted)
    }
}
