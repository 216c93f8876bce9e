internal import FlowDocument
internal import TextLayout

/// The labels of all buttons of an app that have one effect and one role, in one language.
struct LabelGroup {
    /// A button whose label says one of the things that are compared.
    struct Place {
        let worded: WordedText
        let label: String
        let meaning: LabelSynonyms.Meaning
    }

    /// Buttons that are compared with each other.
    struct Labels {
        private(set) var places: [Place] = []
        /// How often each label stands there, the most frequent first.
        private(set) var counts: [(label: String, count: Int)] = []

        init(_ places: [Place]) {
            self.places = places
            var known: [String: Int] = [:]
            for place in places {
                let folded = LabelSynonyms.folded(place.label)
                if let index = known[folded] {
                    counts[index].count += 1
                } else {
                    known[folded] = counts.count
                    counts.append((place.label, 1))
                }
            }
            // Of equally frequent ones the order of the words decides, not that of the document.
            counts.sort { ($1.count, $0.label) < ($0.count, $1.label) }
        }

        var count: Int { places.count }

        var greatestShare: Double {
            count == 0 ? 1 : Double(counts.first?.count ?? 0) / Double(count)
        }

        var minority: [Place] {
            guard let most = counts.first.map({ LabelSynonyms.folded($0.label) }) else { return [] }
            return places.filter { LabelSynonyms.folded($0.label) != most }
        }

        /// The labels with their numbers.
        var list: String {
            counts.map { "\($0.label) (\($0.count))" }.joined(separator: ", ")
        }
    }

    let language: String
    let effect: Effect
    let role: ControlRole?
    private var places: [Place] = []

    /// What tells it from other groups.
    var facet: String {
        [language, effect.rawValue, role?.rawValue].compactMap { $0 }.joined(separator: " ")
    }

    /// The buttons that say the same, group by group.
    var bySense: [Labels] { grouped { $0.sense } }

    /// The buttons that speak of the same matter.
    var byMatter: [Labels] { grouped { $0.matter } }

    private func grouped(_ key: (LabelSynonyms.Meaning) -> String) -> [Labels] {
        Dictionary(grouping: places) { key($0.meaning) }.sorted { $0.key < $1.key }.map { Labels($0.value) }
    }

    /// Every group of a language, in the order of its effect and role.
    static func all(in language: String, _ context: Context) -> [LabelGroup] {
        var groups: [String: LabelGroup] = [:]
        for subject in context.nodes where !subject.isSystem {
            for control in subject.controls {
                guard let effect = control.exit.value?.effect.value else { continue }
                let seen =
                    control.title.value == nil
                    ? SeenText(text: control.accessibilityLabel, place: .control(control.id, "accessibilityLabel"))
                    : SeenText(text: control.title, place: .control(control.id, "title"))
                guard let label = context.texts(seen.text).first(where: { $0.language == language })?.text.value,
                    let meaning = LabelSynonyms.meaning(of: label, in: language)
                else { continue }
                let role = control.role.value == .default ? nil : control.role.value
                var group = LabelGroup(language: language, effect: effect, role: role)
                group = groups[group.facet] ?? group
                let worded = WordedText(subject: subject, seen: seen)
                group.places.append(Place(worded: worded, label: label.trimmed, meaning: meaning))
                groups[group.facet] = group
            }
        }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }

    private init(language: String, effect: Effect, role: ControlRole?) {
        (self.language, self.effect, self.role) = (language, effect, role)
    }
}
