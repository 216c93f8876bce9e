import FlowDocument
import Importers

/// A storyboard written by a test: scenes without what every file has around them.
struct Storyboard {
    var name = "Main.storyboard"
    var initial: String?
    var runtime = "iOS.CocoaTouch"
    var scenes: String

    var file: InputFile {
        let entry = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="22505" targetRuntime="\(runtime)"\(entry)>
            <scenes>
            \(scenes)
            </scenes>
            </document>
            """
        return InputFile(path: name, bytes: Array(text.utf8))
    }

    func document() throws -> Document {
        try InterfaceBuilderImporter.document(from: [file]).document
    }

    /// A scene with one controller.
    static func scene(_ controller: String, _ more: String = "") -> String {
        "<scene sceneID=\"s\"><objects>\(controller)\(more)</objects></scene>\n"
    }

    /// A plain view controller with segues of its own.
    static func controller(_ id: String, _ attributes: String = "", segues: String = "", inner: String = "") -> String {
        scene(
            """
            <viewController id="\(id)" \(attributes) sceneMemberID="viewController">\(inner)\
            <connections>\(segues)</connections></viewController>
            """)
    }
}

extension Document {
    func screen(_ id: String) -> Screen? { screens.first { $0.id.rawValue == id } }
    func modal(_ id: String) -> Modal? { modals.first { $0.id.rawValue == id } }
    func transition(_ id: String) -> Transition? { transitions.first { $0.id.rawValue == id } }
}
