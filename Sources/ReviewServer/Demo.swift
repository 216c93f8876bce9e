internal import FoundationEssentials
internal import Importers
internal import JSON
public import Postgres

/// A project to look around in: an app's storyboards in two revisions, two people, and what one of them has said.
public struct Demo: Sendable {
    /// The account that looks around.
    public static let user = "demo"
    private static let colleague = "mika"
    private static let project = "harbor"
    private static let flow = "app"

    private let database: Database
    private let folder: String

    /// The demo in this database; its files come with the program.
    public init(database: Database, resources: Resources) {
        self.database = database
        folder = "\(resources.folder)/Examples/Harbor"
    }

    /// Makes what is missing; what is there stays as it is.
    public func install() async throws {
        let viewer = try await person(Self.user, isAdministrator: true)
        let other = try await person(Self.colleague, isAdministrator: false)
        let access = try await flowAccess(for: viewer, colleague: other)
        guard try await database.query("SELECT FROM revisions WHERE flow_id = \(access.id)").isEmpty else { return }
        let main = try file("Base.lproj/Main.storyboard")
        let settings = try file("Base.lproj/Settings.storyboard")
        try await send([main], to: access)
        try await send([main, settings], to: access)
        try await say(
            "How do people get out of this one? I was stuck on my iPad and had to end the app.", as: other, in: access)
    }

    private func person(_ name: String, isAdministrator: Bool) async throws -> Viewer {
        let rows = try await database.query(
            """
            INSERT INTO users (name, email, administrator) VALUES (\(name), \("\(name)@example.com"), \(isAdministrator))
            ON CONFLICT (lower(name)) DO UPDATE SET name = excluded.name RETURNING id, administrator
            """)
        return Viewer(
            id: try rows[0].get(0), name: name, isAdministrator: try rows[0].get(1), credential: .session(digest: []))
    }

    private func flowAccess(for viewer: Viewer, colleague: Viewer) async throws -> FlowAccess {
        try await database.transaction { transaction in
            transaction.perform(
                "INSERT INTO projects (slug, name) VALUES (\(Self.project), 'Harbor') ON CONFLICT (slug) DO NOTHING")
            transaction.perform(
                """
                INSERT INTO memberships (project_id, user_id, role)
                SELECT p.id, m.user_id, m.role FROM projects p,
                       (VALUES (\(viewer.id)::bigint, 'maintainer'), (\(colleague.id)::bigint, 'reviewer')) m (user_id, role)
                 WHERE p.slug = \(Self.project) ON CONFLICT (project_id, user_id) DO NOTHING
                """)
            transaction.perform(
                """
                INSERT INTO flows (project_id, slug, name)
                SELECT id, \(Self.flow), 'Harbor for iPhone and iPad' FROM projects WHERE slug = \(Self.project)
                ON CONFLICT (project_id, slug) DO NOTHING
                """)
            let rows = try transaction.query(
                """
                SELECT p.id, f.id FROM projects p JOIN flows f ON f.project_id = p.id
                 WHERE p.slug = \(Self.project) AND f.slug = \(Self.flow)
                """)
            let project = ProjectAccess(
                viewer: viewer, id: try rows[0].get(0), slug: Self.project, role: .maintainer, isArchived: false)
            return FlowAccess(project: project, id: try rows[0].get(1), slug: Self.flow, isArchived: false)
        }
    }

    private func file(_ path: String) throws -> InputFile {
        let data = try Data(contentsOf: URL(filePath: "\(folder)/\(path)"))
        return InputFile(path: path, bytes: Array(data))
    }

    private func send(_ files: [InputFile], to flow: FlowAccess) async throws {
        let database = database
        let maker = RevisionMaker(
            database: database, cores: Cores(), flow: flow, submission: try Submission(interfaceFiles: files),
            basePath: ""
        ) { try await database.transaction($0) }
        var times = StepTimes()
        _ = try await maker.make(&times)
    }

    /// Opens a thread on the first error of the newest revision.
    private func say(_ text: String, as author: Viewer, in flow: FlowAccess) async throws {
        try await database.query(
            """
            WITH worst AS (
                SELECT r.number, s.guidelines[1] AS guideline, s.subject, s.fingerprint
                  FROM revisions r JOIN results s ON s.report_id = r.report_id
                 WHERE r.flow_id = \(flow.id) AND s.outcome = 'fail' AND s.subject <> 'app'
                 ORDER BY r.number DESC, s.severity <> 'error', s.position LIMIT 1),
            thread AS (
                INSERT INTO threads (flow_id, revision, guideline, subject_kind, subject, finding, author_id)
                SELECT \(flow.id), number, guideline, 'modal', subject, fingerprint, \(author.id) FROM worst RETURNING id)
            INSERT INTO comments (thread_id, author_id, body) SELECT id, \(author.id), \(text) FROM thread
            """)
    }
}
