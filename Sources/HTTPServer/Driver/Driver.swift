internal import CMicrohttpd
internal import EventLoop
internal import Glibc
internal import Synchronization

/// Runs libmicrohttpd in the turns of an event loop, and the application behind it.
// Proof: all mutable state is touched by the thread of the loop alone; `start` hands it over before the loop sees it.
@safe final class Driver: @unchecked Sendable {
    /// What other threads may look at.
    final class Counts: Sendable {
        let connections = Atomic<Int>(0)
        let requests = Atomic<Int>(0)
        let bodyBytes = Atomic<Int>(0)
    }

    /// The memory that the library keeps for a connection: it reads heads and pieces of bodies into it, and writes
    /// heads and pieces of streams from it.
    static let poolBytes = 32 * 1024

    let configuration: Configuration
    let loop: EventLoop
    let responder: any Responder
    let counts = Counts()
    /// Nil before the start and after the stop.
    var daemon: OpaquePointer?
    var connections: [Int32: Connection] = [:]
    let lingering: LingeringSockets
    /// The earliest deadline of a connection, or an earlier time.
    var nextSweep: ContinuousClock.Instant?
    /// Whether a response was queued outside of the library's turn.
    var hasNews = false
    var drain: Drain?
    private var poller: EventLoop.WatchID?
    private var isReady = false
    /// How many turns ended with the library holding input.
    private var heldTurns = 0
    private var anchor: Anchor?

    /// Keeps a driver alive as long as its daemon is.
    private final class Anchor {
        var driver: Driver?
        init(driver: Driver) { self.driver = driver }
    }

    init(configuration: Configuration, loop: EventLoop, responder: any Responder) {
        self.configuration = configuration
        self.loop = loop
        self.responder = responder
        lingering = LingeringSockets(loop: loop)
    }

    func start(on listener: Listener) throws(ServerError) {
        var settings = unsafe scrim_mhd_settings()
        unsafe settings.listener = listener.socket
        unsafe settings.connection_limit = UInt32(clamping: configuration.connectionLimit)
        unsafe settings.idle_seconds = UInt32(clamping: configuration.keepAliveIdle.components.seconds + 1)
        unsafe settings.pool_bytes = Self.poolBytes
        unsafe settings.access = onAccess
        unsafe settings.begin = onTarget
        unsafe settings.unescape = onUnescape
        unsafe settings.completed = onCompleted
        unsafe settings.connected = onConnection
        // The driver outlives the daemon: the companion below holds it until then.
        unsafe settings.context = Unmanaged.passUnretained(self).toOpaque()
        guard let daemon = unsafe scrim_mhd_start(&settings) else {
            close(listener.socket)
            throw ServerError.system("Start libmicrohttpd")
        }
        unsafe self.daemon = daemon
        loop.execute { self.join() }
    }

    /// Takes part in the turns of the loop.
    private func join() {
        guard let daemon = unsafe daemon else { return }
        poller = try? loop.watch(unsafe scrim_mhd_poller(daemon), for: .reading) { [weak self] _ in
            self?.isReady = true
        }
        let anchor = Anchor(driver: self)
        self.anchor = anchor
        loop.add(EventLoop.Companion(timeout: { anchor.driver?.timeout() }, run: { anchor.driver?.run() }))
        hasNews = true
    }

    /// How many milliseconds the loop may sleep.
    private func timeout() -> Int? {
        guard unsafe daemon != nil else { return nil }
        if hasNews { return 0 }
        var timeout = libraryTimeout()
        // Without room for another watch the library has to be asked now and then.
        if poller == nil { timeout = min(timeout ?? 10, 10) }
        guard let nextSweep else { return timeout }
        let milliseconds = ContinuousClock.now.milliseconds(until: nextSweep)
        return min(timeout ?? milliseconds, milliseconds)
    }

    /// When the library wants to run, though its sockets be quiet: at once if it holds input that it has read already.
    private func libraryTimeout() -> Int? {
        var milliseconds: UInt64 = 0
        guard unsafe MHD_get_timeout(daemon, &milliseconds) == .YES else { return nil }
        return Int(clamping: milliseconds)
    }

    private func run() {
        guard unsafe daemon != nil else { return }
        if isReady || hasNews || poller == nil || libraryTimeout() == 0 {
            (isReady, hasNews) = (false, false)
            unsafe MHD_run(daemon)
            if libraryTimeout() == 0 { heldInput() }
        }
        if let nextSweep, ContinuousClock.now >= nextSweep { sweep() }
        if drain != nil { goOnDraining() }
    }

    /// The library holds input that it wants to go on with. That ends soon, or it never does.
    private func heldInput() {
        heldTurns += 1
        if heldTurns.isMultiple(of: 8) { endStuckBodies() }
    }

    /// Lets go of the library, which has no suspended connections any more.
    func shutDown() {
        guard let daemon = unsafe daemon else { return }
        if let poller { loop.endWatch(poller) }
        poller = nil
        unsafe self.daemon = nil
        unsafe MHD_stop_daemon(daemon)
        lingering.closeAll()
        nextSweep = nil
        anchor?.driver = nil
        anchor = nil
    }
}

extension ContinuousClock.Instant {
    /// How many whole milliseconds there are until another instant, rounded up; none for one that has passed.
    func milliseconds(until other: Self) -> Int {
        guard other > self else { return 0 }
        let (seconds, attoseconds) = duration(to: other).components
        return Int(clamping: seconds.multipliedReportingOverflow(by: 1000).partialValue)
            + Int(attoseconds / 1_000_000_000_000_000) + 1
    }
}
