internal import FlowDocument
internal import XML

/// Puts the files of one import together: names everything, resolves references, and builds the document.
struct Assembly {
    /// A controller with what was read of it and the id that it has in the document.
    struct Scene {
        let file: InterfaceFile
        let controller: Controller
        let reader: ScreenReader
        var id = NodeID("")
    }

    /// Where a segue leads.
    enum Destination {
        case scene(Int)
        case external(ExternalTarget)
        /// Nothing in the file has the id.
        case missing
    }

    /// A segue with where it leads.
    struct Route {
        let source: Int
        let segue: Segue
        let destination: Destination
        var id = NodeID("")

        var target: Int? {
            if case .scene(let index) = destination { index } else { nil }
        }
    }

    let files: [InterfaceFile]
    private let fileIndices: [String: Int]
    private(set) var scenes: [Scene] = []
    private(set) var routes: [Route] = []
    var notes: [ImportNote] = []
    /// The scenes that live in a navigation stack.
    private(set) var inNavigation: Set<Int> = []
    /// Those among them whose stack hides its bar.
    private(set) var withoutBar: Set<Int> = []
    /// The scenes that are presented, or held by a container.
    private(set) var presentedOrHeld: Set<Int> = []
    /// For each scene, the routes that lead to it.
    private(set) var arrivals: [[Int]] = []
    /// What each container holds first.
    private(set) var roots: [Int: Int] = [:]
    private var scenesByObject: [[String: Int]] = []
    private var placeholders: [[String: Controller]] = []
    private var usedIDs: Set<NodeID> = [.app]

    init(_ files: [InterfaceFile]) {
        self.files = files
        fileIndices = Dictionary(files.indices.map { (files[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
        for file in files { addScenes(of: file) }
        nameScenes()
        for index in scenes.indices { addRoutes(of: index) }
        nameRoutes()
        indexRoutes()
        findNavigation()
    }

    // MARK: - Scenes

    private mutating func addScenes(of file: InterfaceFile) {
        var objects: [String: Int] = [:]
        var waiting: [String: Controller] = [:]
        for controller in file.controllers {
            if controller.isPlaceholder {
                waiting[controller.id] = controller
                continue
            }
            let reader = ScreenReader(controller, file: file.path)
            notes += reader.notes
            if objects[controller.id] == nil { objects[controller.id] = scenes.count }
            scenes.append(Scene(file: file, controller: controller, reader: reader))
        }
        scenesByObject.append(objects)
        placeholders.append(waiting)
        if file.isLaunchScreen {
            notes.append(
                ImportNote(file: file.path, detail: "This is a launch screen: people see it, but nobody uses it."))
        }
        if file.controllers.isEmpty {
            notes.append(ImportNote(file: file.path, detail: "There is no screen in this file."))
        }
    }

    /// An id that two files share gets the file's name before it in both, so that neither depends on the other's
    /// being there first.
    private mutating func nameScenes() {
        let shared = Self.shared(scenes.map { ($0.controller.id, $0.file.path) })
        for index in scenes.indices {
            scenes[index].id = claim(scenes[index].controller.id, in: scenes[index].file, isShared: shared)
        }
    }

    private mutating func nameRoutes() {
        let shared = Self.shared(routes.map { ($0.segue.id, scenes[$0.source].file.path) })
        for index in routes.indices {
            let source = scenes[routes[index].source]
            // A segue without an id is named by what it joins, which stays the same when the file is saved again.
            let object = routes[index].segue.id
            let name = object.isEmpty ? "\(source.controller.id)-\(routes[index].segue.destination)" : object
            routes[index].id = claim(name, in: source.file, isShared: shared)
        }
    }

    /// The object ids that stand in more than one file.
    private static func shared(_ objects: [(id: String, file: String)]) -> Set<String> {
        var files: [String: String] = [:]
        var shared: Set<String> = []
        for (id, file) in objects {
            if let other = files.updateValue(file, forKey: id), other != file { shared.insert(id) }
        }
        return shared
    }

    private mutating func claim(_ object: String, in file: InterfaceFile, isShared shared: Set<String>) -> NodeID {
        let plain = shared.contains(object) ? "\(file.stem).\(object)" : object
        return claim(IdentifierText.sanitized(plain))
    }

    /// The first of `name`, `name~2`, `name~3` … that nothing else has.
    mutating func claim(_ name: String) -> NodeID {
        var id = NodeID(name)
        var number = 2
        while !usedIDs.insert(id).inserted {
            id = NodeID("\(name.prefix(240))~\(number)")
            number += 1
        }
        return id
    }

    // MARK: - Segues

    private mutating func addRoutes(of index: Int) {
        let scene = scenes[index]
        guard let file = fileIndices[scene.file.path] else { return }
        for segue in scene.reader.segues {
            if segue.kind == "unwind" {
                routes.append(Route(source: index, segue: segue, destination: .missing))
                continue
            }
            let destination = resolve(segue.destination, in: file)
            if case .missing = destination {
                notes.append(
                    ImportNote(
                        file: scene.file.path, detail: "A segue leads to “\(segue.destination)”, which is not there.",
                        line: segue.element.line))
                continue
            }
            routes.append(Route(source: index, segue: segue, destination: destination))
        }
    }

    /// Follows an object id of a file to a scene, through references to other storyboards.
    private func resolve(_ object: String, in file: Int) -> Destination {
        var (object, file) = (object, file)
        // References that go in a circle lead nowhere, and no project has chains longer than this.
        for _ in 0..<16 {
            if let scene = scenesByObject[file][object] { return .scene(scene) }
            guard let placeholder = placeholders[file][object] else { return .missing }
            let identifier = placeholder.element["referencedIdentifier"]
            guard let next = storyboard(placeholder.element["storyboardName"], besides: file),
                let target = target(identifier, in: next)
            else { return .external(ExternalTarget(placeholder.element)) }
            (object, file) = (target, next)
        }
        return .missing
    }

    private func storyboard(_ name: String?, besides file: Int) -> Int? {
        guard let name else { return file }
        let folder = files[file].path.split(separator: "/").dropLast()
        let matches = files.indices.filter { files[$0].stem == name }
        return matches.first { files[$0].path.split(separator: "/").dropLast() == folder } ?? matches.first
    }

    private func target(_ identifier: String?, in file: Int) -> String? {
        guard let identifier else { return files[file].initialController }
        return files[file].controllers.first { $0.element["storyboardIdentifier"] == identifier }?.id
    }

    private mutating func indexRoutes() {
        arrivals = Array(repeating: [], count: scenes.count)
        for (index, route) in routes.enumerated() {
            guard let target = route.target else { continue }
            arrivals[target].append(index)
            let isHeld = route.segue.kind == "relationship"
            if isHeld, roots[route.source] == nil { roots[route.source] = target }
            if isHeld || route.segue.presents { presentedOrHeld.insert(target) }
        }
    }

    // MARK: - Containers

    /// What a navigation controller holds, and whatever is shown from there, lives in its stack.
    private mutating func findNavigation() {
        var next: [Int: [Int]] = [:]
        for route in routes where ["show", "push", "embed", "custom"].contains(route.segue.kind) {
            if let target = route.target { next[route.source, default: []].append(target) }
        }
        var stacks: [(root: Int, hidesBar: Bool)] = []
        for route in routes where route.segue.kind == "relationship" {
            let holder = scenes[route.source].controller
            guard holder.container == .navigation, let root = route.target else { continue }
            stacks.append((root, holder.element.flag("navigationBarHidden") == true))
        }
        inNavigation = Self.reached(from: stacks.map(\.root), over: next)
        let shown = Self.reached(from: stacks.filter { !$0.hidesBar }.map(\.root), over: next)
        withoutBar = inNavigation.subtracting(shown)
    }

    private static func reached(from roots: [Int], over next: [Int: [Int]]) -> Set<Int> {
        var reached: Set<Int> = []
        var waiting = roots
        while let scene = waiting.popLast() {
            guard reached.insert(scene).inserted else { continue }
            waiting += next[scene] ?? []
        }
        return reached
    }
}

extension ExternalTarget {
    fileprivate init(_ placeholder: XMLTree.Element) {
        self.init()
        storyboard = Stated(known: placeholder["storyboardName"])
        identifier = Stated(known: placeholder["referencedIdentifier"])
        bundle = Stated(known: placeholder["bundleIdentifier"])
    }
}
