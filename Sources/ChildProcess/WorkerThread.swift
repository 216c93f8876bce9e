internal import Glibc
internal import Synchronization

/// A thread of the system for work that blocks.
struct WorkerThread {
    private let thread: pthread_t

    private final class Work: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Starts a thread that does `work`; it is detached or joined once.
    static func start(_ work: @escaping @Sendable () -> Void) -> Result<WorkerThread, ChildProcessError> {
        var thread = pthread_t()
        let context = unsafe Unmanaged.passRetained(Work(work))
        let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
            if let context = unsafe context { unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
            return nil
        }
        let status = unsafe pthread_create(&thread, nil, entry, context.toOpaque())
        guard status == 0 else {
            unsafe context.release()
            return .failure(.cannotStart(number: status))
        }
        return .success(WorkerThread(thread: thread))
    }

    /// Lets the thread end by itself.
    func detach() {
        pthread_detach(thread)
    }

    /// Waits for the thread's end.
    func join() {
        pthread_join(thread, nil)
    }
}

/// Carries a result from a thread to the one that joins it.
final class ResultBox: Sendable {
    private let result = Mutex<Result<ChildProcess.Output, ChildProcessError>?>(nil)

    func put(_ value: Result<ChildProcess.Output, ChildProcessError>) {
        result.withLock { $0 = value }
    }

    func take() -> Result<ChildProcess.Output, ChildProcessError>? {
        result.withLock { $0 }
    }
}
