internal import HTTPServer

extension Problem {
    /// Also what another's project looks like.
    static let notFound = Problem("not-found", 404, "Not found", "There is nothing here, or nothing that you may see.")

    static let unauthorized = Problem(
        "unauthorized", 401, "Sign in first", "The request carries no valid session or token.",
        headers: ["WWW-Authenticate": "Bearer"])

    static func forbidden(_ detail: String) -> Problem {
        Problem("forbidden", 403, "Not allowed", detail)
    }

    static func methodNotAllowed(_ allowed: [Method]) -> Problem {
        let list = allowed.map(\.rawValue).joined(separator: ", ")
        return Problem(
            "method-not-allowed", 405, "Method not allowed", "This address answers \(list).", headers: ["Allow": list])
    }

    static func badRequest(_ code: String, _ detail: String) -> Problem {
        Problem(code, 400, "The request can't be read", detail)
    }

    static func invalid(_ issues: [Issue]) -> Problem {
        Problem("invalid", 422, "What was sent isn't valid", issues.first?.detail ?? "", issues: issues)
    }

    static func unsupportedMediaType(_ accepted: [String]) -> Problem {
        Problem(
            "unsupported-media-type", 415, "Unsupported media type",
            "This address takes \(accepted.joined(separator: ", ")).")
    }

    static func conflict(_ code: String, _ detail: String) -> Problem {
        Problem(code, 409, "In conflict with what is there", detail)
    }

    static let preconditionRequired = Problem(
        "precondition-required", 428, "If-Match is needed",
        "Send the ETag of what you have seen as If-Match, so that nobody's change is lost.")

    static func preconditionFailed(current: String) -> Problem {
        Problem(
            "precondition-failed", 412, "Somebody was faster",
            "What you want to change is not what you have seen. Read it again, then decide.", headers: ["ETag": current]
        )
    }

    static let internalError = Problem(
        "internal", 500, "Something went wrong here", "It is in the server's log under the request id.")

    static func unavailable(_ detail: String) -> Problem {
        Problem("unavailable", 503, "Not available at the moment", detail, headers: ["Retry-After": "2"])
    }

    static func tooManyRequests(_ detail: String, retryAfter seconds: Int) -> Problem {
        Problem("too-many-requests", 429, "Too many requests", detail, headers: ["Retry-After": "\(seconds)"])
    }
}
