internal import FlowDocument
internal import JSON

extension Context {
    /// Looks at a subject in each window that the flow is shown in, and asks for those where nobody said which.
    func inEachCase(
        where isMeant: (DeviceCase) -> Bool = { _ in true }, _ observations: inout Observations,
        look: (DeviceCase, inout Observations) -> Void
    ) {
        guard let cases else { return observations.ask(for: [.cases], of: .app) }
        for device in cases where isMeant(device) {
            var seen = Observations()
            look(device, &seen)
            for var observation in seen.all {
                observation.case = device.id
                observations.add(observation)
            }
        }
    }
}

extension Observations {
    /// Says that facts are missing, some of which may be for others than the subject to state.
    mutating func ask(for missing: [MissingFact], of subject: NodeID) {
        var observation = Observation(.open)
        observation.missing = missing
        if let own = missing.first(where: { $0.subject.owner == subject && subject != .app }) {
            observation.field = own.field.split(separator: ".").map(String.init)
            observation.control = own.subject.child
        }
        add(observation)
    }
}

extension Double {
    /// A distance in points as messages say it: to a tenth.
    var points: String {
        ((self * 10).rounded() / 10).plain
    }
}

extension Rect {
    /// The rectangle as evidence.
    var json: JSON {
        .object([
            JSON.Member("x", .number(x)), JSON.Member("y", .number(y)),
            JSON.Member("width", .number(width)), JSON.Member("height", .number(height)),
        ])
    }
}
