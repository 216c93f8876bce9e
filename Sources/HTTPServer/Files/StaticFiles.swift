internal import Cryptography

/// The files below a folder, read once and served from memory ever after.
///
/// Only what was there at the start is served: no request reaches the file system. Hidden files, files with an ending
/// that isn't known, and symbolic links are left out.
public struct StaticFiles: Sendable {
    private struct File: Sendable {
        let type: String
        let bytes: [UInt8]
        /// Nil where compressing doesn't pay.
        let compressed: [UInt8]?
        let tag: String
    }

    /// The SHA-256 over the paths and contents of all files, as 64 hexadecimal digits: two trees with the same digits
    /// are the same, so that the digits can stand in addresses that never change their meaning.
    public let treeHash: String

    private let files: [String: File]
    private let cacheControl: String

    /// Reads a folder. With `hashed`, the addresses contain the ``treeHash``, and clients keep the files for a year;
    /// else they ask each time. Fails with what the system says against a file or folder.
    public init(folder: String, hashed: Bool = true) throws(ServerError) {
        let entries = try FolderReader.files(below: folder).sorted { $0.path < $1.path }
        var files: [String: File] = [:]
        var tree: [UInt8] = []
        for entry in entries {
            guard let type = MediaType.ofFile(entry.path.suffix(after: ".")) else { continue }
            let digest = SHA256(of: entry.bytes)
            tree += SHA256(of: Array(entry.path.utf8)).bytes + digest.bytes
            let compressed = MediaType.isText(type) ? Gzip.compress(entry.bytes, level: 9) : nil
            files[entry.path] = File(
                type: type, bytes: entry.bytes,
                compressed: compressed.flatMap { $0.count < entry.bytes.count ? $0 : nil },
                tag: "\"\(digest.hexadecimal.prefix(32))\"")
        }
        self.files = files
        treeHash = SHA256(of: tree).hexadecimal
        cacheControl = hashed ? "public, max-age=31536000, immutable" : "no-cache"
    }

    /// The paths of all files, sorted.
    public var paths: [String] { files.keys.sorted() }

    /// The bytes of a file; nil where there is none.
    public subscript(path: String) -> [UInt8]? { files[path]?.bytes }

    /// The response to a GET or HEAD for the file at this path below the folder; nil where there is none.
    public func response(for path: some Collection<String>, _ head: RequestHead) -> Response? {
        // A decoded segment can contain a slash, and then it names no file.
        guard !path.contains(where: { $0.contains("/") }), let file = files[path.joined(separator: "/")] else {
            return nil
        }
        var headers: Headers = ["Content-Type": file.type, "Cache-Control": cacheControl]
        var (bytes, tag) = (file.bytes, file.tag)
        if let compressed = file.compressed {
            headers.add("Vary", "Accept-Encoding")
            if AcceptEncoding.allowsGzip(head.headers.all("Accept-Encoding")) {
                headers.add("Content-Encoding", "gzip")
                (bytes, tag) = (compressed, EntityTag.gzipVariant(of: tag))
            }
        }
        headers.add("ETag", tag)
        headers.add("X-Content-Type-Options", "nosniff")
        switch Conditional.evaluate(head, etag: file.tag) {
        case .proceed: return Response(status: 200, headers: headers, body: .bytes(bytes))
        // The body isn't sent, but its length is.
        case .notModified: return Response(status: 304, headers: headers, body: .bytes(bytes))
        case .preconditionFailed: return Response(status: 412)
        }
    }
}

extension String {
    /// What follows the last of these characters; nothing if there is none.
    fileprivate func suffix(after character: Character) -> Substring {
        guard let index = lastIndex(of: character) else { return "" }
        return self[self.index(after: index)...]
    }
}
