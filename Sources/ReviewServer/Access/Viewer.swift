/// Whoever makes a request, as far as anybody has to know.
struct Viewer: Hashable, Sendable {
    /// By what the viewer came in.
    enum Credential: Hashable, Sendable {
        /// A browser's cookie; the digest names the session.
        case session(digest: [UInt8])
        /// A personal token and what it may be used for.
        case token(id: Int, scopes: Set<Scope>)
    }

    let id: Int
    let name: String
    let isAdministrator: Bool
    let credential: Credential

    /// Whether the credential may be used for this. A session may be used for everything.
    func has(_ scope: Scope) -> Bool {
        switch credential {
        case .session: true
        case .token(_, let scopes): scopes.contains(scope)
        }
    }
}

/// What a token may be used for.
enum Scope: String, CaseIterable, Sendable {
    case read
    case writeRevisions = "revisions:write"
    case writeReviews = "reviews:write"
    case admin
}

/// What a member may do in a project; each role may do all that the ones before it may.
enum Role: String, CaseIterable, Comparable, Sendable {
    /// Sees everything.
    case viewer
    /// Comments, judges, answers questions.
    case reviewer
    /// Makes flows and revisions.
    case editor
    /// Changes the project and its members.
    case maintainer

    static func < (left: Role, right: Role) -> Bool {
        let all = allCases
        return (all.firstIndex(of: left) ?? 0) < (all.firstIndex(of: right) ?? 0)
    }
}

/// What a route asks of whoever calls it.
enum Permission: Hashable, Sendable {
    /// Nothing.
    case open
    /// Somebody who signed in, with a credential for this.
    case signedIn(Scope)
    /// Somebody who runs the server.
    case administrator
    /// A member of the project in the path, with at least this role.
    case project(Role, Scope)
    /// The same for the flow in the path.
    case flow(Role, Scope)

    /// What the credential must be good for; nil where nobody has to come in.
    var scope: Scope? {
        switch self {
        case .open: nil
        case .signedIn(let scope), .project(_, let scope), .flow(_, let scope): scope
        case .administrator: .admin
        }
    }

    /// The least role; nil where the route is about no project.
    var role: Role? {
        switch self {
        case .open, .signedIn, .administrator: nil
        case .project(let role, _), .flow(let role, _): role
        }
    }
}

/// A project that the viewer sees, and as what.
struct ProjectAccess: Hashable, Sendable {
    let viewer: Viewer
    let id: Int
    let slug: String
    let role: Role
    let isArchived: Bool
}

/// A flow that the viewer sees.
struct FlowAccess: Hashable, Sendable {
    let project: ProjectAccess
    let id: Int
    let slug: String
    let isArchived: Bool

    var viewer: Viewer { project.viewer }
}
