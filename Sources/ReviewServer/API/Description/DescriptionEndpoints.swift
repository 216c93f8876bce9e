internal import HTTPServer
internal import JSON

/// The API's description of itself.
enum DescriptionEndpoints {
    /// It changes with the program only.
    private static let text = Catalogue.Text(APIDescription(routes: Routes.all).json.bytes())

    static func get(_ call: Call) async throws -> Response {
        .json(text.bytes, etag: text.tag)
    }
}
