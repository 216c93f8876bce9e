internal import Glibc

/// A response written past the library, for the places where it takes none; the connection closes after it.
struct DirectAnswer {
    private let response: Response

    init(_ response: Response) { self.response = response }

    /// Writes as much as the socket takes without waiting. Nothing was sent for this request before, so that it's
    /// mostly everything.
    func write(to socket: Int32, isHead: Bool) {
        var body: [UInt8] = []
        if case .bytes(let bytes) = response.body { body = bytes }
        var text = "HTTP/1.1 \(response.status) \(Self.reason(response.status))\r\n"
        text += "Date: \(Self.date())\r\nConnection: close\r\n"
        for (name, value) in response.headers.pairs { text += "\(name): \(value)\r\n" }
        text += "Content-Length: \(body.count)\r\n\r\n"
        let message = Array(text.utf8) + (isHead ? [] : body)
        _ = unsafe Glibc.send(socket, message, message.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
    }

    private static func reason(_ status: Int) -> String {
        switch status {
        case 400: "Bad Request"
        case 408: "Request Timeout"
        case 413: "Content Too Large"
        case 503: "Service Unavailable"
        default: "Refused"
        }
    }

    /// The time as HTTP writes it; the process keeps the C locale.
    private static func date() -> String {
        var now = time(nil)
        var parts = unsafe tm()
        unsafe gmtime_r(&now, &parts)
        var text = [CChar](repeating: 0, count: 40)
        let count = unsafe strftime(&text, text.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
        return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
