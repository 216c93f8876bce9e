internal import EventLoop
internal import HTTPServer
internal import JSON
internal import Postgres

/// Takes each request to its handler: the route, who calls, what they may, the answer, the log line.
struct Application: Responder {
    let services: Services
    private let ids = RequestIDs()
    /// The segments before every path of ours.
    private let base: [String]

    init(services: Services) {
        self.services = services
        base = services.settings.basePath.split(separator: "/").map(String.init)
    }

    func admit(_ head: RequestHead) -> Admission {
        // No route of these reads a body; the little that it may have is read for politeness.
        if head.method == .get || head.method == .head { return .accept(bodyLimit: 4 << 10) }
        guard let segments = path(of: head.target) else { return .accept(bodyLimit: 0) }
        // What has no route is told so after its head.
        guard let found = try? services.routes.find(head.method, segments) else { return .accept(bodyLimit: 4 << 10) }
        return .accept(bodyLimit: found.route.bodyLimit)
    }

    func respond(to request: Request) async -> Response {
        let id = requestID(of: request.headers)
        let address = clientAddress(of: request.head)
        var pattern = "none"
        var viewer: Viewer?
        var response: Response
        do {
            let segments = path(of: request.target)
            guard let segments else { throw Problem.notFound }
            if let page = try services.pages.response(to: request, segments: segments) {
                pattern = "page"
                response = page
            } else {
                let (route, parameters) = try services.routes.find(request.method, segments)
                pattern = route.pattern
                let call = Call(services: services, request: request, parameters: parameters, id: id, address: address)
                response = try await answer(call, route, &viewer)
            }
        } catch {
            response = failure(error, request, id)
        }
        finish(&response, request, id)
        log(request, response, id, pattern, address, viewer)
        return response
    }

    func refuse(_ problem: Refusal, _ head: RequestHead?) -> Response {
        let id = head.map { requestID(of: $0.headers) } ?? ids.next()
        var response = Problem(
            "refused", problem.status, "The request was refused", problem.detail, headers: problem.headers
        ).response(requestID: id)
        response.headers.set("X-Request-Id", id)
        services.metrics.count(
            route: "refused", method: head?.method.rawValue ?? "", status: problem.status, seconds: 0)
        return response
    }

    // MARK: - Steps

    private func answer(_ call: Call, _ route: Route, _ viewer: inout Viewer?) async throws -> Response {
        if let unknown = call.request.target.query.first(where: { !route.operation.query.contains($0.name) }) {
            throw Problem.badRequest("query", "“\(unknown.name)” is no parameter of this address.")
        }
        var response: Response
        switch route.handler {
        case .open(let handler):
            response = try await handler(call)
        case .signedIn(let handler):
            let access = try await authorize(call, route).access
            viewer = access.viewer
            response = try await handler(call, access.viewer)
        case .project(let handler):
            let access = try await authorize(call, route).access
            viewer = access.viewer
            guard let project = access.project else { throw Problem.notFound }
            response = try await handler(call, project)
        case .flow(let handler):
            let access = try await authorize(call, route).access
            viewer = access.viewer
            guard let flow = access.flow else { throw Problem.notFound }
            response = try await handler(call, flow)
        case .flowAnswers(let statements, let handler):
            let flowID = AccessStore.flowID(project: call.parameter("project"), flow: call.parameter("flow"))
            // Who may not come in learns nothing of what else is wrong.
            let sent = Result { try statements(call, flowID) }
            let (access, answers) = try await authorize(call, route, sending: (try? sent.get()) ?? [])
            viewer = access.viewer
            guard let flow = access.flow else { throw Problem.notFound }
            _ = try sent.get()
            response = try handler(call, flow, answers)
        }
        guard call.request.method == .get || call.request.method == .head else { return response }
        response = response.taggedByContent()
        guard response.status == 200, let tag = response.headers["ETag"],
            Conditional.evaluate(call.request.head, etag: tag) == .notModified
        else { return response }
        return Response(status: 304, headers: ["ETag": tag])
    }

    /// Finds out who calls, and refuses what the route's permission doesn't grant. What they can't see is not found
    /// before anything is forbidden.
    private func authorize(
        _ call: Call, _ route: Route, sending statements: [SQL] = []
    ) async throws -> (access: AccessStore.Access, answers: [Rows]) {
        guard let proof = AccessStore.proof(in: call.request.headers) else { throw Problem.unauthorized }
        if case .session = proof { try call.requireOwnPage() }
        guard
            let (access, answers) = try await services.access.access(
                proof, project: call.parameters["project"], flow: call.parameters["flow"], sending: statements)
        else { throw Problem.unauthorized }
        if let role = route.permission.role {
            guard let project = access.project else { throw Problem.notFound }
            if case .flow = route.permission, access.flow == nil { throw Problem.notFound }
            guard project.role >= role else {
                throw Problem.forbidden("This needs the role \(role.rawValue); you are \(project.role.rawValue).")
            }
            let changes = call.request.method != .get && call.request.method != .head
            if changes, project.isArchived, role != .maintainer, !call.parameter("project").isEmpty,
                route.changesProject
            {
                throw Problem.conflict("archived", "The project is archived; nothing in it changes any more.")
            }
        }
        if let scope = route.permission.scope, !access.viewer.has(scope) {
            throw Problem.forbidden("The token lacks the scope \(scope.rawValue).")
        }
        switch route.permission {
        case .administrator where !access.viewer.isAdministrator:
            throw Problem.forbidden("This is for administrators of the server.")
        case .administrator where access.viewer.isLimitedToProjects:
            throw Problem.forbidden("The token is for some projects only.")
        case .session:
            guard case .session = access.viewer.credential else {
                throw Problem.forbidden("This can be done in the browser only, not by a token.")
            }
        default: break
        }
        return (access, answers)
    }

    private func failure(_ error: any Error, _ request: Request, _ id: String) -> Response {
        switch error {
        case let problem as Problem: return problem.response(requestID: id)
        case is CancellationError:
            return Problem.unavailable("The request was cancelled.").response(requestID: id)
        case let error as PostgresError
        where error.code == .poolBusy || error.isConnectionLoss || error.code == .closed:
            services.log.entry(.error, "the database is out of reach", [("requestId", id), ("error", "\(error)")])
            return Problem.unavailable("The database is out of reach or too busy.").response(requestID: id)
        case let error as PostgresError:
            services.log.entry(
                .error, "a query failed", [("requestId", id), ("error", "\(error)"), ("detail", error.detail)])
        default:
            services.log.entry(.error, "a request failed", [("requestId", id), ("error", "\(error)")])
        }
        return Problem.internalError.response(requestID: id)
    }

    private func finish(_ response: inout Response, _ request: Request, _ id: String) {
        response.headers.set("X-Request-Id", id)
        response.headers.set("X-Content-Type-Options", "nosniff")
        if response.headers["Cache-Control"] == nil { response.headers.set("Cache-Control", "private, no-cache") }
    }

    private func log(
        _ request: Request, _ response: Response, _ id: String, _ pattern: String, _ address: String, _ viewer: Viewer?
    ) {
        let elapsed = (ContinuousClock.now - request.head.receivedAt) / .seconds(1)
        services.metrics.count(
            route: pattern, method: request.method.rawValue, status: response.status, seconds: elapsed)
        services.log.line(.info, "request") { line in
            line.member("requestId", id)
            line.member("method", request.method.rawValue)
            // The path alone: a query can hold what somebody searched for.
            let path = request.target.raw.utf8.prefix { $0 != UInt8(ascii: "?") }.prefix(500)
            line.member("path", String(Substring(path)))
            line.member("status", response.status)
            line.name("milliseconds")
            line.number((elapsed * 10_000).rounded() / 10)
            line.member("address", address)
            line.name("user")
            if let viewer { line.string(viewer.name) } else { line.null() }
        }
    }

    // MARK: - Parts of a request

    /// The segments below the base path; nil where the target is outside of it.
    private func path(of target: Target) -> [String]? {
        if base.isEmpty { return target.segments }
        guard target.segments.starts(with: base) else { return nil }
        return Array(target.segments.dropFirst(base.count))
    }

    private func requestID(of headers: Headers) -> String {
        guard let given = headers["X-Request-Id"], (1...100).contains(given.utf8.count),
            given.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\"") })
        else { return ids.next() }
        return given
    }

    /// The address of whoever asked the first proxy that we trust, walking from the last hop to the first.
    private func clientAddress(of head: RequestHead) -> String {
        var address = head.peerAddress
        guard !services.settings.trustedProxies.isEmpty else { return address }
        let hops = head.headers.all("X-Forwarded-For").joined(separator: ",").split(separator: ",")
        for hop in hops.reversed() {
            guard services.settings.trustedProxies.contains(where: { $0.contains(address) }) else { break }
            address = hop.filter { $0 != " " }
        }
        return String(address.prefix(64))
    }
}

extension Route {
    /// Whether an archived project refuses it. Reading what a check says changes nothing.
    fileprivate var changesProject: Bool { !pattern.hasSuffix("/check") }
}
