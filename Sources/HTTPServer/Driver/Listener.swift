internal import Glibc

/// A socket that listens.
struct Listener {
    let socket: Int32
    let port: UInt16

    private static let backlog: Int32 = 1024

    /// Binds to the first address of the host that can be bound to.
    init(host: String, port: UInt16) throws(ServerError) {
        let attempt = "Listen on \(host):\(port)"
        var hints = unsafe addrinfo()
        unsafe hints.ai_family = AF_UNSPEC
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        unsafe hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        var list: UnsafeMutablePointer<addrinfo>?
        let status = unsafe getaddrinfo(host, String(port), &hints, &list)
        guard status == 0 else {
            throw ServerError(attempt: attempt, reason: unsafe String(cString: gai_strerror(status)))
        }
        defer { unsafe freeaddrinfo(list) }
        var failure = ServerError(attempt: attempt, reason: "no address")
        var entry = unsafe list
        while let address = unsafe entry?.pointee {
            if let socket = unsafe Self.listen(address), let bound = Self.port(of: socket) {
                (self.socket, self.port) = (socket, bound)
                return
            }
            failure = ServerError.system(attempt)
            unsafe entry = address.ai_next
        }
        throw failure
    }

    private static func listen(_ address: addrinfo) -> Int32? {
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let socket = unsafe Glibc.socket(address.ai_family, kind, 0)
        guard socket >= 0 else { return nil }
        var (on, off): (Int32, Int32) = (1, 0)
        let size = socklen_t(MemoryLayout<Int32>.size)
        unsafe setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, size)
        if unsafe address.ai_family == AF_INET6 {
            // `::` takes clients of IPv4 too.
            unsafe setsockopt(socket, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &off, size)
        }
        guard unsafe bind(socket, address.ai_addr, address.ai_addrlen) == 0, Glibc.listen(socket, backlog) == 0 else {
            let number = errno
            close(socket)
            errno = number
            return nil
        }
        return socket
    }

    private static func port(of socket: Int32) -> UInt16? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return unsafe withUnsafeMutablePointer(to: &storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard unsafe getsockname(socket, address, &length) == 0 else { return nil }
                return unsafe Address(address)?.port
            }
        }
    }
}

/// The numeric form of a socket's address.
struct Address {
    let host: String
    let port: UInt16

    /// Nil for addresses of other families than IPv4 and IPv6.
    init?(_ address: UnsafePointer<sockaddr>) {
        let size: Int
        switch unsafe Int32(address.pointee.sa_family) {
        case AF_INET: size = MemoryLayout<sockaddr_in>.size
        case AF_INET6: size = MemoryLayout<sockaddr_in6>.size
        default: return nil
        }
        var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        var service = [CChar](repeating: 0, count: Int(NI_MAXSERV))
        let status = unsafe getnameinfo(
            address, socklen_t(size), &host, socklen_t(host.count), &service, socklen_t(service.count),
            NI_NUMERICHOST | NI_NUMERICSERV)
        guard status == 0, let port = UInt16(Self.text(service)) else { return nil }
        let name = Self.text(host)
        let mapped = "::ffff:"
        self.host = name.hasPrefix(mapped) && name.contains(".") ? String(name.dropFirst(mapped.count)) : name
        self.port = port
    }

    private static func text(_ characters: [CChar]) -> String {
        String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
