public import Foundation

/// The repository that the tests were built from.
public enum Repository {
    /// Its outermost folder, found from the place of this file.
    public static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The file at a path below the root.
    public static func file(_ path: String) -> URL {
        root.appending(path: path)
    }

    /// The bytes of the file at a path below the root.
    public static func bytes(of path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: file(path)))
    }
}
