internal import FlowDocument
internal import TextLayout

/// The cases in which an orientation is looked at.
enum HeldCases: Sendable {
    /// Those that the document names.
    case declared([DeviceCase])
    /// It names none, so only what holds on every phone of the device table is certain; what would have to be stated.
    case assumed([DeviceCase], MissingFact)
    /// The app is not held so.
    case none
}

/// In which cases and measures alerts and action sheets are looked at: found once for a document.
struct LayoutSettings: Sendable {
    /// What the measures of alerts depend on in the cases, each once; in none, in that of a phone held upright.
    let alertMetrics: [AlertMetrics.Key]
    /// What lines are counted with, and the first case that is so. In the sizes for people who see little no text keeps
    /// to a line or two, so those are left out.
    let lines: [(metrics: AlertMetrics.Key, device: DeviceCase?)]
    /// The cases that are held upright, those held sideways, and both.
    let upright, sideways, all: HeldCases

    init(_ document: Document) {
        let usual = AlertMetrics.Key(.iOS18, .large, windowWidth: 390)
        var metrics: [AlertMetrics.Key] = []
        var lines: [(metrics: AlertMetrics.Key, device: DeviceCase?)] = []
        for device in document.deviceCases ?? [] where !metrics.contains(device.alertMetrics) {
            metrics.append(device.alertMetrics)
            if !device.typeSize.isAccessibility { lines.append((device.alertMetrics, device)) }
        }
        alertMetrics = metrics.isEmpty ? [usual] : metrics
        self.lines = lines.isEmpty ? [(usual, nil)] : lines
        upright = Self.cases(held: .portrait, document)
        sideways = Self.cases(held: .landscape, document)
        all = upright + sideways
    }

    private static func cases(held orientation: Orientation, _ document: Document) -> HeldCases {
        let orientations = document.app.value?.orientations ?? .unknown
        if orientations.isKnown, !orientations.elements.contains(orientation) { return .none }
        let declared = (document.deviceCases ?? []).filter { $0.orientation == orientation }
        if !declared.isEmpty { return .declared(declared) }
        // The windows are named and none is held so: where the app can be, one is missing.
        guard document.deviceCases == nil || orientations.isKnown else { return .none }
        let phones = DeviceCase.builtIn.filter { $0.idiom == .iphone && $0.orientation == orientation }
        return .assumed(phones, MissingFact(Reference(.app), "cases"))
    }
}

extension HeldCases {
    /// The cases of both; what is declared makes assumptions needless.
    fileprivate static func + (left: HeldCases, right: HeldCases) -> HeldCases {
        switch (left, right) {
        case (.declared(let first), .declared(let second)): .declared(first + second)
        case (.declared(let cases), _), (_, .declared(let cases)): .declared(cases)
        case (.assumed(let first, let fact), .assumed(let second, _)): .assumed(first + second, fact)
        case (.assumed(let cases, let fact), _), (_, .assumed(let cases, let fact)): .assumed(cases, fact)
        case (.none, .none): .none
        }
    }
}

extension Observations {
    /// Adds what is seen in each language and in each of these cases.
    ///
    /// Where the cases are only assumed, what is so on every phone is certain; else the document has to name them.
    /// - Parameter look: Looks at one language and case.
    mutating func add(
        in held: HeldCases, _ context: Context, look: (_ language: String, _ device: DeviceCase) -> Observation
    ) {
        func cells(_ language: String, _ cases: [DeviceCase]) -> [Observation] {
            cases.map { device in
                var cell = look(language, device)
                cell.language = language
                cell.case = device.id
                return cell
            }
        }
        switch held {
        case .none: nothingToCheck()
        case .declared(let cases): add(cells: context.languages.flatMap { cells($0, cases) })
        case .assumed(let cases, let missing):
            add(
                cells: context.languages.map { language in
                    var cell = cells(language, cases).agreed ?? Observation(openOn: [missing])
                    cell.language = language
                    return cell
                })
        }
    }
}

extension [Observation] {
    /// What all cells come to, or the facts that one of them lacks; `nil` where they differ.
    fileprivate var agreed: Observation? {
        if let open = first(where: { $0.outcome == .open }) { return open }
        guard let first, first.outcome != .review else { return nil }
        return allSatisfy { $0.outcome == first.outcome } ? first : nil
    }
}

extension Observation {
    /// Facts are missing.
    init(openOn missing: [MissingFact]) {
        self.init(.open)
        self.missing = missing
        guard let fact = missing.first, fact.subject.owner != .app else { return }
        field = fact.field.split(separator: ".").map(String.init)
        control = fact.subject.child
    }

    /// Weighs a failure in a case: people who chose letters that large are used to scrolling.
    mutating func weigh(_ device: DeviceCase) {
        if outcome == .fail, device.typeSize.isAccessibility { severity = .advice }
    }
}
