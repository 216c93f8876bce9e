internal import HTTPServer
internal import Postgres

/// One endpoint: where it is, who may call it, what it does, and what the API's description says of it.
struct Route: Sendable {
    /// What answers. The kinds differ in what has been found out before: an endpoint about a flow can't be registered
    /// as one that anybody may call.
    enum Handler: Sendable {
        case open(@Sendable (Call) async throws -> Response)
        case signedIn(@Sendable (Call, Viewer) async throws -> Response)
        case project(@Sendable (Call, ProjectAccess) async throws -> Response)
        case flow(@Sendable (Call, FlowAccess) async throws -> Response)
        /// Statements that are sent together with the question who calls, given the flow's id as a part of them, and
        /// what makes their answers a response once it is known that the caller may see them.
        case flowAnswers(
            @Sendable (Call, SQL) throws -> [SQL],
            @Sendable (Call, FlowAccess, [Rows]) throws -> Response)
    }

    let method: Method
    let pattern: String
    let permission: Permission
    let operation: Operation
    let handler: Handler

    /// The most bytes that a body may have.
    var bodyLimit: Int { operation.bodyLimit }

    static func open(
        _ method: Method, _ pattern: String, _ operation: Operation,
        _ handler: @escaping @Sendable (Call) async throws -> Response
    ) -> Route {
        Route(method: method, pattern: pattern, permission: .open, operation: operation, handler: .open(handler))
    }

    static func signedIn(
        _ method: Method, _ pattern: String, _ scope: Scope, _ operation: Operation,
        _ handler: @escaping @Sendable (Call, Viewer) async throws -> Response
    ) -> Route {
        Route(
            method: method, pattern: pattern, permission: .signedIn(scope), operation: operation,
            handler: .signedIn(handler))
    }

    static func session(
        _ method: Method, _ pattern: String, _ operation: Operation,
        _ handler: @escaping @Sendable (Call, Viewer) async throws -> Response
    ) -> Route {
        Route(
            method: method, pattern: pattern, permission: .session, operation: operation, handler: .signedIn(handler))
    }

    static func administrator(
        _ method: Method, _ pattern: String, _ operation: Operation,
        _ handler: @escaping @Sendable (Call, Viewer) async throws -> Response
    ) -> Route {
        Route(
            method: method, pattern: pattern, permission: .administrator, operation: operation,
            handler: .signedIn(handler))
    }

    static func project(
        _ method: Method, _ path: String, _ role: Role, _ scope: Scope, _ operation: Operation,
        _ handler: @escaping @Sendable (Call, ProjectAccess) async throws -> Response
    ) -> Route {
        Route(
            method: method, pattern: "/api/v1/projects/{project}\(path)", permission: .project(role, scope),
            operation: operation, handler: .project(handler))
    }

    static func flow(
        _ method: Method, _ path: String, _ role: Role, _ scope: Scope, _ operation: Operation,
        _ handler: @escaping @Sendable (Call, FlowAccess) async throws -> Response
    ) -> Route {
        Route(
            method: method, pattern: "/api/v1/projects/{project}/flows/{flow}\(path)", permission: .flow(role, scope),
            operation: operation, handler: .flow(handler))
    }

    /// The same for what only reads, in one round trip.
    static func flowAnswers(
        _ path: String, _ operation: Operation, _ statements: @escaping @Sendable (Call, SQL) throws -> [SQL],
        _ handler: @escaping @Sendable (Call, FlowAccess, [Rows]) throws -> Response
    ) -> Route {
        Route(
            method: .get, pattern: "/api/v1/projects/{project}/flows/{flow}\(path)", permission: .flow(.viewer, .read),
            operation: operation, handler: .flowAnswers(statements, handler))
    }
}

/// What the API's description says of a route.
struct Operation: Sendable {
    /// What a body may be.
    enum Body: Sendable {
        /// JSON of this form.
        case json(Schema)
        /// A file of one of these media types.
        case file([String])
    }

    let summary: String
    /// The names of the query's parameters; others are refused.
    var query: [String] = []
    var body: Body?
    /// What it answers when all goes well.
    var answers: [(status: Int, schema: Schema?)]
    /// The media type of the answers.
    var type = "application/json"
    /// Other media types that it answers in for whoever asks for them.
    var otherTypes: [String] = []
    /// Whether a change needs If-Match.
    var isConditional = false
    var bodyLimit: Int

    init(
        _ summary: String, query: [String] = [], body: Body? = nil, answers: [(status: Int, schema: Schema?)],
        type: String = "application/json", otherTypes: [String] = [], isConditional: Bool = false,
        bodyLimit: Int? = nil
    ) {
        (self.summary, self.query, self.body, self.answers) = (summary, query, body, answers)
        (self.type, self.otherTypes, self.isConditional) = (type, otherTypes, isConditional)
        // Without a body a little is read all the same, so that its sender gets an answer.
        self.bodyLimit = bodyLimit ?? (body == nil ? 4 << 10 : 1 << 20)
    }

    /// An answer with one value.
    static func get(_ summary: String, _ schema: Schema, query: [String] = []) -> Operation {
        Operation(summary, query: query, answers: [(200, schema)])
    }

    /// An answer with a page of values.
    static func list(_ summary: String, _ schema: Schema, query: [String] = []) -> Operation {
        Operation(summary, query: Page.parameters + query, answers: [(200, .list(of: schema))])
    }
}
