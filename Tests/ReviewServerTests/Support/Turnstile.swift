/// Lets a few through at a time: a server of a test's own takes a dozen connections, and the tests' PostgreSQL has a
/// hundred.
actor Turnstile {
    /// The one in front of the tests' servers.
    static let servers = Turnstile(places: 5)

    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(places: Int) { free = places }

    /// Waits for a place.
    func enter() async {
        if free > 0 {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Gives the place to whoever waits longest.
    func leave() {
        guard !waiting.isEmpty else {
            free += 1
            return
        }
        waiting.removeFirst().resume()
    }
}
