internal import CLibPQ
public import EventLoop

/// Hears what other sessions announce with NOTIFY on one channel, on a connection of its own that it makes again
/// whenever it is lost.
public final class Listener: Sendable {
    private let ears: LoopBound<Ears>

    /// Listens from now on. `heard` is called on the loop with each announcement's payload, and with nil whenever a
    /// connection was made anew, since something may have been missed before.
    public init(
        to channel: StaticString, of settings: ConnectionSettings, on loop: EventLoop,
        _ heard: @escaping @Sendable (String?) -> Void
    ) {
        ears = LoopBound(Ears(channel, settings, loop, heard), to: loop)
        loop.execute { [ears] in ears.withValue { $0 }.connect() }
    }

    /// Stops listening.
    public func close(on loop: EventLoop) {
        loop.execute { [ears] in ears.withValue { $0 }.close() }
    }
}

/// The listening connection, on the loop's thread alone.
private final class Ears {
    private static let retryDelay = Duration.seconds(1)

    private let channel: StaticString
    private let settings: ConnectionSettings
    private let loop: EventLoop
    private let heard: @Sendable (String?) -> Void
    private var handle: Handle?
    private var watch: EventLoop.WatchID?
    private var isClosed = false

    init(
        _ channel: StaticString, _ settings: ConnectionSettings, _ loop: EventLoop,
        _ heard: @escaping @Sendable (String?) -> Void
    ) {
        self.channel = channel
        self.settings = settings
        self.loop = loop
        self.heard = heard
    }

    func connect() {
        guard !isClosed else { return }
        Connector.connect(settings, on: loop) { [self] result in
            guard !isClosed, case .success(let handle) = result else { return retry() }
            // A few bytes on a fresh connection: the call can't wait.
            guard unsafe PQsendQuery(handle.pointer, "LISTEN \(channel)") == 1,
                let watch = try? loop.watch(handle.descriptor, for: [.reading], { [weak self] _ in self?.hear() })
            else { return retry() }
            self.handle = handle
            self.watch = watch
        }
    }

    func close() {
        isClosed = true
        letGo()
    }

    private func hear() {
        guard let handle else { return }
        guard unsafe PQconsumeInput(handle.pointer) == 1 else {
            letGo()
            return retry()
        }
        while unsafe PQisBusy(handle.pointer) == 0, let result = unsafe PQgetResult(handle.pointer) {
            let isListening = unsafe PQresultStatus(result) == PGRES_COMMAND_OK
            unsafe PQclear(result)
            if isListening { heard(nil) }
        }
        while let announcement = unsafe PQnotifies(handle.pointer) {
            let payload = unsafe String(cString: announcement.pointee.extra)
            unsafe PQfreemem(announcement)
            heard(payload)
        }
    }

    private func letGo() {
        if let watch { loop.endWatch(watch) }
        watch = nil
        handle = nil
    }

    private func retry() {
        guard !isClosed else { return }
        loop.schedule(after: Self.retryDelay) { [weak self] in self?.connect() }
    }
}
