internal import Cryptography
internal import Drawing
internal import FlowDocument
internal import HTTPServer
internal import JSON
internal import Postgres

/// The map of a revision and its nodes, drawn. A drawing is made once for each content, and stored under its key.
enum DrawingEndpoints {
    static let svgType = "image/svg+xml"
    static let mapParameters = ["appearance", "language"]
    static let nodeParameters = ["case", "os", "language", "appearance", "textSize"]

    static func layout(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let revision = try await RevisionStore.find(call, flow)
        let (bytes, tag) = try await layout(of: revision, call)
        return .json(bytes, etag: tag)
    }

    static func map(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let revision = try await RevisionStore.find(call, flow)
        let options = MapDrawing.Options(
            appearance: try appearance(call), language: try language(call, of: revision))
        let key = DrawingKey.map(contentHash: revision.contentHash, options: options)
        return try await drawing(key, call) {
            let document = try await document(of: revision, call)
            let stored = try await layout(of: revision, call).bytes
            return await withTaskExecutorPreference(globalConcurrentExecutor) {
                MapLayout(parsing: stored).flatMap { MapDrawing.svg(document, layout: $0, options: options) }
            }
        }
    }

    static func node(_ call: Call, _ flow: FlowAccess) async throws -> Response {
        let name = call.parameter("node")
        guard name.hasSuffix(".svg") else { throw Problem.notFound }
        let id = NodeID(String(name.dropLast(4)))
        let revision = try await RevisionStore.find(call, flow)
        let language = try language(call, of: revision)
        let (asked, appearance) = (call.query("case"), try appearance(call))
        let size: TextSize? = try word(call, "textSize")
        let os: OperatingSystem? = try call.query("os").map { text in
            guard let number = Int(text), let os = OperatingSystem(rawValue: number) else {
                throw Problem.badRequest("os", "“os” is 18 or 26.")
            }
            return os
        }
        let device = try await device(asked, of: revision, call)
        let options = DrawingOptions(
            case: device, language: language, appearance: appearance, textSize: size, os: os)
        return try await drawing(DrawingKey.node(id, contentHash: revision.contentHash, options: options), call) {
            let document = try await document(of: revision, call)
            return await withTaskExecutorPreference(globalConcurrentExecutor) {
                ModalDrawing.svg(document, node: id, options: options)
            }
        }
    }

    // MARK: - Steps

    private static func layout(of revision: Revision, _ call: Call) async throws -> (bytes: [UInt8], tag: String) {
        let key = DrawingKey.layout(contentHash: revision.contentHash)
        let tag = "\"\(key.prefix(32))\""
        if let bytes = try await stored(key, call) { return (bytes, tag) }
        let document = try await document(of: revision, call)
        let bytes = try await withTaskExecutorPreference(globalConcurrentExecutor) {
            var writer = JSONWriter(.compact)
            try await MapLayouter.layout(document).write(to: &writer)
            return writer.finish()
        }
        try await store(bytes, key, call)
        return (bytes, tag)
    }

    private static func drawing(
        _ key: String, _ call: Call, make: () async throws -> [UInt8]?
    ) async throws -> Response {
        let tag = "\"\(key.prefix(32))\""
        if Conditional.evaluate(call.request.head, etag: tag) == .notModified {
            return Response(status: 304, headers: ["ETag": tag])
        }
        if let bytes = try await stored(key, call) { return .svg(bytes, tag) }
        guard let bytes = try await make() else { throw Problem.notFound }
        try await store(bytes, key, call)
        return .svg(bytes, tag)
    }

    private static func stored(_ key: String, _ call: Call) async throws -> [UInt8]? {
        let rows = try await call.services.database.query(
            "SELECT bytes FROM drawings WHERE key = decode(\(key), 'hex')")
        return try rows.first?.get(0)
    }

    private static func store(_ bytes: [UInt8], _ key: String, _ call: Call) async throws {
        try await call.services.database.query(
            """
            INSERT INTO drawings (key, bytes) VALUES (decode(\(key), 'hex'), \(bytes)) ON CONFLICT (key) DO NOTHING
            """)
    }

    private static func document(of revision: Revision, _ call: Call) async throws -> Document {
        let bytes = try await BlobStore.read(revision.documentDigest, from: call.services.database)
        return try await withTaskExecutorPreference(globalConcurrentExecutor) { try Document(parsing: bytes) }
    }

    // MARK: - Parameters

    private static func appearance(_ call: Call) throws -> Appearance { try word(call, "appearance") ?? .light }

    private static func word<Word: RawRepresentable<String> & CaseIterable>(
        _ call: Call, _ name: String
    ) throws -> Word? {
        guard let text = call.query(name) else { return nil }
        guard let word = Word(rawValue: text) else {
            let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
            throw Problem.badRequest(name, "“\(name)” is one of \(words).")
        }
        return word
    }

    /// A language of the document: the one that is asked for, else its first.
    private static func language(_ call: Call, of revision: Revision) throws -> String {
        let languages = revision.languages
        guard let asked = call.query("language") else { return languages.first ?? "en" }
        guard languages.contains(asked) else {
            throw Problem.badRequest("language", "The flow's texts are in \(languages.joined(separator: ", ")).")
        }
        return asked
    }

    private static func device(_ asked: String?, of revision: Revision, _ call: Call) async throws -> DeviceCase {
        if let asked, let known = DeviceCase.builtIn(asked) { return known }
        let document = try await document(of: revision, call)
        let cases = document.deviceCases ?? []
        guard let asked else {
            guard let first = cases.first ?? DeviceCase.builtIn("iphone-portrait") else { throw Problem.notFound }
            return first
        }
        guard let device = cases.first(where: { $0.id == asked }) else {
            throw Problem.badRequest("case", "“\(asked)” is no case of the flow or of the device table.")
        }
        return device
    }
}

extension Response {
    fileprivate static func svg(_ bytes: [UInt8], _ tag: String) -> Response {
        Response(
            status: 200,
            headers: [
                "Content-Type": DrawingEndpoints.svgType, "ETag": tag,
                // Opened by itself a drawing may do nothing.
                "Content-Security-Policy": "default-src 'none'; sandbox",
            ], body: .bytes(bytes))
    }
}

extension Revision {
    /// The tags of its document's languages.
    var languages: [String] {
        guard case .object(let members) = details,
            case .array(let tags)? = members.first(where: { $0.name == "languages" })?.value
        else { return [] }
        return tags.compactMap { if case .string(let tag) = $0 { tag } else { nil } }
    }
}
