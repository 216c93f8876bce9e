internal import CSpawn
internal import Glibc

/// A program that runs, and this process's ends of its pipes.
struct RunningChild {
    private let process: pid_t
    private let output: Descriptor
    private let errors: Descriptor
    /// Gone once all is written, so that the program sees the end.
    private var input: Descriptor?
    private var remaining: ArraySlice<UInt8>
    private let limits: ChildProcess.Limits

    private var outputBytes: [UInt8] = []
    private var errorBytes: [UInt8] = []
    private var outputIsOpen = true
    private var errorsAreOpen = true
    private var stopped: ChildProcessError?

    private static let errorLimit = 64 << 10
    private static let chunk = 64 << 10

    /// Takes over a program that was just started.
    init(
        process: pid_t, input: Descriptor, output: Descriptor, errors: Descriptor, bytes: [UInt8],
        limits: ChildProcess.Limits
    ) {
        (self.process, self.input, self.output, self.errors) = (process, input, output, errors)
        (self.limits, remaining) = (limits, bytes[...])
    }

    /// Feeds it, reads it and waits for its end; kills its group when a limit is reached or the alarm rings.
    mutating func supervise(alarm: Alarm) throws(ChildProcessError) -> ChildProcess.Output {
        let handle = scrim_pidfd_open(process)
        guard handle >= 0 else {
            let number = errno
            killGroup()
            _ = reap()
            throw .cannotStart(number: number)
        }
        let ending = Descriptor(handle)
        for descriptor in [input, output, errors] {
            if let descriptor { _ = scrim_make_nonblocking(descriptor.number) }
        }
        if remaining.isEmpty { input = nil }

        let deadline = ContinuousClock.now + limits.wall
        while !turn(ending: ending, alarm: alarm, deadline: deadline) {}
        // It is a zombie until it is reaped, so that its number can't be another group's by now.
        killGroup()
        // What it wrote stands in the pipes; a program that left its group may hold them open, but has no say.
        drain()
        let status = reap()
        if let stopped { throw stopped }
        return ChildProcess.Output(status: status, output: outputBytes, errorOutput: errorBytes)
    }

    /// Waits for the next thing to happen. Answers whether the program has ended.
    private mutating func turn(ending: Descriptor, alarm: Alarm, deadline: ContinuousClock.Instant) -> Bool {
        var waits = [
            Self.wait(ending.number, POLLIN),
            // Once stopped, nothing but its end is of interest.
            Self.wait(stopped == nil ? alarm.descriptor : -1, POLLIN),
            Self.wait(outputIsOpen && stopped == nil ? output.number : -1, POLLIN),
            Self.wait(errorsAreOpen && stopped == nil ? errors.number : -1, POLLIN),
            Self.wait(stopped == nil ? input?.number ?? -1 : -1, POLLOUT),
        ]
        let count = unsafe poll(&waits, nfds_t(waits.count), stopped == nil ? Self.milliseconds(until: deadline) : -1)
        if count < 0 { return false }
        if waits[0].revents != 0 { return true }
        if waits[1].revents != 0 { stop(.cancelled) }
        if waits[2].revents != 0 { outputIsOpen = readOutput() }
        if waits[3].revents != 0 { errorsAreOpen = readErrors() }
        if waits[4].revents != 0 { feed() }
        if stopped == nil, ContinuousClock.now >= deadline { stop(.deadlinePassed) }
        return false
    }

    private static func wait(_ descriptor: Int32, _ events: Int32) -> pollfd {
        pollfd(fd: descriptor, events: Int16(events), revents: 0)
    }

    /// The time that is left, rounded up so that no turn is spent on less than a millisecond; at most an hour.
    private static func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
        let left = ContinuousClock.now.duration(to: deadline) / Duration.milliseconds(1)
        return Int32(min(max(left, 0), 3_600_000).rounded(.up))
    }

    private mutating func stop(_ reason: ChildProcessError) {
        guard stopped == nil else { return }
        stopped = reason
        input = nil
        killGroup()
    }

    private func killGroup() {
        kill(-process, SIGKILL)
    }

    private func reap() -> ChildProcess.Status {
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
        return scrim_exited(status) != 0
            ? .exited(scrim_exit_code(status)) : .signalled(scrim_signal(status))
    }

    // MARK: - Pipes

    private mutating func feed() {
        guard let input else { return }
        let count = unsafe remaining.withUnsafeBytes { bytes in
            unsafe write(input.number, bytes.baseAddress, min(bytes.count, Self.chunk))
        }
        if count > 0 {
            remaining.removeFirst(count)
        } else if count < 0, errno != EAGAIN, errno != EINTR {
            // It reads no more, which is its own affair.
            remaining = []
        }
        if remaining.isEmpty { self.input = nil }
    }

    private mutating func drain() {
        // More than a pipe can hold; who still writes is another program.
        for _ in 0..<64 where outputIsOpen && stopped == nil && available(output) { outputIsOpen = readOutput() }
        for _ in 0..<64 where errorsAreOpen && available(errors) { errorsAreOpen = readErrors() }
    }

    private func available(_ descriptor: Descriptor) -> Bool {
        var wait = [Self.wait(descriptor.number, POLLIN)]
        return unsafe poll(&wait, 1, 0) > 0 && Int32(wait[0].revents) & POLLIN != 0
    }

    private mutating func readOutput() -> Bool {
        guard let bytes = Self.read(output) else { return false }
        guard outputBytes.count + bytes.count <= limits.outputBytes else {
            stop(.tooMuchOutput)
            return false
        }
        outputBytes += bytes
        return true
    }

    private mutating func readErrors() -> Bool {
        guard let bytes = Self.read(errors) else { return false }
        errorBytes += bytes.prefix(max(0, Self.errorLimit - errorBytes.count))
        return true
    }

    /// What can be read now; `nil` at the end.
    private static func read(_ descriptor: Descriptor) -> [UInt8]? {
        var count = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: chunk) { buffer, filled in
            count = unsafe Glibc.read(descriptor.number, buffer.baseAddress, chunk)
            filled = max(0, count)
        }
        if count < 0 { return errno == EAGAIN || errno == EINTR ? [] : nil }
        return count == 0 ? nil : bytes
    }
}
