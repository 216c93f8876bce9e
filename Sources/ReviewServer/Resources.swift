internal import FoundationEssentials
public import Postgres

/// The files that the program needs at run time.
public struct Resources: Sendable {
    let folder: String

    /// The frontend's files.
    var publicFolder: String { "\(folder)/Public" }

    /// Resources in this folder; nil for wherever they are beside the program: in `share/scrim`, or in a folder above it
    /// that holds both `Public` and `Migrations`.
    public init(folder: String?) throws {
        if let folder {
            self.folder = folder
            return
        }
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        var parts = program.split(separator: "/").map(String.init)
        while !parts.isEmpty {
            parts.removeLast()
            let above = "/" + parts.joined(separator: "/")
            for candidate in [above, "\(above)/share/scrim"] where Self.isComplete(candidate) {
                self.folder = candidate
                return
            }
        }
        throw SettingsErrors(problems: ["SCRIM_RESOURCES must name the folder that holds Public and Migrations."])
    }

    private static func isComplete(_ folder: String) -> Bool {
        ["Public", "Migrations"].allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
    }

    /// The schema's steps.
    public func migrations() throws -> [Migration] {
        let folder = "\(folder)/Migrations"
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().compactMap { name in
            Migration(fileName: name, text: try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8))
        }
    }
}
