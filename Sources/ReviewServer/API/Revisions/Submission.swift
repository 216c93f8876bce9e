internal import Cryptography
internal import FlowDocument
internal import HTTPServer
internal import Importers
internal import JSON

/// A document as a client sent it, in whatever form.
struct Submission: Sendable {
    /// A picture that came along.
    struct Asset: Sendable {
        let fileName: String
        let bytes: [UInt8]
        let digest: [UInt8]
    }

    static let flowType = "application/vnd.scrim.flow+json"
    static let interfaceBuilderType = "application/vnd.apple.interface-builder+xml"
    static let formType = "multipart/form-data"
    static let types = [flowType, interfaceBuilderType, formType]
    /// The most bytes that a body may have.
    static let bodyLimit = 64 << 20
    static let fileLimit = 32 << 20

    let document: Document
    /// The document as it is stored.
    let bytes: [UInt8]
    let digest: [UInt8]
    let contentHash: String
    let kind: String
    let files: [String]
    let notes: [JSON]
    let assets: [Asset]
    /// The facts document that came along, checked for its form.
    let facts: [UInt8]?

    /// Reads the body, off the loop.
    init(of call: Call) async throws {
        let (type, header) = (call.mediaType, call.request.headers["Content-Type"] ?? "")
        guard Self.types.contains(type) else { throw Problem.unsupportedMediaType(Self.types) }
        let (body, name) = (call.request.body, call.query("filename"))
        self = try await withTaskExecutorPreference(globalConcurrentExecutor) {
            switch type {
            case Self.flowType: try Submission(flow: body, name: name ?? "document.flow.json")
            case Self.interfaceBuilderType:
                try Submission(interfaceFiles: [InputFile(path: name ?? "Main.storyboard", bytes: body)])
            default: try Submission(form: body, contentType: header)
            }
        }
    }

    private init(flow bytes: [UInt8], name: String, assets: [Asset] = [], facts: [UInt8]? = nil) throws {
        guard bytes.count <= Self.fileLimit else { throw Problem.fileTooLarge(name) }
        let document: Document
        do throws(DocumentError) {
            document = try Document(parsing: bytes)
        } catch {
            throw Problem(error, in: bytes, file: name)
        }
        self.init(document, kind: "flow", files: [name], notes: [], assets: assets, facts: facts)
    }

    init(interfaceFiles files: [InputFile], assets: [Asset] = [], facts: [UInt8]? = nil) throws {
        for file in files where file.bytes.count > Self.fileLimit { throw Problem.fileTooLarge(file.path) }
        let result: ImportResult
        do throws(ImportError) {
            result = try InterfaceBuilderImporter.document(from: files)
        } catch {
            throw Problem(error.refusals, of: files)
        }
        // Of several files none may be left out silently.
        guard result.refusals.isEmpty else { throw Problem(result.refusals, of: files) }
        let isXib = files.allSatisfy { $0.path.hasSuffix(".xib") }
        self.init(
            result.document, kind: isXib ? "xib" : "storyboard", files: files.map(\.path).sorted(),
            notes: result.notes.map(\.json), assets: assets, facts: facts)
    }

    private init(form body: [UInt8], contentType: String) throws {
        let parts: [FormPart]
        do throws(MultipartError) {
            parts = try Multipart.parts(of: body, contentType: contentType)
        } catch {
            throw Problem.badRequest("multipart", error.detail)
        }
        var interfaceFiles: [InputFile] = []
        var flows: [FormPart] = []
        var assets: [Asset] = []
        var facts: [UInt8]?
        for part in parts {
            let name = part.fileName ?? part.name
            if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
                interfaceFiles.append(InputFile(path: name, bytes: part.bytes))
            } else if name.hasSuffix(".png") {
                assets.append(try Asset(fileName: name, png: part.bytes))
            } else if name == "scrim.facts.json" || name.hasSuffix(".facts.json") {
                facts = part.bytes
                try FactsText.check(part.bytes, file: name)
            } else if name.hasSuffix(".json") {
                flows.append(part)
            } else {
                throw Problem.unusableFile(name, "It is no storyboard, xib, flow document, facts document or PNG.")
            }
        }
        if let flow = flows.first {
            guard flows.count == 1, interfaceFiles.isEmpty else {
                throw Problem.unusableFile(
                    flow.fileName ?? flow.name, "A flow document is sent alone, not together with other flows.")
            }
            try self.init(flow: flow.bytes, name: flow.fileName ?? flow.name, assets: assets, facts: facts)
        } else {
            guard !interfaceFiles.isEmpty else {
                throw Problem.badRequest("no-flow", "Among the files is no storyboard, xib or flow document.")
            }
            try self.init(interfaceFiles: interfaceFiles, assets: assets, facts: facts)
        }
    }

    private init(
        _ document: Document, kind: String, files: [String], notes: [JSON], assets: [Asset], facts: [UInt8]?
    ) {
        var writer = JSONWriter(.compact)
        document.write(to: &writer)
        bytes = writer.finish()
        digest = SHA256(of: bytes).bytes
        contentHash = document.contentHash
        (self.document, self.kind, self.files, self.notes) = (document, kind, files, notes)
        (self.assets, self.facts) = (assets, facts)
    }
}

extension Submission.Asset {
    /// The first bytes of every PNG, the length and the name of its first chunk.
    private static let signature: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    ]
    private static let sizeLimit = 16_384

    fileprivate init(fileName: String, png bytes: [UInt8]) throws {
        guard bytes.count > 24, bytes.starts(with: Self.signature) else {
            throw Problem.unusableFile(fileName, "It is no PNG, whatever its name says.")
        }
        let sizes = [bytes[16..<20], bytes[20..<24]].map { $0.reduce(0) { $0 << 8 | Int($1) } }
        guard sizes.allSatisfy({ (1...Self.sizeLimit).contains($0) }) else {
            throw Problem.unusableFile(fileName, "Its sides may have 1 to \(Self.sizeLimit) pixels.")
        }
        (self.fileName, self.bytes, digest) = (fileName, bytes, SHA256(of: bytes).bytes)
    }
}

extension ImportNote {
    fileprivate var json: JSON {
        [
            "code": "note", "detail": .string(detail), "file": .string(file),
            "line": line.map { .number(Double($0)) } ?? .null, "column": .null,
        ]
    }
}
