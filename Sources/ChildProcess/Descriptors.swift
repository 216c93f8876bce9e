internal import CSpawn
internal import Glibc

/// The number of the system's last error.
enum Errno {
    static var current: Int32 { errno }
}

/// An open descriptor that closes with its last owner.
final class Descriptor: Sendable {
    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    deinit { close(number) }
}

/// A pipe whose ends no other program inherits.
struct Pipe: Sendable {
    let reading: Descriptor
    let writing: Descriptor

    init?() {
        var ends: [Int32] = [-1, -1]
        guard unsafe scrim_pipe(&ends) == 0 else { return nil }
        (reading, writing) = (Descriptor(ends[0]), Descriptor(ends[1]))
    }
}

/// Wakes the thread that waits for a program, from any other.
struct Alarm: Sendable {
    private let pipe: Pipe

    init?() {
        guard let pipe = Pipe() else { return nil }
        self.pipe = pipe
    }

    /// Becomes readable when the alarm rings.
    var descriptor: Int32 { pipe.reading.number }

    func ring() {
        var byte: UInt8 = 1
        _ = unsafe write(pipe.writing.number, &byte, 1)
    }
}
