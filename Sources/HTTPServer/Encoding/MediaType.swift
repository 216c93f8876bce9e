/// The media types that the server knows.
enum MediaType {
    /// Whether a type is text of some kind, so that compressing it pays.
    static func isText(_ type: String) -> Bool {
        let name = type.prefix { $0 != ";" }.trimmingSpaces().lowercased()
        if name.hasPrefix("text/") { return name != "text/event-stream" }
        if name.hasSuffix("+json") || name.hasSuffix("+xml") { return true }
        return ["application/json", "application/javascript", "application/xml", "image/x-icon"].contains(name)
    }

    /// What the files with this ending are; nil for endings that aren't served.
    static func ofFile(_ ending: some StringProtocol) -> String? {
        byEnding[ending.lowercased()]
    }

    private static let byEnding: [String: String] = [
        "css": "text/css; charset=utf-8",
        "gif": "image/gif",
        "html": "text/html; charset=utf-8",
        "ico": "image/x-icon",
        "jpeg": "image/jpeg",
        "jpg": "image/jpeg",
        "js": "text/javascript; charset=utf-8",
        "json": "application/json",
        "mjs": "text/javascript; charset=utf-8",
        "png": "image/png",
        "svg": "image/svg+xml",
        "txt": "text/plain; charset=utf-8",
        "webmanifest": "application/manifest+json",
        "webp": "image/webp",
        "woff2": "font/woff2",
    ]
}
