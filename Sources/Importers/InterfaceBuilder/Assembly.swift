internal import FlowDocument
internal import XML

/// Puts the files of one import together: names everything, resolves references, and builds the document.
struct Assembly {
    /// A controller with what was read of it and the id that it has in the document.
    struct Scene {
        /// Where its file stands among the files.
        let file: Int
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
        /// The scene that it leads to, where it leads to one of the import.
        let target: Int?
        var id = NodeID("")

        init(source: Int, segue: Segue, destination: Destination) {
            self.source = source
            self.segue = segue
            self.destination = destination
            target = if case .scene(let index) = destination { index } else { nil }
        }
    }

    let files: [InterfaceFile]
    private(set) var scenes: [Scene] = []
    private(set) var routes: [Route] = []
    private(set) var directory = SceneDirectory()
    private(set) var containment: Containment
    /// For each scene, the styles that it is presented in, by their words.
    private(set) var styles: [Int: Set<String>] = [:]
    /// What each container holds first.
    private(set) var roots: [Int: Int] = [:]
    /// The first container that holds each scene; iOS lets it have only one at a time.
    private(set) var holders: [Int: Int] = [:]
    var notes = NoteList()
    var pool = IdentifierPool()
    /// How many more controls popovers may let through; a file could name the same ones over and over.
    var passthroughBudget = 100_000

    init(_ files: [InterfaceFile]) {
        self.files = files
        containment = Containment(scenes: [], routes: [], initial: [])
        for index in files.indices { addScenes(of: index) }
        for index in scenes.indices { addRoutes(of: index) }
        nameEverything()
        containment = Containment(scenes: scenes, routes: routes, initial: Set(initialScenes))
        for route in routes {
            guard let target = route.target else { continue }
            if route.segue.kind == "relationship", target != route.source {
                if roots[route.source] == nil { roots[route.source] = target }
                if holders[target] == nil { holders[target] = route.source }
            }
            if presents(route) { styles[target, default: []].insert(style(of: route, target).word) }
        }
        noteOldStyles()
    }

    /// Tells of files whose authors last saw their modals in full screen. Whoever builds them with a newer Xcode gets
    /// sheets, so that is what is imported.
    private mutating func noteOldStyles() {
        var noted: Set<Int> = []
        for route in routes {
            let file = scenes[route.source].file
            guard let target = route.target, files[file].isFromBeforeSheets, presents(route),
                statedStyle(of: route, target) == nil, noted.insert(file).inserted
            else { continue }
            notes.append(
                ImportNote(
                    file: files[file].path,
                    detail: """
                        This file was last saved before Xcode 11, when a presentation without a style was full screen. \
                        Built with Xcode 11 or later it is a sheet, and is imported as one.
                        """, line: route.segue.element.line))
        }
    }

    /// Whether a scene is a container of which the files do not say what it holds: code fills it, or it holds what lies
    /// outside of the import.
    func isHollow(_ scene: Int) -> Bool {
        scenes[scene].controller.container != .none && roots[scene] == nil
    }

    /// The scenes that their storyboards begin with, launch screens left out.
    var initialScenes: [Int] {
        files.indices.filter { !files[$0].isLaunchScreen }.compactMap(directory.initialScene)
    }

    func path(of scene: Scene) -> String { files[scene.file].path }

    // MARK: - Scenes

    private mutating func addScenes(of index: Int) {
        let file = files[index]
        directory.begin(file)
        for controller in file.controllers {
            guard !controller.isPlaceholder else {
                directory.add(controller, scene: nil)
                continue
            }
            let reader = ScreenReader(controller, file: file.path)
            notes.append(contentsOf: reader.notes)
            directory.add(controller, scene: scenes.count)
            scenes.append(Scene(file: index, controller: controller, reader: reader))
        }
        let fact: String? =
            if file.isLaunchScreen {
                "This is a launch screen: people see it, but nobody uses it."
            } else if file.isOfViews {
                "This xib has views but no controllers: each view at its top is imported as a screen."
            } else {
                nil
            }
        if let fact { notes.append(ImportNote(file: file.path, detail: fact)) }
    }

    // MARK: - Segues

    private mutating func addRoutes(of index: Int) {
        let scene = scenes[index]
        for segue in scene.reader.segues {
            if segue.kind == "unwind" {
                routes.append(Route(source: index, segue: segue, destination: .missing))
                continue
            }
            let destination = directory.resolve(segue.destination, in: scene.file)
            if case .missing = destination {
                notes.append(
                    ImportNote(
                        file: path(of: scene),
                        detail: "A segue leads to “\(segue.destination.prefix(100))”, which is not there.",
                        line: segue.element.line))
                continue
            }
            routes.append(Route(source: index, segue: segue, destination: destination))
        }
    }

    // MARK: - Ids

    /// An id that two files share gets the file's name before it in both, so that neither depends on the other's
    /// being there first.
    private mutating func nameEverything() {
        // A segue without an id is named by what it joins, which stays the same when the file is saved again.
        let segues = routes.map { route in
            route.segue.id.isEmpty
                ? "\(scenes[route.source].controller.id)-\(route.segue.destination)" : route.segue.id
        }
        var owners: [String: Int] = [:]
        var shared: Set<String> = []
        let objects =
            scenes.map { ($0.controller.id, $0.file) }
            + zip(segues, routes).map { ($0, scenes[$1.source].file) }
        for (object, file) in objects {
            if let other = owners.updateValue(file, forKey: object), other != file { shared.insert(object) }
        }
        func name(_ object: String, _ file: Int) -> String {
            shared.contains(object) ? "\(files[file].stem).\(object)" : object
        }
        for index in scenes.indices {
            let name = name(scenes[index].controller.id, scenes[index].file)
            scenes[index].id = pool.claim(name)
        }
        for index in routes.indices {
            let name = name(segues[index], scenes[routes[index].source].file)
            routes[index].id = pool.claim(name)
        }
    }
}
