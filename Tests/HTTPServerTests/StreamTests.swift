import HTTPServer
import Synchronization
import TestSupport
import Testing

/// Bodies that come as they are made.
@Suite struct StreamTests {
    static func stream(_ produce: @escaping @Sendable (StreamWriter) async -> Void) -> Response {
        Response(status: 200, headers: ["Content-Type": "text/event-stream"], body: .stream(produce))
    }

    @Test func `events arrive one by one, and the response ends with its closure`() async throws {
        let next = AsyncStream.makeStream(of: Void.self)
        let answer: @Sendable (Request) async -> Response = { _ in
            Self.stream { writer in
                var number = 0
                for await _ in next.stream {
                    number += 1
                    #expect(writer.send(Array("data: \(number)\n\n".utf8)))
                }
            }
        }
        try await TestServer.run(answer: answer) { server throws in
            let client = try server.connect()
            client.send("GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n")
            let head = try client.head()
            #expect(head.contains("X-Accel-Buffering: no"))
            #expect(head.contains("Transfer-Encoding: chunked"))
            #expect(!head.contains { $0.hasPrefix("Content-Encoding") })
            for number in 1...5 {
                next.continuation.yield()
                #expect(try client.chunk() == Array("data: \(number)\n\n".utf8))
            }
            next.continuation.finish()
            #expect(try client.chunk() == nil)
            client.send("HEAD / HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(try client.reply(toHead: true).status == 200)
            #expect(client.isClosed())
        }
    }

    @Test func `a client of HTTP 1.0 gets a stream until the connection closes`() async throws {
        let answer: @Sendable (Request) async -> Response = { _ in
            Self.stream { writer in for _ in 0..<1000 { _ = writer.send(Array("abc".utf8)) } }
        }
        try await TestServer.run(answer: answer) { server throws in
            let client = try server.connect()
            client.send("GET / HTTP/1.0\r\n\r\n")
            #expect(try client.reply().text == String(repeating: "abc", count: 1000))
        }
    }

    @Test func `a client that leaves ends the task of its stream`() async throws {
        let (started, ended) = (Event(), Event())
        let answer: @Sendable (Request) async -> Response = { _ in
            Self.stream { writer in
                started.happen()
                while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
                #expect(writer.isClosed)
                #expect(!writer.send([1]))
                ended.happen()
            }
        }
        try await TestServer.run(configure: { $0.halfClosedGrace = .zero }, answer: answer) { server throws in
            do {
                let client = try server.connect()
                client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
                #expect(try client.head()[0].contains("200"))
                #expect(started.wait())
            }
            #expect(ended.wait())
            #expect(eventually { server.server.connectionCount <= 0 })
        }
    }

    @Test func `a stream to a client that doesn't read takes a mebibyte at most`() async throws {
        let accepted = Mutex(0)
        let ended = Event()
        let answer: @Sendable (Request) async -> Response = { _ in
            Self.stream { writer in
                let chunk = [UInt8](repeating: 97, count: 100_000)
                // The system's own buffers take some; so the loop has to turn meanwhile.
                for _ in 0..<1000 {
                    while writer.send(chunk) { accepted.withLock { $0 += chunk.count } }
                    #expect(writer.waitingBytes <= StreamWriter.capacity)
                    await Task.yield()
                }
                ended.happen()
            }
        }
        try await TestServer.run(answer: answer) { server throws in
            let client = try server.connect()
            client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(ended.wait())
            #expect(try client.reply().body.count == accepted.withLock { $0 })
        }
    }

    @Test func `a stream may be fed from any thread`() async throws {
        let answer: @Sendable (Request) async -> Response = { _ in
            Self.stream { writer in
                await withTaskGroup(of: Void.self) { group in
                    for _ in 0..<8 {
                        group.addTask(executorPreference: globalConcurrentExecutor) {
                            for _ in 0..<500 {
                                _ = writer.send(Array("0123456789".utf8))
                                await Task.yield()
                            }
                        }
                    }
                }
            }
        }
        try await TestServer.run(answer: answer) { server throws in
            #expect(try server.connect().request("GET", "/").body.count == 40_000)
        }
    }
}
