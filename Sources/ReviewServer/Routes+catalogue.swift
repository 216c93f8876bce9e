internal import HTTPServer

extension Routes {
    /// What Scrim knows of guidelines and rules, and the API's own description.
    static let catalogue: [Route] = [
        .signedIn(
            .get, "/api/v1/guidelines", .read,
            Operation(
                "The guidelines, page by page", query: CatalogueEndpoints.parameters,
                answers: [(200, .list(of: Catalogue.guidelineSchema))]), CatalogueEndpoints.guidelines),
        .signedIn(
            .get, "/api/v1/guidelines/{guideline}", .read,
            .get("A guideline", Catalogue.guidelineSchema, query: CatalogueEndpoints.parameters),
            CatalogueEndpoints.guideline),
        .signedIn(
            .get, "/api/v1/rules", .read,
            Operation(
                "The rules with their examples", query: CatalogueEndpoints.parameters,
                answers: [(200, .list(of: Catalogue.ruleSchema))]), CatalogueEndpoints.rules),
        .signedIn(
            .get, "/api/v1/rules/{rule}", .read,
            .get("A rule", Catalogue.ruleSchema, query: CatalogueEndpoints.parameters), CatalogueEndpoints.rule),
        .open(
            .get, "/api/v1/openapi.json", .get("This description", .any), DescriptionEndpoints.get),
    ]
}
