internal import Cryptography
internal import HTTPServer

/// The frontend: its files under one hashed address, and the page that loads them for every address that people see.
struct Pages: Sendable {
    private static let policy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
        "connect-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
        "require-trusted-types-for 'script'", "trusted-types 'none'",
    ].joined(separator: "; ")

    private let files: StaticFiles
    private let shell: String
    private let basePath: String
    private let isSecure: Bool

    /// Reads the folder `Public`.
    init(folder: String, settings: Settings) throws {
        files = try StaticFiles(folder: folder)
        shell = files["index.html"].map { String(decoding: $0, as: UTF8.self) } ?? ""
        basePath = settings.basePath
        isSecure = settings.isSecure
    }

    /// The answer for addresses of people and of the files that their pages load; nil for all others.
    func response(to request: Request, segments: [String]) throws -> Response? {
        guard request.method == .get || request.method == .head else { return nil }
        switch segments.first {
        case "api", "healthz", "readyz", "metrics": return nil
        case "assets":
            guard segments.count > 2, segments[1] == String(files.treeHash.prefix(32)) else { throw Problem.notFound }
            guard let response = files.response(for: segments.dropFirst(2), request.head) else {
                throw Problem.notFound
            }
            return response
        case "schemas":
            guard let response = files.response(for: segments, request.head) else { throw Problem.notFound }
            return withoutCaching(response)
        case nil, "", "sign-in", "projects", "account", "guidelines", "users":
            return page(request)
        default: return nil
        }
    }

    private func withoutCaching(_ response: Response) -> Response {
        var response = response
        response.headers.set("Cache-Control", "no-cache")
        return response
    }

    private func page(_ request: Request) -> Response {
        let preferred = request.headers["Accept-Language"]?.prefix(2).lowercased() ?? "en"
        let text =
            shell
            .replacing("{{assets}}", with: "\(basePath)/assets/\(files.treeHash.prefix(32))")
            .replacing("{{base}}", with: basePath)
            .replacing("{{language}}", with: Call.languages.contains(preferred) ? preferred : "en")
        let bytes = Array(text.utf8)
        let tag = "\"\(SHA256(of: bytes).hexadecimal.prefix(32))\""
        var headers: Headers = [
            "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": Self.policy, "ETag": tag,
            "Cache-Control": "no-cache", "Vary": "Accept-Language", "Referrer-Policy": "same-origin",
            "X-Frame-Options": "DENY",
        ]
        // Over plain HTTP browsers ignore these, and complain.
        if isSecure {
            headers.set("Strict-Transport-Security", "max-age=31536000")
            headers.set("Cross-Origin-Opener-Policy", "same-origin")
        }
        if Conditional.evaluate(request.head, etag: tag) == .notModified {
            return Response(status: 304, headers: headers)
        }
        return Response(status: 200, headers: headers, body: .bytes(bytes))
    }
}
