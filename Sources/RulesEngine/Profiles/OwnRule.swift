internal import FlowDocument
internal import JSON

/// A rule that a team states in its profile: what it looks at, what must be there and what must not.
public struct OwnRule: Sendable, Hashable {
    /// What a rule looks at; of transitions, those that present a modal.
    public enum Target: String, CaseIterable, Sendable {
        case modal, screen, transition, control
    }

    /// Its name, which begins with `x-`.
    public var id: RuleID
    /// Raised by its author when it decides otherwise than before.
    public var version = 1
    /// How much a failure matters.
    public var severity = Severity.warning
    /// What it looks at.
    public var target = Target.modal
    /// Which of these it is about.
    public var conditions: [Condition] = []
    /// What must hold of each.
    public var demands: [Condition] = []
    /// What must hold of none.
    public var bans: [Condition] = []
    /// What a finding says.
    public var message: LocalText
    /// What it demands, in one sentence.
    public var summary: LocalText?
    /// Why.
    public var why: LocalText?
    /// What to do about a failure.
    public var remedy: LocalText?

    /// A rule that demands nothing yet.
    public init(id: RuleID, message: LocalText) {
        self.id = id
        self.message = message
    }

    /// The sentence that it says.
    public var template: MessageTemplate { MessageTemplate("own", message) }

    /// The rule as the engine runs it.
    var check: Check {
        let template = template
        let scope: RuleMetadata.Scope =
            switch target {
            case .modal, .control: .nodes
            case .screen: .screens
            case .transition: .presentations
            }
        let metadata = RuleMetadata(
            id: id, version: version, editions: .all, severity: severity, guidelines: [], scope: scope,
            summary: summary ?? message, why: why ?? "A rule of the team.", remedy: remedy ?? message,
            messages: [template], examples: [])
        return Check(metadata) { subject, _, observations in look(at: subject, template, &observations) }
    }
}

extension OwnRule {
    private func look(at subject: Subject, _ template: MessageTemplate, _ observations: inout Observations) {
        switch (target, subject) {
        case (.modal, .modal(let node)): judge(node.modal.json, of: subject, nil, template, &observations)
        case (.screen, .screen(let node)): judge(node.screen.json, of: subject, nil, template, &observations)
        case (.transition, .presentation(let node)):
            judge(node.transition.json, of: subject, nil, template, &observations)
        case (.control, .modal(let node)):
            for control in node.modal.controls.elements {
                judge(control.json, of: subject, control.id, template, &observations)
            }
        case (.control, .screen(let node)):
            for control in node.screen.controls.elements {
                judge(control.json, of: subject, control.id, template, &observations)
            }
        default: observations.add(Observation(without: .wrongKind, .notApplicable))
        }
    }

    private func judge(
        _ tree: JSON, of subject: Subject, _ control: String?, _ template: MessageTemplate,
        _ observations: inout Observations
    ) {
        var judgement = Judgement(subject: subject, control: control)
        for condition in conditions {
            switch condition.truth(in: tree, demandingAll: false).truth {
            case .yes: continue
            case .no: return observations.add(judgement.nothingToCheck)
            case .unknown: judgement.wait(for: condition)
            }
        }
        // What it is about comes first: nobody asks for facts of something that the rule may not concern.
        if !judgement.missing.isEmpty { return observations.add(judgement.open) }
        for (condition, isDemand) in demands.map({ ($0, true) }) + bans.map({ ($0, false) }) {
            let answer = condition.truth(in: tree, demandingAll: isDemand)
            switch answer.truth {
            case .unknown: judgement.wait(for: condition)
            case .yes where isDemand, .no where !isDemand: continue
            default: return observations.add(judgement.fail(template, condition, answer, tree))
            }
        }
        observations.add(judgement.missing.isEmpty ? judgement.pass : judgement.open)
    }
}

/// What a rule of one's own comes to for one modal, screen, transition or control.
private struct Judgement {
    let subject: Subject
    let control: String?
    var missing: [MissingFact] = []

    init(subject: Subject, control: String?) {
        self.subject = subject
        self.control = control
    }

    mutating func wait(for condition: Condition) {
        missing.append(MissingFact(Reference(subject.id, child: control), condition.field))
    }

    var pass: Observation { observation(.pass) }

    var nothingToCheck: Observation {
        var observation = observation(.notApplicable)
        observation.reason = .nothingToCheck
        return observation
    }

    var open: Observation {
        var observation = observation(.open)
        observation.missing = missing
        return observation
    }

    func fail(
        _ template: MessageTemplate, _ condition: Condition, _ answer: Condition.Answer, _ tree: JSON
    ) -> Observation {
        var observation = observation(.fail)
        let value = answer.value.map { $0.string ?? String(decoding: $0.bytes(), as: UTF8.self) } ?? ""
        observation.message = Message(
            template, ["id": control ?? subject.id.rawValue, "name": tree["name"]?.string ?? "", "value": value])
        observation.field = answer.field
        observation.language = answer.language
        return observation
    }

    private func observation(_ outcome: Outcome) -> Observation {
        var observation = Observation(outcome)
        observation.facet = control
        observation.control = control
        return observation
    }
}
