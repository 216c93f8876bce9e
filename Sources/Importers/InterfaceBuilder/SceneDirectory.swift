internal import FlowDocument
internal import XML

/// Finds scenes by their object ids, and what references to other storyboards mean.
struct SceneDirectory {
    private struct Entry {
        let stem: String
        let folder: Substring
        let initial: String?
        var scenes: [String: Int] = [:]
        var placeholders: [String: XMLTree.Element] = [:]
        var objectsByIdentifier: [String: String] = [:]
    }

    private var entries: [Entry] = []
    private var entriesByStem: [String: [Int]] = [:]

    /// Begins a file; what is added next belongs to it.
    mutating func begin(_ file: InterfaceFile) {
        let folder = file.path.lastIndex(of: "/").map { file.path[..<$0] } ?? ""
        entriesByStem[file.stem, default: []].append(entries.count)
        entries.append(Entry(stem: file.stem, folder: folder, initial: file.initialController))
    }

    /// Adds a controller of the file that was begun last: a scene by its index, or a placeholder. Of two with one
    /// id the first counts.
    mutating func add(_ controller: Controller, scene: Int?) {
        guard let last = entries.indices.last else { return }
        if let identifier = controller.element["storyboardIdentifier"],
            entries[last].objectsByIdentifier[identifier] == nil
        {
            entries[last].objectsByIdentifier[identifier] = controller.id
        }
        if let scene {
            if entries[last].scenes[controller.id] == nil { entries[last].scenes[controller.id] = scene }
        } else if entries[last].placeholders[controller.id] == nil {
            entries[last].placeholders[controller.id] = controller.element
        }
    }

    /// The scene that a file begins with.
    func initialScene(of file: Int) -> Int? {
        guard entries.indices.contains(file), let initial = entries[file].initial else { return nil }
        if case .scene(let scene) = resolve(initial, in: file) { return scene }
        return nil
    }

    /// Follows an object id of a file to a scene, through references to other storyboards.
    func resolve(_ object: String, in file: Int) -> Assembly.Destination {
        var (object, file) = (object, file)
        // References that go in a circle lead nowhere, and no project has chains longer than this.
        for _ in 0..<16 {
            guard entries.indices.contains(file) else { return .missing }
            if let scene = entries[file].scenes[object] { return .scene(scene) }
            guard let placeholder = entries[file].placeholders[object] else { return .missing }
            let identifier = placeholder["referencedIdentifier"]
            guard let next = storyboard(of: placeholder, in: file),
                let target = target(identifier, in: next)
            else { return .external(ExternalTarget(placeholder)) }
            (object, file) = (target, next)
        }
        return .missing
    }

    private func target(_ identifier: String?, in file: Int) -> String? {
        guard let identifier else { return entries[file].initial }
        return entries[file].objectsByIdentifier[identifier]
    }

    /// The file that a reference means: one in the same folder before all others. A reference that names no
    /// storyboard means its own, unless it names nothing at all.
    private func storyboard(of placeholder: XMLTree.Element, in file: Int) -> Int? {
        guard let name = placeholder["storyboardName"] else {
            return placeholder["referencedIdentifier"] == nil ? nil : file
        }
        let matches = entriesByStem[name] ?? []
        return matches.first { entries[$0].folder == entries[file].folder } ?? matches.first
    }
}

extension ExternalTarget {
    fileprivate init(_ placeholder: XMLTree.Element) {
        self.init()
        storyboard = Stated(known: placeholder["storyboardName"].map(BoundedText.cut))
        identifier = Stated(known: placeholder["referencedIdentifier"].map(BoundedText.cut))
        bundle = Stated(known: placeholder["bundleIdentifier"].map(BoundedText.cut))
    }
}
