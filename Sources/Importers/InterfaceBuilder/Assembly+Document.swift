internal import FlowDocument
internal import XML

extension Assembly {
    /// The document that the files make.
    mutating func document() -> Document {
        var document = Document()
        let initial = files.filter { $0.initialController != nil && !$0.isLaunchScreen }
        let main = initial.first { $0.stem == "Main" } ?? initial.first ?? files.first
        document.title = Stated(known: main.map { BoundedText.cut($0.stem) })
        document.source = .value(source)
        if files.allSatisfy(\.isPadOnly) {
            document.cases = .value([.named("ipad-portrait"), .named("ipad-landscape")])
        }
        document.screens = scenes.indices.map(screen)
        var presentations = Presentations()
        var presenting: [Int: Set<String>] = [:]
        for (screen, holder) in holders { document.screens[screen].parent = .value(scenes[holder].id) }
        for route in routes {
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
        var targets: Set<Int> = []
        for route in routes {
            guard let target = route.target, scenes[target].file != scenes[route.source].file else { continue }
            targets.insert(target)
        }
        let roots = initial.filter { !targets.contains($0) }
        var seen: Set<Int> = []
        let found = (roots.isEmpty ? initial : roots).filter { seen.insert($0).inserted }
        return found.isEmpty ? nil : found.map { scenes[$0].id }
    }

    private func screen(_ index: Int) -> Screen {
        let scene = scenes[index]
        let controller = scene.controller
        var screen = Screen(id: scene.id)
        screen.name = .value(scene.reader.name ?? BoundedText.cut(controller.kindName))
        screen.container = .value(controller.container)
        screen.canvas = Stated(known: controller.canvas)
        screen.navigationBar = navigationBar(of: index)
        // Without its bar a stack shows no Back, and a button of one's own at its place takes it away.
        if containment.withoutBar.contains(index) || controller.replacesBack { screen.backHidden = .value(true) }
        screen.controls = controls(of: index)
        if !scene.reader.elements.isEmpty { screen.elements = .value(scene.reader.elements) }
        screen.provenance.origin = origin(of: scene)
        return screen
    }

    /// The controls that the file shows. Code that has an empty view to fill fills it, and what a container holds that
    /// the files leave empty is not for us to see either.
    private func controls(of index: Int) -> Stated<[Control]> {
        let reader = scenes[index].reader
        let isBlank = reader.elements.isEmpty && scenes[index].controller.hasCode
        return reader.controls.isEmpty && (isBlank || isHollow(index)) ? .unknown : .value(reader.controls)
    }

    /// Where a scene's controller stands in its file.
    func origin(of scene: Scene) -> Origin {
        let controller = scene.controller
        return Origin(
            file: BoundedText.cut(path(of: scene)), object: BoundedText.cut(controller.id),
            line: controller.element.line, column: controller.element.column)
    }

    private func navigationBar(of index: Int) -> Stated<NavigationBar> {
        let scene = scenes[index]
        let controller = scene.controller
        guard controller.container == .none else { return .unknown }
        var bar = NavigationBar()
        switch scene.reader.barTitle {
        case nil: return .unknown
        case "": if controller.hasCode { return .unknown } else { bar.title = .nothing }
        case let title?: bar.title = .value(.plain(title))
        }
        bar.largeTitle = Stated(known: hasLargeTitle(index))
        return .value(bar)
    }

    /// Whether the title is large: where the screen forbids it, or its stack asks for it. A stack that does not may
    /// yet be told to by code.
    private func hasLargeTitle(_ index: Int) -> Bool? {
        if scenes[index].controller.navigationItem?["largeTitleDisplayMode"] == "never" { return false }
        guard let holder = holders[index] else { return nil }
        let bar = scenes[holder].controller.element.part("navigationBar")
        return bar?.flag("largeTitles") == true ? true : nil
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
