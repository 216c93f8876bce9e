internal import Foundation

/// A client that sends exactly what a test says, over a real socket.
public final class RawClient {
    /// The socket.
    public let socket: Int32
    private var unread: [UInt8] = []

    /// Connects to a port of this machine.
    public init(port: UInt16) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe connect(socket, address, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw Failure("connect: errno \(errno)") }
        // A test that would hang fails.
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        unsafe setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        unsafe setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(socket) }

    /// What went wrong.
    public struct Failure: Error, CustomStringConvertible {
        /// A sentence.
        public let description: String
        init(_ description: String) { self.description = description }
    }

    /// A response as it came.
    public struct Reply {
        /// The status.
        public var status = 0
        /// The header fields, in order.
        public var fields: [(name: String, value: String)] = []
        /// The body.
        public var body: [UInt8] = []
        /// The body as a text.
        public var text: String { String(decoding: body, as: UTF8.self) }

        /// The value of the first field of this name.
        public subscript(name: String) -> String? {
            fields.first { $0.name.lowercased() == name.lowercased() }?.value
        }
    }

    /// Sends bytes; false when the server takes no more.
    @discardableResult public func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let rest = Array(bytes[sent...].prefix(1 << 20))
            let count = unsafe Glibc.send(socket, rest, rest.count, Int32(MSG_NOSIGNAL))
            if count < 0 { return false }
            sent += count
        }
        return true
    }

    /// Sends text.
    @discardableResult public func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// Sends a request with an optional body and reads the response.
    public func request(
        _ method: String, _ target: String, _ fields: some Sequence<String> = [], body: [UInt8]? = nil
    ) throws -> Reply {
        var text = "\(method) \(target) HTTP/1.1\r\nHost: x\r\n"
        for field in fields { text += field + "\r\n" }
        if let body { text += "Content-Length: \(body.count)\r\n" }
        send(Array((text + "\r\n").utf8) + (body ?? []))
        return try reply(toHead: method == "HEAD")
    }

    /// Closes the sending half.
    public func finishSending() { shutdown(socket, Int32(SHUT_WR)) }

    /// Reads one response.
    public func reply(toHead: Bool = false) throws -> Reply {
        var reply = Reply()
        let lines = try head()
        let words = lines[0].split(separator: " ")
        guard words.count > 1, let status = Int(words[1]) else { throw Failure("no status line: \(lines[0])") }
        reply.status = status
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { throw Failure("no field: \(line)") }
            reply.fields.append((String(parts[0]), parts[1].trimmingCharacters(in: .whitespaces)))
        }
        if toHead || status < 200 || status == 204 || status == 304 { return reply }
        if reply["Transfer-Encoding"] == "chunked" {
            while let chunk = try chunk() { reply.body += chunk }
        } else if let length = reply["Content-Length"].flatMap({ Int($0) }) {
            reply.body = try take(length)
        } else {
            while try fill() {}
            reply.body = unread
            unread = []
        }
        return reply
    }

    /// The lines of a head.
    public func head() throws -> [String] {
        var lines: [String] = []
        while true {
            let line = try line()
            if line.isEmpty { return lines }
            lines.append(line)
        }
    }

    /// Reads one chunk; nil for the last.
    public func chunk() throws -> [UInt8]? {
        let size = try line()
        guard let count = Int(size, radix: 16) else { throw Failure("no size of a chunk: \(size)") }
        let bytes = try take(count)
        _ = try line()
        return count == 0 ? nil : bytes
    }

    /// Whether the server closes the connection without another byte.
    public func isClosed() -> Bool {
        guard unread.isEmpty, let more = try? fill() else { return false }
        return !more
    }

    private func line() throws -> String {
        while true {
            if let end = unread.firstIndex(of: 10) {
                let line = String(decoding: unread[..<end], as: UTF8.self)
                unread.removeFirst(end + 1)
                return line.trimmingCharacters(in: ["\r"])
            }
            guard try fill() else { throw Failure("closed within a line: \(String(decoding: unread, as: UTF8.self))") }
        }
    }

    private func take(_ count: Int) throws -> [UInt8] {
        while unread.count < count {
            guard try fill() else { throw Failure("closed after \(unread.count) of \(count) bytes") }
        }
        defer { unread.removeFirst(count) }
        return Array(unread.prefix(count))
    }

    /// Reads more; false at the end. A reset is an end.
    private func fill() throws -> Bool {
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        let count = unsafe recv(socket, &buffer, buffer.count, 0)
        if count < 0 {
            if errno == ECONNRESET { return false }
            throw Failure("recv: errno \(errno)")
        }
        unread += buffer[..<count]
        return count > 0
    }
}
