internal import XML

/// One storyboard or xib with the controllers in it.
struct InterfaceFile {
    let path: String
    /// The file's name without its ending, by which other storyboards refer to it.
    let stem: String
    let tool: String?
    /// Whether it was last saved when a presentation without a style was full screen.
    let isFromBeforeSheets: Bool
    let isPadOnly: Bool
    let initialController: String?
    private(set) var isLaunchScreen = false
    /// Whether it is a xib that has views but no controllers.
    private(set) var isOfViews = false
    private(set) var controllers: [Controller] = []

    init(_ file: InputFile, limits: XMLLimits) throws(Refusal) {
        path = file.path
        let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
        stem = name.split(separator: ".").first.map(String.init) ?? name
        let tree: XMLTree
        do throws(XMLError) {
            tree = try XMLTree(parsing: file.bytes, limits: limits)
        } catch {
            throw Refusal(
                file: file.path, code: Refusal.Code(rawValue: error.code.rawValue), detail: error.detail,
                line: error.line, column: error.column)
        }
        let root = tree.root
        try Self.check(root, path: file.path)
        let version = root["toolsVersion"].map(ToolsVersion.init)
        tool = version?.tool
        isFromBeforeSheets = version?.isFromBeforeSheets ?? false
        isPadOnly = root["targetRuntime"] == "iOS.CocoaTouch.iPad"
        initialController = root["initialViewController"]
        let isMarked = root["launchScreen"] == "YES"
        if let scenes = root.child("scenes") {
            for scene in scenes.children where scene.name == "scene" { addControllers(of: scene) }
        } else if let objects = root.child("objects") {
            addTopLevelObjects(objects)
        }
        guard !controllers.isEmpty else {
            throw Refusal(
                file: path, code: .noScreens, detail: "There is no screen in this file, so there is nothing to review.",
                line: root.line, column: root.column)
        }
        // Old ones lack the mark, but not the name that Xcode gives them; iOS runs no code in them.
        let isNamed = stem.lowercased().filter { $0 != " " }.hasPrefix("launchscreen")
        isLaunchScreen = isMarked || isNamed && !controllers.contains { $0.hasCode }
    }

    /// Only Interface Builder's XML for iOS goes on.
    private static func check(_ root: XMLTree.Element, path: String) throws(Refusal) {
        func refuse(_ code: Refusal.Code, _ detail: String) -> Refusal {
            Refusal(file: path, code: code, detail: detail, line: root.line, column: root.column)
        }
        if root.name == "archive" {
            throw refuse(
                .archive, "This xib is in the archive format from before 2011. Open and save it in Xcode to convert it."
            )
        }
        let type = root["type"] ?? ""
        guard root.name == "document", type.hasPrefix("com.apple.InterfaceBuilder") else {
            throw refuse(.notInterfaceBuilder, "This is XML, but no storyboard or xib of Interface Builder.")
        }
        let runtime = root["targetRuntime"] ?? ""
        let end = "Scrim's rules are about iOS and iPadOS and do not apply."
        if runtime.hasPrefix("MacOSX") || type.contains(".Cocoa.") || type.contains("InterfaceBuilder.Cocoa.") {
            throw refuse(.macOS, "This file is for macOS. \(end)")
        }
        if runtime.hasPrefix("watchKit") || type.contains("WatchKit") {
            throw refuse(.watchOS, "This file is for watchOS. \(end)")
        }
        if runtime.hasPrefix("AppleTV") || type.contains("AppleTV") {
            throw refuse(.tvOS, "This file is for tvOS. \(end)")
        }
        guard type.contains("CocoaTouch"), runtime.isEmpty || runtime.hasPrefix("iOS.CocoaTouch") else {
            throw refuse(.otherPlatform, "This file is for \(runtime.isEmpty ? type : runtime). \(end)")
        }
    }

    private mutating func addControllers(of scene: XMLTree.Element) {
        guard let objects = scene.child("objects") else { return }
        let canvas = scene.part("canvasLocation").flatMap(\.point)
        var siblings: XMLTree.Element? = objects
        for object in objects.children where object["sceneMemberID"] == "viewController" {
            controllers.append(Controller(object, siblings: siblings, canvas: canvas))
            siblings = nil
        }
    }

    /// A xib has no scenes: its controllers stand at the top, or only their views do.
    private mutating func addTopLevelObjects(_ objects: XMLTree.Element) {
        let found = objects.children.filter { $0.name.hasSuffix("Controller") && $0["id"] != nil }
        if !found.isEmpty {
            controllers = found.map { Controller($0, siblings: nil, canvas: nil) }
            return
        }
        isOfViews = true
        let owner = objects.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        for view in objects.children where view["id"] != nil && view.part("frame") != nil {
            controllers.append(Controller(view: view, owner: owner))
        }
    }
}
