internal import Glibc

/// Reads the files below a folder.
enum FolderReader {
    struct File {
        /// The path below the folder, with slashes.
        let path: String
        let bytes: [UInt8]
    }

    /// All regular files, in no order. Hidden ones and symbolic links are passed over.
    static func files(below folder: String) throws(ServerError) -> [File] {
        var files: [File] = []
        var folders = [""]
        while let prefix = folders.popLast() {
            for name in try names(in: "\(folder)/\(prefix)") where !name.hasPrefix(".") {
                let full = "\(folder)/\(prefix)\(name)"
                var status = stat()
                guard unsafe lstat(full, &status) == 0 else { throw ServerError.system("Look at \(full)") }
                switch status.st_mode & S_IFMT {
                case S_IFDIR: folders.append("\(prefix)\(name)/")
                case S_IFREG: files.append(File(path: prefix + name, bytes: try contents(of: full)))
                default: break
                }
            }
        }
        return files
    }

    private static func names(in folder: String) throws(ServerError) -> [String] {
        guard let directory = unsafe opendir(folder) else { throw ServerError.system("Open \(folder)") }
        defer { unsafe closedir(directory) }
        var names: [String] = []
        while let entry = unsafe readdir(directory) {
            unsafe names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { name in
                    unsafe String(cString: UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
                })
        }
        return names
    }

    private static func contents(of path: String) throws(ServerError) -> [UInt8] {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { throw ServerError.system("Open \(path)") }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = unsafe read(descriptor, &buffer, buffer.count)
            if count < 0 {
                if errno == EINTR { continue }
                throw ServerError.system("Read \(path)")
            }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
        }
    }
}
