internal import Postgres

/// Something that happened in a project, as everyone who sees the project hears it.
struct Event: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case projectCreated = "project.created"
        case projectChanged = "project.changed"
        case membersChanged = "members.changed"
        case flowCreated = "flow.created"
        case flowChanged = "flow.changed"
        case revisionCreated = "revision.created"
        case factsChanged = "facts.changed"
        case reportChanged = "report.changed"
        case threadCreated = "thread.created"
        case threadChanged = "thread.changed"
        case commentCreated = "comment.created"
        case judgementChanged = "judgement.changed"
    }

    let kind: Kind
    let projectID: Int
    /// Who did it; nil for what the server does by itself.
    let actorID: Int?
    var flow: String?
    var revision: Int?
    var threadID: Int?
    var commentID: Int?
    var guideline: String?

    init(_ kind: Kind, in project: ProjectAccess) {
        self.init(kind, inProject: project.id, by: project.viewer.id)
    }

    init(_ kind: Kind, inProject project: Int, by actor: Int?) {
        self.kind = kind
        (projectID, actorID) = (project, actor)
    }

    init(_ kind: Kind, in flow: FlowAccess) {
        self.init(kind, in: flow.project)
        self.flow = flow.slug
    }
}

extension Event {
    /// The call that publishes it. `comment` stands for the comment's id where a statement finds it out by itself.
    func call(comment: SQL? = nil) -> SQL {
        """
        publish_event(\(projectID), \(kind.rawValue), \(flow), \(revision), \(threadID), \(comment ?? "\(commentID)"),
                      \(guideline), \(actorID))
        """
    }
}

extension Transaction {
    /// Publishes events. They must be a transaction's last statements: from here on until its end every other one that
    /// publishes waits.
    func publish(_ events: Event...) {
        for event in events {
            perform("SELECT \(event.call())")
        }
    }
}
