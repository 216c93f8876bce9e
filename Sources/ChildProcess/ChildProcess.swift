/// Runs other programs, with a bound on everything that they may use.
///
/// A program runs in a process group of its own, sees three descriptors and the environment that it is given. Whatever
/// it leaves behind in its group ends with it; only what starts a session of its own, as a service does, goes on.
public enum ChildProcess {
    /// The environment of a program that needs none: where programs are, and texts in UTF-8.
    public static let plainEnvironment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8"]

    /// Runs a program to its end. The caller's thread is free meanwhile; to cancel the task kills the program.
    /// - Parameters:
    ///   - program: A path, or a name that is looked up in the environment's `PATH`.
    ///   - arguments: What follows the program's name.
    ///   - input: What it can read from its standard input.
    ///   - environment: All variables that it sees.
    ///   - directory: Where it runs; absent: where this process does.
    ///   - limits: What it may use.
    /// - Throws: When there is no such program, or it was stopped; its own failure is a status.
    public static func run(
        _ program: String, _ arguments: [String] = [], input: [UInt8] = [],
        environment: [String: String] = plainEnvironment, directory: String? = nil, limits: Limits = Limits()
    ) async throws(ChildProcessError) -> Output {
        let command = Command(
            program: program, arguments: arguments, input: input, environment: environment, directory: directory,
            limits: limits)
        guard let alarm = Alarm() else { throw .cannotStart(number: Errno.current) }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let thread = WorkerThread.start { continuation.resume(returning: command.perform(alarm: alarm)) }
                switch thread {
                case .success(let thread): thread.detach()
                case .failure(let error): continuation.resume(returning: .failure(error))
                }
            }
        } onCancel: {
            alarm.ring()
        }
        return try result.get()
    }

    /// Runs a program to its end and blocks the thread meanwhile: for start and stop of a process, never for a task.
    /// - Throws: As ``run(_:_:input:environment:directory:limits:)`` does.
    public static func runBlocking(
        _ program: String, _ arguments: [String] = [], input: [UInt8] = [],
        environment: [String: String] = plainEnvironment, directory: String? = nil, limits: Limits = Limits()
    ) throws(ChildProcessError) -> Output {
        let command = Command(
            program: program, arguments: arguments, input: input, environment: environment, directory: directory,
            limits: limits)
        guard let alarm = Alarm() else { throw .cannotStart(number: Errno.current) }
        // On a thread of its own all the same: it blocks SIGPIPE for its thread.
        let box = ResultBox()
        try WorkerThread.start { box.put(command.perform(alarm: alarm)) }.get().join()
        guard let result = box.take() else { throw .cannotStart(number: 0) }
        return try result.get()
    }

    /// What a program may use.
    public struct Limits: Hashable, Sendable {
        /// How long it may run.
        public var wall: Duration
        /// How many seconds of the processor it may use; absent: as many as the wall clock gives.
        public var cpuSeconds: Int?
        /// How many bytes of address space it may have; absent: as many as this process.
        public var addressSpaceBytes: Int?
        /// How much it may write to its standard output. Of its errors the first 64 KiB are kept.
        public var outputBytes: Int

        /// Limits; each has a default that a small tool stays below.
        public init(
            wall: Duration = .seconds(30), cpuSeconds: Int? = nil, addressSpaceBytes: Int? = nil,
            outputBytes: Int = 16 << 20
        ) {
            (self.wall, self.cpuSeconds) = (wall, cpuSeconds)
            (self.addressSpaceBytes, self.outputBytes) = (addressSpaceBytes, outputBytes)
        }
    }

    /// How a program ended.
    public enum Status: Hashable, Sendable {
        /// By itself, with this exit status.
        case exited(Int32)
        /// By this signal.
        case signalled(Int32)

        /// Whether it ended by itself and content.
        public var isSuccess: Bool { self == .exited(0) }
    }

    /// What a program left.
    public struct Output: Hashable, Sendable {
        /// How it ended.
        public var status: Status
        /// What it wrote to its standard output.
        public var output: [UInt8]
        /// What it wrote to its standard error, at most 64 KiB of it.
        public var errorOutput: [UInt8]
    }
}

/// Why a program did not run to its end.
public enum ChildProcessError: Error, Hashable, Sendable {
    /// There is no such program, or it may not be run.
    case noSuchProgram(String)
    /// The system refused to start it; the number is errno's.
    case cannotStart(number: Int32)
    /// It ran for too long and was killed.
    case deadlinePassed
    /// It wrote too much and was killed.
    case tooMuchOutput
    /// The task that waited for it was cancelled, and it was killed.
    case cancelled
}
