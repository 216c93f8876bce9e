internal import FlowDocument
internal import XML

extension Assembly {
    /// The document that the files make.
    mutating func document() -> Document {
        var document = Document()
        let main = files.first { $0.initialController != nil && !$0.isLaunchScreen } ?? files.first
        document.title = Stated(known: main.map { BoundedText.cut($0.stem) })
        document.source = .value(source)
        if files.allSatisfy(\.isPadOnly) {
            document.cases = .value([.named("ipad-portrait"), .named("ipad-landscape")])
        }
        document.screens = scenes.indices.map(screen)
        var presentations = Presentations()
        var presenting: [Int: Set<String>] = [:]
        for route in routes {
            // The first container that holds a screen is its parent; iOS lets it have only one at a time.
            if route.segue.kind == "relationship", let target = route.target, target != route.source,
                !document.screens[target].parent.isKnown
            {
                document.screens[target].parent = .value(scenes[route.source].id)
            }
            let transition = transition(of: route, &presentations)
            document.transitions.append(transition)
            if transition.kind == .present, let control = transition.from.child {
                presenting[route.source, default: []].insert(control)
            }
        }
        for (scene, controls) in presenting { document.screens[scene].markPresenting(controls) }
        for (scene, regions) in presentations.regions {
            document.screens[scene].regions = .value(regions.values.sorted { $0.id < $1.id })
        }
        document.modals = presentations.modals
        document.entry = Stated(known: entry)
        return document
    }

    private var source: Source {
        var source = Source()
        source.kind = .value("storyboard")
        let paths = files.map { BoundedText.cut($0.path) }
        if paths.count == 1 {
            source.file = Stated(known: paths.first)
        } else {
            source.files = .value(paths)
        }
        source.tool = Stated(known: files.lazy.compactMap(\.tool).first)
        return source
    }

    /// Where people come in: the initial screens that no other file leads to; all of them where others lead to each.
    private var entry: [NodeID]? {
        let initial = initialScenes
        let referenced = routes.compactMap { route in
            route.target.flatMap { scenes[$0].file == scenes[route.source].file ? nil : $0 }
        }
        let targets = Set(referenced)
        let roots = initial.filter { !targets.contains($0) }
        var seen: Set<Int> = []
        let found = (roots.isEmpty ? initial : roots).filter { seen.insert($0).inserted }
        return found.isEmpty ? nil : found.map { scenes[$0].id }
    }

    private func screen(_ index: Int) -> Screen {
        let scene = scenes[index]
        let controller = scene.controller
        var screen = Screen(id: scene.id)
        screen.name = Stated(known: scene.reader.name)
        screen.container = .value(controller.container)
        screen.canvas = Stated(known: controller.canvas)
        screen.navigationBar = navigationBar(of: scene)
        // Without its bar a stack shows no Back, and a button of one's own at its place takes it away.
        if containment.withoutBar.contains(index) || controller.replacesBack { screen.backHidden = .value(true) }
        let parts = scene.reader
        let isBlank = parts.controls.isEmpty && parts.elements.isEmpty
        // Code that has an empty view to fill fills it: what it puts there is not for us to see.
        if !(isBlank && controller.hasCode) { screen.controls = .value(parts.controls) }
        if !parts.elements.isEmpty { screen.elements = .value(parts.elements) }
        screen.provenance.origin = origin(of: scene)
        return screen
    }

    /// Where a scene's controller stands in its file.
    func origin(of scene: Scene) -> Origin {
        let controller = scene.controller
        return Origin(
            file: BoundedText.cut(path(of: scene)), object: BoundedText.cut(controller.id),
            line: controller.element.line, column: controller.element.column)
    }

    private func navigationBar(of scene: Scene) -> Stated<NavigationBar> {
        let controller = scene.controller
        guard controller.container == .none else { return .unknown }
        var bar = NavigationBar()
        switch scene.reader.barTitle {
        case nil: return .unknown
        case "": if controller.hasCode { return .unknown } else { bar.title = .nothing }
        case let title?: bar.title = .value(.plain(title))
        }
        if let large = controller.navigationItem?["largeTitleDisplayMode"] { bar.largeTitle = .value(large != "never") }
        return .value(bar)
    }
}

extension Screen {
    /// Says of controls whose “show” presents that they present.
    fileprivate mutating func markPresenting(_ names: Set<String>) {
        guard case .value(var controls) = self.controls else { return }
        for index in controls.indices
        where controls[index].action == .value(.push) && names.contains(controls[index].id) {
            controls[index].action = .value(.present)
        }
        self.controls = .value(controls)
    }
}
