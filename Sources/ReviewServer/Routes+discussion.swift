internal import HTTPServer

extension Routes {
    /// Threads, judgements, and what happens.
    static let discussion: [Route] = threads + comments + judgements + events

    private static let threads: [Route] = [
        .flow(
            .get, "/threads", .viewer, .read,
            .list("Threads, the oldest first", ReviewThread.schema, query: ThreadEndpoints.parameters),
            ThreadEndpoints.list),
        .flow(
            .post, "/threads", .reviewer, .writeReviews,
            Operation(
                "Begin a thread with its first comment", body: .json(ThreadEndpoints.body),
                answers: [(201, ReviewThread.schema)]), ThreadEndpoints.create),
        .flow(
            .get, "/threads/{thread}", .viewer, .read, .get("A thread", ReviewThread.schema), ThreadEndpoints.get),
        .flow(
            .patch, "/threads/{thread}", .reviewer, .writeReviews,
            Operation(
                "Resolve a thread, open it again, let it block", body: .json(ThreadEndpoints.change),
                answers: [(200, ReviewThread.schema)], isConditional: true), ThreadEndpoints.change),
    ]

    private static let comments: [Route] = [
        .flow(
            .get, "/threads/{thread}/comments", .viewer, .read,
            .list("Comments of a thread, the oldest first", Comment.schema), CommentEndpoints.list),
        .flow(
            .post, "/threads/{thread}/comments", .reviewer, .writeReviews,
            Operation(
                "Comment, and resolve the thread if wanted", body: .json(CommentEndpoints.body),
                answers: [(201, Comment.schema)]), CommentEndpoints.create),
        .flow(
            .get, "/threads/{thread}/comments/{comment}", .viewer, .read, .get("A comment", Comment.schema),
            CommentEndpoints.get),
        .flow(
            .patch, "/threads/{thread}/comments/{comment}", .reviewer, .writeReviews,
            Operation(
                "Change a comment of one's own", body: .json(CommentEndpoints.change),
                answers: [(200, Comment.schema)], isConditional: true), CommentEndpoints.change),
    ]

    private static let judgements: [Route] = [
        .flow(
            .get, "/revisions/{revision}/judgements", .viewer, .read,
            Operation("Judgements of a revision", answers: [(200, .list(of: Judgement.schema))]),
            JudgementEndpoints.list),
        .flow(
            .put, "/revisions/{revision}/judgements/{guideline}", .reviewer, .writeReviews,
            Operation(
                "Judge a guideline on the newest revision", body: .json(JudgementEndpoints.body),
                answers: [(200, Judgement.schema)]), JudgementEndpoints.put),
        .flow(
            .delete, "/revisions/{revision}/judgements/{guideline}", .reviewer, .writeReviews,
            Operation("Take a judgement back", answers: [(204, nil)]), JudgementEndpoints.delete),
    ]

    private static let events: [Route] = [
        .signedIn(
            .get, "/api/v1/events", .read,
            Operation(
                "What happens: a stream, or a list for whoever accepts JSON alone", query: ["after"],
                answers: [(200, EventEndpoints.listSchema)], otherTypes: ["text/event-stream"]),
            EventEndpoints.get)
    ]
}
