import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A server for tests of what calls servers: takes one connection after the other, one request each, and answers as it
/// is told. No part of Scrim.
public final class HTTPResponder: Sendable {
    /// A request that came.
    public struct Received: Sendable {
        /// The method.
        public let method: String
        /// The path with the query, as it came.
        public let target: String
        /// By lower-case name.
        public let headers: [String: String]
        /// The body.
        public let body: [UInt8]
    }

    /// What to do about a request.
    public enum Reply: Sendable {
        case response(Int, headers: [String] = [], body: [UInt8] = [])
        /// These bytes, whatever they are.
        case raw([UInt8])
        /// Closes the connection.
        case hangUp
        /// Waits until the other side gives up.
        case silence
    }

    /// The port of 127.0.0.1 that it listens on.
    public let port: Int
    private let listener: Int32
    private let log = Log()

    private final class Log: Sendable {
        let requests = Mutex<[Received]>([])
    }

    /// A server on a port of its own.
    /// - Parameter reply: Answers a request, given how many came before it.
    public init(reply: @escaping @Sendable (Int, Received) -> Reply) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = unsafe withUnsafeMutableBytes(of: &address) { bytes -> Int32 in
            guard let base = unsafe bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return -1 }
            guard unsafe bind(listener, base, length) == 0, listen(listener, 16) == 0 else { return -1 }
            return unsafe getsockname(listener, base, &length)
        }
        guard status == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
        port = Int(UInt16(bigEndian: address.sin_port))
        self.listener = listener
        let log = log
        Thread.detachNewThread {
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else {
                    // Closed by the thread that uses it: its number is another socket's at once.
                    close(listener)
                    return
                }
                Self.serve(connection, log, reply)
                close(connection)
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
    }

    /// What came so far.
    public var requests: [Received] { log.requests.withLock { $0 } }

    private static func serve(_ connection: Int32, _ log: Log, _ reply: (Int, Received) -> Reply) {
        guard let request = read(from: connection) else { return }
        let count = log.requests.withLock { requests in
            requests.append(request)
            return requests.count - 1
        }
        switch reply(count, request) {
        case .hangUp: break
        case .silence: while !receive(from: connection).isEmpty {}
        case .raw(let bytes): write(bytes, to: connection)
        case .response(let status, let headers, let body):
            let fields = headers + ["Content-Length: \(body.count)", "Connection: close"]
            let head = "HTTP/1.1 \(status) Status\r\n" + fields.map { $0 + "\r\n" }.joined() + "\r\n"
            write(Array(head.utf8) + (request.method == "HEAD" ? [] : body), to: connection)
        }
        // Not a reset, which could overtake the answer.
        shutdown(connection, Int32(SHUT_WR))
        while !receive(from: connection).isEmpty {}
    }

    private static func read(from connection: Int32) -> Received? {
        var bytes: [UInt8] = []
        let blank = Array("\r\n\r\n".utf8)
        var end: Int?
        while end == nil {
            let more = receive(from: connection)
            guard !more.isEmpty else { return nil }
            bytes += more
            end = bytes.indices.dropLast(3).first { Array(bytes[$0..<$0 + 4]) == blank }
        }
        guard let end else { return nil }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ").map(String.init)
        guard words.count == 3 else { return nil }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] =
                line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        if headers["expect"] != nil { write(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8), to: connection) }
        var body = Array(bytes[(end + 4)...])
        let length = headers["content-length"].flatMap { Int($0) } ?? 0
        while body.count < length {
            let more = receive(from: connection)
            guard !more.isEmpty else { return nil }
            body += more
        }
        return Received(method: words[0], target: words[1], headers: headers, body: body)
    }

    private static func receive(from connection: Int32) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe recv(connection, &buffer, buffer.count, 0)
        return Array(buffer.prefix(max(0, count)))
    }

    private static func write(_ bytes: [UInt8], to connection: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes {
                unsafe send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
