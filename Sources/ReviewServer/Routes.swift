internal import HTTPServer

/// Every endpoint, with who may call it.
enum Routes {
    static let all: [Route] =
        health + accounts + projects + flows + revisions + discussion + catalogue

    private static let status = Schema.object([("status", .string)])

    private static let health: [Route] = [
        .open(.get, "/healthz", .get("Whether the process lives", status), HealthEndpoints.live),
        .open(
            .get, "/readyz", Operation("Whether it can serve", answers: [(200, status), (503, status)]),
            HealthEndpoints.ready),
        .open(
            .get, "/metrics", Operation("Figures for Prometheus", answers: [(200, nil)], type: "text/plain"),
            HealthEndpoints.metrics),
    ]

    private static let projects: [Route] = [
        .signedIn(.get, "/api/v1/projects", .read, .list("Your projects", Project.schema), ProjectEndpoints.list),
        .signedIn(
            .post, "/api/v1/projects", .admin,
            Operation(
                "Make a project", body: .json(.object([("slug", .string), ("name", .string)])),
                answers: [(201, Project.schema)]), ProjectEndpoints.create),
        .project(.get, "", .viewer, .read, .get("A project", Project.schema), ProjectEndpoints.get),
        .project(
            .patch, "", .maintainer, .admin,
            Operation(
                "Change a project",
                body: .json(.object([], optional: [("name", .string), ("archived", .boolean)])),
                answers: [(200, Project.schema)], isConditional: true), ProjectEndpoints.change),
        .project(.get, "/profile", .viewer, .read, .get("The rule profile", .any), ProfileEndpoints.get),
        .project(
            .put, "/profile", .maintainer, .admin,
            Operation(
                "Replace the rule profile, and check newest revisions again", body: .json(.any),
                answers: [(200, .any)], isConditional: true), ProfileEndpoints.replace),
    ]
}
