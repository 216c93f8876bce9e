import HTTPServer
import Testing

/// Requests that are as they should be.
@Suite struct ExchangeTests {
    @Test func `a request is answered, with a date and without the name of the server`() async throws {
        let server = try TestServer { request in .text(200, request.target.raw) }
        let client = try server.connect()
        let reply = try client.request("GET", "/hello?a=b")
        #expect(reply.status == 200)
        #expect(reply.text == "/hello?a=b")
        #expect(reply["Date"] != nil)
        #expect(reply["Server"] == nil)
        await server.server.stop(grace: .seconds(1))
        #expect(client.isClosed())
    }
}
