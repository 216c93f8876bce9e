import Foundation
import Outbound
import Testing

@Suite struct EncryptionTests {
    @Test func `a certificate that nobody vouches for is refused, and one that is trusted is taken`() async throws {
        let server = try EncryptedServer(name: "localhost")
        let request = HTTPRequest("GET", try WebAddress(parsing: "https://localhost:\(server.port)/"))
        let error = await #expect(throws: OutboundError.self) { try await HTTPClient().send(request) }
        #expect(error?.kind == .untrusted)
        #expect(error?.isTransient == false)
        let client = HTTPClient(authorities: server.certificate)
        #expect(try await client.send(request).status == 200)
    }

    @Test func `a certificate for another name is refused`() async throws {
        let server = try EncryptedServer(name: "other.example")
        let request = HTTPRequest("GET", try WebAddress(parsing: "https://localhost:\(server.port)/"))
        let client = HTTPClient(authorities: server.certificate)
        let error = await #expect(throws: OutboundError.self) { try await client.send(request) }
        #expect(error?.kind == .untrusted)
    }
}

/// OpenSSL's test server, with a certificate made for it.
private final class EncryptedServer {
    let port: Int
    let certificate: String
    private let folder: URL
    private let process = Process()

    init(name: String) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "scrim-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        certificate = folder.appending(path: "certificate.pem").path
        let key = folder.appending(path: "key.pem").path
        let request = Process()
        request.executableURL = URL(filePath: "/usr/bin/env")
        request.arguments = [
            "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout",
            key,
            "-out", certificate, "-subj", "/CN=\(name)", "-addext", "subjectAltName=DNS:\(name)", "-days", "2",
        ]
        request.standardError = FileHandle.nullDevice
        try request.run()
        request.waitUntilExit()
        process.executableURL = request.executableURL
        process.arguments = [
            "openssl", "s_server", "-accept", "127.0.0.1:0", "-cert", certificate, "-key", key, "-www",
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // It says where it listens: ACCEPT 127.0.0.1:41234
        var text = ""
        while !text.hasSuffix("\n") || !text.contains("ACCEPT") {
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { break }
            text += String(decoding: more, as: UTF8.self)
        }
        let digits = text.split(whereSeparator: \.isNewline).last { $0.hasPrefix("ACCEPT") }?.split(separator: ":").last
        port = try #require(digits.flatMap { Int($0) })
    }

    deinit {
        // Not terminate(): Foundation starts processes with that signal blocked.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }
}
