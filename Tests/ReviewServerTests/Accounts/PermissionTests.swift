import HTTPServer
import JSON
import Postgres
import TestSupport
import Testing

@testable import ReviewServer

/// Walks the table of routes: whoever may not call one is refused as the table says, and whoever may is let in.
@Suite struct PermissionTests {
    @Test func `every route refuses whom its permission excludes, and nobody else`() async throws {
        try await TestScrim.run { scrim in
            let callers = try await PermissionCaller.all(in: scrim)
            let before = try await scrim.contents()
            // What is refused comes first: nothing of it may have an effect.
            for caller in callers {
                for route in RouteTable(Routes.all).routes {
                    guard let expected = caller.refusal(by: route) else { continue }
                    let reply = try await caller.call(route)
                    #expect(
                        reply.status == expected,
                        "\(caller.name): \(route.method.rawValue) \(route.pattern) \(reply.text)")
                    #expect(reply.header("Content-Type") == "application/problem+json")
                }
            }
            #expect(try await scrim.contents() == before)
            for caller in callers {
                for route in RouteTable(Routes.all).routes where caller.refusal(by: route) == nil {
                    let reply = try await caller.renewed(in: scrim, for: route).call(route)
                    let isRefused = [401, 403].contains(reply.status) || reply.status == 404 && route.isOfKnownThings
                    #expect(
                        !isRefused && reply.status < 500,
                        "\(caller.name): \(route.method.rawValue) \(route.pattern) \(reply.text)")
                }
            }
        }
    }

    @Test func `no route but those for whoever comes is open`() {
        let open = Routes.all.filter { $0.permission == .open }.map { "\($0.method.rawValue) \($0.pattern)" }
        #expect(
            Set(open).subtracting(["GET /healthz", "GET /readyz", "GET /metrics", "POST /api/v1/session"])
                .allSatisfy {
                    $0.hasPrefix("GET /api/v1/guidelines") || $0.hasPrefix("GET /api/v1/rules")
                        || $0 == "GET /api/v1/openapi.json"
                })
    }

    @Test func `what changes something asks for more than the scope to read`() {
        for route in Routes.all where ![.get, .head].contains(route.method) && !route.pattern.hasSuffix("/check") {
            #expect(route.permission.scope != .read, "\(route.method.rawValue) \(route.pattern)")
        }
    }
}

/// Somebody who calls, with what the table would let them do.
private struct PermissionCaller: Sendable {
    enum Kind: Hashable {
        case nobody
        case member(Role)
        case stranger
        case administrator
        /// A maintainer's token that lacks one scope.
        case tokenWithout(Scope)
        /// A maintainer's token for another project.
        case tokenElsewhere
    }

    let kind: Kind
    let client: Client

    var name: String { "\(kind)" }

    static func all(in scrim: TestScrim) async throws -> [PermissionCaller] {
        let mia = try await scrim.person("mia")
        for slug in ["harbor", "elsewhere"] {
            _ = try await mia.post("/api/v1/projects", ["slug": .string(slug), "name": "P"])
        }
        _ = try await mia.post("/api/v1/projects/harbor/flows", ["slug": "app", "name": "App"])
        _ = try await scrim.person("stranger")
        _ = try await scrim.person("root", administrator: true)
        var callers = [
            PermissionCaller(kind: .nobody, client: scrim.stranger),
            PermissionCaller(kind: .stranger, client: try await scrim.browser(of: "stranger")),
            PermissionCaller(kind: .administrator, client: try await scrim.browser(of: "root")),
        ]
        for role in Role.allCases {
            _ = try await scrim.person(role.rawValue)
            try await scrim.join(role.rawValue, "harbor", as: role.rawValue)
            callers.append(
                PermissionCaller(kind: .member(role), client: try await scrim.browser(of: role.rawValue)))
        }
        for scope in Scope.allCases {
            let others = Scope.allCases.filter { $0 != scope }.map(\.rawValue)
            let client = try await scrim.person("mia", scopes: others)
            callers.append(PermissionCaller(kind: .tokenWithout(scope), client: client))
        }
        let made = try await mia.post(
            "/api/v1/me/tokens",
            [
                "name": "elsewhere", "scopes": .array(Scope.allCases.map { .string($0.rawValue) }),
                "projects": ["elsewhere"],
            ])
        let elsewhere = Client(base: scrim.base, authorization: "Bearer \(made.json["token"].text ?? "")")
        callers.append(PermissionCaller(kind: .tokenElsewhere, client: elsewhere))
        return callers
    }

    /// The status that refuses the caller; nil where the route lets them in.
    func refusal(by route: Route) -> Int? {
        if route.permission == .open { return nil }
        if kind == .nobody { return 401 }
        if let least = route.permission.role {
            guard let role else { return 404 }
            if role < least { return 403 }
        }
        if let scope = route.permission.scope, kind == .tokenWithout(scope) { return 403 }
        switch (route.permission, kind) {
        case (.session, .tokenWithout), (.session, .tokenElsewhere): return 403
        case (.administrator, .administrator): return nil
        case (.administrator, _): return 403
        // It would make a project that it doesn't see.
        case (.signedIn, .tokenElsewhere) where route.pattern == "/api/v1/projects" && route.method == .post: return 403
        default: return nil
        }
    }

    /// What the caller is in the project; nil where they don't see it.
    private var role: Role? {
        switch kind {
        case .nobody, .stranger, .tokenElsewhere: nil
        case .member(let role): role
        case .administrator, .tokenWithout: .maintainer
        }
    }

    /// Calls a route with a body that nothing accepts.
    func call(_ route: Route) async throws -> Reply {
        let known = ["project": "harbor", "flow": "app"]
        let path = route.pattern.split(separator: "/").map { part in
            part.hasPrefix("{") ? known[String(part.dropFirst().dropLast())] ?? "999999" : String(part)
        }
        let hasBody = ![.get, .head, .delete].contains(route.method)
        var headers = ["Accept": "application/json"]
        if hasBody { headers["Content-Type"] = "application/json" }
        return try await client.send(
            route.method.rawValue, "/" + path.joined(separator: "/"), body: hasBody ? Array("{}".utf8) : nil,
            headers: headers)
    }

    /// The caller by a session that may end.
    func renewed(in scrim: TestScrim, for route: Route) async throws -> PermissionCaller {
        guard route.permission == .session else { return self }
        let name =
            switch kind {
            case .member(let role): role.rawValue
            case .administrator: "root"
            default: "stranger"
            }
        return PermissionCaller(kind: kind, client: try await scrim.browser(of: name))
    }
}

extension Route {
    /// Whether everything that its path names is there.
    fileprivate var isOfKnownThings: Bool {
        pattern.split(separator: "/").allSatisfy { !$0.hasPrefix("{") || ["{project}", "{flow}"].contains($0) }
    }
}

extension TestScrim {
    /// A digest of all that people can change.
    fileprivate func contents() async throws -> [String] {
        let tables: [SQL] = [
            "users", "projects", "memberships", "flows", "revisions", "threads", "comments", "judgements",
            "sign_in_links",
            "events", "blobs",
        ]
        var digests: [String] = []
        for table in tables {
            let rows = try await database.database.query(
                "SELECT coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') FROM \(table) t")
            digests.append(try rows[0].get(0))
        }
        let counts = try await database.database.query(
            "SELECT (SELECT count(*)::text FROM tokens) || ' ' || (SELECT count(*)::text FROM sessions)")
        return digests + [try counts[0].get(0)]
    }
}
