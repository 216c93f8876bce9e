internal import HTTPServer
internal import JSON

extension Routes {
    private static let facts = Operation.Body.json(FactsEndpoints.schema)
    private static let files = Operation.Body.file(Submission.types)

    static let flows: [Route] = [
        .project(.get, "/flows", .viewer, .read, .list("Flows of a project", Flow.schema), FlowEndpoints.list),
        .project(
            .post, "/flows", .editor, .writeRevisions,
            Operation(
                "Make a flow", body: .json(.object([("slug", .string), ("name", .string)])),
                answers: [(201, Flow.schema)]), FlowEndpoints.create),
        .flow(.get, "", .viewer, .read, .get("A flow", Flow.schema), FlowEndpoints.get),
        .flow(
            .patch, "", .editor, .writeRevisions,
            Operation(
                "Change a flow", body: .json(.object([], optional: [("name", .string), ("archived", .boolean)])),
                answers: [(200, Flow.schema)], isConditional: true), FlowEndpoints.change),
        .flow(
            .get, "/facts", .viewer, .read, .get("What the files can't show", FactsEndpoints.schema),
            FactsEndpoints.get),
        .flow(
            .put, "/facts", .reviewer, .writeReviews,
            Operation(
                "Replace the facts", body: facts, answers: [(200, FactsEndpoints.schema)], isConditional: true,
                bodyLimit: FactsText.limits.bytes), FactsEndpoints.replace),
        .flow(
            .patch, "/facts", .reviewer, .writeReviews,
            Operation(
                "Change facts (RFC 7396)", body: .json(.any), answers: [(200, FactsEndpoints.schema)],
                isConditional: true, bodyLimit: FactsText.limits.bytes), FactsEndpoints.merge),
        .flow(
            .get, "/questions", .viewer, .read,
            Operation(
                "Facts that are missing, the most telling first", query: ["language"],
                answers: [(200, .list(of: QuestionEndpoints.schema))]), QuestionEndpoints.list),
        .flow(
            .post, "/check", .viewer, .read,
            Operation(
                "Check a file as the flow's next revision, without storing it", query: CheckEndpoints.parameters,
                body: files,
                answers: [(200, CheckEndpoints.schema)], bodyLimit: Submission.bodyLimit),
            CheckEndpoints.check(_:against:)),
        .signedIn(
            .post, "/api/v1/check", .read,
            Operation(
                "Check a file", query: CheckEndpoints.parameters, body: files, answers: [(200, CheckEndpoints.schema)],
                bodyLimit: Submission.bodyLimit), CheckEndpoints.check),
    ]

    static let revisions: [Route] = [
        .flow(
            .get, "/revisions", .viewer, .read, .list("Revisions, the newest first", Revision.schema),
            RevisionEndpoints.list),
        .flow(
            .post, "/revisions", .editor, .writeRevisions,
            Operation(
                "Send a file as the next revision; equal content makes none", query: ["filename"], body: files,
                answers: [(201, Revision.schema), (200, Revision.schema)], bodyLimit: Submission.bodyLimit),
            RevisionEndpoints.create),
        .flow(
            .get, "/revisions/{revision}", .viewer, .read, .get("A revision", Revision.schema), RevisionEndpoints.get),
        .flow(
            .get, "/revisions/{revision}/document", .viewer, .read,
            Operation(
                "The flow document", answers: [(200, .external("/schemas/flow-1.json"))], type: Submission.flowType),
            RevisionEndpoints.document),
        .flow(
            .get, "/revisions/{revision}/report", .viewer, .read, .get("The whole report", .any, query: ["language"]),
            ReportEndpoints.get),
        .flow(
            .get, "/revisions/{revision}/report.sarif", .viewer, .read,
            Operation(
                "The report as SARIF 2.1.0", query: ReportEndpoints.sarifParameters, answers: [(200, .any)],
                type: ReportForm.sarif(.full).mediaType), ReportEndpoints.sarif),
        .flow(
            .get, "/revisions/{revision}/report.junit", .viewer, .read,
            Operation(
                "The report as JUnit's XML", query: ["language"], answers: [(200, nil)],
                type: ReportForm.junit.mediaType), ReportEndpoints.junit),
        .flow(
            .get, "/revisions/{revision}/gate", .viewer, .read, .get("May it ship?", Gate.schema, query: ["language"]),
            RevisionEndpoints.gate),
        .flowAnswers(
            "/revisions/{revision}/findings",
            .list("Findings", FindingEndpoints.schema, query: FindingEndpoints.parameters),
            FindingEndpoints.selectPage, FindingEndpoints.list),
        .flowAnswers(
            "/revisions/{revision}/findings/{fingerprint}",
            .get("A finding", FindingEndpoints.schema, query: ["language"]),
            FindingEndpoints.select, FindingEndpoints.get),
        .flow(
            .get, "/revisions/{revision}/guidelines", .viewer, .read,
            Operation(
                "The guideline sheet", query: ["language"], answers: [(200, .list(of: GuidelineSheet.schema))]),
            SheetEndpoints.get),
        .flow(
            .get, "/revisions/{revision}/assets/{digest}", .viewer, .read,
            Operation("A picture", answers: [(200, nil)], type: "image/png"), AssetEndpoints.get),
        .flow(
            .get, "/revisions/{revision}/layout", .viewer, .read, .get("Places on the map", .any),
            DrawingEndpoints.layout),
        .flow(
            .get, "/revisions/{revision}/map.svg", .viewer, .read,
            Operation(
                "The map", query: DrawingEndpoints.mapParameters, answers: [(200, nil)], type: DrawingEndpoints.svgType),
            DrawingEndpoints.map),
        .flow(
            .get, "/revisions/{revision}/preview/{node}", .viewer, .read,
            Operation(
                "A screen or modal in a case", query: DrawingEndpoints.nodeParameters, answers: [(200, nil)],
                type: DrawingEndpoints.svgType), DrawingEndpoints.node),
    ]
}
