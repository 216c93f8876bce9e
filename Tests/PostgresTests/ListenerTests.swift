import EventLoop
import Foundation
import Postgres
import TestSupport
import Testing

@Suite struct ListenerTests {
    @Test func `an announcement is heard, and again after the connection was lost`() async throws {
        let test = try await TestDatabase()
        let (stream, continuation) = AsyncStream.makeStream(of: String?.self)
        let listener = Listener(to: "garden", of: test.settings, on: TestServer.loop) { continuation.yield($0) }
        var heard = stream.makeAsyncIterator()
        // The first word is that the connection stands.
        #expect(await heard.next() == .some(nil))
        try await test.database.query("SELECT pg_notify('garden', 'rain')")
        #expect(await heard.next() == "rain")
        try await test.database.query(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN garden' AND datname = current_database()"
        )
        #expect(await heard.next() == .some(nil))
        try await test.database.query("SELECT pg_notify('garden', 'sun')")
        #expect(await heard.next() == "sun")
        listener.close(on: TestServer.loop)
        try await test.drop()
    }
}
