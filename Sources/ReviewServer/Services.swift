internal import EventLoop
internal import HTTPServer
internal import Postgres

/// What handlers work with. One function makes it (``ReviewServer``), and everything is passed down from there.
struct Services: Sendable {
    let settings: Settings
    let loop: EventLoop
    let database: Database
    let cores: Cores
    let access: AccessStore
    let events: EventHub
    let documents: DocumentIndexes
    let catalogue: Catalogue
    let pages: Pages
    let passwords: PasswordDesk
    let log: Log
    let metrics: Metrics
    let routes: RouteTable
    /// How many migrations this program knows.
    let migrations: [Migration]
}
