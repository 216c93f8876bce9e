internal import FlowDocument

/// A search backwards from what people want to get to: which places certainly lead there, which would if facts were as
/// they may be, and of which only a person can tell.
///
/// One search for each degree of certainty, over nodes and ways: its cost grows with them and not with their pairs.
struct BackwardSearch {
    /// How sure a place or a way is.
    enum Certainty {
        /// It is there.
        case certain
        /// It is there if these facts turn out so.
        case open([MissingFact])
        /// A person has to look.
        case review
    }

    /// What was found of a place.
    enum Answer {
        /// It leads there.
        case yes
        /// It leads there if these facts turn out so.
        case open([MissingFact])
        /// It may lead there; a person has to look.
        case review
        /// It does not.
        case no
    }

    private var sources: [[(source: Int, certainty: Certainty)]]
    private var goals: [(place: Int, certainty: Certainty)] = []

    init(count: Int) {
        sources = Array(repeating: [], count: count)
    }

    /// Says that people get from one place to another.
    mutating func connect(_ source: Int, to target: Int, _ certainty: Certainty = .certain) {
        sources[target].append((source, certainty))
    }

    /// Says that people are there at a place.
    mutating func add(goal place: Int, _ certainty: Certainty = .certain) {
        guard sources.indices.contains(place) else { return }
        goals.append((place, certainty))
    }

    /// Says the same of every place.
    mutating func addGoalEverywhere(_ certainty: Certainty = .certain) {
        for place in sources.indices { goals.append((place, certainty)) }
    }

    /// What is known of each place.
    func answers() -> [Answer] {
        var answers = Array(repeating: Answer.no, count: sources.count)
        for round in Round.allCases {
            // Places that an earlier round answered lead on over ways that only this one may take.
            var queue = answers.indices.filter { answers[$0].isFound }
            for (place, certainty) in goals where round.takes(certainty) && !answers[place].isFound {
                answers[place] = round.answer(certainty, before: .yes)
                queue.append(place)
            }
            var next = 0
            while next < queue.count {
                let place = queue[next]
                next += 1
                for (source, certainty) in sources[place] where round.takes(certainty) && !answers[source].isFound {
                    answers[source] = round.answer(certainty, before: answers[place])
                    queue.append(source)
                }
            }
        }
        return answers
    }

    private enum Round: CaseIterable {
        case certain, open, review

        func takes(_ certainty: Certainty) -> Bool {
            switch (self, certainty) {
            case (_, .certain), (.open, .open), (.review, _): true
            case (.certain, _), (.open, .review): false
            }
        }

        func answer(_ certainty: Certainty, before next: Answer) -> Answer {
            switch self {
            case .certain: return .yes
            case .review: return .review
            case .open:
                var facts: [MissingFact] = if case .open(let facts) = certainty { facts } else { [] }
                if case .open(let more) = next { facts += more.filter { !facts.contains($0) } }
                return .open(Array(facts.prefix(Self.mostFacts)))
            }
        }

        /// Nobody answers more questions than this to settle one result.
        private static let mostFacts = 20
    }
}

extension BackwardSearch.Answer {
    fileprivate var isFound: Bool {
        if case .no = self { false } else { true }
    }
}
