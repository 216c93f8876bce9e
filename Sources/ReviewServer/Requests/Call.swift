internal import HTTPServer
internal import JSON
internal import Postgres

/// One request on its way to its handler.
struct Call: Sendable {
    let services: Services
    let request: Request
    /// What stands in the places of the route's parameters.
    let parameters: [String: String]
    /// Names the request in the log, the response and problems.
    let id: String
    /// Where the client is, as far as proxies that are trusted say.
    let address: String

    /// A parameter of the path, which its route must have.
    func parameter(_ name: String) -> String { parameters[name] ?? "" }

    /// A parameter of the query.
    func query(_ name: String) -> String? { request.target.parameter(name) }

    /// A parameter of the path that is a whole number above zero; anything else names nothing.
    func number(_ name: String) throws -> Int {
        guard let number = Int(parameter(name)), number > 0, "\(number)" == parameter(name), number <= Int32.max else {
            throw Problem.notFound
        }
        return number
    }

    /// The language of texts in the answer: the query's, else the first that the client prefers and we have.
    func language() throws -> String {
        if let asked = query("language") {
            guard Self.languages.contains(asked) else {
                throw Problem.badRequest("language", "Texts are in \(Self.languages.joined(separator: ", ")).")
            }
            return asked
        }
        let preferred = request.headers["Accept-Language"]?.split(separator: ",").map {
            $0.prefix { $0 != ";" && $0 != "-" }
        }
        return preferred?.lazy.map { $0.filter { $0 != " " }.lowercased() }.first(where: Self.languages.contains)
            ?? "en"
    }

    static let languages = ["en", "ja", "ko"]

    /// The body as an object whose members are read one by one.
    func fields() throws -> Fields {
        try requireMediaType(["application/json", "application/merge-patch+json"])
        do throws(JSONError) {
            return try Fields(JSON(parsing: request.body, limits: JSONLimits(bytes: 1 << 20, depth: 32)))
        } catch {
            throw Problem(
                "syntax", 400, "The body isn't JSON", error.detail,
                issues: [
                    Problem.Issue(
                        pointer: error.pointer.description, code: error.code.rawValue, detail: error.detail,
                        line: error.position.line, column: error.position.column)
                ])
        }
    }

    /// The media type of the body, without its parameters, in small letters.
    var mediaType: String {
        let type = request.headers["Content-Type"]?.prefix { $0 != ";" } ?? ""
        return type.filter { $0 != " " && $0 != "\t" }.lowercased()
    }

    func requireMediaType(_ accepted: [String]) throws {
        guard accepted.contains(mediaType) else { throw Problem.unsupportedMediaType(accepted) }
    }

    /// The address of something of ours, for Location and links.
    func location(_ path: String) -> String { services.settings.basePath + path }
}
