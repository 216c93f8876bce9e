internal import Glibc

/// The program's ends to the outside.
enum Console {
    case output
    case error

    /// The arguments, without the program's name.
    static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

    /// The variables.
    static var environment: [String: String] {
        var variables: [String: String] = [:]
        var next = unsafe environ
        while let entry = unsafe next.pointee {
            let parts = unsafe String(cString: entry).split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
            unsafe next += 1
        }
        return variables
    }

    /// Writes all of a text.
    func write(_ text: String) { write(Array(text.utf8)) }

    /// Writes all bytes; what nobody reads any more is let go.
    func write(_ bytes: [UInt8]) {
        let descriptor = self == .output ? STDOUT_FILENO : STDERR_FILENO
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    static func exit(_ status: ExitStatus) -> Never { Glibc.exit(status.rawValue) }
}

/// The signals that end the program. They are blocked in every thread and waited for by one.
enum Signals {
    private static var ending: sigset_t {
        var set = sigset_t()
        unsafe sigemptyset(&set)
        unsafe sigaddset(&set, SIGTERM)
        unsafe sigaddset(&set, SIGINT)
        return set
    }

    static func block() {
        var set = ending
        unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
        // A peer that is gone is an error of the write, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Blocks the thread until the program shall end.
    static func wait() {
        var set = ending
        var number: Int32 = 0
        unsafe sigwait(&set, &number)
    }

    /// From here on a signal ends the program at once, as it would without us.
    static func unblock() {
        var set = ending
        unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
}

/// One small request to this machine.
enum Probe {
    /// Whether a server at the port answers this path with 200 within some seconds.
    static func isReady(port: UInt16, path: String) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var limit = timeval(tv_sec: 3, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        let request = Array("GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8)
        guard status == 0, unsafe send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else {
            return false
        }
        var answer = [UInt8](repeating: 0, count: 64)
        let count = unsafe recv(descriptor, &answer, answer.count, 0)
        return count > 0 && answer.starts(with: Array("HTTP/1.1 200".utf8))
    }
}
