internal import HTTPServer

/// Every endpoint, with who may call it.
enum Routes {
    static let all: [Route] =
        health + accounts + projects + flows + revisions + discussion + catalogue

    private static let health: [Route] = [
        .open(.get, "/healthz", .get("Whether the process lives", Schema.any), HealthEndpoints.live),
        .open(.get, "/readyz", .get("Whether it can serve", Schema.any), HealthEndpoints.ready),
        .open(.get, "/metrics", .get("Figures for Prometheus", Schema.any), HealthEndpoints.metrics),
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
    ]
}
