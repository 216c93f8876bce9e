import Drawing
import FlowDocument
import Importers
import TestSupport
import Testing

/// Flows that the tests draw.
enum Drawn {
    static func inbox() throws -> Document {
        try Document(parsing: Repository.bytes(of: "Examples/inbox.flow.json"))
    }

    static func harbor() throws -> Document {
        let files = try ["Main", "Settings"].map { name in
            let path = "Examples/Harbor/Base.lproj/\(name).storyboard"
            return InputFile(path: path, bytes: try Repository.bytes(of: path))
        }
        return try InterfaceBuilderImporter.document(from: files).document
    }

    static func device(_ name: String) throws -> DeviceCase {
        try #require(DeviceCase.builtIn(name))
    }
}
