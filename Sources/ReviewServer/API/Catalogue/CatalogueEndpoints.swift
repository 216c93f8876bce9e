internal import HTTPServer
internal import RulesEngine

/// The guidelines, and the rules that serve them.
enum CatalogueEndpoints {
    /// The query's parameters.
    static let parameters = ["language", "edition"]

    static func guidelines(_ call: Call, _ viewer: Viewer) async throws -> Response {
        try list(.guidelines, call)
    }

    static func guideline(_ call: Call, _ viewer: Viewer) async throws -> Response {
        try entry(.guidelines, call.parameter("guideline"), call)
    }

    static func rules(_ call: Call, _ viewer: Viewer) async throws -> Response {
        try list(.rules, call)
    }

    static func rule(_ call: Call, _ viewer: Viewer) async throws -> Response {
        try entry(.rules, call.parameter("rule"), call)
    }

    private static func list(_ kind: Catalogue.Kind, _ call: Call) throws -> Response {
        response(try section(kind, call).list)
    }

    private static func entry(_ kind: Catalogue.Kind, _ id: String, _ call: Call) throws -> Response {
        guard let text = try section(kind, call).entries[id] else { throw Problem.notFound }
        return response(text)
    }

    private static func section(_ kind: Catalogue.Kind, _ call: Call) throws -> Catalogue.Section {
        let edition = try call.query("edition").map { text in
            guard let edition = Edition(rawValue: text) else {
                let all = Edition.allCases.map(\.rawValue).joined(separator: ", ")
                throw Problem.badRequest("edition", "Editions are \(all).")
            }
            return edition
        }
        return call.services.catalogue.section(kind, language: try call.language(), edition: edition)
    }

    private static func response(_ text: Catalogue.Text) -> Response {
        Response.json(text.bytes, etag: text.tag).inReadersLanguage
    }
}
