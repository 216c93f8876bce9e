internal import Postgres

/// What the parameters of the list of threads ask for.
enum ThreadFilter {
    /// The conditions, where `t` is the thread.
    static func conditions(of call: Call) throws -> [SQL] {
        var conditions: [SQL] = []
        if let state = call.query("state") {
            guard let state = ReviewThread.State(rawValue: state) else {
                throw Problem.badRequest("state", "“state” is open or resolved.")
            }
            conditions.append(state == .open ? "t.resolved_at IS NULL" : "t.resolved_at IS NOT NULL")
        }
        if let revision = call.query("revision") {
            guard let number = Int(revision), (1...Int(Int32.max)).contains(number) else {
                throw Problem.badRequest("revision", "“revision” is the number of a revision.")
            }
            conditions.append("t.revision = \(number)")
        }
        if let guideline = call.query("guideline") { conditions.append("t.guideline = \(guideline)") }
        if let finding = call.query("finding") { conditions.append("t.finding = \(finding)") }
        if let subject = call.query("subject") { conditions.append(self.subject(subject)) }
        if let author = call.query("author") {
            conditions.append("t.author_id = (SELECT id FROM users WHERE lower(name) = lower(\(author)))")
        }
        if let text = call.query("text") {
            guard (1...200).contains(text.unicodeScalars.count) else {
                throw Problem.badRequest("text", "“text” has 1 to 200 characters.")
            }
            conditions.append(
                """
                EXISTS (SELECT FROM comments c
                         WHERE c.thread_id = t.id AND strpos(lower(c.body), lower(\(text))) > 0)
                """)
        }
        return conditions
    }

    /// A screen or modal, or `node/part`.
    private static func subject(_ subject: String) -> SQL {
        let parts = subject.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return "t.subject = \(subject)" }
        return "t.subject = \(parts[0]) AND t.part = \(parts[1])"
    }
}
