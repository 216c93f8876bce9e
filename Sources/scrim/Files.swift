#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A file that the user named, or that lies in a folder that the user named.
struct FoundFile {
    /// The path as the user can open it.
    var path: String
    /// The path that goes into documents and reports: relative to what all files have in common, so that no report
    /// tells where a machine keeps its files.
    var name: String
    var bytes: [UInt8]
    /// Whether the user named the file itself.
    var isNamed: Bool
}

/// Finds and reads files.
enum Files {
    /// Folders that hold what others made, or what was built.
    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]
    private static let suffixes = [".storyboard", ".xib", ".flow.json"]

    /// Reads the files at these paths, and those below that Scrim can import.
    static func read(_ paths: [String], maximumSize: Int) throws(CommandError) -> [FoundFile] {
        guard !paths.isEmpty else { throw .usage("Which files? Name storyboards, xibs, flow documents or folders.") }
        var found: [(path: String, isNamed: Bool)] = []
        for path in paths {
            if isFolder(path) {
                let inside = try list(path, suffixes)
                if inside.isEmpty { throw .input("\(path): there is nothing in this folder that Scrim can read.") }
                found += inside.map { ($0, false) }
            } else {
                found.append((path, true))
            }
        }
        return try read(found, maximumSize: maximumSize)
    }

    /// Reads the files below a folder whose names end like this; none where the path is no folder.
    static func inside(
        _ path: String, suffixes: [String], maximumSize: Int
    ) throws(CommandError) -> [FoundFile] {
        guard isFolder(path) else { return [] }
        return try read(try list(path, suffixes).map { (path: $0, isNamed: false) }, maximumSize: maximumSize)
    }

    private static func read(
        _ found: [(path: String, isNamed: Bool)], maximumSize: Int
    ) throws(CommandError) -> [FoundFile] {
        var seen: Set<String> = []
        let found = found.filter { seen.insert($0.path).inserted }
        let names = commonNames(found.map(\.path))
        var files: [FoundFile] = []
        for (file, name) in zip(found, names) {
            let bytes = try contents(of: file.path, maximumSize: maximumSize)
            files.append(FoundFile(path: file.path, name: name, bytes: bytes, isNamed: file.isNamed))
        }
        return files
    }

    /// Reads one file.
    static func contents(of path: String, maximumSize: Int) throws(CommandError) -> [UInt8] {
        let attributes: [FileAttributeKey: Any]
        do {
            attributes = try FileManager.default.attributesOfItem(atPath: path)
        } catch {
            throw .input("\(path): there is no such file, or it can't be read.")
        }
        switch attributes[.type] as? FileAttributeType {
        case .typeRegular?, .typeSymbolicLink?: break
        case .typeDirectory?: throw .input("\(path): this is a folder; a file must stand here.")
        default: throw .input("\(path): this is no ordinary file.")
        }
        if let size = (attributes[.size] as? any BinaryInteger).map({ Int(clamping: $0) }), size > maximumSize {
            throw .input("\(path): the file has \(size) bytes; at most \(maximumSize) are read (see --max-size).")
        }
        do {
            let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
            guard bytes.count <= maximumSize else {
                throw CommandError.input("\(path): the file has more than \(maximumSize) bytes (see --max-size).")
            }
            return bytes
        } catch let error as CommandError {
            throw error
        } catch {
            throw .input("\(path): the file can't be read.")
        }
    }

    /// Writes a file, whole or not at all.
    static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
        do {
            try Data(bytes).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw .input("\(path): the file can't be written.")
        }
    }

    /// Whether anything is at a path.
    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
    }

    private static func isFolder(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }

    private static func list(_ folder: String, _ suffixes: [String]) throws(CommandError) -> [String] {
        var files: [String] = []
        var folders = [folder.hasSuffix("/") ? String(folder.dropLast()) : folder]
        while let next = folders.popLast() {
            let names: [String]
            do {
                names = try FileManager.default.contentsOfDirectory(atPath: next)
            } catch {
                throw .input("\(next): this folder can't be read.")
            }
            for name in names.sorted() where !name.hasPrefix(".") && !skipped.contains(name) {
                let path = "\(next)/\(name)"
                if isFolder(path) {
                    folders.append(path)
                } else if suffixes.contains(where: name.hasSuffix) {
                    files.append(path)
                }
            }
        }
        return files.sorted()
    }

    /// The paths without the folders that all of them have in common.
    private static func commonNames(_ paths: [String]) -> [String] {
        let parts = paths.map { $0.split(separator: "/").filter { $0 != "." } }
        guard let first = parts.first else { return [] }
        var shared = 0
        while shared < first.count - 1,
            parts.allSatisfy({ $0.count - 1 > shared && $0[shared] == first[shared] })
        {
            shared += 1
        }
        return parts.map { $0.dropFirst(shared).joined(separator: "/") }
    }
}
