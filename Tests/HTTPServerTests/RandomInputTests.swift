import Foundation
import HTTPServer
import TestSupport
import Testing

/// What nobody thought of.
@Suite struct RandomInputTests {
    static let seeds = [
        "GET /a/b?c=d HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n",
        "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 11\r\nContent-Type: text/plain\r\n\r\nhello world",
        "PUT /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n6;a=b\r\n world\r\n0\r\nT: x\r\n\r\n",
        "POST /a HTTP/1.1\r\nHost: x\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n\u{1F}abc",
        "OPTIONS * HTTP/1.0\r\nConnection: keep-alive\r\nCookie: a=b; c=d\r\n\r\n",
    ]

    /// One of the seeds, with a few bytes changed, repeated, left out or put in.
    static func mutant(_ random: inout SplitMix) -> [UInt8] {
        var bytes = Array((seeds.randomElement(using: &random) ?? "").utf8)
        let special: [UInt8] = [0, 9, 10, 13, 32, 58, 59, 37, 47, 255, 48, 102]
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let index = Int.random(in: 0..<bytes.count, using: &random)
            let byte = special.randomElement(using: &random) ?? 0
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes[index] = byte
            case 1: bytes.insert(byte, at: index)
            case 2: bytes.remove(at: index)
            case 3: bytes.insert(contentsOf: bytes[index...].prefix(8), at: index)
            default: bytes.insert(contentsOf: [UInt8](repeating: byte, count: 300), at: index)
            }
        }
        return bytes
    }

    @Test func `whatever comes, each answer is well-formed, and the server lives on`() async throws {
        try await TestServer.run(bodyLimit: 1000, answer: Response.echo) { server throws in
            for seed in 0..<400 as Range<UInt64> {
                var random = SplitMix(state: seed)
                let client = try server.connect()
                for _ in 0..<3 { client.send(Self.mutant(&random)) }
                client.finishSending()
                // Only the library's own refusals may be cut off or come twice.
                while let reply = try? client.reply() { #expect(100...599 ~= reply.status, "seed \(seed)") }
            }
            #expect(try server.connect().request("GET", "/").status == 200)
            #expect(eventually { server.server.requestCount == 0 && server.server.bufferedBytes == 0 })
        }
    }
}

/// A generator that gives the same numbers for the same seed.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
