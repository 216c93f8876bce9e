internal import CLinux
internal import Glibc
internal import Synchronization

/// One thread that waits for sockets, runs what is bound to them, and runs the tasks that prefer it.
///
/// It is a task executor: an `async` function whose task prefers it never leaves its thread but where it asks to (by
/// `withTaskExecutorPreference`), so that a request, its SQL and its response cost no change of threads. Nothing that
/// blocks or computes for long may run on it.
public final class EventLoop: TaskExecutor {
    /// What a socket is ready for, or waited for.
    public struct Interest: OptionSet, Sendable {
        /// epoll's bits.
        public let rawValue: UInt32

        /// A set of interests, as epoll numbers them.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Something can be read, or the peer is gone.
        public static let reading = Self(rawValue: scrim_epoll_in)
        /// Something can be written.
        public static let writing = Self(rawValue: scrim_epoll_out)
        /// The peer has closed its sending half.
        public static let hangUp = Self(rawValue: scrim_epoll_hang_up)
    }

    /// Names one watch of a socket.
    public struct WatchID: Hashable, Sendable {
        let number: UInt64
    }

    /// A library with a loop of its own, which works once in every turn.
    public struct Companion {
        let timeout: () -> Int?
        let run: () -> Void

        /// `timeout` says how many milliseconds the loop may sleep (nil: for as long as it likes), `run` works. The
        /// loop's thread calls both.
        public init(timeout: @escaping () -> Int?, run: @escaping () -> Void) {
            self.timeout = timeout
            self.run = run
        }
    }

    private struct State {
        var jobs: [UnownedJob] = []
        /// Empty room for the next jobs, while the ones before run.
        var roomForJobs: [UnownedJob] = []
        var watches: [UInt64: (Interest) -> Void] = [:]
        var descriptors: [UInt64: Int32] = [:]
        var lastWatch: UInt64 = 0
        var companions: [Companion] = []
        var endOfTurn: [() -> Void] = []
        /// Sorted, the next one last.
        var timers: [(due: ContinuousClock.Instant, work: () -> Void)] = []
    }

    /// What other threads hand in.
    private struct Inbox {
        var jobs: [UnownedJob] = []
        var work: [@Sendable () -> Void] = []
        var isEmpty: Bool { jobs.isEmpty && work.isEmpty }
    }

    private static let wakeTag: UInt64 = 0
    private static let eventsPerTurn = 256

    private let poller: Int32
    private let wakeDescriptor: Int32
    private let thread = Atomic<UInt>(0)
    private let isStopping = Atomic<Bool>(false)
    private let inbox = Mutex(Inbox())
    private var state = State()

    /// A loop that does not run yet. The system's limit on open files can refuse it.
    public init() throws(EventLoopError) {
        poller = scrim_epoll_create()
        wakeDescriptor = scrim_eventfd_create()
        guard poller >= 0, wakeDescriptor >= 0,
            scrim_epoll_control(poller, EPOLL_CTL_ADD, wakeDescriptor, scrim_epoll_in, Self.wakeTag) == 0
        else { throw EventLoopError(number: errno) }
    }

    deinit {
        close(poller)
        close(wakeDescriptor)
    }

    /// Starts the loop's thread, which keeps the loop alive until ``stop()``.
    public func start() throws(EventLoopError) {
        var thread = pthread_t()
        let context = unsafe Unmanaged.passRetained(self)
        let status = unsafe pthread_create(&thread, nil, runEventLoop, context.toOpaque())
        guard status == 0 else {
            unsafe context.release()
            throw EventLoopError(number: status)
        }
        pthread_detach(thread)
    }

    /// Ends the loop's thread after its turn; what is still queued runs no more.
    public func stop() {
        isStopping.store(true, ordering: .releasing)
        wake()
    }

    // MARK: - Tasks and work

    /// Whether the caller runs on the loop's thread.
    public var isCurrent: Bool { thread.load(ordering: .relaxed) == pthread_self() }

    func requireCurrent() {
        precondition(isCurrent, "touched outside of its event loop")
    }

    /// Queues a task's next piece.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if isCurrent {
            state.jobs.append(job)
        } else {
            post { inbox in inbox.jobs.append(job) }
        }
    }

    /// Runs `work` on the loop's thread: now when called there, else soon.
    public func execute(_ work: @escaping @Sendable () -> Void) {
        if isCurrent {
            work()
        } else {
            post { inbox in inbox.work.append(work) }
        }
    }

    /// Runs the tasks that wait for the loop's thread; for a callback that would like its task's answer at once.
    public func runJobs() {
        requireCurrent()
        let executor = unsafe asUnownedTaskExecutor()
        while !state.jobs.isEmpty {
            var jobs = state.roomForJobs
            state.roomForJobs = []
            swap(&jobs, &state.jobs)
            for job in jobs { unsafe job.runSynchronously(on: executor) }
            jobs.removeAll(keepingCapacity: true)
            state.roomForJobs = jobs
        }
    }

    private func post(_ change: (inout Inbox) -> Void) {
        let wasEmpty = inbox.withLock { inbox in
            defer { change(&inbox) }
            return inbox.isEmpty
        }
        if wasEmpty { wake() }
    }

    private func wake() {
        var one: UInt64 = 1
        _ = unsafe write(wakeDescriptor, &one, MemoryLayout<UInt64>.size)
    }

    // MARK: - Sockets

    /// Calls `handler` whenever the socket is ready. The owner ends the watch before it closes the socket.
    public func watch(
        _ descriptor: Int32, for interest: Interest, _ handler: @escaping (Interest) -> Void
    ) throws(EventLoopError) -> WatchID {
        requireCurrent()
        state.lastWatch += 1
        let tag = state.lastWatch
        guard scrim_epoll_control(poller, EPOLL_CTL_ADD, descriptor, interest.rawValue, tag) == 0 else {
            throw EventLoopError(number: errno)
        }
        state.watches[tag] = handler
        state.descriptors[tag] = descriptor
        return WatchID(number: tag)
    }

    /// Changes what a watch waits for.
    public func change(_ watch: WatchID, to interest: Interest) {
        requireCurrent()
        guard let descriptor = state.descriptors[watch.number] else { return }
        _ = scrim_epoll_control(poller, EPOLL_CTL_MOD, descriptor, interest.rawValue, watch.number)
    }

    /// Ends a watch; its handler isn't called again.
    public func endWatch(_ watch: WatchID) {
        requireCurrent()
        state.watches[watch.number] = nil
        guard let descriptor = state.descriptors.removeValue(forKey: watch.number) else { return }
        _ = scrim_epoll_control(poller, EPOLL_CTL_DEL, descriptor, 0, 0)
    }

    /// Lets a companion work in every turn from now on.
    public func add(_ companion: Companion) {
        requireCurrent()
        state.companions.append(companion)
    }

    /// Lets go of all companions.
    public func removeCompanions() {
        requireCurrent()
        state.companions.removeAll()
    }

    /// Runs `work` once on the loop's thread, when so much time has passed.
    public func schedule(after delay: Duration, _ work: @escaping () -> Void) {
        requireCurrent()
        let due = ContinuousClock.now + delay
        let place = state.timers.firstIndex { $0.due <= due } ?? state.timers.endIndex
        state.timers.insert((due, work), at: place)
    }

    /// Runs `work` once on the loop's thread, when all else of the turn is done.
    public func atEndOfTurn(_ work: @escaping @Sendable () -> Void) {
        execute { self.state.endOfTurn.append(work) }
    }

    // MARK: - The loop

    fileprivate func run() {
        thread.store(pthread_self(), ordering: .relaxed)
        var events = unsafe [epoll_event](repeating: epoll_event(), count: Self.eventsPerTurn)
        while !isStopping.load(ordering: .acquiring) {
            let count = unsafe epoll_wait(poller, &events, Int32(Self.eventsPerTurn), timeout())
            for index in 0..<max(0, Int(count)) {
                let (tag, ready) = unsafe (scrim_epoll_tag(&events[index]), scrim_epoll_events(&events[index]))
                if tag == Self.wakeTag {
                    takeInbox()
                } else {
                    // An earlier handler of this turn can have ended the watch.
                    state.watches[tag]?(Interest(rawValue: ready))
                }
            }
            runTimers()
            runJobs()
            for companion in state.companions { companion.run() }
            runJobs()
            endTurn()
        }
        thread.store(0, ordering: .relaxed)
    }

    private func endTurn() {
        // What it queues is for this turn as well.
        while !state.endOfTurn.isEmpty {
            let work = state.endOfTurn
            state.endOfTurn = []
            for part in work { part() }
            runJobs()
        }
    }

    /// How long the loop may sleep, in milliseconds; -1 for as long as it likes.
    private func timeout() -> Int32 {
        var timeout: Int?
        for companion in state.companions {
            if let own = companion.timeout() { timeout = min(timeout ?? own, own) }
        }
        if let due = state.timers.last?.due {
            let (seconds, attoseconds) = max(.zero, due - .now).components
            // Rounded up, or the loop would turn in vain until the time has come.
            let milliseconds = Int(clamping: seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000) + 1
            timeout = min(timeout ?? .max, milliseconds)
        }
        return timeout.map { Int32(clamping: $0) } ?? -1
    }

    private func runTimers() {
        while let timer = state.timers.last, timer.due <= .now {
            state.timers.removeLast()
            timer.work()
        }
    }

    private func takeInbox() {
        var count: UInt64 = 0
        _ = unsafe read(wakeDescriptor, &count, MemoryLayout<UInt64>.size)
        let taken = inbox.withLock { inbox in
            defer { inbox = Inbox() }
            return inbox
        }
        state.jobs.append(contentsOf: taken.jobs)
        for work in taken.work { work() }
    }
}

// Proof: `state` is touched by the loop's thread alone, which `requireCurrent()` holds; all else is constant or locked.
extension EventLoop: @unchecked Sendable {}

/// The entry of the loop's thread; the context is a loop, retained for it.
private func runEventLoop(context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context = unsafe context else { return nil }
    let loop = unsafe Unmanaged<EventLoop>.fromOpaque(context).takeRetainedValue()
    loop.run()
    return nil
}
