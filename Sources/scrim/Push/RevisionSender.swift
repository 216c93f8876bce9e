internal import Cryptography
internal import JSON
internal import Outbound

/// Sends a revision, again where that may help.
struct RevisionSender {
    let target: PushTarget
    let token: String

    private static let attempts = 4

    func send(_ upload: Upload) async throws(CommandError) -> PushedRevision {
        let request = try request(upload)
        var attempt = 1
        while true {
            let outcome = await Self.outcome(of: request)
            guard attempt < Self.attempts, let pause = Self.pause(after: outcome, attempt) else {
                return try revision(outcome, upload)
            }
            attempt += 1
            // Cut short only where the process ends anyway.
            try? await Task.sleep(for: pause)
        }
    }

    private func request(_ upload: Upload) throws(CommandError) -> HTTPRequest {
        // A key for this run, not for the content: the same content again, later, is a new question, since the gate may
        // say something else by then, and another revision may have come between.
        let key: String
        do throws(CryptographyError) {
            key = try RandomToken(prefix: "push-").text
        } catch {
            throw .server("The system gives no random numbers: \(error.reason)")
        }
        var request = HTTPRequest(
            "POST", target.revisions(filename: upload.filename),
            headers: [
                HTTPHeader("Authorization", "Bearer \(token)"), HTTPHeader("Content-Type", upload.mediaType),
                HTTPHeader("Accept", "application/json, application/problem+json"),
                HTTPHeader("Idempotency-Key", key), HTTPHeader("User-Agent", "scrim/\(Version.current)"),
            ], body: upload.body)
        request.timeout = .seconds(300)
        request.responseLimit = 16 << 20
        return request
    }

    private static func outcome(of request: HTTPRequest) async -> Result<HTTPResponse, OutboundError> {
        do throws(OutboundError) {
            return .success(try await HTTPClient().send(request))
        } catch {
            return .failure(error)
        }
    }

    /// How long to wait before another attempt; `nil` where none would help.
    private static func pause(after outcome: Result<HTTPResponse, OutboundError>, _ attempt: Int) -> Duration? {
        let usual = Duration.milliseconds(Int.random(in: 250...500) << attempt)
        switch outcome {
        case .failure(let error): return error.isTransient ? usual : nil
        // An earlier attempt is still being worked on, too many came, or whoever stands before the server can't reach it.
        case .success(let response) where [409, 429, 502, 503, 504].contains(response.status):
            guard let wait = response.header("Retry-After").flatMap({ Int($0) }), wait >= 0 else { return usual }
            return wait <= 30 ? .seconds(wait) : nil
        case .success: return nil
        }
    }

    private func revision(
        _ outcome: Result<HTTPResponse, OutboundError>, _ upload: Upload
    ) throws(CommandError) -> PushedRevision {
        let response: HTTPResponse
        do throws(OutboundError) {
            response = try outcome.get()
        } catch {
            throw .server("\(target.server) can't be reached: \(error.detail)")
        }
        let answer = try? JSON(parsing: response.body)
        guard [200, 201].contains(response.status) else { throw refusal(response, Problem(answer), upload) }
        guard let answer, let revision = PushedRevision(answer, isNew: response.status == 201, target: target) else {
            throw .server("\(target.server) answered with something that is no revision. Is it a Scrim server?")
        }
        return revision
    }

    private func refusal(_ response: HTTPResponse, _ problem: Problem, _ upload: Upload) -> CommandError {
        let (flow, server) = ("\(target.project)/\(target.flow)", target.server)
        let said = problem.sentence.map { " The server says: \($0)" } ?? ""
        switch response.status {
        case 300..<400:
            let place = response.header("Location").map { " to \($0.printable)" } ?? ""
            return .input("\(server) sends on\(place). Name the address that it has moved to as --server.")
        case 401:
            return .input(
                "\(server) doesn't take the token: it is incomplete, expired or revoked.\(said) Make a new one at "
                    + "\(server.appending(["account"])), and give it as SCRIM_TOKEN or --token-file.")
        case 403:
            return .input(
                "The token may not send revisions to \(flow).\(said) It needs the scope revisions:write and the project "
                    + "“\(target.project)”, and its owner the role editor or maintainer there.")
        case 404:
            return .input(
                "\(server) has no flow \(flow) that the token's owner can see.\(said) Are --server and --flow right? "
                    + "Projects and flows are made at \(server.appending([])).")
        case 429, 500...:
            return .server("\(server) can't do it now (status \(response.status)).\(said) Try again later.")
        default:
            let lines = problem.lines(paths: upload.paths)
            guard lines.isEmpty else { return .input(lines.joined(separator: "\n")) }
            return .input("\(server) refuses the revision (status \(response.status)).\(said)")
        }
    }
}
