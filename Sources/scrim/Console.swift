#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A stream of the process.
struct Console {
    static let output = Console(descriptor: 1)
    static let error = Console(descriptor: 2)

    private let descriptor: Int32

    /// Whether a person reads the stream.
    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Writes a text, all of it.
    func write(_ text: String) {
        write(Array(text.utf8))
    }

    /// Writes bytes, all of them. Where nobody can take them (a full disk, a closed pipe) there is nothing left to
    /// do: the process ends with the status of a fault, and what was cut off is no report.
    func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            // The pointer lives for this call only, with its true length beside.
            let written = unsafe rest.withUnsafeBytes { unsafe systemWrite(descriptor, $0.baseAddress, $0.count) }
            if written > 0 {
                rest = rest.dropFirst(written)
            } else if errno != EINTR {
                exitProcess(.fault)
            }
        }
    }
}

/// Ends the process.
func exitProcess(_ status: ExitStatus) -> Never {
    exit(status.rawValue)
}

// A name of its own, since `write` is a method where it is called.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, bytes, count)
}
