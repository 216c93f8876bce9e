internal import FlowDocument
internal import XML

extension Assembly {
    /// The document that the files make.
    mutating func document() -> Document {
        var document = Document()
        document.title = Stated(known: files.first { $0.initialController != nil }?.stem ?? files.first?.stem)
        document.source = .value(source)
        if files.allSatisfy(\.isPadOnly) {
            document.cases = .value([.named("ipad-portrait"), .named("ipad-landscape")])
        }
        document.screens = scenes.indices.map(screen)
        for route in routes where route.segue.kind == "relationship" {
            // The first container that holds a screen is its parent; iOS lets it have only one at a time.
            guard let target = route.target, !document.screens[target].parent.isKnown, target != route.source else {
                continue
            }
            document.screens[target].parent = .value(scenes[route.source].id)
        }
        var presentations = Presentations()
        for index in routes.indices { add(routes[index], to: &document, &presentations) }
        for (scene, regions) in presentations.regions {
            document.screens[scene].regions = .value(regions.sorted { $0.id < $1.id })
        }
        document.modals = presentations.modals
        document.entry = Stated(known: entry)
        return document
    }

    private var source: Source {
        var source = Source()
        source.kind = .value("storyboard")
        if files.count == 1 {
            source.file = .value(files[0].path)
        } else {
            source.files = .value(files.map(\.path))
        }
        source.tool = Stated(known: files.first?.tool)
        return source
    }

    /// Where people come in: the initial screens that nothing else leads to; all of them where everything does.
    private var entry: [NodeID]? {
        let initial = scenes.indices.filter {
            scenes[$0].file.initialController == scenes[$0].controller.id && !scenes[$0].file.isLaunchScreen
        }
        let targets = Set(routes.compactMap(\.target))
        let roots = initial.filter { !targets.contains($0) }
        let found = roots.isEmpty ? initial : roots
        return found.isEmpty ? nil : found.map { scenes[$0].id }
    }

    private func screen(_ index: Int) -> Screen {
        let scene = scenes[index]
        let controller = scene.controller
        var screen = Screen(id: scene.id)
        screen.name = Stated(known: controller.name)
        screen.container = Stated(known: controller.container)
        screen.canvas = Stated(known: controller.canvas)
        screen.navigationBar = navigationBar(of: scene)
        // Without its bar a stack shows no Back, and a button of one's own at its place takes it away.
        if withoutBar.contains(index) || controller.replacesBack { screen.backHidden = .value(true) }
        let parts = scene.reader
        let isBlank = parts.controls.isEmpty && parts.elements.isEmpty
        // Code that has an empty view to fill fills it: what it puts there is not for us to see.
        if !(isBlank && controller.hasCode) { screen.controls = .value(parts.controls) }
        if !parts.elements.isEmpty { screen.elements = .value(parts.elements) }
        screen.provenance.origin = Origin(
            file: scene.file.path, object: controller.id, line: controller.element.line,
            column: controller.element.column)
        return screen
    }

    private func navigationBar(of scene: Scene) -> Stated<NavigationBar> {
        let controller = scene.controller
        guard controller.container == Container.none else { return .unknown }
        var bar = NavigationBar()
        let title = [controller.navigationItem?["title"], controller.element["title"], scene.reader.barTitle]
            .compactMap { $0 }.first { $0.contains { !$0.isWhitespace } }
        if let title {
            bar.title = .value(.plain(String(title.prefix(10_000))))
        } else if !controller.hasCode {
            bar.title = .nothing
        } else {
            return .unknown
        }
        if let large = controller.navigationItem?["largeTitleDisplayMode"] { bar.largeTitle = .value(large != "never") }
        return .value(bar)
    }
}
