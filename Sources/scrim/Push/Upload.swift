internal import Cryptography

/// The files of a revision, as a server takes them.
struct Upload {
    /// The name of a lone file.
    let filename: String?
    let mediaType: String
    let body: [UInt8]
    /// The paths that people can open, by the names that were sent.
    let paths: [String: String]

    /// Reads a file, or a folder: its storyboards and xibs or its flow document, its `scrim.facts.json`, and the pictures
    /// that either names.
    init(_ path: String, maximumSize: Int) throws(CommandError) {
        let sources = try Files.read([path], maximumSize: maximumSize)
        let flows = sources.filter(\.isFlowDocument)
        guard flows.count <= 1 else {
            throw .input(
                "These are \(flows.count) flow documents, and a revision is one: "
                    + flows.map(\.path).joined(separator: ", "))
        }
        if let flow = flows.first, sources.count > 1 {
            throw .input("\(flow.path): a flow document is sent alone, not together with storyboards and xibs.")
        }
        let facts = try Files.inside(path, suffixes: ["scrim.facts.json"], maximumSize: maximumSize).filter {
            $0.path.hasSuffix("/scrim.facts.json")
        }
        guard facts.count <= 1 else {
            throw .input("A revision has one facts document: " + facts.map(\.path).joined(separator: ", "))
        }
        let texts = (flows + facts).map { String(decoding: $0.bytes, as: UTF8.self) }
        let pictures = try Self.pictures(inside: path, namedIn: texts, maximumSize: maximumSize)
        let files = sources + facts + pictures
        paths = Dictionary(files.map { ($0.name, $0.path) }, uniquingKeysWith: { first, _ in first })
        if let file = files.first, files.count == 1 {
            (filename, mediaType, body) = (file.name, file.mediaType, file.bytes)
        } else {
            let boundary = Self.boundary(files)
            filename = nil
            mediaType = "multipart/form-data; boundary=\(boundary)"
            body = Self.form(files, boundary)
        }
    }

    /// Pictures are named by their content, so that those which nothing names need not be sent.
    private static func pictures(
        inside path: String, namedIn texts: [String], maximumSize: Int
    ) throws(CommandError) -> [FoundFile] {
        guard texts.contains(where: { $0.contains("sha256:") }) else { return [] }
        return try Files.inside(path, suffixes: [".png"], maximumSize: maximumSize).filter { picture in
            let name = "sha256:" + SHA256(of: picture.bytes).hexadecimal
            return texts.contains { $0.contains(name) }
        }
    }

    /// From what the files hold: no file can hold its own digest, and the same files make the same request.
    private static func boundary(_ files: [FoundFile]) -> String {
        let digests = files.flatMap { SHA256(of: $0.bytes).bytes }
        return "scrim-" + SHA256(of: digests).hexadecimal
    }

    private static func form(_ files: [FoundFile], _ boundary: String) -> [UInt8] {
        var body: [UInt8] = []
        body.reserveCapacity(files.reduce(256) { $0 + $1.bytes.count + 512 })
        for file in files {
            body += Array("--\(boundary)\r\n".utf8)
            body += Array("Content-Disposition: form-data; name=\"file\"; filename=\"\(quoted(file.name))\"\r\n".utf8)
            body += Array("Content-Type: \(file.mediaType)\r\n\r\n".utf8)
            body += file.bytes
            body += Array("\r\n".utf8)
        }
        return body + Array("--\(boundary)--\r\n".utf8)
    }

    /// As browsers write names in forms.
    private static func quoted(_ name: String) -> String {
        var text = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\"": text += "%22"
            case "\r": text += "%0D"
            case "\n": text += "%0A"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension FoundFile {
    /// The media type, by which the server knows what a file is.
    fileprivate var mediaType: String {
        if name.hasSuffix(".png") { return "image/png" }
        if name.hasSuffix("scrim.facts.json") { return "application/json" }
        return isFlowDocument ? "application/vnd.scrim.flow+json" : "application/vnd.apple.interface-builder+xml"
    }
}
