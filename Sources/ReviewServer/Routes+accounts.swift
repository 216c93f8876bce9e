internal import HTTPServer

extension Routes {
    static let accounts: [Route] = session + tokens + users + members

    private static let session: [Route] = [
        .open(
            .post, "/api/v1/session",
            Operation(
                "Sign in, by name and password or by a link", body: .json(SessionEndpoints.body),
                answers: [(201, Me.schema)]), SessionEndpoints.create),
        .session(
            .delete, "/api/v1/session", Operation("Sign out", answers: [(204, nil)]), SessionEndpoints.delete),
        .signedIn(.get, "/api/v1/me", .read, .get("Who you are", Me.schema), MeEndpoints.get),
        .signedIn(
            .patch, "/api/v1/me", .admin,
            Operation(
                "Change your account", body: .json(MeEndpoints.change), answers: [(200, Me.schema)],
                isConditional: true), MeEndpoints.change),
        .session(
            .put, "/api/v1/me/password",
            Operation("Set your password", body: .json(MeEndpoints.password), answers: [(204, nil)]),
            MeEndpoints.setPassword),
    ]

    private static let tokens: [Route] = [
        .signedIn(.get, "/api/v1/me/tokens", .admin, .list("Your tokens", Token.schema), TokenEndpoints.list),
        .signedIn(
            .post, "/api/v1/me/tokens", .admin,
            Operation(
                "Make a token; its secret is shown once", body: .json(TokenEndpoints.body),
                answers: [(201, Token.freshSchema)]), TokenEndpoints.create),
        .signedIn(.get, "/api/v1/me/tokens/{token}", .admin, .get("A token", Token.schema), TokenEndpoints.get),
        .signedIn(
            .delete, "/api/v1/me/tokens/{token}", .admin, Operation("Revoke a token", answers: [(204, nil)]),
            TokenEndpoints.delete),
    ]

    private static let users: [Route] = [
        .administrator(.get, "/api/v1/users", .list("The accounts", User.schema), UserEndpoints.list),
        .administrator(
            .post, "/api/v1/users",
            Operation(
                "Make an account; its sign-in link is shown once", body: .json(UserEndpoints.creation),
                answers: [(201, User.freshSchema)]), UserEndpoints.create),
        .administrator(.get, "/api/v1/users/{user}", .get("An account", User.schema), UserEndpoints.get),
        .administrator(
            .patch, "/api/v1/users/{user}",
            Operation(
                "Change an account, or shut it out", body: .json(UserEndpoints.change), answers: [(200, User.schema)],
                isConditional: true), UserEndpoints.change),
        .administrator(
            .post, "/api/v1/users/{user}/links",
            Operation("Make a sign-in link, shown once", answers: [(201, UserEndpoints.link)]),
            UserEndpoints.makeLink),
    ]

    private static let members: [Route] = [
        .project(
            .get, "/members", .viewer, .read, .list("Members of a project", Member.schema), MemberEndpoints.list),
        .project(
            .put, "/members/{user}", .maintainer, .admin,
            Operation(
                "Add a member, or change a role", body: .json(MemberEndpoints.body), answers: [(200, Member.schema)]),
            MemberEndpoints.set),
        .project(
            .delete, "/members/{user}", .maintainer, .admin, Operation("Remove a member", answers: [(204, nil)]),
            MemberEndpoints.delete),
    ]
}
